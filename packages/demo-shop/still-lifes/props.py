"""Things on the table: food, plants, toys, festive things, and land of cut paper."""

import math

from studio import (BAMBOO, CLAY, CREAM, DARK_WOOD, INDIGO, INK, MADDER, MOSS, OCHRE, PAPER, PINK, SEA, SKY, SNOW, WOOD, rounded)


# Food

def cake(s, x, y, size=1, candles=0, icing=PAPER, sponge='E8C48A', berries=8, tiers=1, stand=True):
    outer, s.parent = s.parent, s.group((x, y, 0), 0, 0, size)
    z = 0.0
    if stand:
        s.lathe([(0, 0), (0.36, 0), (0.36, 0.02), (0.1, 0.08), (0.08, 0.25), (0.3, 0.29), (0.98, 0.3), (1.0, 0.33), (0, 0.33)], s.material(SNOW, 'ceramic'))
        z = 0.33
    cream = s.material(icing, 'paper')
    for tier in range(tiers):
        r, h = 0.8 * 0.66**tier, 0.5 * 0.85**tier
        s.lathe([(0, z), (r, z), (r, z), (r, z + h * 0.9), (r * 0.94, z + h), (0, z + h)], s.material(sponge, 'paper') if tier == 0 and tiers == 1 else cream)
        if tiers == 1:
            for share in (0.3, 0.62):
                s.lathe([(r, z + h * share - 0.03), (r + 0.02, z + h * share), (r, z + h * share + 0.03)], s.material(MADDER if share < 0.5 else PAPER, 'paper'))
            s.lathe([(r + 0.01, z + h * 0.8), (r + 0.035, z + h * 0.9), (r, z + h + 0.035), (0, z + h + 0.04)], cream)
            for k in range(16):
                a = 2 * math.pi * k / 16
                s.ball(((r + 0.01) * math.cos(a), (r + 0.01) * math.sin(a), z + h * 0.8), 0.075, cream, (1, 1, 0.9 + 0.5 * (k * 7 % 3)))
        else:
            for k in range(int(26 * r)):
                a = 2 * math.pi * k / int(26 * r)
                s.ball((r * math.cos(a), r * math.sin(a), z + 0.05), 0.075, s.material(PINK if tier % 2 else PAPER, 'paper'))
        z += h
    top = 0.8 * 0.66 ** (tiers - 1)
    for k in range(berries):
        a = 2 * math.pi * k / berries + 0.3
        at = (top * 0.74 * math.cos(a), top * 0.74 * math.sin(a), z + 0.05)
        s.ball((*at[:2], z + 0.03), 0.12, cream, (1, 1, 0.5))
        strawberry(s, at[0], at[1], z + 0.07, 0.95)
    for k in range(candles):
        a = 2 * math.pi * k / candles + 0.35
        r = 0 if candles == 1 else top * 0.4
        candle(s, r * math.cos(a), r * math.sin(a), z + 0.02, (MADDER, INDIGO, BAMBOO, OCHRE, PINK)[k % 5])
    s.parent = outer


def candle(s, x, y, z, code=MADDER, height=0.5):
    s.note('candle')
    s.lathe([(0, 0), (0.045, 0), (0.045, height), (0, height + 0.01)], s.material(PAPER, 'lacquer', 'stripes', code, 60), (x, y, z), is_round=False)
    s.rod((x, y, z + height), (x, y, z + height + 0.06), 0.008, s.material(INK, 'felt'))
    s.lathe([(0, 0), (0.045, 0.05), (0.035, 0.11), (0, 0.2)], s.material('FFC65C', 'light', None, PAPER, 5), (x, y, z + height + 0.04))


def strawberry(s, x, y, z, size=1):
    s.lathe([(0, 0.19), (0.05, 0.17), (0.105, 0.06), (0.09, 0.01), (0, -0.01)], s.material('C8382E', 'lacquer', 'dots', 'F0C070', 34), (x, y, z), scale=(size, size, size))


def cup(s, x, y, size=1, code=PAPER, drink='8A5A30', turn=25, is_noted=True):
    if is_noted:
        s.note('cup')
    outer, s.parent = s.parent, s.group((x, y, 0), turn, 0, size)
    glaze = s.material(code, 'ceramic')
    s.lathe([(0, 0.02), (0.3, 0.02), (0.56, 0.1), (0.58, 0.13), (0.28, 0.07), (0, 0.07)], glaze)
    s.lathe([(0, 0.08), (0.17, 0.08), (0.2, 0.12), (0.33, 0.3), (0.37, 0.56), (0.345, 0.56), (0.3, 0.3), (0, 0.26)], glaze)
    s.lathe([(0, 0.47), (0.34, 0.47)], s.material(drink, 'ceramic'), is_round=False)
    s.tube([(0.34 + 0.17 * math.sin(a), 0, 0.34 + 0.14 * math.cos(a)) for a in [k * math.pi / 8 for k in range(9)]], 0.035, glaze)
    s.parent = outer


