<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ApartCard</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message numerus="yes">
        <source>%n answers aren&apos;t saved yet. Go on, so that they can be saved.</source>
        <translation>
            <numerusform>%n answer isn&apos;t saved yet. Go on, so that it can be saved.</numerusform>
            <numerusform>%n answers aren&apos;t saved yet. Go on, so that they can be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message numerus="yes">
        <source>The next %n day(s)</source>
        <translation>
            <numerusform>The next day</numerusform>
            <numerusform>The next %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n puzzle(s) written to {name}</source>
        <translation>
            <numerusform>%n puzzle written to {name}</numerusform>
            <numerusform>%n puzzles written to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>answered today</source>
        <translation>
            <numerusform>answered today</numerusform>
            <numerusform>answered today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far</source>
        <translation>
            <numerusform>so far</numerusform>
            <numerusform>so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>· %n done</source>
        <translation>
            <numerusform>· %n done</numerusform>
            <numerusform>· %n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done, a rate from {enough} on</source>
        <translation>
            <numerusform>%n done, a rate from {enough} on</numerusform>
            <numerusform>%n done, a rate from {enough} on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LostDialog</name>
    <message numerus="yes">
        <source>%n answers couldn&apos;t be saved and are lost. The log has the reason.</source>
        <translation>
            <numerusform>%n answer couldn&apos;t be saved and is lost. The log has the reason.</numerusform>
            <numerusform>%n answers couldn&apos;t be saved and are lost. The log has the reason.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message numerus="yes">
        <source>%n answers wait to be saved.</source>
        <translation>
            <numerusform>%n answer waits to be saved.</numerusform>
            <numerusform>%n answers wait to be saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayBar</name>
    <message numerus="yes">
        <source>%n answer(s) not saved yet</source>
        <translation>
            <numerusform>%n answer not saved yet</numerusform>
            <numerusform>%n answers not saved yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message numerus="yes">
        <source>%n answer(s) not saved yet</source>
        <translation>
            <numerusform>%n answer not saved yet</numerusform>
            <numerusform>%n answers not saved yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressScreen</name>
    <message numerus="yes">
        <source>questions</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>question</numerusform>
            <numerusform>questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n today</numerusform>
            <numerusform>%n today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more answers and there is a rate</source>
        <translation>
            <numerusform>%n more answer and there is a rate</numerusform>
            <numerusform>%n more answers and there is a rate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>days</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>day</numerusform>
            <numerusform>days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days with answers</source>
        <translation>
            <numerusform>%n day with answers</numerusform>
            <numerusform>%n days with answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions, too few</source>
        <translation>
            <numerusform>%n question, too few</numerusform>
            <numerusform>%n questions, too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewHome</name>
    <message numerus="yes">
        <source>puzzle(s) due</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>puzzle due</numerusform>
            <numerusform>puzzles due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow there are %n.</source>
        <translation>
            <numerusform>Tomorrow there is %n.</numerusform>
            <numerusform>Tomorrow there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %n come on {date}.</source>
        <translation>
            <numerusform>The next one comes on {date}.</numerusform>
            <numerusform>The next %n come on {date}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n time(s)</source>
        <translation>
            <numerusform>missed once</numerusform>
            <numerusform>missed %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n day late</numerusform>
            <numerusform>%n days late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSetPanel</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message numerus="yes">
        <source>goal: %n question(s)</source>
        <translation>
            <numerusform>goal: %n question</numerusform>
            <numerusform>goal: %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message numerus="yes">
        <source>%n answers couldn&apos;t be saved yet. Closing now loses them.</source>
        <translation>
            <numerusform>%n answer couldn&apos;t be saved yet. Closing now loses it.</numerusform>
            <numerusform>%n answers couldn&apos;t be saved yet. Closing now loses them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message numerus="yes">
        <source>Said: may not win, %n fault(s)</source>
        <translation>
            <numerusform>Said: may not win, %n fault</numerusform>
            <numerusform>Said: may not win, %n faults</numerusform>
        </translation>
    </message>
</context>
</TS>
