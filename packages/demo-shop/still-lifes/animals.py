"""Animals of felt and wood. Each stands with its feet on the table and looks at the lens."""

import math

from studio import CREAM, INK, MADDER, OCHRE, PAPER, PINK, SNOW


def _eyes(s, at, radius, apart, size):
    for side in (-1, 1):
        s.ball((at[0] + side * apart, at[1] - math.sqrt(max(radius**2 - apart**2, 0)) * 0.97, at[2]), size, s.material(INK, 'ceramic'))


def _group(s, x, y, size, turn, z=0):
    outer = s.parent
    s.parent = s.group((x, y, z), turn, 0, size)
    return outer


def dog(s, x, y, size=1, coat='C58B55', ears='8A5A36', turn=0, collar=MADDER):
    s.note('dog')
    outer = _group(s, x, y, size, turn)
    fur, dark, pale = s.material(coat, 'felt'), s.material(ears, 'felt'), s.material(CREAM, 'felt')
    s.ball((0, 0.12, 0.42), 0.4, fur, (0.92, 0.95, 1.08))
    s.ball((0, -0.2, 0.4), 0.24, pale, (0.95, 0.7, 1.2))
    for side in (-1, 1):
        s.rod((side * 0.17, -0.22, 0.05), (side * 0.16, -0.18, 0.45), 0.11, fur)
        s.ball((side * 0.17, -0.28, 0.08), 0.13, pale, (0.95, 1.25, 0.65))
        s.ball((side * 0.36, 0.1, 0.14), 0.2, fur, (0.8, 1.15, 0.75))
        s.ball((side * 0.39, -0.02, 1.02), 0.2, dark, (0.42, 0.72, 1.35), (0, side * -14, 0))
    s.tube([(0.28, 0.42, 0.3), (0.46, 0.48, 0.5), (0.48, 0.46, 0.74)], 0.075, fur)
    s.ball((0, -0.08, 1.05), 0.37, fur, (1.05, 0.95, 0.95))
    s.ball((0, -0.38, 0.94), 0.19, pale, (1.1, 0.85, 0.82))
    s.ball((0, -0.54, 1.01), 0.075, s.material(INK, 'ceramic'), (1.25, 0.8, 0.85))
    s.tube([(0.045 * k, -0.545 + 0.012 * k * k, 0.885 + 0.012 * k * k) for k in (-2, -1, 0, 1, 2)], 0.012, s.material(INK, 'felt'))
    _eyes(s, (0, -0.08, 1.1), 0.36, 0.155, 0.05)
    s.lathe([(0.27, 0), (0.3, 0.02), (0.3, 0.08), (0.27, 0.1)], s.material(collar, 'lacquer'), (0, -0.02, 0.7))
    s.ball((0, -0.31, 0.7), 0.06, s.material(OCHRE, 'metal'))
    s.parent = outer