def pot(s, x, y, size=1, code=INDIGO):
    outer, s.parent = s.parent, s.group((x, y, 0), 0, 0, size)
    glaze = s.material(code, 'ceramic')
    s.lathe([(0, 0), (0.28, 0), (0.5, 0.18), (0.54, 0.38), (0.4, 0.62), (0.2, 0.7), (0, 0.74)], glaze)
    s.ball((0, 0, 0.78), 0.075, s.material(OCHRE, 'wood'))
    s.rod((-0.46, 0, 0.3), (-0.82, 0, 0.62), 0.1, glaze, 0.05)
    s.tube([(0.46 + 0.26 * math.sin(a), 0, 0.36 + 0.22 * math.cos(a)) for a in [k * math.pi / 8 for k in range(9)]], 0.045, glaze)
    s.parent = outer


def glass(s, x, y, size=1, code='59B08A'):
    """A cream soda: a coloured drink with ice cream, a cherry and a straw."""
    s.note('soda')
    outer, s.parent = s.parent, s.group((x, y, 0), 0, 0, size)
    clear = s.material(SNOW, 'ceramic')
    s.lathe([(0, 0), (0.34, 0), (0.34, 0.03), (0.07, 0.1), (0.07, 0.24), (0.16, 0.3)], clear)
    s.lathe([(0, 0.27), (0.14, 0.29), (0.27, 0.5), (0.35, 1.0), (0.39, 1.3), (0, 1.3)], s.material(code, 'ceramic', 'dots', 'BFE6D2', 11))
    s.lathe([(0.38, 1.27), (0.41, 1.3), (0.41, 1.36), (0.38, 1.38)], clear)
    s.ball((0.02, -0.02, 1.46), 0.32, s.material('FFF6DF', 'felt'), (1, 1, 0.85))
    s.ball((0.05, -0.16, 1.76), 0.095, s.material('C8382E', 'ceramic'))
    s.tube([(0.05, -0.16, 1.84), (0.1, -0.15, 1.98), (0.2, -0.12, 2.08)], 0.012, s.material(MOSS, 'felt'))
    s.rod((-0.16, 0.1, 1.1), (-0.44, 0.22, 2.1), 0.04, s.material(PAPER, 'lacquer', 'stripes', MADDER, 40))
    s.parent = outer


def macaron(s, x, y, code=PINK, size=1, z=0):
    shell = s.material(code, 'paper')
    s.lathe([(0, 0), (0.2, 0), (0.24, 0.06), (0.2, 0.1), (0, 0.1)], shell, (x, y, z), scale=(size, size, size))
    s.lathe([(0, 0.1), (0.2, 0.1), (0.2, 0.15), (0, 0.15)], s.material(PAPER, 'paper'), (x, y, z), scale=(size, size, size))
    s.lathe([(0, 0.15), (0.2, 0.15), (0.24, 0.2), (0.15, 0.29), (0, 0.31)], shell, (x, y, z), scale=(size, size, size))


def melon(s, x, y, size=1):
    s.note('melon')
    profile = [(0, 0), (0.3, 0.03), (0.55, 0.3), (0.55, 0.62), (0.32, 0.9), (0, 0.96)]
    s.lathe(profile, s.material('4C8A56', 'lacquer'), (x, y, 0), scale=(size, size, size))
    for k in range(12):
        b = math.pi * k / 6
        line = [(x + r * size * math.cos(b + 0.07 * (-1) ** i), y + r * size * math.sin(b + 0.07 * (-1) ** i), z * size) for i, (r, z) in enumerate(rounded(profile)[2:-1])]
        s.tube(line, 0.035 * size, s.material('234F33', 'lacquer'))


# Plants

def flower(s, x, y, height=1, code=PINK, petals=7, size=1, lean=0, z=0):
    outer, s.parent = s.parent, s.group((x, y, z), 0, lean)
    s.rod((0, 0, 0), (0, 0, height), 0.022, s.material(MOSS, 'felt'))
    for side in (-1, 1):
        s.ball((side * 0.11 * size, 0, height * (0.4 + 0.08 * side)), 0.13 * size, s.material(MOSS, 'felt'), (1, 0.35, 0.45), (0, -side * 40, 0))
    for k in range(petals):
        a = 2 * math.pi * k / petals
        s.ball((0.15 * size * math.cos(a), -0.02, height + 0.15 * size * math.sin(a)), 0.12 * size, s.material(code, 'felt'), (1, 0.4, 0.72), (0, -math.degrees(a), 0))
    s.ball((0, -0.06 * size, height), 0.1 * size, s.material(OCHRE, 'felt'), (1, 0.6, 1))
    s.parent = outer


