<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Anshan Mahjong Trainer</source>
        <translation>鞍山麻将练习室</translation>
    </message>
    <message>
        <source>Version {0}. Works offline, needs no account; nothing leaves this computer.</source>
        <translation>版本 {0}。不用联网，不用账号；什么都不离开这台电脑。</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, its tile pictures included.</source>
        <translation>自由软件，MIT 许可证，牌面图也一样。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>用到的软件</translation>
    </message>
    <message>
        <source>Typefaces</source>
        <translation>字体</translation>
    </message>
</context>
<context>
    <name>AfterColumn</name>
    <message>
        <source>This question is at fault</source>
        <translation>这题有问题</translation>
    </message>
    <message>
        <source>It is left out and doesn&apos;t count.</source>
        <translation>已跳过，不计分。</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>三家付</translation>
    </message>
    <message>
        <source>due</source>
        <translation>应付</translation>
    </message>
    <message>
        <source>You receive</source>
        <translation>共收</translation>
    </message>
</context>
<context>
    <name>AnswerLines</name>
    <message>
        <source>{verdict}, {about}, {hand}, time {time}, {day}</source>
        <translation>{verdict}，{about}，{hand}，用时 {time}，{day}</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>ApartCard</name>
    <message>
        <source>Set apart</source>
        <translation>放一边的</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed so often that they take the place of others. Look at the answer, then bring them back.</source>
        <translation>老是做错，先放一边，不占别的题的地方。看懂了答案再叫回来。</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>叫回来</translation>
    </message>
</context>
<context>
    <name>BeforeColumn</name>
    <message>
        <source>Play by other rules? Change them in the chip above; the next question obeys.</source>
        <translation>打别的规则？在上面的“规则”里换，下一题就按新规则。</translation>
    </message>
    <message>
        <source>No account, no set-up. Everything stays on this computer.</source>
        <translation>不用注册，不用设置；一切都留在这台电脑上。</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
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
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>The system shows no folders; copy the path instead</source>
        <translation>系统打不开文件夹；可以复制路径</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>答题记录</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date without its year</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date with its year</comment>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>FeltTable</name>
    <message>
        <source>winning tile</source>
        <translation>胡的牌</translation>
    </message>
    <message>
        <source>last question</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>混</translation>
    </message>
    <message>
        <source>qiang</source>
        <translation>枪</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>指示牌</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>FirstRunCard</name>
    <message>
        <source>New here? Three steps</source>
        <translation>第一次来？三步</translation>
    </message>
    <message>
        <source>Close the three steps</source>
        <translation>关闭三步说明</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Which tile would complete this hand?</source>
        <translation>再来哪张，这手就胡？</translation>
    </message>
    <message>
        <source>Pick every such tile below, or type it:</source>
        <translation>在下面全选出来，也可以打字：</translation>
    </message>
    <message>
        <source>See the answer and the reason:</source>
        <translation>看答案和道理：</translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message numerus="yes">
        <source>The next %n day(s)</source>
        <translation>
            <numerusform>往后 %n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}, {count}</source>
        <translation>{date}，{count}</translation>
    </message>
    <message>
        <source>Today {today}, tomorrow {tomorrow}.</source>
        <translation>今天 {today} 题，明天 {tomorrow} 题。</translation>
    </message>
