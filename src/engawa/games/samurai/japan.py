"""The map of Japan (RULES.md §2.3): one drawing, read when this module is imported, and checked.

Every hex of the drawing is a sign and a letter. Columns have letters, rows have numbers; the hexes
of columns B, D, F … are half a hex lower, so they are on the line below their row.

Signs: ~ sea, . open land, v village, C city, E the capital Edo.
Letters say which part of the board shows the hex: n the north, c the centre, s the south;
on the seams x is shown by north and centre, y by centre and south.

Hexes are numbered for the rules in map order: *spaces* are hexes that take tiles, open land first
and then sea; *settlements* are villages, cities and Edo.
"""

from __future__ import annotations

DRAWING = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T
 1                                            ~n
                                           ~n    ~n
 2                                            vn    ~n    ~n
                                           ~n    .n    ~n    ~n
 3                                            .n    ~n    vn
                                           ~n    vn    .n    ~n
 4                                      ~n    .n    .n    .n
                                           vn    .n    vn    ~n
 5                                      ~n    .n    .n    ~n
                                           .n    Cn    ~n
 6                                      ~n    .n    .n
                                           vn    .n    ~n
 7                                      ~n    ~x    vn
                                           ~x    ~x    ~n
 8                                            vc    ~x
                                           ~c    .c    ~c
 9                                            .c    vc
                                           ~c    .c    ~c
10                                            Cc    .c
                                           ~c    .c    ~c
11                                            .c    vc
                                           ~c    .c    ~c
12                                      ~c    vc    ~c
                                     ~c    .c    .c    ~c
13                                ~c    vc    .c    vc
                                     .c    .c    .c    ~c
14                                ~c    .c    Ec    .c
                               ~c    vc    .c    .c    ~c
15                          ~c    ~c    .c    .c    vc
                         ~c    vc    .c    vc    ~c    ~c
16                    ~c    .c    .c    .c    ~c    ~c
                   ~c    .c    .c    Cc    ~c
17              ~c    vc    vc    .c    ~c
                   .c    .c    ~c    .c
18              ~c    .c    ~y    vc    ~c
             ~s    vc    ~y    ~y    ~c
19        ~s    ~y    ~y    vs    ~y
       ~s    vs    ~y    .s    .s
20  ~s    .s    .s    vs    .s    ~s
       vs    .s    ~s    .s    vs
21  ~s    .s    vs    .s    .s    ~s
       ~s    .s    ~s    vs    ~s
22        vs    .s    ~s    ~s
       ~s    .s    ~s    ~s
23        ~s    vs
             ~s    ~s