def tulip(s, x, y, height=0.9, code=MADDER, lean=0, z=0):
    outer, s.parent = s.parent, s.group((x, y, z), 0, lean)
    s.rod((0, 0, 0), (0, 0, height), 0.026, s.material(MOSS, 'felt'))
    s.lathe([(0, 0), (0.1, 0.03), (0.15, 0.14), (0.11, 0.28), (0.06, 0.34), (0, 0.3)], s.material(code, 'felt'), (0, 0, height - 0.02))
    for side in (-1, 1):
        s.ball((side * 0.13, 0, height * 0.36), 0.3, s.material(BAMBOO, 'felt'), (0.22, 0.14, 1.05), (0, side * 16, 0))
    s.parent = outer


def vase(s, x, y, size=1, code=SKY):
    s.lathe([(0, 0), (0.2, 0), (0.3, 0.16), (0.3, 0.38), (0.16, 0.62), (0.13, 0.76), (0.17, 0.84), (0.13, 0.84), (0.1, 0.7), (0, 0.6)], s.material(code, 'ceramic'), (x, y, 0), scale=(size, size, size))


def bouquet(s, random, x, y, z, size=1, codes=(PINK, PAPER, MADDER, OCHRE), count=12, is_bare=False):
    for k in range(count):
        a, r = k * 2.4, 0.42 * math.sqrt((k + 0.5) / count) * size
        at = (x + r * math.cos(a), y + r * math.sin(a) * 0.7, z + (0.62 + 0.28 * random.random()) * size - r * 0.5)
        if not is_bare:
            s.rod((x, y, z), at, 0.014, s.material(MOSS, 'felt'))
        code = codes[k % len(codes)]
        for p in range(6):
            b = 2 * math.pi * p / 6 + k
            s.ball((at[0] + 0.09 * size * math.cos(b), at[1] - 0.03, at[2] + 0.09 * size * math.sin(b)), 0.075 * size, s.material(code, 'felt'), (1, 0.7, 1))
        s.ball((at[0], at[1] - 0.07 * size, at[2]), 0.05 * size, s.material(OCHRE if code != OCHRE else DARK_WOOD, 'felt'))
        s.ball((at[0] + 0.12 * size, at[1] + 0.04, at[2] - 0.12 * size), 0.1 * size, s.material(MOSS, 'felt'), (0.5, 0.4, 1.1), (0, 40 * math.sin(k), 0))


def tree(s, random, x, y, height=2, codes=(MOSS,), trunk=DARK_WOOD, puffs=26, spread=0.5):
    """A round tree of felt balls."""
    s.rod((x, y, 0), (x, y, height * 0.6), 0.06 * height / 1.6, s.material(trunk, 'wood'), 0.035 * height / 1.6)
    for side in (-1, 1):
        s.rod((x, y, height * 0.36), (x + side * height * 0.16, y, height * 0.62), 0.024 * height, s.material(trunk, 'wood'), 0.012 * height)
    golden = math.pi * (3 - math.sqrt(5))
    for k in range(puffs):
        z = 1 - 2 * (k + 0.5) / puffs
        r = math.sqrt(1 - z * z)
        w = spread * height * 0.56
        s.ball((x + w * r * math.cos(golden * k), y + w * 0.8 * r * math.sin(golden * k), height * 0.74 + w * 0.72 * z), height * random.uniform(0.11, 0.16) * (spread + 0.5), s.material(codes[k % len(codes)], 'felt'))


def blossom_tree(s, random, x, y, height=2, spread=0.6):
    s.note('blossom')
    tree(s, random, x, y, height, ('F1BDC6', 'F8DDE0', 'E9A5B2'), '6B4A3A', 34, spread)


def pine(s, x, y, height=1.6, code='4E7A5C', tiers=4, snow=False):
    s.rod((x, y, 0), (x, y, height * 0.3), 0.05 * height, s.material(DARK_WOOD, 'wood'))
    for k in range(tiers):
        r, z = height * 0.3 * (1 - 0.19 * k), height * (0.2 + 0.68 * k / tiers)
        h = height * 0.36
        s.lathe([(0, z), (r, z - 0.02), (r * 0.96, z + 0.03), (r * 0.42, z + h * 0.6), (0, z + h)], s.material(code, 'felt'), (x, y, 0))
        if snow:
            s.lathe([(r * 0.74, z + h * 0.24), (r * 0.7, z + h * 0.34), (r * 0.36, z + h * 0.72), (0, z + h + 0.02)], s.material(SNOW, 'felt'), (x, y, 0))


