<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>UnsavedDialog</name>
    <message numerus="yes">
        <source>%n answers couldn&apos;t be saved yet. Closing now loses them.</source>
        <translation>
            <numerusform>%n answer couldn&apos;t be saved yet. Closing now loses it.</numerusform>
            <numerusform>%n answers couldn&apos;t be saved yet. Closing now loses them.</numerusform>
        </translation>
    </message>
</context>
</TS>