</context>
<context>
    <name>HistoryPageView</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>History</source>
        <translation>做过的</translation>
    </message>
    <message>
        <source>No answer of this sort. Choose something else above.</source>
        <translation>没有这样的题。在上面换一换。</translation>
    </message>
    <message>
        <source>Nothing answered yet. What you answer is listed here.</source>
        <translation>还没做过题。做过的都列在这里。</translation>
    </message>
    <message>
        <source>To the latest</source>
        <translation>回到最近</translation>
    </message>
    <message>
        <source>Earlier ones</source>
        <translation>更早的</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>对错</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>做法</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>History</source>
        <translation>做过的</translation>
    </message>
    <message>
        <source>Favourites {count}</source>
        <translation>收藏 {count}</translation>
    </message>
    <message>
        <source>Play them once more, unrated</source>
        <translation>把收藏的再做一遍，不计分</translation>
    </message>
    <message>
        <source>Reported {count}</source>
        <translation>报错 {count}</translation>
    </message>
    <message>
        <source>Write them to a file, with your notes</source>
        <translation>连同说明存成文件</translation>
    </message>
    <message>
        <source>offline, each proved by the engine</source>
        <translation>离线，每题都经引擎验过</translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation>{name} 写不进去</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) written to {name}</source>
        <translation>
            <numerusform>%n 题已写入 {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Rated puzzles</source>
        <translation>计分练习</translation>
    </message>
    <message>
        <source>Puzzles in your measure</source>
        <translation>随手做题</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>全部题型</translation>
    </message>
    <message>
        <source>last 30 days</source>
        <translation>近 30 天</translation>
    </message>
    <message numerus="yes">
        <source>answered today</source>
        <translation>
            <numerusform>今天做过</numerusform>
        </translation>
    </message>
    <message>
        <source>The first puzzle gives you a rating.</source>
        <translation>做一题就有等级分。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>做了 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends at the first error.</source>
        <translation>错一题就结束。</translation>
    </message>
    <message>
        <source>best {count}</source>
        <translation>最好 {count}</translation>
    </message>
    <message numerus="yes">
        <source>so far</source>
        <translation>
            <numerusform>连对</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>You stopped at no. {place}.</source>
        <translation>上次停在第 {place} 题。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>接着来</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最好成绩</translation>
    </message>
    <message>
        <source>As many as you can in three minutes.</source>
        <translation>三分钟，能做多少做多少。</translation>
    </message>
    <message>
        <source>Tomorrow there is a new one.</source>
        <translation>明天有新的一题。</translation>
    </message>
    <message>
        <source>The same one for everybody.</source>
        <translation>同一天，人人同一题。</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>做今天的题</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Weakest first</source>
        <translation>弱项在前</translation>
    </message>
    <message>
        <source>Most played first</source>
        <translation>做得多的在前</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名字</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱项</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>拿手</translation>
    </message>
    <message numerus="yes">
        <source>· %n done</source>
        <translation>
            <numerusform>· %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done, a rate from {enough} on</source>
        <translation>
            <numerusform>做了 %n 题，满 {enough} 题才算</numerusform>
        </translation>
    </message>
    <message>
        <source>none done yet</source>
        <translation>还没做过</translation>
    </message>
</context>
<context>
    <name>KeysHint</name>
    <message>
        <source>take back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>1-dot and 5-dot</source>
        <translation>选 1饼、5饼</translation>
    </message>
    <message>
        <source>to the tiles, Space picks</source>
        <translation>走到牌上，空格选</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>may win</source>
        <translation>能胡</translation>
    </message>
    <message>
        <source>may not, then numbers</source>
        <translation>不能胡，再按数字</translation>
    </message>
    <message>
        <source>next item, Space ticks</source>
        <translation>换一项，空格勾选</translation>
    </message>
    <message>
        <source>change a count</source>
        <translation>改次数</translation>
    </message>
    <message>
        <source>the total</source>
        <translation>写总数</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>With every question</source>
        <translation>每种题都有</translation>
    </message>
    <message>
        <source>Choosing tiles</source>
        <translation>选牌</translation>
    </message>
    <message>
        <source>May it win?</source>
        <translation>能不能胡</translation>
    </message>
    <message>
        <source>Counting fan</source>
        <translation>算番</translation>
    </message>
    <message>
        <source>Choose tiles: digits, then the suit (or 万 饼 条 字, 东 南 …)</source>
        <translation>选牌：先数字，再花色字母（也可以打 万 饼 条 字、东 南……）</translation>
    </message>
    <message>
        <source>No tile wins</source>
        <translation>一张也不能胡</translation>
    </message>
    <message>
        <source>The hand may win</source>
        <translation>能胡</translation>
    </message>
    <message>
        <source>The hand may not win</source>
        <translation>不能胡</translation>
    </message>
    <message>
        <source>Tick what is wrong, by its number</source>
        <translation>按编号勾出错在哪</translation>
    </message>
    <message>
        <source>Count the marked item up or down</source>
        <translation>给选中的一项加一次、减一次</translation>
    </message>
    <message>
        <source>Write the total</source>
        <translation>写总数</translation>
    </message>
    <message>
        <source>Check the answer, then the next question</source>
        <translation>检查，再按就是下一题</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Erase the last typed character</source>
        <translation>删掉刚打的一个字</translation>
    </message>
    <message>
        <source>Drop what is typed by half</source>
        <translation>清掉打了一半的</translation>
    </message>
    <message>
        <source>Explain the marked tile, after the answer</source>
        <translation>答完以后，讲解选中的那张牌</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <translation>走到下一处</translation>
    </message>
    <message>
        <source>Go from tile to tile</source>
        <translation>在牌之间走</translation>
    </message>
    <message>
        <source>Press what is marked</source>
        <translation>按下选中的</translation>
    </message>
    <message>
        <source>Go to a place of the program</source>
        <translation>换到别的页</translation>
    </message>
</context>
<context>
    <name>LastCard</name>
    <message>
        <source>Last question</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>再看讲解</translation>
    </message>
</context>
<context>
    <name>LedgerPanel</name>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>fan</source>
        <translation>番</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Write the total too: digits go there</source>
        <translation>总数也要写；直接按数字</translation>
    </message>
    <message>
        <source>+ and − change a count</source>
        <translation>+ − 改次数</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>due</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Not counted:</source>
        <translation>没算的：</translation>
    </message>
    <message>
        <source>press one for the reason</source>
        <translation>点开看原因</translation>
    </message>
    <message>
        <source>more</source>
        <translation>还有</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>In the hand, where there is room for it</source>
        <translation>手里的牌，放得下就用这个大小</translation>
    </message>
    <message>
        <source>Number in the corner</source>
        <translation>角上标数字</translation>
    </message>
    <message>
        <source>Each tile carries its number or letter, for learning the tiles</source>
        <translation>每张牌角上写着数字或字母，认牌用</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>少动画</translation>
    </message>
    <message>
        <source>Nothing lifts or fades</source>
        <translation>牌不抬起，画面不渐变</translation>
    </message>
</context>
<context>
    <name>LostDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
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
    <name>NeedsCard</name>
    <message>
        <source>A win needs</source>
        <translation>胡牌要满足</translation>
    </message>
</context>
<context>
    <name>NoAnswerDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
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
        <source>Saved answers are in the file no more ({words}). Was an old file put back? {path}</source>
        <translation>文件里少了 {words} 个已保存的答案，是不是换回了旧文件？{path}</translation>
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
    <name>PlayBar</name>
    <message numerus="yes">
        <source>%n answer(s) not saved yet</source>
        <translation>
            <numerusform>%n 题还没存上</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>再按一次</translation>
    </message>
    <message>
        <source>Leave? Esc once more</source>
        <translation>离开？再按一次 Esc</translation>
    </message>
    <message>
        <source>Leave (Esc twice)</source>
        <translation>离开（按两次 Esc）</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>第 {place} 题，共 {count}</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>连对 {count}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <translation>对 {count}</translation>
    </message>
    <message>
        <source>{done} done · {right} right</source>
        <translation>做了 {done} 题 · 对 {right}</translation>
    </message>
    <message>
        <source>time left {time}</source>
        <translation>还剩 {time}</translation>
    </message>
    <message>
        <source>Rating {points}</source>
        <translation>等级分 {points}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Take this answer back</source>
        <translation>撤回这次回答</translation>
    </message>
    <message>
        <source>No longer a favourite</source>
        <translation>取消收藏</translation>
    </message>
    <message>
        <source>Make it a favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>This puzzle is wrong</source>
        <translation>这题有错</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再做</translation>
    </message>
    <message>
        <source>in other tiles</source>
        <translation>换了牌</translation>
    </message>
    <message>
        <source>Kept with your note on this computer.</source>
        <translation>已连同说明记在这台电脑上。</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>{0} done · {1} right</source>
        <translation>本轮 {0} 题 · 对 {1}</translation>
    </message>
    <message>
        <source>{0} in a row</source>
        <translation>连对 {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) not saved yet</source>
        <translation>
            <numerusform>%n 题还没存上</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The next question obeys; the chip on the table is the same</source>
        <translation>下一题起生效；和练习里的“规则”是同一个</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Adaptive follows how you answer</source>
        <translation>自动：按你答得怎样来定</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>What a win needs</source>
        <translation>胡牌要满足</translation>
    </message>
    <message>
        <source>The conditions of the rules, beside the question</source>
        <translation>题旁边列出规则要求的条件</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>How long an answer took</source>
        <translation>显示每题用了多久</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Your rating in the puzzles, and how it changes</source>
        <translation>谜题里的等级分和它的涨落</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>每天目标</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>新一天从几点算</translation>
    </message>
    <message>
        <source>Answers after midnight count for the day before until then</source>
        <translation>半夜到这时答的题，还算前一天</translation>
    </message>
</context>
<context>
    <name>ProgressScreen</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Reading your answers…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>After {count} answers this page shows how often you are right.</source>
        <translation>做满 {count} 题就有正确率。</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>去练习</translation>
    </message>
    <message>
        <source>Your answers can&apos;t be read just now. None of them is changed or deleted by that.</source>
        <translation>现在读不到练习记录。记录没有改动，也没有删掉。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>答过</translation>
    </message>
    <message numerus="yes">
        <source>questions</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>今天 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Right at first</source>
        <translation>首答正确</translation>
    </message>
    <message numerus="yes">
        <source>%n more answers and there is a rate</source>
        <translation>
            <numerusform>再答 %n 题就有正确率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>答对 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Time per question</source>
        <translation>每题用时</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>median, today {time}</source>
        <translation>中位数，今天 {time}</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>连续天数</translation>
    </message>
    <message numerus="yes">
        <source>days</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days with answers</source>
        <translation>
            <numerusform>练过 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Right at first, by kind</source>
        <translation>各题型首答正确率</translation>
    </message>
    <message>
        <source>Right at first, by rules</source>
        <translation>各规则首答正确率</translation>
    </message>
    <message numerus="yes">
        <source>%n questions, too few</source>
        <translation>
            <numerusform>%n 题，还太少</numerusform>
        </translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>还没练过</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Last answers</source>
        <translation>最近的题</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>This puzzle</source>
        <translation>这一题</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>连胜</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>三分钟</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>今日一题</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再做</translation>
    </message>
    <message>
        <source>a wait missed</source>
        <translation>漏了听</translation>
    </message>
    <message>
        <source>a shape taken for a win</source>
        <translation>把不许胡的当能胡</translation>
    </message>
    <message>
        <source>a tile that completes nothing</source>
        <translation>多选了不成形的</translation>
    </message>
    <message>
        <source>a dead tile chosen</source>
        <translation>选了死张</translation>
    </message>
    <message>
        <source>called a win, but it isn&apos;t</source>
        <translation>不能胡，说成能胡</translation>
    </message>
    <message>
        <source>called no win, but it is</source>
        <translation>能胡，说成不能胡</translation>
    </message>
    <message>
        <source>a fault missed</source>
        <translation>漏了毛病</translation>
    </message>
    <message>
        <source>a fault that isn&apos;t there</source>
        <translation>挑错了毛病</translation>
    </message>
    <message>
        <source>fan missed</source>
        <translation>漏了番</translation>
    </message>
    <message>
        <source>fan that don&apos;t count</source>
        <translation>多算了番</translation>
    </message>
    <message>
        <source>an item counted too low</source>
        <translation>有一项算少了</translation>
    </message>
    <message>
        <source>an item counted too high</source>
        <translation>有一项算多了</translation>
    </message>
    <message>
        <source>the total wrong</source>
        <translation>总数不对</translation>
    </message>
    <message>
        <source>last time {day}</source>
        <translation>上次 {day}</translation>
    </message>
    <message>
        <source>last time {day}: {missed}</source>
        <translation>上次 {day} {missed}</translation>
    </message>
</context>
<context>
    <name>PuzzlesScreen</name>
    <message>
        <source>Looking among the puzzles…</source>
        <translation>正在找题…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>没有题库</translation>
    </message>
    <message>
        <source>The bank of puzzles is missing or can&apos;t be read. Install the program anew to get it back; your answers stay as they are. Practice works without it.</source>
        <translation>题库不在，或读不出来。重新安装程序就有了；你的答案不受影响。练习不靠题库，照样能做。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>None left</source>
        <translation>没有题了</translation>
    </message>
    <message>
        <source>There is no puzzle of this sort under these rules. Other themes and other rules have some.</source>
        <translation>这套规则下没有这样的题。换个主题或换套规则就有。</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>回谜题</translation>
    </message>
</context>
<context>
    <name>ReportCard</name>
    <message>
        <source>This puzzle is wrong</source>
        <translation>这题有错</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Kept with your note on this computer.</source>
        <translation>已连同说明记在这台电脑上。</translation>
    </message>
    <message>
        <source>What is wrong with it? The note is kept with the puzzle on this computer.</source>
        <translation>哪里不对？说明和题一起记在这台电脑上。</translation>
    </message>
    <message>
        <source>Note on what is wrong</source>
        <translation>哪里不对</translation>
    </message>
    <message>
        <source>A few words, if you like</source>
        <translation>写两句，不写也行</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>记下</translation>
    </message>
</context>
<context>
    <name>ReviewHome</name>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message numerus="yes">
        <source>puzzle(s) due</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>题要复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Each was missed; where it can, it comes back in other tiles.</source>
        <translation>都是没做对的；能换牌的换了牌再来。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>What is due, and why</source>
        <translation>要复习的题和缘由</translation>
    </message>
    <message>
        <source>What you miss among the puzzles comes back here some days later, in other tiles.</source>
        <translation>谜题里没做对的，过几天换了牌在这里再来。</translation>
    </message>
    <message>
        <source>To the puzzles</source>
        <translation>去做谜题</translation>
    </message>
    <message>
        <source>Nothing to review today.</source>
        <translation>今天没有要复习的。</translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow there are %n.</source>
        <translation>
            <numerusform>明天有 %n 题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %n come on {date}.</source>
        <translation>
            <numerusform>下一次是 {date}，%n 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message numerus="yes">
        <source>missed %n time(s)</source>
        <translation>
            <numerusform>错了 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>missed</source>
        <translation>没做对</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>今天到期</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>晚了 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}, {about}, {hand}, last time {last}, {when}</source>
        <translation>{reason}，{about}，{hand}，上次 {last}，{when}</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>What is due can&apos;t be read just now. Nothing is lost by that.</source>
        <translation>现在读不出要复习的题。什么也没丢。</translation>
    </message>
    <message>
        <source>Looking for what is due…</source>
        <translation>正在找要复习的题…</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Missed or slow</source>
        <translation>没对的和慢的</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was missed and nothing was slow.</source>
        <translation>没有做错的，也没有慢的。</translation>
    </message>
    <message>
        <source>Play these again, unrated</source>
        <translation>再做一遍，不计分</translation>
    </message>
    <message>
        <source>Back to the reviews</source>
        <translation>回复习</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>回谜题</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>saved, it can be gone on with</source>
        <translation>已存好，可以接着来</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>连对</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>more than ever before</source>
        <translation>比以前都多</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>没对</translation>
    </message>
    <message>
        <source>Best before</source>
        <translation>以前最好</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