# Land of cut paper

def wave_line(width, z, swell, waves, phase=0.0):
    top = [(-width / 2 + width * i / 120, z + swell * math.sin(waves * 2 * math.pi * i / 120 + phase)) for i in range(121)]
    return [*top, (width / 2, -1.5), (-width / 2, -1.5)]


def hills(s, rows, width=16):
    """Sheets one behind another: (y, height, swell, waves, phase, colour)."""
    for y, z, swell, waves, phase, code in rows:
        s.sheet(wave_line(width, z, swell, waves, phase), 0.06, s.material(code, 'paper'), (0, y, 0))


def surf(s, rows, width=16, crest=0.3):
    """Waves of paper with a pale edge: (y, height, phase, colour)."""
    for y, z, phase, code in rows:
        for back, lift, tone in ((0.0, 0.0, code), (0.05, 0.05, SNOW)):
            line = [(-width / 2 + width * i / 320, z + lift + crest * 0.5 * abs(math.sin(8.5 * math.pi * i / 320 + phase)) ** 0.7) for i in range(321)]
            s.sheet([*line, (width / 2, -1.5), (-width / 2, -1.5)], 0.03, s.material(tone, 'paper'), (0, y + back, 0))


def fuji(s, x, y, height=2.6, base=None, code='6F93B5', cap=SNOW):
    base = base or height * 1.35
    slope = [(base, 0), (base * 0.62, height * 0.28), (base * 0.34, height * 0.6), (base * 0.16, height * 0.93), (base * 0.145, height * 0.97), (base * 0.145, height * 0.97), (0, height * 0.97)]
    s.lathe(slope, s.material(code, 'paper'), (x, y, 0))
    around, corners, faces, rows = 96, [], [], 8
    for i in range(around):
        a = 2 * math.pi * i / around
        low = 0.66 + 0.055 * math.sin(9 * a) + 0.03 * math.sin(4 * a + 1)
        for k in range(rows):
            share = low + (0.968 - low) * k / (rows - 1)
            r = _radius(slope, share * height) + 0.02
            corners.append((r * math.cos(a), r * math.sin(a), share * height))
    for i in range(around):
        for k in range(rows - 1):
            p, q = i * rows + k, ((i + 1) % around) * rows + k
            faces.append((p, q, q + 1, p + 1))
    s.put(s.mesh(corners, faces, s.material(cap, 'felt')), (x, y, 0))
    s.lathe([(0, 0), (base * 0.15, 0), (base * 0.158, height * 0.02), (base * 0.13, height * 0.035), (0, height * 0.03)], s.material(cap, 'felt'), (x, y, height * 0.955))


def _radius(profile, z):
    line = rounded(profile)
    for (r1, z1), (r2, z2) in zip(line, line[1:]):
        if z1 <= z <= z2 and z2 > z1:
            return r1 + (r2 - r1) * (z - z1) / (z2 - z1)
    return profile[-1][0]


def sun(s, x, y, z, radius=0.7, code=MADDER, is_lit=False):
    s.lathe([(0, 0), (radius, 0), (radius, 0.08), (0, 0.08)], s.material(code, 'light', None, PAPER, 1.2) if is_lit else s.material(code, 'paper'), (x, y, z), (90, 0, 0), is_round=False)


def cloud(s, x, y, z, size=1, code=SNOW):
    for dx, dz, r in ((-0.62, 0, 0.26), (-0.3, 0.12, 0.34), (0.08, 0.2, 0.4), (0.42, 0.06, 0.32), (0.72, -0.02, 0.22)):
        s.ball((x + dx * size, y, z + dz * size), r * size, s.material(code, 'felt'), (1, 0.42, 0.86))


def boat(s, x, y, z, size=1, code=PAPER, sail=MADDER):
    outer, s.parent = s.parent, s.group((x, y, z), -14, 0, size)
    s.sheet([(-0.62, 0.26), (-0.36, 0), (0.36, 0), (0.62, 0.26)], 0.26, s.material(code, 'wood'))
    s.rod((0, 0, 0.2), (0, 0, 1.2), 0.026, s.material(DARK_WOOD, 'wood'))
    s.sheet([(0.05, 0.36), (0.6, 0.36), (0.05, 1.14)], 0.02, s.material(sail, 'paper'))
    s.sheet([(-0.05, 0.36), (-0.44, 0.36), (-0.05, 0.98)], 0.02, s.material(SNOW, 'paper'))
    s.parent = outer


