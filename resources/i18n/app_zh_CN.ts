<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出错了</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>程序出错了</translation>
    </message>
    <message numerus="yes">
        <source>%n answers aren&apos;t saved yet. Go on, so that they can be saved.</source>
        <translation>
            <numerusform>还有 %n 个答案没存好。请继续，程序会再存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your answers are saved. You can go on; if it happens again, start the program anew.</source>
        <translation>你的答案都已存好。可以继续；要是再出错，请重新打开程序。</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>错误详情</translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation>日志：{path}</translation>
    </message>
    <message>
        <source>No log could be written.</source>
        <translation>日志写不进去。</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>LostDialog</name>
    <message>
        <source>Answers are lost</source>
        <translation>有答案没存上</translation>
    </message>
    <message numerus="yes">
        <source>%n answers couldn&apos;t be saved and are lost. The log has the reason.</source>
        <translation>
            <numerusform>有 %n 个答案没存上。原因见日志。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Anshan Mahjong Trainer</source>
        <translation>鞍山麻将练习室</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>题集</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>NoAnswerDialog</name>
    <message>
        <source>Running already</source>
        <translation>程序已经开着</translation>
    </message>
    <message>
        <source>The program is running already, but its window doesn&apos;t answer. Close it first.</source>
        <translation>程序已经开着，但窗口没有反应。请先把它关掉。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>关闭这条提示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%n answers wait to be saved.</source>
        <translation>
            <numerusform>有 %n 个答案等着保存。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>These settings couldn&apos;t be used and are back to their defaults: {words}. Kept: {path}</source>
        <translation>这些设置用不了，已改回默认值：{words}。原文件留在：{path}</translation>
    </message>
    <message>
        <source>The settings file is damaged; the defaults are in force. The old file is kept: {path}</source>
        <translation>设置文件坏了，现用默认值。原文件留在：{path}</translation>
    </message>
    <message>
        <source>The settings file can&apos;t be read; the defaults are in force: {path}</source>
        <translation>设置文件读不出来，现用默认值：{path}</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved; they hold until the program ends: {path}</source>
        <translation>设置存不进去，只在这次有效：{path}</translation>
    </message>
    <message>
        <source>The file of your answers was damaged. It is kept here, and a new one begun: {path}</source>
        <translation>答题记录的文件坏了，已另起新文件，旧的留在：{path}</translation>
    </message>
    <message>
        <source>The file of your answers was brought up to date. A copy of the old one: {path}</source>
        <translation>答题记录已升级，旧文件的副本：{path}</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was set back. Answers keep their order.</source>
        <translation>电脑的时钟被往回拨了。答题的先后不受影响。</translation>
    </message>
    <message>
        <source>The data folder can&apos;t be written: don&apos;t start the program twice. {path}</source>
        <translation>数据文件夹写不进去，请不要同时打开两个程序。{path}</translation>
    </message>
    <message>
        <source>A newer version wrote the file of your answers; please update. It is untouched: {path}</source>
        <translation>答题记录是新版本写的，请更新程序。文件没有动过：{path}</translation>
    </message>
    <message>
        <source>Another program&apos;s file lies where your answers belong. It is untouched: {path}</source>
        <translation>放答题记录的地方是别的程序的文件，没有动过：{path}</translation>
    </message>
    <message>
        <source>The disk is full: answers are kept in memory and saved when there is room again.</source>
        <translation>磁盘满了：答案先留在内存里，腾出空间后自动保存。</translation>
    </message>
    <message>
        <source>The data folder can&apos;t be written; answers are kept in memory: {path}</source>
        <translation>数据文件夹写不进去，答案先留在内存里：{path}</translation>
    </message>
    <message>
        <source>Another program holds the file of your answers; it is tried again: {path}</source>
        <translation>别的程序占着答题记录的文件，稍后再存：{path}</translation>
    </message>
    <message>
        <source>The file of your answers is damaged; answers are kept in memory: {path}</source>
        <translation>答题记录的文件坏了，答案先留在内存里：{path}</translation>
    </message>
    <message>
        <source>The disk reports an error; answers are kept in memory and tried again: {path}</source>
        <translation>磁盘出错，答案先留在内存里，稍后再存：{path}</translation>
    </message>
    <message>
        <source>The program made a mistake while saving; the log has the details.</source>
        <translation>保存时程序出错，详情见日志。</translation>
    </message>
</context>
<context>
    <name>TileFlags</name>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Answers aren&apos;t saved</source>
        <translation>答案没存好</translation>
    </message>
    <message numerus="yes">
        <source>%n answers couldn&apos;t be saved yet. Closing now loses them.</source>
        <translation>
            <numerusform>有 %n 个答案还没存好，现在关闭就没了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the window open: they are tried again every few seconds.</source>
        <translation>先别关窗口，程序每隔几秒会再存一次。</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>不关</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>还是关闭</translation>
    </message>
</context>
</TS>
