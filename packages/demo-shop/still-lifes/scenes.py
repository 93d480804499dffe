"""The still lifes. A scene is a function of the studio; its name is that of its photo."""

import math
from random import Random

import animals as a
import props as p
from figures import baby_in_basket, both, bow, flower_pin, person, school_bag, sun_hat, veil
from studio import (BAMBOO, BROWN_HAIR, CLAY, CREAM, DARK_WOOD, GREY_HAIR, INDIGO, INK, MADDER, MOSS, NIGHT, OCHRE, PAPER, PINK,
                    PLUM, SEA, SKY, SNOW, WOOD)

SCENES = {}


def scene(make):
    SCENES[make.__name__] = make
    return make


def pick(s, wide, tall):
    return wide if s.is_wide else tall


# People

@scene
def family(s):
    s.room(wall='E6DCCB')
    s.light()
    s.glow(Random(4), 10)
    person(s, -0.78, 0.1, 1.75, 'adult', INDIGO, hair='short', band=OCHRE, eyes='smile', turn=8)
    person(s, 0.72, 0.12, 1.62, 'adult', MADDER, hair='bun', band=OCHRE, eyes='smile', turn=-8, extra=flower_pin(PINK))
    person(s, -0.12, -0.34, 1.08, 'child', OCHRE, hair='tails', band=MADDER, turn=4)
    person(s, 0.42, -0.5, 0.86, 'child', '8FB3A0', hair='crop', tone=BROWN_HAIR, turn=-6)
    a.rabbit(s, 1.5, -0.3, 0.8, turn=-14)
    p.vase(s, -1.75, 0.3, 0.85, 'CBD8DC')
    p.bouquet(s, Random(2), -1.75, 0.3, 0.6, 0.9, (PINK, PAPER))
    s.shoot(*pick(s, (4.1, 2.75), (2.9, 3.4)), (0, 0, 0.92))


@scene
def couple(s):
    s.sweep('DCCFC0')
    s.light()
    random = Random(8)
    p.arch(s, random, 0, 0.5, 2.3, 2.3)
    person(s, -0.46, 0, 1.72, 'adult', '4A5260', hair='short', eyes='smile', turn=9, trousers='3B424E',
           extra=lambda s, head, z, body, width: s.ball((width * 0.5, -width * 0.75, body * 0.76), 0.075, s.material(PINK, 'felt')))
    person(s, 0.46, -0.02, 1.62, 'adult', SNOW, hair='bun', tone=BROWN_HAIR, skirt=True, eyes='smile', turn=-9, arms='front', extra=veil)
    p.bouquet(s, random, 0.36, -0.46, 0.52, 0.52, (PAPER, PINK, 'F6E3D3'), 11)
    for k in range(26):
        s.ball((random.uniform(-1.6, 1.6), random.uniform(-0.9, 0.3), 0.012), 0.06, s.material((PINK, PAPER)[k % 2], 'felt'), (1, 0.7, 0.15))
    s.shoot(*pick(s, (4.2, 2.8), (2.75, 3.5)), (0, 0, 1.16), 5)


@scene
def pair(s):
    s.room(wall='DCE3DC')
    s.light()
    person(s, -0.42, 0, 1.62, 'adult', BAMBOO, hair='crop', tone=BROWN_HAIR, eyes='smile', turn=10, pattern='stripes', second='7FA98B')
    person(s, 0.42, -0.02, 1.52, 'adult', 'E3B15A', hair='bob', skirt=True, eyes='smile', turn=-10, finish='wood')
    p.cup(s, -1.25, -0.3, 0.6, INDIGO, is_noted=False)
    p.cup(s, 1.2, -0.35, 0.6, MADDER, turn=-20, is_noted=False)
    p.vase(s, 1.72, 0.5, 0.8, CLAY)
    p.bouquet(s, Random(3), 1.72, 0.5, 0.55, 0.8, (PAPER, OCHRE))
    p.books(s, -1.85, 0.5)
    s.shoot(*pick(s, (3.7, 2.47), (2.4, 3.1)), (0, 0, 0.88))


@scene
def parents(s):
    s.room(wall='E9DCD2')
    s.light()
    person(s, -0.62, 0.15, 1.7, 'adult', '6E8FA8', hair='short', eyes='smile', turn=16, finish='wood')
    person(s, 0.62, 0.15, 1.58, 'adult', 'D99C8A', hair='long', tone=BROWN_HAIR, eyes='smile', turn=-16, finish='wood')
    baby_in_basket(s, 0.02, -0.72, 0.56, 'F4E3B8', trim=OCHRE)
    a.bear(s, 1.62, -0.2, 0.62, turn=-20)
    for k in range(5):
        p.star(s, -1.4 + 0.7 * k, 0.9, 2.05 + 0.16 * (k % 2), 0.14, 'F0CF86', 0.4)
    s.shoot(*pick(s, (4.0, 2.7), (2.7, 3.3)), (0, 0, 1.0), 9)


