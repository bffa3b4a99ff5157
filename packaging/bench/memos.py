"""What a benchmark would flatter a library with: answers remembered by the whole hand. They go before every turn.

The engine remembers suits, rulesets and classes, no whole hand; tests/puzzles/rules/test_memos.py sees to it.
"""

from mahjong.hand_calculating.divider import HandDivider

WHOLE_HAND = (HandDivider._divide_hand_impl,)


def drop_whole_hand_memos() -> None:
    """Empty every memo whose key is a whole hand."""
    for memo in WHOLE_HAND:
        memo.cache_clear()
