"""People of turned wood."""

import math

from studio import BLUSH, INK, MADDER, OCHRE, PAPER, SKIN, SNOW, BROWN_HAIR, GREY_HAIR, PINK

# Radius of the head as a share of the height, and width of the body as a share of its height.
SHAPES = {'baby': (0.27, 0.5), 'toddler': (0.25, 0.46), 'child': (0.225, 0.38), 'adult': (0.19, 0.31), 'elder': (0.205, 0.36)}


def person(s, x, y, height, age, dress, *, hair='short', tone=INK, turn=0, band=None, finish='lacquer', pattern=None,
           second=PAPER, eyes='open', arms='down', collar=PAPER, glasses=False, extra=None, z=0, lean=0, skirt=False, trousers=None):
    """Stands a person on the table and notes the face. `extra` adds what the person wears, with the sizes of the figure."""
    head_share, wide = SHAPES[age]
    head = height * head_share
    body = height - 1.78 * head
    width = body * wide
    outer, s.parent = s.parent, None
    group = s.group((x, y, z), turn, lean)
    group.parent = outer
    s.parent = group
    cloth = s.material(dress, finish, pattern, second, 7 / height + 4)
    flare = 1.3 if skirt else 1.04
    profile = [(0, 0), (0, 0), (width * flare, 0), (width * flare, 0), (width * flare * 1.01, body * 0.05), (width * (flare * 0.5 + 0.48), body * 0.33),
               (width * 0.88, body * 0.62), (width * 0.7, body * 0.86), (width * 0.42, body * 0.98), (0, body * 1.02)]
    s.lathe(profile, cloth)
    curve = lambda share: _at(profile, body * share)
    ring = lambda low, high, code, out=0.012: s.lathe(
        [(curve(low), body * low), (curve(low) + out, body * low + 0.005), (curve(high) + out, body * high - 0.005), (curve(high), body * high)],
        s.material(code, finish), is_round=False)
    if band:
        ring(0.42, 0.6, band, 0.02 * height)
    if trousers:
        ring(0.005, 0.4, trousers, 0.006)
    if collar:
        ring(0.88, 0.96, collar, 0.015 * height)
    for side in (-1, 1):
        sleeve = {'down': (0.62, 14, 0.86), 'up': (0.86, 150, 0.95), 'front': (0.6, 20, 0.72), 'out': (0.76, 80, 1.1)}[arms]
        reach = body * 0.2
        share, swing, out = sleeve
        ax, az = side * width * out, body * share
        ay = -width * (0.55 if arms == 'front' else 0.1)
        s.ball((ax, ay, az), reach, cloth, (0.48, 0.5, 1), (0, -side * swing if arms != 'up' else side * 30, 0))
        angle = math.radians(swing)
        s.ball((ax + side * reach * math.sin(angle) * 0.9, ay - 0.02, az - reach * math.cos(angle) * 0.95), reach * 0.34, s.material(SKIN, 'lacquer'))
    z = body * 0.985 + head * 0.8
    ball = s.ball((0, 0, z), head, s.material(SKIN, 'wood'), (1, 1, 0.95))
    s.heads.append((age, ball, 1))
    face(s, (0, 0, z), head, eyes)
    _hair(s, (0, 0, z), head, hair, s.material(tone, 'lacquer'))
    if glasses:
        rim = s.material(OCHRE, 'metal')
        for side in (-1, 1):
            circle = [(side * head * 0.34 + head * 0.2 * math.cos(a), -head * 0.99, z + head * 0.02 + head * 0.18 * math.sin(a)) for a in [k * math.pi / 8 for k in range(17)]]
            s.tube(circle, head * 0.018, rim)
        s.rod((-head * 0.14, -head * 1.0, z + head * 0.04), (head * 0.14, -head * 1.0, z + head * 0.04), head * 0.018, rim)
    if extra:
        extra(s, head, z, body, width)
    s.parent = outer
    return group


def _at(profile, z):
    for (r1, z1), (r2, z2) in zip(profile, profile[1:]):
        if z1 <= z <= z2 and z2 > z1:
            return r1 + (r2 - r1) * (z - z1) / (z2 - z1)
    return profile[-1][0]