</context>
<context>
    <name>TileFlags</name>
    <message>
        <source>W</source>
        <translation>混</translation>
    </message>
    <message>
        <source>win</source>
        <translation>胡</translation>
    </message>
</context>
<context>
    <name>TileSetPanel</name>
    <message>
        <source>Nothing wins</source>
        <translation>一张也不能胡</translation>
    </message>
    <message>
        <source>No tile wins</source>
        <translation>一张也不能胡</translation>
    </message>
    <message>
        <source>Wan</source>
        <translation>万</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>饼</translation>
    </message>
    <message>
        <source>Bam</source>
        <translation>条</translation>
    </message>
    <message>
        <source>Hon.</source>
        <translation>字</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>Said: nothing wins</source>
        <translation>已选：一张也不能胡</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing chosen yet</source>
        <translation>还没选</translation>
    </message>
    <message>
        <source>Nothing chosen; if no tile wins, press 0</source>
        <translation>还没选；一张也不能胡请按 0</translation>
    </message>
    <message>
        <source>After &quot;{0}&quot; a suit is missing: m, p, s or z</source>
        <translation>“{0}”后面还缺花色：m、p、s 或 z</translation>
    </message>
    <message>
        <source>Before &quot;{0}&quot; its digits are missing, such as 147</source>
        <translation>“{0}”前面还缺数字，比如 147</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no tile; honours are 1z to 7z</source>
        <translation>“{0}”不是牌；字牌只有 1z 到 7z</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>剩 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏选</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>其余的牌</translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>goal: %n question(s)</source>
        <translation>
            <numerusform>目标 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>answered</source>
        <translation>题答完</translation>
    </message>
    <message>
        <source>right at first</source>
        <translation>首答正确</translation>
    </message>
    <message>
        <source>each</source>
        <translation>每题用时</translation>
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
<context>
    <name>VerdictPanel</name>
    <message>
        <source>May win</source>
        <translation>能胡</translation>
    </message>
    <message>
        <source>May not win</source>
        <translation>不能胡</translation>
    </message>
    <message>
        <source>Nothing said yet</source>
        <translation>还没选</translation>
    </message>
    <message>
        <source>Said: may win</source>
        <translation>已选：能胡</translation>
    </message>
    <message numerus="yes">
        <source>Said: may not win, %n fault(s)</source>
        <translation>
            <numerusform>已选：不能胡，勾了 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Say first whether the hand may win: Y or N</source>
        <translation>先选能不能胡：Y 或 N</translation>
    </message>
    <message>
        <source>Tick what is wrong, by number</source>
        <translation>错在哪也要勾；按数字就行</translation>
    </message>
    <message>
        <source>Answer: {0}</source>
        <translation>答案：{0}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏了</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Click any tile to ask about it; ? asks about the marked one.</source>
        <translation>点任意一张牌可问；“?”问光标所在的牌。</translation>
    </message>
</context>
</TS>