@scene
def elders(s):
    s.room(wall='E3D5B4', table='9A6B45', second='6E4A30')
    s.light()
    for k in range(5):
        s.box((-1.5 + 0.75 * k, 1.3, 1.35), (0.7, 0.04, 2.7), s.material(('D8BA72', 'CBA95A')[k % 2], 'paper'), (0, 0, 14 * (-1) ** k), 0.01)
    person(s, -0.5, 0, 1.5, 'elder', '5B6B5A', hair='thin', tone=GREY_HAIR, band='3F4A40', eyes='smile', turn=9, glasses=True)
    person(s, 0.5, -0.02, 1.42, 'elder', PLUM, hair='bun', tone=GREY_HAIR, band=OCHRE, eyes='smile', turn=-9, pattern='dots', second='A88AA4', extra=flower_pin(OCHRE, -1))
    s.box((0, -0.85, 0.03), (1.1, 0.5, 0.06), s.material('7A2E26', 'lacquer'))
    p.cup(s, -0.28, -0.85, 0.34, PAPER, '8CA35A', is_noted=False)
    p.cup(s, 0.28, -0.85, 0.34, CLAY, '8CA35A', turn=150, is_noted=False)
    p.vase(s, 1.55, 0.25, 0.75, INDIGO)
    p.bouquet(s, Random(5), 1.55, 0.25, 0.55, 0.8, ('E3B23C', PAPER, CLAY), 12)
    p.gift(s, -1.5, 0.0, 0.52, PAPER, MADDER)
    s.shoot(*pick(s, (3.8, 2.53), (2.4, 3.0)), (0, 0, 0.85))


@scene
def soccer(s):
    s.sweep('C9DDE4')
    s.light()
    grass = s.material('8FB070', 'felt')
    s.lathe([(0, 0), (7, 0), (6.8, 0.05), (0, 0.05)], grass, (0, 0.5, -0.03))
    p.hills(s, [(2.6, 0.7, 0.14, 2.2, 0.4, '9DBD84'), (3.1, 1.05, 0.16, 1.6, 1.9, 'B5CFA4')])
    p.cloud(s, -1.6, 3.2, 2.15, 0.6)
    p.cloud(s, 1.7, 3.2, 2.3, 0.5)
    net = s.material(SNOW, 'wood')
    for x in (-1.35, 1.35):
        s.rod((x, 1.5, 0), (x, 1.5, 1.5), 0.045, net)
    s.rod((-1.35, 1.5, 1.5), (1.35, 1.5, 1.5), 0.045, net)
    person(s, 0.05, -0.1, 1.35, 'child', MADDER, hair='crop', arms='up', eyes='smile', collar=PAPER, trousers=INDIGO, pattern='stripes', second='C95B49')
    p.soccer_ball(s, 0.72, -0.5, 0.26)
    s.shoot(*pick(s, (3.4, 2.27), (2.1, 2.75)), (0.15, 0, 0.85), 6)


@scene
def pupil(s):
    s.sweep('CFE0E4')
    s.light()
    for x in (-1.35, 1.35):
        s.box((x, 1.2, 0.8), (0.36, 0.36, 1.6), s.material('C9B9A2', 'wood'))
        s.box((x, 1.2, 1.64), (0.48, 0.48, 0.12), s.material('AD9A80', 'wood'))
    p.house(s, 0, 2.6, 2.0, 'EFE6D4', 'A9553F')
    p.tree(s, Random(3), -2.2, 1.8, 2.4, ('9DB884', '84A570'))
    p.tree(s, Random(6), 2.25, 1.9, 2.2, ('9DB884', '84A570'))
    person(s, -0.78, 0.2, 1.66, 'adult', '46546A', hair='short', eyes='smile', turn=8, trousers='384458')
    person(s, 0.78, 0.2, 1.55, 'adult', 'E2BFB2', hair='bun', tone=BROWN_HAIR, eyes='smile', turn=-8, skirt=True, extra=flower_pin(PAPER))
    person(s, 0, -0.28, 1.12, 'child', INDIGO, hair='bob', turn=-26, extra=both(school_bag(MADDER), sun_hat('F2CF5B', 1.35, INDIGO)))
    s.shoot(*pick(s, (4.2, 2.8), (2.8, 3.3)), (0, 0, 0.95), 6)


@scene
def toddler(s):
    s.room(wall='F0E4D0')
    s.light()
    p.garland(s, -2.2, 2.2, 1.6, 2.2, size=0.24)
    s.lathe([(0, 0), (1.7, 0), (1.7, 0.03), (0, 0.04)], s.material('A9BFAE', 'felt', 'dots', 'C9D8CB', 4), (0, 0.1, 0))
    person(s, 0, -0.1, 1.12, 'toddler', '8FB08A', hair='crop', tone=BROWN_HAIR, arms='out', eyes='smile', finish='wood', collar=PAPER)
    p.blocks(s, -1.15, -0.1, 0.34)
    a.rabbit(s, 1.08, 0.1, 0.82, turn=-16, ribbon=MADDER)
    s.ball((0.95, -0.72, 0.16), 0.16, s.material(OCHRE, 'lacquer', 'stripes', MADDER, 20))
    s.shoot(*pick(s, (3.2, 2.13), (2.0, 2.5)), (0, 0, 0.76), 9)