def house(s, x, y, size=1, wall=PAPER, roof=MADDER, lit=False, turn=0, snow=False):
    outer, s.parent = s.parent, s.group((x, y, 0), turn, 0, size)
    s.box((0, 0, 0.4), (0.9, 0.8, 0.8), s.material(wall, 'wood'), edge=0.02)
    for side in (-1, 1):
        s.box((side * 0.29, 0, 1.0), (0.84, 1.0, 0.07), s.material(roof, 'felt'), (0, side * 42, 0))
        if snow:
            s.box((side * 0.27, 0, 1.06), (0.78, 1.02, 0.08), s.material(SNOW, 'felt'), (0, side * 42, 0), 0.04)
    s.sheet([(-0.45, 0), (0.45, 0), (0, 0.42)], 0.78, s.material(wall, 'wood'), (0, 0, 0.79))
    pane = s.material('FFD98A', 'light', None, PAPER, 2.2) if lit else s.material(SKY, 'ceramic')
    s.box((-0.2, -0.4, 0.5), (0.22, 0.04, 0.24), pane, edge=0.01)
    s.box((0.18, -0.4, 0.27), (0.24, 0.04, 0.52), s.material(DARK_WOOD, 'wood'), edge=0.01)
    s.parent = outer


# Toys and daily things

def soccer_ball(s, x, y, z, radius=0.25):
    s.note('ball')
    s.ball((x, y, z), radius, s.material(SNOW, 'lacquer'))
    for k in range(20):
        up = 1 - 2 * (k + 0.5) / 20
        r = math.sqrt(1 - up * up)
        a = k * math.pi * (3 - math.sqrt(5))
        s.ball((x + radius * 0.93 * r * math.cos(a), y + radius * 0.93 * r * math.sin(a), z + radius * 0.93 * up), radius * 0.2, s.material(INK, 'felt'))


def blocks(s, x, y, size=0.32, codes=(MADDER, OCHRE, INDIGO), turn=12):
    spots = ((0, 0, 0.5), (1.12, 0.15, 0.5), (0.52, 0.06, 1.51))
    for (dx, dy, dz), code, spin in zip(spots, codes, (turn, -turn, turn / 2)):
        s.box((x + dx * size, y + dy * size, dz * size), (size, size, size), s.material(code, 'wood'), (0, 0, spin), size * 0.08)


def train(s, x, y, size=1, turn=0):
    outer, s.parent = s.parent, s.group((x, y, 0), turn, 0, size)
    for k, code in enumerate((MADDER, OCHRE, BAMBOO)):
        dx = k * 0.86
        s.box((dx, 0, 0.3), (0.72, 0.4, 0.28), s.material(code, 'wood'))
        for wx in (-0.2, 0.2):
            for side in (-1, 1):
                s.lathe([(0, 0), (0.13, 0), (0.13, 0.06), (0, 0.06)], s.material(DARK_WOOD, 'wood'), (dx + wx, side * 0.2 + 0.03, 0.13), (90, 0, 0), is_round=False)
        if k:
            s.rod((dx - 0.55, 0, 0.24), (dx - 0.3, 0, 0.24), 0.03, s.material(WOOD, 'wood'))
            for b in range(3):
                s.ball((dx - 0.2 + 0.2 * b, 0, 0.52), 0.13, s.material((PAPER, SKY, PINK)[b], 'wood'))
    s.box((0.18, 0, 0.58), (0.34, 0.38, 0.36), s.material(INDIGO, 'wood'))
    s.lathe([(0, 0), (0.08, 0), (0.07, 0.24), (0.11, 0.32), (0, 0.32)], s.material(INK, 'wood'), (-0.2, 0, 0.44))
    s.parent = outer


def suitcase(s, x, y, size=1, code=CLAY, turn=0):
    outer, s.parent = s.parent, s.group((x, y, 0), turn, 0, size)
    s.box((0, 0, 0.42), (1.1, 0.4, 0.76), s.material(code, 'lacquer'), edge=0.09)
    for side in (-1, 1):
        s.box((side * 0.32, 0, 0.42), (0.09, 0.42, 0.78), s.material(DARK_WOOD, 'lacquer'), edge=0.02)
    s.tube([(0.18 * math.cos(a), 0, 0.82 + 0.12 * math.sin(a)) for a in [k * math.pi / 8 for k in range(9)]], 0.03, s.material(DARK_WOOD, 'lacquer'))
    s.parent = outer


def books(s, x, y, codes=(INDIGO, CLAY, BAMBOO), size=1):
    for k, code in enumerate(codes):
        s.box((x + 0.03 * math.sin(3 * k), y, (0.09 + 0.18 * k) * size), (1.0 * size, 0.7 * size, 0.17 * size), s.material(code, 'paper'), (0, 0, 8 * math.sin(2 * k)), 0.02)


