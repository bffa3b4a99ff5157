<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every answer whose feedback you saw is saved. You can go on; if it happens again, start anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log could be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
