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
</TS>