def lantern(s, x, y, z, size=1, code='FFD9A0', strength=1.6, trim=INK):
    paper = s.material(code, 'light', None, PAPER, strength)
    profile = [(0.16, -0.4)] + [((0.36 - 0.16 * (k / 6 - 0.5) ** 2 * 3) * (1.05 if k % 2 else 0.97), -0.36 + 0.12 * k) for k in range(7)] + [(0.16, 0.4)]
    s.lathe(profile, paper, (x, y, z), scale=(size, size, size))
    for end in (-0.42, 0.38):
        s.lathe([(0, 0), (0.18, 0), (0.18, 0.06), (0, 0.06)], s.material(trim, 'lacquer'), (x, y, z + end * size), scale=(size, size, size), is_round=False)


def garland(s, x1, x2, y, z, codes=(MADDER, OCHRE, BAMBOO, INDIGO, PINK), count=9, sag=0.35, size=0.3):
    line = lambda t: (x1 + (x2 - x1) * t, y, z - sag * 4 * t * (1 - t))
    s.tube([line(k / 20) for k in range(21)], 0.014, s.material(PAPER, 'felt'))
    for k in range(count):
        at = line((k + 0.5) / count)
        s.sheet([(-size / 2, 0), (size / 2, 0), (0, -size)], 0.015, s.material(codes[k % len(codes)], 'felt'), at)


def gift(s, x, y, size=0.5, code=MADDER, ribbon=PAPER, turn=18):
    s.box((x, y, size / 2), (size, size, size), s.material(code, 'paper'), (0, 0, turn), 0.02)
    for wide in ((size * 1.02, size * 0.16, size * 1.02), (size * 0.16, size * 1.02, size * 1.02)):
        s.box((x, y, size / 2), wide, s.material(ribbon, 'felt'), (0, 0, turn), 0.005)
    for side in (-1, 1):
        s.ball((x + side * size * 0.2, y, size * 1.1), size * 0.2, s.material(ribbon, 'felt'), (1.2, 0.6, 0.7), (0, -side * 20, 0))


def moon(s, x, y, z, radius=0.6, code='F7E3A8'):
    outline = [(radius * math.cos(a), radius * math.sin(a)) for a in [math.radians(40 + 280 * k / 40) for k in range(41)]]
    outline += [(radius * 0.36 + radius * 0.72 * math.cos(a), radius * 0.74 * math.sin(a)) for a in [math.radians(300 - 240 * k / 40) for k in range(41)]]
    s.sheet(outline, 0.1, s.material(code, 'light', None, PAPER, 0.9), (x, y, z), (0, 18, 0))


def star(s, x, y, z, radius=0.18, code='F7D77C', strength=0.9):
    outline = [((radius if k % 2 == 0 else radius * 0.46) * math.sin(k * math.pi / 5), (radius if k % 2 == 0 else radius * 0.46) * math.cos(k * math.pi / 5)) for k in range(10)]
    s.sheet(outline, 0.05, s.material(code, 'light', None, PAPER, strength), (x, y, z))


# Festive things

def arch(s, random, x, y, width=2.6, height=2.7, codes=(PAPER, PINK, 'F6E3D3', 'C9D6B4')):
    """A wedding arch of wood and flowers."""
    s.note('arch')
    line = [(x - width / 2, y, 0)] + [(x - width / 2 * math.cos(a), y, height - width / 2 + width / 2 * math.sin(a)) for a in [k * math.pi / 24 for k in range(25)]] + [(x + width / 2, y, 0)]
    s.tube(line, 0.06, s.material(PAPER, 'wood'))
    for k in range(70):
        t = 0.08 + 0.84 * k / 70
        at = line[min(1 + int(t * 25), 25)]
        if 0.36 < t < 0.6 and k % 3 == 0:
            continue
        r = random.uniform(0.09, 0.17)
        where = (at[0] + random.uniform(-0.16, 0.16), y - random.uniform(0, 0.16), at[2] + random.uniform(-0.14, 0.14))
        s.ball(where, r, s.material(codes[k % 4], 'felt'), (1, 0.8, 1))
        if k % 2:
            s.ball((where[0] + 0.12, y, where[2] - 0.1), 0.13, s.material(MOSS, 'felt'), (0.5, 0.5, 1.2), (0, 90 * math.sin(k), 0))