@scene
def baby(s):
    s.room(wall='EBDCCF', table='CFA878', second='A9825A')
    s.light()
    baby_in_basket(s, 0, 0, 1, 'F6EBDD', trim=PINK)
    a.rabbit(s, 1.62, 0.25, 0.95, turn=-18)
    for k, code in enumerate((OCHRE, PINK, 'A9C3B0', SKY, OCHRE)):
        x = -1.3 + 0.65 * k
        s.rod((x, 0.7, 1.9 + 0.12 * (k % 2)), (x, 0.7, 4.2), 0.008, s.material(CREAM, 'felt'))
        (p.star if k % 2 == 0 else lambda s, x, y, z, r, c, q: s.ball((x, y, z), r * 0.9, s.material(c, 'felt')))(s, x, 0.7, 1.86 + 0.12 * (k % 2), 0.16, code, 0.3)
    s.shoot(*pick(s, (3.9, 2.6), (2.75, 3.1)), (0, 0, 0.95), 15)


@scene
def newborn(s):
    """Seen from above: a baby awake on a round cushion."""
    s.room(wall='DCE4E6', table='D9B98F', second='B8946A')
    s.light()
    s.lathe([(0, 0), (0.62, 0), (0.72, 0.1), (0.62, 0.22), (0, 0.2)], s.material('A9BBC6', 'felt', 'dots', 'C9D6DC', 6), (0, 0.0, 0))
    person(s, 0, -0.05, 1.12, 'baby', 'F3DDA0', hair='wisp', tone=BROWN_HAIR, arms='up', finish='felt', collar=PAPER, z=0.2, lean=0)
    a.bear(s, -1.02, 0.1, 0.78, turn=16)
    a.rabbit(s, 1.0, 0.15, 0.78, turn=-16, ribbon=MADDER)
    p.train(s, 0.34, -0.75, 0.34, 12)
    p.moon(s, 1.15, 1.6, 1.72, 0.3)
    for k in range(4):
        p.star(s, -1.7 + 0.7 * k, 1.7, 1.62 + 0.22 * (k % 2), 0.12)
    s.shoot(*pick(s, (3.2, 2.13), (2.1, 2.6)), (0, 0, 0.76), 10)


@scene
def shichigosan(s):
    """A girl and a boy in their best, with the long bags of sweets."""
    s.sweep('E9DDC6')
    s.light()
    p.torii(s, 0, 1.5, 0.76)
    p.tree(s, Random(9), -2.2, 1.9, 2.3, ('D98E4A', 'C96B3C', 'E2AE57'))
    p.tree(s, Random(2), 2.25, 1.7, 2.1, ('C96B3C', 'E2AE57', 'B8503A'))
    person(s, -0.48, 0, 1.22, 'child', MADDER, hair='bun', band=OCHRE, turn=8, pattern='dots', second='F0C9B8', eyes='smile', extra=flower_pin(PINK))
    person(s, 0.48, 0, 1.18, 'child', INDIGO, hair='crop', band=PAPER, turn=-8, trousers='4A4E58', eyes='smile')
    p.long_bag(s, -1.02, -0.2, 0, 0.95, 8)
    p.long_bag(s, 1.02, -0.2, 0, 0.95, -8)
    random = Random(4)
    s.note('leaves')
    for k in range(16):
        p.maple_leaf(s, random.uniform(-1.9, 1.9), random.uniform(-0.9, 0.6), 0.03, 0.12, (CLAY, MADDER, OCHRE)[k % 3], (90, 0, random.uniform(0, 360)))
    s.shoot(*pick(s, (3.6, 2.4), (2.5, 3.1)), (0, 0, 0.95), 6)


# Animals

@scene
def dog(s):
    s.room(wall='D9DEC9')
    s.light()
    a.dog(s, 0, 0, 1.15, turn=-6)
    s.ball((-1.05, -0.35, 0.17), 0.17, s.material(MADDER, 'felt', 'stripes', PAPER, 16))
    s.lathe([(0, 0.02), (0.3, 0), (0.42, 0), (0.36, 0.24), (0.32, 0.24), (0.3, 0.12), (0, 0.1)], s.material(INDIGO, 'ceramic'), (1.12, -0.3, 0))
    for k in range(9):
        s.ball((1.12 + 0.14 * math.cos(k * 2.4), -0.3 + 0.14 * math.sin(k * 2.4), 0.2), 0.07, s.material('B98552', 'felt'))
    p.vase(s, 1.75, 0.7, 0.85, OCHRE)
    p.bouquet(s, Random(6), 1.75, 0.7, 0.6, 0.8, (PAPER, 'E8B7A0'))
    s.shoot(*pick(s, (3.5, 2.35), (2.1, 2.75)), (0, 0, 0.82), 8)