def cat(s, x, y, size=1, coat='8E8C8A', belly=PAPER, turn=0, ribbon=MADDER, eyes='open'):
    s.note('cat')
    outer = _group(s, x, y, size, turn)
    fur, pale = s.material(coat, 'felt'), s.material(belly, 'felt')
    s.lathe([(0, 0), (0.3, 0), (0.42, 0.12), (0.42, 0.34), (0.3, 0.62), (0.2, 0.78), (0, 0.84)], fur)
    s.ball((0, -0.2, 0.38), 0.26, pale, (0.95, 0.85, 1.25))
    for side in (-1, 1):
        s.ball((side * 0.14, -0.36, 0.08), 0.12, pale, (0.9, 1.3, 0.66))
        ear = [(0.17, 0), (0.15, 0.05), (0.07, 0.2), (0, 0.28)]
        s.lathe(ear, fur, (side * 0.225, 0, 1.13), (0, side * 17, 0), (0.95, 0.55, 1))
        s.lathe(ear, s.material(PINK, 'felt'), (side * 0.222, -0.045, 1.14), (0, side * 17, 0), (0.6, 0.4, 0.75))
        for k in (-1, 0, 1):
            s.rod((side * 0.16, -0.33, 0.9 + 0.02 * k), (side * 0.43, -0.36, 0.9 + 0.07 * k), 0.006, s.material(PAPER, 'paper'))
    s.ball((0, 0, 0.98), 0.36, fur, (1.1, 0.92, 0.9))
    for side in (-1, 1):
        s.ball((side * 0.065, -0.31, 0.9), 0.085, pale, (1, 0.7, 0.8))
    s.ball((0, -0.375, 0.94), 0.034, s.material('D98880', 'ceramic'), (1.3, 0.8, 0.8))
    if eyes == 'open':
        _eyes(s, (0, 0, 1.02), 0.345, 0.16, 0.05)
    else:
        for side in (-1, 1):
            s.tube([(side * 0.16 + 0.032 * k, -0.315, 1.0 + 0.008 * k * k) for k in (-2, -1, 0, 1, 2)], 0.013, s.material(INK, 'felt'))
    s.tube([(0.36, 0.2, 0.08), (0.6, 0.06, 0.08), (0.64, -0.22, 0.08), (0.46, -0.4, 0.09)], 0.075, fur)
    s.lathe([(0.22, 0), (0.25, 0.02), (0.25, 0.06), (0.22, 0.08)], s.material(ribbon, 'lacquer'), (0, -0.01, 0.7))
    s.ball((0, -0.26, 0.7), 0.055, s.material(OCHRE, 'metal'))
    s.parent = outer


def sheep(s, x, y, size=1, turn=0, wool=SNOW, ribbon=MADDER):
    s.note('sheep')
    outer = _group(s, x, y, size, turn)
    fleece, skin = s.material(wool, 'felt'), s.material('E8CDB0', 'felt')
    for side in (-1, 1):
        for front in (-0.26, 0.3):
            s.rod((side * 0.2, front, 0), (side * 0.2, front, 0.4), 0.085, s.material('6B5546', 'wood'))
    golden = math.pi * (3 - math.sqrt(5))
    for k in range(110):
        z = 1 - 2 * (k + 0.5) / 110
        r = math.sqrt(1 - z * z)
        s.ball((0.47 * r * math.cos(golden * k), 0.05 + 0.6 * r * math.sin(golden * k), 0.62 + 0.4 * z), 0.125, fleece)
    s.ball((0, 0.05, 0.62), 0.45, fleece, (1, 1.25, 0.9))
    s.ball((0, -0.66, 0.92), 0.26, skin, (0.95, 0.9, 1.12))
    for k in range(9):
        a = math.pi * (k - 4) / 7.5
        s.ball((0.22 * math.sin(a), -0.62, 1.0 + 0.19 * math.cos(a)), 0.105, fleece)
    for k in range(5):
        s.ball((0.09 * (k - 2), -0.72, 1.14), 0.09, fleece)
    for side in (-1, 1):
        s.ball((side * 0.33, -0.6, 0.94), 0.13, skin, (1.25, 0.5, 0.6), (0, side * 24, 0))
        curl = [(side * (0.28 + 0.13 * math.cos(a)), -0.6 - 0.012 * k, 1.08 + 0.13 * math.sin(a)) for k, a in enumerate([1.9 - 0.5 * i for i in range(10)])]
        s.tube(curl, 0.05, s.material('C9A56B', 'wood'))
    _eyes(s, (0, -0.66, 0.95), 0.245, 0.105, 0.036)
    for side in (-1, 1):
        s.ball((side * 0.15, -0.85, 0.85), 0.05, s.material('E9A596', 'felt'), (1, 0.5, 0.8))
    s.tube([(0.025 * k, -0.9 + 0.006 * k * k, 0.79 + 0.008 * k * k) for k in (-2, -1, 0, 1, 2)], 0.012, s.material(INK, 'felt'))
    if ribbon:
        s.lathe([(0.2, 0), (0.24, 0.02), (0.24, 0.08), (0.2, 0.1)], s.material(ribbon, 'lacquer'), (0, -0.56, 0.66), (24, 0, 0))
        s.ball((0, -0.8, 0.63), 0.075, s.material(OCHRE, 'metal'))
    s.parent = outer