def _on(centre, radius, across, up, out=1.0):
    """A point of a head, in degrees from the middle of the face."""
    a, b = math.radians(across), math.radians(up)
    x, y, z = centre
    return (x + radius * out * math.sin(a) * math.cos(b), y - radius * out * math.cos(a) * math.cos(b), z + radius * 0.95 * out * math.sin(b))


def face(s, centre, head, eyes='open'):
    dark, cheek, lip = s.material(INK, 'lacquer'), s.material(BLUSH, 'paper'), s.material(MADDER, 'paper')
    for side in (-1, 1):
        if eyes == 'open':
            s.ball(_on(centre, head, side * 21, 0, 0.99), head * 0.062, dark, (0.85, 0.5, 1.25), (0, 0, side * 21))
        else:
            bend = -1 if eyes == 'closed' else 1
            arc = [_on(centre, head, side * 22 + k * 3.4, 0 + bend * (3.2 - 0.8 * k * k), 1.0) for k in (-2, -1, 0, 1, 2)]
            s.tube(arc, head * 0.022, dark)
        s.ball(_on(centre, head, side * 38, -15, 0.975), head * 0.13, cheek, (1, 0.3, 0.78), (0, 0, side * 38))
    s.tube([_on(centre, head, k * 2.6, -17 + 0.55 * k * k, 0.995) for k in (-2, -1, 0, 1, 2)], head * 0.02, lip)


def _hair(s, centre, head, style, material):
    """A cap that ends at a hairline: height over the forehead, at the sides and behind, in degrees."""
    if style == 'none':
        return
    front, side, back = {
        'short': (32, 8, -28), 'bob': (24, -32, -45), 'bun': (36, 4, -25), 'long': (30, -38, -60), 'tails': (26, 0, -30),
        'wisp': (68, 60, 50), 'thin': (52, 14, -22), 'crop': (36, 20, -20),
    }[style]
    corners, faces, around, down = [], [], 64, 14
    for i in range(around):
        azimuth = 2 * math.pi * i / around
        away = abs(math.degrees(math.atan2(math.sin(azimuth), math.cos(azimuth))))
        soft = lambda low, high: (lambda t: t * t * (3 - 2 * t))(min(max((away - low) / (high - low), 0), 1))
        limit = front + (side - front) * soft(38, 75) + (back - side) * soft(85, 150) - 5 * math.cos(math.radians(away * 3)) * (away < 60)
        for k in range(down):
            up = 90 - (90 - limit) * k / (down - 1)
            out = 1.055 if k < down - 1 else 1.03
            corners.append(_on((0, 0, 0), head, math.degrees(azimuth), up, out))
        corners.append(_on((0, 0, 0), head, math.degrees(azimuth), limit + 2, 0.96))
    rows = down + 1
    for i in range(around):
        for k in range(rows - 1):
            a, b = i * rows + k, ((i + 1) % around) * rows + k
            faces.append((a, a + 1, b + 1, b))
    s.put(s.mesh(corners, faces, material), centre)
    x, y, z = centre
    if style == 'bun':
        s.ball((x, y + head * 0.3, z + head * 1.08), head * 0.4, material, (1, 1, 0.85))
    if style == 'tails':
        for one in (-1, 1):
            s.ball((x + one * head * 1.08, y + head * 0.1, z + head * 0.2), head * 0.3, material, (0.8, 0.8, 1.15))
            s.ball((x + one * head * 0.95, y + head * 0.05, z + head * 0.42), head * 0.1, s.material(MADDER, 'felt'))
    if style == 'wisp':
        s.tube([_on(centre, head, 0, 90 - k * 6, 1.04 + 0.05 * math.sin(k)) for k in range(7)], head * 0.05, material)


# What people wear and hold

def bow(code):
    def put(s, head, z, body, width):
        for side in (-1, 1):
            s.ball((side * head * 0.26, -head * 0.25, z + head * 1.02), head * 0.24, s.material(code, 'felt'), (1.2, 0.6, 0.75), (0, side * -18, 0))
        s.ball((0, -head * 0.28, z + head * 1.02), head * 0.1, s.material(code, 'felt'))
    return put