@scene
def cat(s):
    s.room(wall='E5D2C2')
    s.light()
    s.lathe([(0, 0), (0.95, 0), (1.08, 0.12), (0.95, 0.24), (0, 0.18)], s.material(INDIGO, 'felt', 'dots', 'DDE6EC', 5), (0, 0.05, 0))
    outer, s.parent = s.parent, s.group((0, 0, 0.2))
    a.cat(s, 0, 0, 1.15, '98938F', turn=8)
    s.parent = outer
    yarn = s.material(MADDER, 'felt')
    s.ball((-1.25, -0.45, 0.22), 0.22, yarn)
    for k in range(7):
        tilt = [(-1.25 + 0.228 * math.cos(b), -0.45 + 0.228 * math.sin(b) * math.cos(k), 0.22 + 0.228 * math.sin(b) * math.sin(k)) for b in [i * math.pi / 12 for i in range(25)]]
        s.tube(tilt, 0.012, s.material('9A3527', 'felt'))
    s.tube([(-1.1, -0.6, 0.02), (-0.8, -0.78, 0.02), (-0.4, -0.74, 0.02), (0, -0.86, 0.02), (0.4, -0.8, 0.02)], 0.014, yarn)
    p.books(s, 1.5, 0.3, (CLAY, BAMBOO, CREAM), 0.85)
    p.vase(s, 1.5, 0.9, 0.8, PAPER)
    s.shoot(*pick(s, (3.5, 2.35), (2.2, 2.85)), (0, 0, 0.85), 9)


@scene
def zodiac(s):
    """The sheep of 2027 with pine and bamboo."""
    s.sweep('E2D2BA')
    s.light()
    p.sun(s, 0, 2.2, 1.55, 0.98, MADDER)
    a.sheep(s, -0.12, 0, 1.08, turn=14)
    p.bamboo_gate(s, pick(s, -1.75, -1.35), 0.75, 0.82)
    p.bamboo_gate(s, pick(s, 1.8, 1.35), 0.75, 0.82)
    a.sheep(s, 1.08, -0.35, 0.46, turn=-12, ribbon=INDIGO)
    s.shoot(*pick(s, (4.2, 2.8), (2.7, 3.35)), (0.05, 0, 1.0), 6)


# Food

def _party(s, candles, wall, colours):
    s.room(wall=wall)
    s.light()
    p.garland(s, -2.2, 2.2, 1.4, 2.15, colours, 9, 0.3, 0.28)
    s.glow(Random(7), 8, low=1.2, high=2.4)
    p.cake(s, 0, 0, 1, candles)
    p.gift(s, -1.5, 0.35, 0.6, colours[0], PAPER)
    p.gift(s, 1.5, 0.3, 0.5, colours[2], OCHRE, -16)
    s.shoot(*pick(s, (3.5, 2.33), (2.2, 2.9)), (0, 0, 0.88), 10)


@scene
def cake(s):
    _party(s, 5, 'DDE2E6', (MADDER, OCHRE, BAMBOO, INDIGO, PINK))


@scene
def firstCake(s):
    _party(s, 1, 'F1DEDB', (PINK, PAPER, 'A9C6B4', OCHRE, SKY))
    a.rabbit(s, 0.98, -0.62, 0.56, turn=-18, ribbon=PINK)


@scene
def tea(s):
    s.room(wall='D3DAD3', table='A97C54', second='7D5839')
    s.light()
    p.cup(s, -0.5, -0.2, 1.0, PAPER)
    p.pot(s, 0.75, 0.5, 1.0, INDIGO)
    s.lathe([(0, 0), (0.5, 0), (0.62, 0.06), (0.6, 0.07), (0, 0.04)], s.material('D9C3A5', 'ceramic'), (0.55, -0.55, 0))
    for k, code in enumerate((PINK, 'C9D4A0', 'E3B978')):
        p.macaron(s, 0.36 + 0.24 * k, -0.5 - 0.14 * (k % 2), code, 0.82, 0.05)
    p.vase(s, pick(s, -1.2, -0.85), 0.75, 0.85, CLAY)
    p.bouquet(s, Random(8), pick(s, -1.2, -0.85), 0.75, 0.6, 0.75, (PAPER, OCHRE, PINK))
    s.shoot(*pick(s, (3.3, 2.2), (2.2, 2.8)), (0, 0, 0.58), 17)


@scene
def soda(s):
    s.room(wall='CFE3E2', table='E3D2B8', second='CDB896')
    s.light()
    p.glass(s, 0, 0, 1, '4FAF86')
    p.glass(s, 0.95, 0.55, 0.9, '4E93B8')
    s.lathe([(0, 0), (0.5, 0), (0.62, 0.06), (0.6, 0.07), (0, 0.04)], s.material(PAPER, 'ceramic'), (-1.0, 0.1, 0))
    for k in range(3):
        p.strawberry(s, -1.14 + 0.16 * k, 0.05 + 0.1 * (k % 2), 0.07, 1.1)
    s.ball((1.15, -0.4, 0.1), 0.1, s.material('E4A03A', 'lacquer'))
    s.shoot(*pick(s, (3.5, 2.35), (2.0, 2.8)), (0, 0, 1.05), 8)


