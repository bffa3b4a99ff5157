"""A question of each theme and one that only resembles it: ``kind rules hand sets … name=value``."""

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, str]]] = {
    "closed_wait": (
        "waits xuanfeng 22567p46s pung:777z pung:888m",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "edge_wait": (
        "waits xuanfeng 45689m345p11z pung:111m",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "two_sided_wait": (
        "waits xuanfeng 1167m789p567s pung:666p",
        "waits xuanfeng 45689m345p11z pung:111m",
    ),
    "pair_wait": (
        "waits xuanfeng 678m456p5s pung:333z pung:999s",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "double_pair_wait": (
        "waits xuanfeng 44567m12355p pung:999p",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "three_waits": (
        "waits xuanfeng 4555m567s pung:111p pung:777z",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "five_waits": (
        "waits qipai 888m3466p77s3z pung:555z indicator=1z",
        "waits qipai 113588m4567s chow:123p indicator=6s",
    ),
    "many_waits": (
        "waits qipai 12399m2278p4699s indicator=8m",
        "waits qipai 11199m3468p1366s indicator=5s",
    ),
    "nothing_wins": (
        "waits xuanfeng 3366778m444p456s",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "some_refused": (
        "waits qipai 678m567p5678s pung:666z indicator=3p",
        "waits qipai 345678m123p3s pung:555s indicator=5p",
    ),
    "dead_wait": (
        "waits xuanfeng 5555m123p456p pung:111z",
        "waits xuanfeng 5556m123p456p pung:111z",
    ),
    "last_copy": (
        "waits xuanfeng 234m4455666s pung:555z",
        "waits xuanfeng 4555m567s pung:111p pung:777z",
    ),
    "hun_completes": (
        "waits qipai 789m678p2334s pung:555z indicator=3m",
        "waits qipai 123m12p123s77z chow:789p indicator=2s",
    ),
    "seven_pairs": (
        "waits xuanfeng 1177m778899p6s66z",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "thirteen_yao@waits": (
        "waits daozi 19m19p19s1234567z indicator=4m",
        "waits daozi 19m12p19s1234567z indicator=4m",
    ),
    "legal": (
        "legal xuanfeng 678m234789p55s pung:333m",
        "legal xuanfeng 345567m345p678s33z",
    ),
    "illegal": (
        "legal qipai 123m112233p33567s indicator=5p",
        "legal qipai 55678p111567s chow:345m indicator=1z",
    ),
    "two_faults": (
        "legal qipai 345m34566p345s chow:789p indicator=1p",
        "legal qipai 123m112233p33567s indicator=5p",
    ),
    "dragon_pair": (
        "legal qipai 345789m123p345s77z indicator=8p",
        "legal qipai 345m345p666789s33z indicator=5m",
    ),
    "excused": (
        "legal daozi 11488m14455s4455z indicator=2z",
        "legal daozi 33599m255p2255s11z indicator=8m",
    ),
    "sole_yaojiu": (
        "legal qipai 345m345p666789s33z indicator=5m",
        "legal qipai 55678p111567s chow:345m indicator=1z",
    ),
    "thin_suit": (
        "legal daozi 444678m444p99s pung:777z indicator=1p",
        "legal daozi 44m333777p567s pung:999m indicator=2m",
    ),
    "several_readings": (
        "legal daozi 111222333m44p chow:456s indicator=7p",
        "legal daozi 111222m345m44p chow:456s indicator=7p",
    ),
    "seven_pairs@legal": (
        "legal xuanfeng 447788p228899s33z",
        "legal xuanfeng 678m234789p55s pung:333m",
    ),
    "thirteen_yao@legal": (
        "legal daozi 1199m1199p1199s55z indicator=4m",
        "legal daozi 1199m1199p1188s55z indicator=4m",
    ),
    "trap_no_triplet": (
        "legal qipai 123m112233p33567s indicator=5p",
        "legal qipai 123m567888p66s pung:777m indicator=9s",
    ),
    "trap_no_sequence": (
        "legal daozi 111m222p333s444z55z indicator=7m",
        "legal daozi 111m234p333s444z55z indicator=7m",
    ),
    "trap_missing_suit": (
        "waits daozi 345m1244678p pung:333p indicator=6m",
        "waits daozi 4588m567p456s chow:123p indicator=3z",
    ),
    "trap_no_yaojiu": (
        "waits qipai 12m55p222s pung:777m chow:123p indicator=3s",
        "waits qipai 22678m34568p pung:222z indicator=4m",
    ),
    "trap_wild_pair": (
        "waits qipai 678m567p5678s pung:666z indicator=3p",
        "waits qipai 678m78p22s pung:333m chow:789p indicator=3s",
    ),
    "trap_one_tile_left": (
        "legal daozi 55z pung:111m chow:456m chow:456p pung:333s indicator=7m",
        "legal daozi 456m55z pung:111m chow:456p pung:333s indicator=7m",
    ),
    "trap_not_opened": (
        "waits xuanfeng 3366778m444p456s",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "dealer": (
        "fan xuanfeng 11122m345777s pung:999p dealer=self win=5s:discard:left",
        "fan xuanfeng 678m88p456888s added_kong:9999s dealer=left win=8s:discard:left",
    ),
    "self_draw": (
        "fan xuanfeng 99p345789s pung:222z pung:555z dealer=across win=7s:self_draw",
        "fan xuanfeng 678m88p456888s added_kong:9999s dealer=left win=8s:discard:left",
    ),
    "kong_draw": (
        "fan xuanfeng 66m888p456s added_kong:1111p added_kong:7777z dealer=across win=8p:kong_draw",
        "fan xuanfeng 678m88p456888s added_kong:9999s dealer=left win=8s:discard:left",
    ),
    "robbed_kong": (
        "fan daozi 456m123p55p789s pung:111z indicator=2s qiang=9m dealer=left win=5m:robbed_kong:left",
        "fan daozi 456m123p55p789s pung:111z indicator=2s qiang=9m dealer=left win=5m:discard:left",
    ),
    "closed": (
        "payment qipai 34599m12346p5599s indicator=4s qiang=7z dealer=self win=1p:discard:across",
        "payment qipai 66m24p3555s pung:444z pung:888m indicator=5m qiang=4s dealer=self win=5s:discard:right",
    ),
    "no_hun": (
        "fan qipai 789m56788s pung:222z chow:234p indicator=9s qiang=5z dealer=across win=7m:discard:right",
        "fan qipai 24m1145566p22s pung:555z indicator=9p qiang=5s dealer=right win=4p:discard:left",
    ),
    "open_kong": (
        "payment qipai 456m345567p99s added_kong:1111s indicator=3z qiang=3m dealer=right win=4m:discard:right",
        "payment qipai 456m579p12344s concealed_kong:9999m indicator=8p qiang=4p dealer=right win=5m:discard:left",
    ),
    "concealed_kong": (
        "fan qipai 55m222678p concealed_kong:2222z chow:456s indicator=5m qiang=5z dealer=self win=8p:discard:right",
        "fan qipai 55678p111567s chow:345m indicator=1z qiang=6m dealer=self win=7p:discard:right",
    ),
    "dragon_triplet": (
        "fan daozi 33678m345p456s pung:666z indicator=4z qiang=8s dealer=across win=5s:discard:across",
        "fan daozi 66m234567p pung:444z chow:345s indicator=3m qiang=8p dealer=left win=6m:self_draw",
    ),
    "three_triplets": (
        "payment qipai 111m44p234s pung:999m pung:888m indicator=5p qiang=7s dealer=left win=1m:discard:left",
        "payment qipai 333m345p456s11z pung:444z indicator=9m qiang=6m dealer=self win=3m:discard:left",
    ),
    "four_of_a_kind": (
        "fan qipai 24m234678p99s1z pung:444z indicator=4z qiang=7s dealer=left win=2m:self_draw",
        "fan qipai 124m789s77z chow:345p pung:222z indicator=3m qiang=2p dealer=across win=4m:self_draw",
    ),
    "qiang": (
        "fan qipai 234567m55s pung:444z pung:888p indicator=3p qiang=5m dealer=right win=5s:discard:across",
        "fan qipai 789m56788s pung:222z chow:234p indicator=9s qiang=5z dealer=across win=7m:discard:right",
    ),
    "two_eight_pair": (
        "fan qipai 789m56788s pung:222z chow:234p indicator=9s qiang=5z dealer=across win=7m:discard:right",
        "fan qipai 234567m55s pung:444z pung:888p indicator=3p qiang=5m dealer=right win=5s:discard:across",
    ),
    "wall_top": (
        "fan daozi 444m123p55p789s pung:111z indicator=4m qiang=9m dealer=left win=4m:discard:left",
        "fan daozi 444m123p55p789s pung:111z indicator=4m qiang=9m dealer=left win=9s:discard:left",
    ),
    "pure_suit": (
        "fan xuanfeng 123456789m55m pung:222m win=5m:discard:left",
        "fan xuanfeng 123456789m55m pung:222p win=5m:discard:left",
    ),
    "mixed_suit": (
        "fan xuanfeng 123456789m55m pung:222z win=5m:discard:left",
        "fan xuanfeng 123456789m55m pung:222m win=5m:discard:left",
    ),
    "all_triplets": (
        "fan xuanfeng 111m222p333s55z pung:444z win=5z:discard:left",
        "fan xuanfeng 123m222p333s55z pung:444z win=5z:discard:left",
    ),
    "set_points": (
        "fan xuanfeng 12344m345p345s dragon_set:567z dealer=right win=3s:discard:right",
        "fan xuanfeng 678m88p456888s added_kong:9999s dealer=left win=8s:discard:left",
    ),
    "seven_pairs@fan": (
        "fan qipai 2466m6677p556677s indicator=1m qiang=9m dealer=across win=6p:discard:right",
        "fan qipai 4568m456p78899s55z indicator=7m qiang=3m dealer=right win=6m:discard:right",
    ),
    "thirteen_yao@fan": (
        "fan daozi 1199m1199p1199s55z indicator=4m qiang=6p dealer=self win=5z:self_draw",
        "fan daozi 1199m1199p1188s55z indicator=4m qiang=6p dealer=self win=5z:self_draw",
    ),
    "closed_self_draw": (
        "fan qipai 222m567899p57789s indicator=7p qiang=5z dealer=left win=6p:self_draw",
        "fan qipai 124m789s77z chow:345p pung:222z indicator=3m qiang=2p dealer=across win=4m:self_draw",
    ),
    "closed_no_hun": (
        "fan qipai 567m123789p44s222z indicator=5p qiang=2m dealer=right win=9p:discard:across",
        "fan qipai 789m56788s pung:222z chow:234p indicator=9s qiang=5z dealer=across win=7m:discard:right",
    ),
    "triplets_of_dragons": (
        "payment qipai 888m3466p777s3z pung:555z indicator=1z qiang=2s dealer=across win=7s:discard:left",
        "payment qipai 667p45s666z chow:789m chow:345s indicator=6p qiang=7m dealer=left win=6z:discard:across",
    ),
    "kong_counts_twice": (
        "payment qipai 456m345567p99s added_kong:1111s indicator=3z qiang=3m dealer=right win=4m:discard:right",
        "payment qipai 111m12344p chow:234s chow:456s indicator=2m qiang=2s dealer=across win=3p:discard:left",
    ),
    "hidden_quad": (
        "payment daozi 44m789p678888s chow:345s indicator=8m qiang=5p dealer=self win=8s:discard:across",
        "payment daozi 456m44p567s333z chow:234s indicator=8p qiang=2p dealer=self win=3z:discard:right",
    ),
    "indicator_triplet": (
        "fan qipai 24m234678p99s1z pung:444z indicator=4z qiang=7s dealer=left win=2m:self_draw",
        "fan qipai 12377m5p56s pung:111m added_kong:9999p indicator=4p qiang=4z dealer=left win=2m:self_draw",
    ),
    "many_qiang": (
        "payment daozi 567m11p456s pung:777p pung:222s indicator=3m qiang=1s dealer=right win=6m:discard:left",
        "payment daozi 44m333777p567s pung:999m indicator=2m qiang=6s dealer=left win=3p:discard:right",
    ),
    "better_reading": (
        "fan daozi 22567m123678p677s indicator=5s qiang=4s dealer=left win=2m:discard:right",
        "fan daozi 678m123888p1388s5z indicator=6z qiang=6s dealer=left win=8p:discard:across",
    ),
    "big_hand": (
        "fan daozi 44m678p456s pung:999p pung:777z indicator=4z qiang=3m dealer=self win=5s:self_draw",
        "fan daozi 55m8p35678s chow:789m pung:333z indicator=4m qiang=4s dealer=self win=3s:self_draw",
    ),
    "multipliers": (
        "fan xuanfeng 66m888p456s added_kong:1111p added_kong:7777z dealer=across win=8p:kong_draw",
        "fan xuanfeng 678m88p456888s added_kong:9999s dealer=left win=8s:discard:left",
    ),
    "stacked_multipliers": (
        "fan xuanfeng 11223344556677m win=7m:self_draw",
        "fan xuanfeng 112233m445566p77s win=7s:self_draw",
    ),
    "dealer_discards": (
        "payment daozi 789m567p33399s pung:555z indicator=3z qiang=7s dealer=across win=3s:discard:across",
        "payment daozi 567m44678p pung:111s pung:666z indicator=4z qiang=7m dealer=self win=8p:discard:left",
    ),
    "dealer_pays_more": (
        "payment daozi 567m678p567s55z pung:888m indicator=9m qiang=7z dealer=right win=6p:self_draw",
        "payment daozi 456m44p567s333z chow:234s indicator=8p qiang=2p dealer=self win=3z:discard:right",
    ),
    "dealer_looks_on": (
        "payment daozi 678m22p234s chow:789s pung:333m indicator=9s qiang=5p dealer=across win=4s:discard:left",
        "payment daozi 456m44p567s333z chow:234s indicator=8p qiang=2p dealer=self win=3z:discard:right",
    ),
    "one_pays": (
        "payment xuanfeng 789m34445s pung:555z pung:111z dealer=left win=9m:discard:right",
        "payment xuanfeng 12377m222555s pung:444m dealer=right win=3m:self_draw",
    ),
    "all_pay_alike": (
        "payment xuanfeng 12377m222555s pung:444m dealer=right win=3m:self_draw",
        "payment xuanfeng 789m34445s pung:555z pung:111z dealer=left win=9m:discard:right",
    ),
    "much_to_pay": (
        "payment qipai 333m234s33444z chow:123p indicator=9m qiang=2z dealer=self win=3s:discard:across",
        "payment qipai 12355599m456s chow:789p indicator=5p qiang=9m dealer=left win=5m:discard:left",
    ),
    "only_one_keeps_ready": (
        "discard daozi 456m446p567s33z chow:234s indicator=8p",
        "discard daozi 5567p4s pung:333m pung:111p chow:789s indicator=3z",
    ),
    "wide_wait": (
        "discard xuanfeng 123m44777p346s pung:444m",
        "discard xuanfeng 23477m133345p pung:777z",
    ),
    "thin_wait": (
        "discard xuanfeng 466m44p456s pung:555m pung:111s",
        "discard xuanfeng 123m44777p346s pung:444m",
    ),
    "shape_tempts": (
        "discard qipai 466m124p35s pung:444z pung:888m indicator=5m",
        "discard qipai 24m115566p224s pung:555z indicator=9p",
    ),
    "complete_but_refused": (
        "discard daozi 234m456p678888s22p indicator=2z",
        "discard daozi 234m456p678889s22p indicator=2z",
    ),
    "breaks_pair": (
        "discard xuanfeng 556778m456p22z pung:333m",
        "discard xuanfeng 123m44777p346s pung:444m",
    ),
    "breaks_triplet": (
        "discard xuanfeng 567m123777p34s pung:555s",
        "discard xuanfeng 123m44777p346s pung:444m",
    ),
    "keeps_the_only_one": (
        "discard daozi 111345m2456p8s pung:999p indicator=1z",
        "discard daozi 456m446p567s33z chow:234s indicator=8p",
    ),
    "honour_goes": (
        "discard xuanfeng 678m2234p567s6z pung:444z",
        "discard xuanfeng 123m44777p346s pung:444m",
    ),
    "claim_hu": (
        "claims daozi 77m234p12456s pung:999s indicator=3z tile=3s:right",
        "claims daozi 234559m6p456s pung:777s indicator=2p tile=3m:right",
    ),
    "claim_kong": (
        "claims xuanfeng 44666p45678s555z tile=6p:left",
        "claims xuanfeng 44m123p22678s pung:222z tile=2s:right",
    ),
    "claim_pung": (
        "claims qipai 3379m55678p4689s indicator=5m tile=5p:across",
        "claims qipai 359m44679p78s pung:777p indicator=6m tile=5p:right",
    ),
    "claim_chow": (
        "claims qipai 2m11p1245678s122z indicator=5z tile=3s:left",
        "claims qipai 3379m55678p4689s indicator=5m tile=5p:across",
    ),
    "chow_or_pung": (
        "claims qipai 11238m34p567778s indicator=9s tile=1m:left",
        "claims qipai 3379m55678p4689s indicator=5m tile=5p:across",
    ),
    "several_chows": (
        "claims qipai 2m11p1245678s122z indicator=5z tile=3s:left",
        "claims qipai 11238m34p567778s indicator=9s tile=1m:left",
    ),
    "hu_or_more": (
        "claims qipai 1235599m456s chow:789p indicator=5p tile=5m:left",
        "claims qipai 3379m55678p4689s indicator=5m tile=5p:across",
    ),
    "nothing_allowed": (
        "claims daozi 234559m6p456s pung:777s indicator=2p tile=3m:right",
        "claims daozi 77m234p12456s pung:999s indicator=3z tile=3s:right",
    ),
    "refused_win": (
        "claims xuanfeng 445566m34p44678s tile=2p:across",
        "claims xuanfeng 44666p45678s555z tile=6p:left",
    ),
    "row_not_from_left": (
        "claims daozi 234559m6p456s pung:777s indicator=2p tile=3m:right",
        "claims daozi 44m24s pung:333z pung:555z chow:678p indicator=9s tile=4m:across",
    ),
    "sets_full": (
        "claims qipai 66m79p pung:111s pung:666s chow:234s indicator=8m tile=8p:left",
        "claims qipai 789m45p44s pung:999p pung:444m indicator=2m tile=6p:across",
    ),
    "hun_discarded": (
        "claims daozi 123m456p78s99s pung:111z indicator=4m tile=5m:left",
        "claims daozi 123m456p78s99s pung:111z indicator=4m tile=9s:left",
    ),
    "hun_goes_round": (
        "hun qipai 13m45677p1179s pung:777z indicator=9s qiang=2m",
        "hun qipai 3466m3357p345s pung:666z indicator=2p qiang=4s",
    ),
    "hun_is_honour": (
        "hun daozi 555m13p44678s3z pung:555p indicator=1z qiang=3p",
        "hun daozi 11555m678p233445s indicator=5s qiang=1m",
    ),
    "qiang_hits": (
        "hun daozi 11555m678p233445s indicator=5s qiang=1m",
        "hun daozi 79m4446p45677s chow:678m indicator=5p qiang=6p",
    ),
    "many_qiang@hun": (
        "hun daozi 34m245688999p999s indicator=1p qiang=8s",
        "hun daozi 11555m678p233445s indicator=5s qiang=1m",
    ),
    "qiang_misses": (
        "hun daozi 79m4446p45677s chow:678m indicator=5p qiang=6p",
        "hun daozi 66m234p123466789s indicator=3s qiang=3s",
    ),
    "qiang_goes_round": (
        "hun qipai 1235m88p11345567s indicator=4m qiang=9m",
        "hun qipai 3466m3357p345s pung:666z indicator=2p qiang=4s",
    ),
    "qiang_is_honour": (
        "hun daozi 35m123p3456s77z chow:567p indicator=2s qiang=7z",
        "hun daozi 11555m678p233445s indicator=5s qiang=1m",
    ),
    "qiang_is_wild": (
        "hun daozi 79m4446p45677s chow:678m indicator=5p qiang=6p",
        "hun daozi 11555m678p233445s indicator=5s qiang=1m",
    ),
    "qiang_in_sets": (
        "hun qipai 789m44p555s pung:666z chow:678p indicator=3s qiang=6p",
        "hun qipai 3466m3357p345s pung:666z indicator=2p qiang=4s",
    ),
    "wild_1": (
        "waits daozi 44m35999p789s chow:789m indicator=6s",
        "waits daozi 567m56667p12s pung:777s indicator=7z",
    ),
    "wild_2": (
        "legal qipai 8899p1237s pung:111p chow:345m indicator=8p",
        "legal qipai 55678p111567s chow:345m indicator=1z",
    ),
    "wild_3": (
        "discard qipai 55567m67p28899s11z indicator=4m",
        "discard qipai 5677m5999p pung:888s chow:567p indicator=1p",
    ),
    "wild_4": (
        "legal daozi 116p11222257s chow:789m indicator=1s",
        "legal daozi 44m333777p567s pung:999m indicator=2m",
    ),
    "one_suit": (
        "fan xuanfeng 234m44455666s pung:555z dealer=right win=4s:discard:right",
        "fan xuanfeng 678m88p456888s added_kong:9999s dealer=left win=8s:discard:left",
    ),
    "kong": (
        "fan xuanfeng 678m88p456888s added_kong:9999s dealer=left win=8s:discard:left",
        "fan xuanfeng 678p44s pung:111p pung:222p pung:111m dealer=left win=8p:discard:across",
    ),
    "winds_set": (
        "waits xuanfeng 5678m678p dragon_set:567z pung:111s",
        "waits xuanfeng 1167m789p567s pung:666p",
    ),
    "four_alike": (
        "waits xuanfeng 1166m788p44s6666z",
        "waits xuanfeng 1177m778899p6s66z",
    ),
}