def flower_pin(code=PINK, side=1):
    def put(s, head, z, body, width):
        at = _on((0, 0, z), head, side * 58, 42, 1.1)
        for k in range(5):
            a = 2 * math.pi * k / 5
            s.ball((at[0] + head * 0.14 * math.cos(a), at[1], at[2] + head * 0.14 * math.sin(a)), head * 0.13, s.material(code, 'felt'), (1, 0.5, 1))
        s.ball((at[0], at[1] - head * 0.08, at[2]), head * 0.08, s.material(OCHRE, 'felt'))
    return put


def veil(s, head, z, body, width):
    cloth = s.material(SNOW, 'paper')
    s.lathe([(head * 1.1, -head * 2.3), (head * 1.16, -head * 1.2), (head * 1.12, 0), (head * 0.9, head * 0.62), (head * 0.4, head * 1.0), (0, head * 1.08)], cloth, (0, head * 0.42, z + head * 0.04))
    for k in range(-3, 4):
        at = _on((0, 0, z), head, k * 20, 50, 1.12)
        s.ball(at, head * 0.13, s.material(PAPER if k % 2 else PINK, 'felt'))


def sun_hat(code=OCHRE, brim=1.45, ribbon=MADDER):
    def put(s, head, z, body, width):
        s.lathe([(head * brim, head * 0.44), (head * brim, head * 0.5), (head * 1.08, head * 0.56), (head * 1.04, head * 0.9), (head * 0.7, head * 1.2), (0, head * 1.26)], s.material(code, 'felt'), (0, 0.04 * head, z))
        s.lathe([(head * 1.1, head * 0.56), (head * 1.12, head * 0.6), (head * 1.08, head * 0.75), (head * 1.04, head * 0.76)], s.material(ribbon, 'felt'), (0, 0.04 * head, z), is_round=False)
    return put


def school_bag(code=MADDER):
    def put(s, head, z, body, width):
        s.note('schoolBag')
        bag = s.material(code, 'lacquer')
        s.box((0, width * 1.15, body * 0.6), (width * 1.9, width * 0.9, body * 0.66), bag, edge=width * 0.22)
        for side in (-1, 1):
            strap = [(side * width * 0.5, -width * 0.25, body * 0.95), (side * width * 0.56, -width * 0.72, body * 0.8), (side * width * 0.62, -width * 0.82, body * 0.58), (side * width * 0.74, -width * 0.5, body * 0.42)]
            s.tube(strap, width * 0.09, bag)
    return put


def both(*pieces):
    def put(*sizes):
        for piece in pieces:
            piece(*sizes)
    return put


def baby_in_basket(s, x, y, size, blanket=SNOW, turn=0, trim=PINK):
    """A sleeping baby in a basket, seen from above the rim."""
    outer = s.parent
    s.parent = s.group((x, y, 0), turn, 0, size)
    cane = s.material('C08E58', 'wood')
    for k in range(7):
        radius, z = 0.8 + 0.028 * k, 0.06 + 0.1 * k
        loop = [(1.35 * radius * math.cos(a), 0.85 * radius * math.sin(a), z) for a in [i * math.pi / 20 for i in range(41)]]
        s.tube(loop, 0.058, cane)
    s.lathe([(0, 0.42), (0.6, 0.46), (0.84, 0.55), (0.9, 0.68), (0.9, 0.68)], s.material(PAPER, 'felt'), scale=(1.32, 0.84, 1))
    s.ball((-0.6, 0.0, 0.66), 0.42, s.material(SNOW, 'felt'), (1, 0.9, 0.55))
    s.ball((0.3, -0.02, 0.6), 0.62, s.material(blanket, 'felt', 'dots', trim, 7), (1.35, 0.92, 0.62))
    centre = (-0.5, -0.14, 1.0)
    ball = s.ball(centre, 0.4, s.material(SKIN, 'wood'), (1, 1, 0.95))
    s.heads.append(('baby', ball, 1))
    face(s, centre, 0.4, 'closed')
    _hair(s, centre, 0.4, 'wisp', s.material(BROWN_HAIR, 'lacquer'))
    s.tube([(-0.5 + 0.36 * math.cos(a), -0.34 - 0.05 * math.sin(a), 0.72 + 0.05 * math.sin(2 * a)) for a in [k * math.pi / 8 for k in range(9)]], 0.075, s.material(blanket, 'felt'))
    s.parent = outer