# Land and travel

@scene
def sea(s):
    s.sweep('CBE0E6', depth=5)
    s.light()
    p.surf(s, [(-1.9, -0.2, 2.2, 'A3CFD9'), (-1.1, -0.06, 0.2, '8FC1CF'), (-0.4, 0.1, 1.4, '6FA9C0'), (0.4, 0.26, 2.7, '5B97B4'), (1.2, 0.42, 0.9, '4C86A8'), (2.1, 0.58, 2.1, '6F9FBA')])
    p.boat(s, pick(s, 0.9, 0.35), 0.05, 0.3, 0.95)
    p.cloud(s, pick(s, -1.2, -0.5), 3.4, 1.95, 0.75)
    p.cloud(s, pick(s, 1.7, 0.8), 3.6, 2.3, 0.6)
    p.sun(s, pick(s, -1.75, -0.8), 4.2, 2.3, 0.4, 'F0CF86')
    for k, (x, z) in enumerate(((-0.5, 1.9), (0.0, 2.15), (0.5, 2.05))):
        s.tube([(x - 0.13, 2, z + 0.06), (x, 2, z), (x + 0.13, 2, z + 0.06)], 0.014, s.material(PAPER, 'paper'))
    s.shoot(*pick(s, (4.2, 2.8), (2.8, 4.0)), (0, 0, 1.15), 4, 2.8)


@scene
def hills(s):
    s.sweep('D8E5E6', depth=6)
    s.light()
    p.hills(s, [(-1.5, 0.2, 0.1, 1.7, 0.3, '6F9152'), (-0.7, 0.3, 0.14, 1.7, 1.3, '7E9F5E'), (0.2, 0.42, 0.22, 1.4, 2.2, '93B070'), (1.5, 0.85, 0.28, 1.1, 0.2, 'A9C286'),
                (2.9, 1.35, 0.3, 1.2, 1.7, 'BBD0A3'), (4.4, 1.8, 0.36, 0.9, 3.4, 'C9D9C4')])
    random = Random(5)
    for x, y, h in ((-1.35, -0.3, 1.25), (1.3, -0.25, 1.45), (0.85, 0.65, 1.25), (-0.65, 0.7, 1.15)):
        p.pine(s, x, y, h) if x > 0 else p.tree(s, random, x, y, h + 0.2, ('88A565', '9CB77A'))
    p.house(s, pick(s, 0.1, 0.05), 0.4, 0.85, PAPER, MADDER, turn=16)
    p.cloud(s, -1.5, 5.2, 2.75, 0.7)
    p.cloud(s, 1.5, 5.2, 2.95, 0.6)
    s.shoot(*pick(s, (4.0, 2.67), (2.8, 3.7)), (0, 0, 1.35), 6, 2.8)


@scene
def flowers(s):
    s.room(wall='E9DFD3', table='B98D5E')
    s.light()
    p.vase(s, 0, 0, 1.15, '7FA3B5')
    p.bouquet(s, Random(4), 0, 0, 0.85, 1.35, (PINK, PAPER, MADDER, 'EBC46A', 'D9899A'), 22)
    p.cup(s, -1.2, -0.2, 0.6, PAPER, '8CA35A', is_noted=False)
    s.box((1.25, 0.0, 0.05), (0.9, 0.6, 0.1), s.material(INDIGO, 'paper'), (0, 0, -14), 0.02)
    s.shoot(*pick(s, (3.3, 2.2), (2.1, 2.7)), (0, 0, 1.05), 9)


@scene
def meadow(s):
    """Tulips and other spring flowers in the open."""
    s.sweep('D5E6EA')
    s.light()
    s.lathe([(0, 0), (8, 0), (7.8, 0.06), (0, 0.06)], s.material('93B171', 'felt'), (0, 0.5, -0.03))
    p.hills(s, [(2.3, 0.7, 0.15, 2.0, 0.5, 'A6C287'), (2.9, 1.05, 0.16, 1.5, 2.3, 'BED3AA')])
    random = Random(12)
    for k in range(34):
        x, y = random.uniform(-2.6, 2.6), random.uniform(-0.8, 1.5)
        (p.tulip if k % 3 else p.flower)(s, x, y, random.uniform(0.5, 0.9), (MADDER, OCHRE, PINK, PAPER, 'D97F8A')[k % 5], lean=random.uniform(-7, 7))
    a.bird(s, 0.3, 0.1, 1.42, 0.9, turn=10)
    p.cloud(s, -1.4, 3.1, 2.3, 0.6)
    s.shoot(*pick(s, (3.5, 2.35), (2.2, 2.9)), (0, 0, 0.9), 7)