def torii(s, x, y, size=1):
    red, dark = s.material('B8392B', 'lacquer'), s.material(INK, 'lacquer')
    for side in (-1, 1):
        s.rod((x + side * 1.15 * size, y, 0), (x + side * 1.02 * size, y, 2.5 * size), 0.12 * size, red)
        s.lathe([(0, 0), (0.19, 0), (0.17, 0.2), (0, 0.2)], dark, (x + side * 1.15 * size, y, 0), scale=(size, size, size), is_round=False)
    s.box((x, y, 2.05 * size), (2.7 * size, 0.16 * size, 0.18 * size), red)
    s.box((x, y, 2.5 * size), (3.1 * size, 0.22 * size, 0.18 * size), red)
    s.box((x, y, 2.66 * size), (3.4 * size, 0.3 * size, 0.14 * size), dark)
    s.box((x, y - 0.02, 2.28 * size), (0.24 * size, 0.1 * size, 0.34 * size), dark)


def rice_cakes(s, x, y, size=1):
    """Two rice cakes with a bitter orange on a stand, as at New Year."""
    outer, s.parent = s.parent, s.group((x, y, 0), 0, 0, size)
    s.box((0, 0, 0.26), (0.8, 0.8, 0.5), s.material('D9B07A', 'wood'), edge=0.03)
    s.box((0, 0, 0.55), (1.25, 1.25, 0.1), s.material('D9B07A', 'wood'), edge=0.02)
    s.sheet([(-0.44, 0), (0, -0.44), (0.44, 0)], 0.02, s.material(PAPER, 'paper'), (0, -0.64, 0.58))
    s.sheet([(-0.3, 0), (0, -0.3), (0.3, 0)], 0.02, s.material(MADDER, 'paper'), (0, -0.66, 0.58))
    mochi = s.material(SNOW, 'paper')
    s.lathe([(0, 0), (0.4, 0), (0.52, 0.14), (0.42, 0.28), (0, 0.32)], mochi, (0, 0, 0.6))
    s.lathe([(0, 0), (0.28, 0), (0.38, 0.11), (0.3, 0.23), (0, 0.26)], mochi, (0, 0, 0.9))
    s.ball((0, 0, 1.27), 0.18, s.material('E48A2E', 'paper'), (1, 1, 0.85))
    for side in (-1, 1):
        s.ball((side * 0.13, 0, 1.42), 0.13, s.material(BAMBOO, 'felt'), (1.1, 0.4, 0.4), (0, side * -24, 0))
    s.parent = outer


def bamboo_gate(s, x, y, size=1):
    """Three slanting bamboo canes with pine, as beside a door at New Year."""
    outer, s.parent = s.parent, s.group((x, y, 0), 0, 0, size)
    s.lathe([(0, 0), (0.44, 0), (0.46, 0.5), (0, 0.5)], s.material(WOOD, 'wood', 'stripes', DARK_WOOD, 30), is_round=False)
    for z in (0.12, 0.34):
        s.lathe([(0.46, 0), (0.49, 0.03), (0.49, 0.05), (0.46, 0.08)], s.material(CREAM, 'felt'), (0, 0, z))
    for dx, dy, h in ((0, 0.1, 1.75), (-0.19, -0.1, 1.35), (0.19, -0.1, 1.52)):
        s.lathe([(0.13, 0), (0.13, h), (0.1, h), (0, h - 0.02)], s.material('7FA565', 'lacquer'), (dx, dy, 0.3), is_round=False)
        for k in (0.45, 0.8):
            s.lathe([(0.13, 0), (0.145, 0.02), (0.13, 0.04)], s.material('5E8A4C', 'lacquer'), (dx, dy, 0.3 + h * k))
        s.lathe([(0, 0), (0.105, 0)], s.material(CREAM, 'paper'), (dx, dy - 0.02, 0.305 + h), (24, 0, 0), is_round=False)
    for k in range(18):
        a = 2 * math.pi * k / 18
        s.rod((0.3 * math.cos(a), 0.3 * math.sin(a), 0.46), (0.62 * math.cos(a), 0.62 * math.sin(a), 0.95 + 0.1 * math.sin(5 * a)), 0.035, s.material('3F6B4C', 'felt'), 0.008)
    for k in range(4):
        s.ball((-0.2 + 0.14 * k, -0.44, 0.56 + 0.05 * (k % 2)), 0.08, s.material(MADDER if k % 2 else PAPER, 'felt'))
    s.parent = outer


def long_bag(s, x, y, z=0, size=1, turn=0):
    """The long bag of sweets of shichi-go-san."""
    s.box((x, y, z + 0.42 * size), (0.26 * size, 0.05, 0.84 * size), s.material(PAPER, 'paper'), (0, 0, turn), 0.01)
    s.box((x, y - 0.03, z + 0.36 * size), (0.2 * size, 0.03, 0.3 * size), s.material(MADDER, 'paper'), (0, 0, turn), 0.01)
    s.ball((x, y - 0.05, z + 0.66 * size), 0.075 * size, s.material(OCHRE, 'paper'), (1, 0.3, 1))


