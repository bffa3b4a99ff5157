<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
</TS>