def _fuji(s, sky, land, cap=SNOW):
    s.sweep(sky, depth=8)
    p.fuji(s, 0, 5.6, 3.0, 4.3, cap=cap)
    p.hills(s, [(3.2, 0.42, 0.1, 2.4, 0.6, land[0]), (2.4, 0.25, 0.07, 2.2, 2.0, land[1])])
    s.put(s.mesh([(-20, -8, 0.03), (20, -8, 0.03), (20, 2.4, 0.03), (-20, 2.4, 0.03)], [(0, 1, 2, 3)], s.material(land[2], 'ceramic')))
    for k, y in enumerate((-1.1, -0.3, 0.6, 1.5)):
        s.box((0.6 * (-1) ** k, y, 0.035), (1.6 - 0.15 * k, 0.02, 0.01), s.material(SNOW, 'paper'), edge=0.002)


@scene
def fuji(s):
    _fuji(s, 'D2E2EA', ('7C9E86', '5F866F', '86B0C4'))
    s.light()
    p.cloud(s, -2.1, 4.6, 2.0, 0.8)
    p.cloud(s, 2.3, 4.8, 2.5, 0.7)
    for k, x in enumerate((-1.7, -1.35, 1.5, 1.85)):
        p.pine(s, x, 0.9 + 0.25 * (k % 2), 0.85 + 0.12 * (k % 3))
    p.boat(s, pick(s, 0.55, 0.3), -0.15, 0.05, 0.42, WOOD, PAPER)
    s.shoot(*pick(s, (4.4, 2.95), (3.1, 4.2)), (0, 0, 1.28), 4, 3.5)


@scene
def fujiSpring(s):
    _fuji(s, 'DCE7EC', ('9DB58A', '84A277', '9CBFCC'))
    s.light()
    random = Random(3)
    p.blossom_tree(s, random, pick(s, -1.65, -1.15), 0.3, 2.2, 0.66)
    p.blossom_tree(s, random, pick(s, 1.85, 1.25), 0.8, 1.7, 0.62)
    for k in range(30):
        s.ball((random.uniform(-2, 2), random.uniform(-1.2, 1), 0.05), 0.045, s.material(('F1BDC6', 'F8DDE0')[k % 2], 'felt'), (1, 0.7, 0.2))
    s.shoot(*pick(s, (4.4, 2.95), (3.1, 4.2)), (0, 0, 1.28), 4, 3.5)


@scene
def sunrise(s):
    """The first sun of the year over the sea."""
    s.sweep('F8E3C4', depth=7)
    s.light('evening')
    s.note('sunrise')
    p.sun(s, 0, 4.6, 1.5, 0.95, 'F0592F', True)
    p.surf(s, [(-1.7, -0.16, 1.1, '7FA3B5'), (-0.9, -0.04, 0.2, '6E93A8'), (0, 0.14, 1.5, '587F9A'), (1.0, 0.34, 2.8, '466C8A'), (2.1, 0.55, 0.8, '3D6280'), (3.2, 0.76, 2.2, '54789A')])
    for x, z, size in ((-1.9, 2.5, 0.7), (1.8, 2.75, 0.8), (0.4, 3.15, 0.5)):
        p.cloud(s, x, 4.9, z, size, 'F7E3CF')
    s.shoot(*pick(s, (4.2, 2.8), (2.9, 4.1)), (0, 0, 1.25), 3, 3.2)


@scene
def travel(s):
    s.room(wall='CFDFE2', table='CDA777', second='A98358')
    s.light()
    p.suitcase(s, -0.35, 0.05, 1.15, 'C9733F', 12)
    person(s, 0.72, -0.1, 1.42, 'adult', 'E9D9B8', hair='long', tone=BROWN_HAIR, skirt=True, turn=-10, eyes='smile', extra=sun_hat('E3BE7B', 1.6, MADDER), finish='wood', pattern='stripes', second=SEA)
    s.ball((-1.45, -0.1, 0.55), 0.4, s.material('7FAEC4', 'lacquer', 'dots', '8FA86A', 3))
    s.rod((-1.45, -0.1, 0), (-1.45, -0.1, 0.16), 0.2, s.material(DARK_WOOD, 'wood'), 0.05)
    p.train(s, -0.9, -0.85, 0.42)
    p.cloud(s, -1.3, 2.2, 1.75, 0.6)
    p.cloud(s, 0.2, 2.4, 1.95, 0.45)
    s.shoot(*pick(s, (3.8, 2.55), (2.6, 3.0)), (-0.1, 0, 0.85), 8)