def rabbit(s, x, y, size=1, coat=PAPER, turn=0, ribbon=None):
    outer = _group(s, x, y, size, turn)
    fur = s.material(coat, 'felt')
    s.ball((0, 0, 0.3), 0.31, fur, (1, 0.92, 0.98))
    s.ball((0, -0.03, 0.74), 0.25, fur, (1.05, 0.95, 0.92))
    for side in (-1, 1):
        s.ball((side * 0.11, 0, 1.1), 0.1, fur, (0.75, 0.5, 2.4), (0, side * 8, 0))
        s.ball((side * 0.11, -0.035, 1.1), 0.07, s.material(PINK, 'felt'), (0.6, 0.4, 2.5), (0, side * 8, 0))
        s.ball((side * 0.14, -0.24, 0.07), 0.1, fur, (0.95, 1.3, 0.65))
        s.ball((side * 0.26, -0.12, 0.38), 0.1, fur, (0.7, 0.8, 1.3), (0, side * -24, 0))
        s.ball((side * 0.15, -0.23, 0.67), 0.05, s.material('E9A596', 'felt'), (1, 0.4, 0.8))
    _eyes(s, (0, -0.03, 0.77), 0.24, 0.095, 0.032)
    s.ball((0, -0.27, 0.71), 0.022, s.material('D98880', 'ceramic'), (1.3, 0.8, 0.9))
    if ribbon:
        for side in (-1, 1):
            s.ball((side * 0.09, -0.22, 0.53), 0.09, s.material(ribbon, 'felt'), (1.2, 0.5, 0.75), (0, side * -15, 0))
    s.parent = outer


def bear(s, x, y, size=1, coat='B98552', turn=0, ribbon=MADDER):
    outer = _group(s, x, y, size, turn)
    fur, pale = s.material(coat, 'felt'), s.material(CREAM, 'felt')
    s.ball((0, 0, 0.36), 0.36, fur, (1, 0.88, 1.02))
    s.ball((0, -0.18, 0.34), 0.24, pale, (1, 0.6, 1.05))
    s.ball((0, -0.03, 0.88), 0.32, fur, (1.08, 0.95, 0.95))
    s.ball((0, -0.28, 0.81), 0.14, pale, (1.1, 0.8, 0.82))
    s.ball((0, -0.4, 0.85), 0.05, s.material(INK, 'ceramic'), (1.3, 0.8, 0.85))
    for side in (-1, 1):
        s.ball((side * 0.26, 0, 1.13), 0.12, fur, (1, 0.6, 1))
        s.ball((side * 0.26, -0.05, 1.13), 0.075, pale, (1, 0.5, 1))
        s.ball((side * 0.22, -0.3, 0.13), 0.16, fur, (0.9, 1.2, 0.9))
        s.ball((side * 0.22, -0.47, 0.14), 0.085, pale, (1, 0.35, 1))
        s.ball((side * 0.36, -0.1, 0.48), 0.12, fur, (0.75, 0.8, 1.5), (0, side * -32, 0))
        if ribbon:
            s.ball((side * 0.1, -0.27, 0.6), 0.095, s.material(ribbon, 'felt'), (1.25, 0.5, 0.8), (0, side * -16, 0))
    _eyes(s, (0, -0.03, 0.94), 0.31, 0.13, 0.038)
    s.parent = outer


def bird(s, x, y, z, size=1, coat='6F9CC0', turn=0):
    outer = _group(s, x, y, size, turn, z)
    s.ball((0, 0, 0), 0.2, s.material(coat, 'felt'), (1.25, 0.9, 0.95))
    s.ball((-0.05, -0.06, -0.05), 0.16, s.material(PAPER, 'felt'), (1.1, 0.85, 0.9))
    s.lathe([(0.045, 0), (0, 0.12)], s.material(OCHRE, 'wood'), (-0.24, -0.02, 0.04), (0, -90, 0), is_round=False)
    s.ball((-0.14, -0.15, 0.07), 0.026, s.material(INK, 'ceramic'))
    s.ball((0.3, 0.02, 0.06), 0.12, s.material(coat, 'felt'), (1.5, 0.5, 0.4), (0, -24, 0))
    s.parent = outer