24              ~s
"""

# A place near which each settlement lies.
PLACES = {
    "B20": "Nagasaki",
    "C22": "Kumamoto",
    "D19": "Hakata",
    "E21": "Funai",
    "E23": "Kagoshima",
    "F18": "Shimonoseki",
    "G17": "Hagi",
    "G20": "Uwajima",
    "H21": "Kochi",
    "I17": "Okayama",
    "I19": "Takamatsu",
    "J15": "Tottori",
    "J20": "Tokushima",
    "K18": "Wakayama",
    "L14": "Kanazawa",
    "L16": "Kyoto",
    "M13": "Toyama",
    "N4": "Ishikari",
    "N6": "Matsumae",
    "N15": "Sunpu",
    "O2": "Soya",
    "O8": "Hirosaki",
    "O10": "Akita",
    "O12": "Niigata",
    "O14": "Edo",
    "P3": "Abashiri",
    "P5": "Sapporo",
    "Q7": "Urakawa",
    "Q9": "Hachinohe",
    "Q11": "Sendai",
    "Q13": "Mito",
    "Q15": "Tateyama",
    "R4": "Kushiro",
    "S3": "Nemuro",
}

CENTRE, SOUTH, NORTH = 1, 2, 4  # parts of the board, one bit each
PARTS = {"c": CENTRE, "s": SOUTH, "n": NORTH, "x": CENTRE | NORTH, "y": CENTRE | SOUTH}
PARTS_BY_PLAYERS = (0, 0, CENTRE, CENTRE | SOUTH, CENTRE | SOUTH | NORTH)
ROOM = {"v": 1, "C": 2, "E": 3}  # figures a settlement holds

Hex = tuple[int, int]  # column, row


def _read(drawing: str) -> dict[Hex, str]:
    """Sign and letter of every hex, in map order."""
    found = {}
    row = 0
    for line in drawing.strip("\n").splitlines()[1:]:
        row = int(line[:2]) if line[:2].strip() else row
        for column in range(20):
            cell = line[4 + 3 * column : 6 + 3 * column].strip()
            if cell:
                found[column, row] = cell
    return dict(sorted(found.items()))


def _around(at: Hex) -> list[Hex]:
    """The six hexes around one, clockwise from the north; B, D, F … stand half a hex lower."""
    column, row = at
    up, down = (row, row + 1) if column % 2 else (row - 1, row)
    return [
        (column, row - 1),
        (column + 1, up),
        (column + 1, down),
        (column, row + 1),
        (column - 1, down),
        (column - 1, up),
    ]


def hex_name(at: Hex) -> str:
    return f"{chr(ord('A') + at[0])}{at[1]}"


MAP = _read(DRAWING)
_LAND = [at for at, cell in MAP.items() if cell[0] == "."]
_SEA = [at for at, cell in MAP.items() if cell[0] == "~"]
_SETTLED = [at for at, cell in MAP.items() if cell[0] in ROOM]

# Spaces: hexes that take tiles.
SPACE_AT = tuple(_LAND + _SEA)
SPACE_NAMES = tuple(hex_name(at) for at in SPACE_AT)
SPACES = len(SPACE_AT)
LAND = len(_LAND)  # spaces below this are open land, the others sea
SEA = SPACES - LAND
LAND_NAMES = SPACE_NAMES[:LAND]
SEA_NAMES = SPACE_NAMES[LAND:]
SPACE_PARTS = tuple(PARTS[MAP[at][1]] for at in SPACE_AT)

# Settlements
SETTLEMENT_AT = tuple(_SETTLED)
SETTLEMENT_NAMES = tuple(hex_name(at) for at in SETTLEMENT_AT)
SETTLEMENTS = len(SETTLEMENT_AT)
SETTLEMENT_PARTS = tuple(PARTS[MAP[at][1]] for at in SETTLEMENT_AT)
CAPACITY = tuple(ROOM[MAP[at][0]] for at in SETTLEMENT_AT)
EDO = CAPACITY.index(3)
CITIES = sum(1 << n for n, room in enumerate(CAPACITY) if room == 2)  # one bit per settlement
VILLAGES = sum(1 << n for n, room in enumerate(CAPACITY) if room == 1)
IN_PLAY = tuple(  # settlements, one bit each, by number of players
    sum(1 << n for n, where in enumerate(SETTLEMENT_PARTS) if where & parts)
    for parts in PARTS_BY_PLAYERS
)

_SPACE_NUMBER = {at: number for number, at in enumerate(SPACE_AT)}
SIX = 6
AROUND = tuple(  # spaces around each settlement, six for each
    _SPACE_NUMBER.get(at, -1) for settlement in SETTLEMENT_AT for at in _around(settlement)
)
LAND_AROUND = tuple(  # open land around each settlement, one bit per space
    sum(1 << _SPACE_NUMBER[at] for at in _around(settlement) if _SPACE_NUMBER.get(at, LAND) < LAND)
    for settlement in SETTLEMENT_AT
)

# What the printed board shows: hexes of each part, seams counted in both, and figures in play.
PART_HEXES = {CENTRE: 91, SOUTH: 49, NORTH: 45}
PART_SETTLEMENTS = {CENTRE: 17, SOUTH: 9, NORTH: 8}
FIGURES_IN_ALL = (0, 0, 21, 30, 39)


def check_map() -> None:
    """A mistake in the drawing stops the import, with a sentence."""
    for part, hexes in PART_HEXES.items():
        shown = [at for at, cell in MAP.items() if PARTS[cell[1]] & part]
        settled = sum(MAP[at][0] in ROOM for at in shown)
        if (len(shown), settled) != (hexes, PART_SETTLEMENTS[part]):
            raise ValueError(f"part {part} shows {len(shown)} hexes and {settled} settlements")
    for players, figures in enumerate(FIGURES_IN_ALL):
        room = sum(CAPACITY[n] for n in range(SETTLEMENTS) if IN_PLAY[players] >> n & 1)
        if room != figures:
            raise ValueError(f"{players} players need room for {figures} figures, not {room}")
    for at in MAP:
        for other in _around(at):
            if at not in _around(other):
                raise ValueError(f"{hex_name(at)} and {hex_name(other)} are not mutual neighbours")
            if at in SETTLEMENT_AT and other in SETTLEMENT_AT:
                raise ValueError(f"settlements {hex_name(at)} and {hex_name(other)} touch")
    if -1 in AROUND:
        raise ValueError("a settlement is at the edge of the map")
    if tuple(PLACES) != SETTLEMENT_NAMES:
        raise ValueError("every settlement has a place's name, in map order")
    if SETTLEMENT_NAMES[EDO] != "O14":
        raise ValueError("Edo is at O14")


check_map()
PLACE_NAMES = tuple(PLACES.values())