@scene
def summer(s):
    """A veranda on a summer evening: melon, wind bell and fan."""
    s.room(wall='BFDCD8', table='B98A5A', second='8D633F')
    s.light()
    p.melon(s, -0.95, 0.35, 1.1)
    s.lathe([(0, 0), (0.62, 0), (0.75, 0.07), (0.72, 0.08), (0, 0.05)], s.material(SNOW, 'ceramic'), (0.55, -0.35, 0))
    for k in range(3):
        wedge = [(0.42 * math.cos(b), -0.42 * math.sin(b)) for b in [math.pi * i / 16 for i in range(17)]]
        s.sheet(wedge, 0.13, s.material('4E8A56', 'lacquer'), (0.3 + 0.28 * k, -0.42 + 0.16 * k, 0.5), (0, 6 * (k - 1), 16))
        inner = [(x * 0.88, z * 0.88) for x, z in wedge]
        s.sheet(inner, 0.15, s.material('D24A3E', 'paper', 'dots', '7A1F1B', 12), (0.3 + 0.28 * k, -0.42 + 0.16 * k, 0.505), (0, 6 * (k - 1), 16))
    for x, code in ((-0.2, '7FB3CF'), (1.15, 'E59A94')):
        s.rod((x, 0.6, 1.95), (x, 0.6, 4.5), 0.01, s.material(INK, 'felt'))
        s.lathe([(0.24, 0), (0.28, 0.1), (0.22, 0.26), (0, 0.33)], s.material(code, 'ceramic', 'dots', PAPER, 8), (x, 0.6, 1.62))
        s.rod((x, 0.6, 1.67), (x, 0.6, 1.32), 0.008, s.material(INK, 'felt'))
        s.box((x, 0.6, 1.14), (0.16, 0.015, 0.4), s.material(PAPER, 'paper'), (0, 6, 12), 0.004)
    for k in range(3):
        p.flower(s, 1.75 + 0.16 * k, 0.5 + 0.1 * k, 0.9 - 0.16 * k, ('6E8FC4', 'B07FB0', 'E59A94')[k], 5, 1.3, 6 * (k - 1))
    s.shoot(*pick(s, (3.7, 2.45), (2.5, 3.1)), (0.1, 0, 0.92), 10)


@scene
def autumn(s):
    s.sweep('E8D9BE')
    s.light('day')
    random = Random(21)
    s.note('leaves')
    for x, y, h in ((-1.7, 1.1, 2.1), (1.75, 0.9, 1.8), (0.5, 2.0, 1.5)):
        p.tree(s, random, x, y, h, ('D98E4A', 'C4582F', 'E2AE57', 'B8452F'), puffs=30, spread=0.58)
    a.bear(s, -0.3, -0.1, 0.82, 'A8743F', turn=10)
    for k, (x, size) in enumerate(((0.75, 0.34), (1.12, 0.24))):
        for b in range(8):
            s.ball((x + size * 0.5 * math.cos(b * math.pi / 4), -0.35 - 0.1 * k + size * 0.5 * math.sin(b * math.pi / 4), size * 0.62), size * 0.6, s.material('DB8434', 'felt'), (1, 1, 1.05))
        s.rod((x, -0.35 - 0.1 * k, size * 1.1), (x + 0.04, -0.35 - 0.1 * k, size * 1.6), 0.035, s.material(MOSS, 'felt'))
    for k in range(46):
        p.maple_leaf(s, random.uniform(-2.3, 2.3), random.uniform(-1.2, 1.4), 0.02 + 0.02 * (k % 3), random.uniform(0.09, 0.15), (CLAY, MADDER, OCHRE, 'C98A3A')[k % 4], (90 + random.uniform(-16, 16), 0, random.uniform(0, 360)))
    s.shoot(*pick(s, (4.0, 2.7), (2.6, 3.2)), (0, 0, 0.95), 8)


@scene
def winter(s):
    s.sweep('D6E2EC', 'felt')
    s.light('snow')
    s.lathe([(0, 0), (8, 0), (7.8, 0.06), (0, 0.06)], s.material(SNOW, 'felt'), (0, 0.5, -0.03))
    for x, y, h in ((-1.85, 1.0, 2.0), (-1.1, 1.8, 1.6), (1.8, 1.3, 2.2), (1.1, 2.1, 1.5)):
        p.pine(s, x, y, h, '5E8A78', 4, True)
    p.house(s, pick(s, 0.95, 0.62), 0.75, 0.85, 'C99A68', 'A9553F', True, -14, True)
    p.snowman(s, -0.4, -0.1, 0.95)
    random = Random(2)
    for k in range(40):
        s.ball((random.uniform(-2.4, 2.4), random.uniform(-0.6, 2.4), random.uniform(0.3, 3)), random.uniform(0.018, 0.035), s.material(SNOW, 'felt'))
    s.shoot(*pick(s, (4.0, 2.7), (2.6, 3.3)), (0, 0, 1.0), 7)


@scene
def stars(s):
    """A village under the night sky."""
    s.sweep(NIGHT, depth=5)
    s.light('night')
    p.hills(s, [(-0.4, 0.1, 0.1, 1.8, 0.3, '31486A'), (1.2, 0.55, 0.2, 1.3, 2.2, '3C5478'), (2.6, 1.0, 0.24, 1.1, 0.6, '4A6288')])
    for k, (x, y, size) in enumerate(((-0.75, 0.2, 0.62), (0.15, 0.35, 0.72), (0.95, 0.1, 0.56))):
        p.house(s, x, y, size, ('C9B79C', 'D8C7AE', 'B8A58C')[k], ('7A3A30', '3F5A6A', '6A4A3A')[k], True, (14, -6, -18)[k])
    for x, h in ((-1.6, 1.2), (1.65, 1.35), (-0.3, 0.8)):
        p.pine(s, x, 0.6, h, '36584F')
    p.moon(s, pick(s, 1.25, 0.75), 3.6, pick(s, 2.55, 3.2), 0.42)
    random = Random(9)
    for k in range(44):
        p.star(s, random.uniform(-3.2, 3.2), 4.4, random.uniform(1.7, 4.6), random.choice((0.05, 0.07, 0.11)), 'F9E7B4', 1.5)
    s.shoot(*pick(s, (4.2, 2.8), (2.8, 3.9)), (0, 0, pick(s, 1.2, 1.5)), 5, 3.0)