def firework(s, random, x, y, z, radius=0.9, code='FF9E7A', rays=26):
    for ring, share in ((rays, 1), (rays // 2, 0.55)):
        for k in range(ring):
            a = 2 * math.pi * k / ring
            for step in range(3):
                r = radius * share * (0.62 + 0.19 * step)
                bead = s.ball((x + r * math.cos(a), y, z + r * math.sin(a)), 0.028 + 0.011 * step, s.material(code if ring == rays else 'FFE9B0', 'light', None, PAPER, 2.4))
                bead.visible_diffuse = bead.visible_shadow = False


def streamer(s, x, y, z, size=1, code=INDIGO):
    """A carp of paper in the wind."""
    s.lathe([(0.17, 0), (0.2, 0.1), (0.21, 0.5), (0.16, 1.05), (0.1, 1.3)], s.material(code, 'paper', 'dots', PAPER, 9), (x, y, z), (0, 96, 0), (size, size * 0.7, size))
    s.sheet([(0, -0.08), (0.34, -0.26), (0.24, 0), (0.34, 0.26), (0, 0.08)], 0.02, s.material(code, 'paper'), (x + 1.28 * size, y, z - 0.14 * size), (0, 6, 0), (size, 1, size))
    s.lathe([(0.15, -0.02), (0.2, 0.02), (0.21, 0.08), (0.17, 0.1)], s.material(PAPER, 'paper'), (x, y, z), (0, 96, 0), (size, size * 0.72, size))
    s.ball((x + 0.22 * size, y - 0.15 * size, z + 0.05 * size), 0.07 * size, s.material(PAPER, 'paper'), (1, 0.5, 1))
    s.ball((x + 0.22 * size, y - 0.18 * size, z + 0.05 * size), 0.035 * size, s.material(INK, 'lacquer'))


def chair(s, x, y, size=1, code=WOOD, turn=0):
    outer, s.parent = s.parent, s.group((x, y, 0), turn, 0, size)
    wood = s.material(code, 'wood')
    s.box((0, 0, 0.5), (2.4, 0.8, 0.1), wood)
    for wx in (-1, 1):
        for wy in (-0.3, 0.3):
            s.rod((wx, wy, 0), (wx, wy, 0.5), 0.06, wood)
        s.rod((wx, 0.34, 0.5), (wx, 0.42, 1.25), 0.06, wood)
    for z in (0.78, 1.0, 1.22):
        s.box((0, 0.38 + 0.04 * z, z), (2.2, 0.06, 0.12), wood)
    s.parent = outer


def snowman(s, x, y, size=1, scarf=MADDER):
    s.note('snow')
    outer, s.parent = s.parent, s.group((x, y, 0), 0, 0, size)
    snow = s.material(SNOW, 'felt')
    s.ball((0, 0, 0.42), 0.46, snow)
    s.ball((0, 0, 1.08), 0.34, snow)
    s.lathe([(0.22, 0), (0.29, 0.03), (0.29, 0.12), (0.22, 0.15)], s.material(scarf, 'felt'), (0, 0, 0.76))
    s.box((0.16, -0.28, 0.62), (0.14, 0.05, 0.34), s.material(scarf, 'felt'), (0, 14, 0))
    s.lathe([(0.36, 0), (0.36, 0.05), (0.25, 0.06), (0.22, 0.32), (0, 0.33)], s.material(INDIGO, 'felt'), (0, 0.02, 1.33), (0, 7, 0), is_round=False)
    for side in (-1, 1):
        s.ball((side * 0.11, -0.31, 1.14), 0.034, s.material(INK, 'ceramic'))
        s.rod((side * 0.4, 0, 0.56), (side * 0.78, -0.06, 0.86), 0.026, s.material(DARK_WOOD, 'wood'))
    s.lathe([(0.05, 0), (0, 0.22)], s.material('E07B39', 'felt'), (0, -0.32, 1.05), (96, 0, 0), is_round=False)
    for z in (0.34, 0.54):
        s.ball((0, -0.45, z), 0.036, s.material(INK, 'ceramic'))
    s.parent = outer


def maple_leaf(s, x, y, z, size=0.3, code=CLAY, turn=(80, 0, 0)):
    outline = []
    for k in range(14):
        a = math.radians(-90 + 360 * k / 14)
        r = size * (0.42 if k % 2 else (0.55 if k == 0 else 1))
        outline.append((r * math.cos(a), r * math.sin(a)))
    s.sheet(outline, 0.015, s.material(code, 'felt'), (x, y, z), turn)