@scene
def fireworks(s):
    s.sweep('222E52', depth=5)
    s.light('night')
    random = Random(4)
    for x, z, r, code in ((-1.15, 2.35, 0.75, 'FF8E6E'), (0.55, 2.75, 0.95, 'FFD27A'), (1.6, 1.9, 0.55, '8FC4FF')):
        p.firework(s, random, x, 3.6, z, r, code)
    p.surf(s, [(1.4, 0.12, 0.6, '2F4A70'), (2.4, 0.3, 2.0, '38557E')])
    person(s, -0.36, -0.1, 1.25, 'adult', INDIGO, hair='short', band=OCHRE, turn=24, eyes='smile', pattern='dots', second='8FA9C4')
    person(s, 0.36, -0.1, 1.18, 'adult', 'D98A86', hair='bun', band=PAPER, turn=-24, eyes='smile', pattern='dots', second=PAPER, extra=flower_pin('E9C46A'))
    for x in (-1.5, 1.5):
        s.rod((x, 0.3, 0), (x, 0.3, 1.5), 0.035, s.material(DARK_WOOD, 'wood'))
        p.lantern(s, x, 0.2, 1.25, 0.62)
    s.shoot(*pick(s, (4.3, 2.9), (2.9, 3.8)), (0, 0, pick(s, 1.25, 1.45)), 4, 2.4)


# Toys and festive things

@scene
def toys(s):
    s.room(wall='E7DFD0')
    s.light()
    a.bear(s, -0.55, 0.1, 1.15, turn=8)
    a.rabbit(s, 0.62, 0.15, 1.0, turn=-10, ribbon=INDIGO)
    p.train(s, -0.75, -0.65, 0.62, 4)
    p.blocks(s, 1.25, -0.1, 0.34)
    for k, code in enumerate((MADDER, OCHRE, BAMBOO, SKY)):
        s.lathe([(0, 0), (0.34 - 0.06 * k, 0), (0.36 - 0.06 * k, 0.07), (0.34 - 0.06 * k, 0.14), (0, 0.14)], s.material(code, 'lacquer'), (-1.5, -0.2, 0.14 * k))
    s.ball((-1.5, -0.2, 0.66), 0.12, s.material(PINK, 'lacquer'))
    s.shoot(*pick(s, (3.6, 2.4), (2.4, 2.9)), (0, 0, 0.7), 10)


@scene
def newYear(s):
    """Rice cakes, pine and bamboo before gold paper."""
    s.room(wall='EADCC0', table='8F2F26', second='7A241D', finish='lacquer')
    s.light()
    for k in range(6):
        s.box((-1.9 + 0.745 * k, 1.2, 1.2), (0.72, 0.04, 2.4), s.material(('D8BA72', 'CBA95A')[k % 2], 'paper'), (0, 0, 14 * (-1) ** k), 0.01)
    p.rice_cakes(s, 0, 0, 1)
    p.bamboo_gate(s, pick(s, -1.45, -1.12), 0.35, 0.85)
    p.bamboo_gate(s, pick(s, 1.45, 1.12), 0.35, 0.85)
    s.shoot(*pick(s, (3.9, 2.6), (2.6, 3.2)), (0, 0, 0.95), 8)


@scene
def childrensDay(s):
    """Carp streamers over the hills in May."""
    s.sweep('CFE3EA', depth=5)
    s.light()
    p.hills(s, [(-0.5, 0.15, 0.1, 1.7, 0.3, '88A968'), (1.0, 0.5, 0.18, 1.4, 2.2, '9DBB80'), (2.6, 0.95, 0.24, 1.1, 0.4, 'B7CF9F')])
    s.rod((-0.85, 0, 0), (-0.85, 0, 2.75), 0.04, s.material('C9A97A', 'wood'))
    s.ball((-0.85, 0, 2.8), 0.1, s.material(OCHRE, 'metal'))
    for z, size, code in ((2.4, 1.15, '3A3A42'), (1.86, 1.0, MADDER), (1.4, 0.8, INDIGO)):
        p.streamer(s, -0.75, 0, z, size, code)
    p.house(s, pick(s, 1.45, 0.75), 0.35, 0.6, PAPER, INDIGO, turn=-14)
    p.cloud(s, 1.5, 4, 2.5, 0.6)
    p.cloud(s, -2, 4.2, 2.2, 0.6)
    s.shoot(*pick(s, (4.2, 2.8), (2.7, 3.8)), (0, 0, 1.5), 4, 2.8)
