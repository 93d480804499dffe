// Fits the kernels of src/sampling/turnTables.ts and prints their coefficients: node packages/imaging/build/fitTurnTables.ts.
// turnTables.test.ts checks that the two agree. Frequencies are in cycles per target pixel.

/** Spline pieces per pixel of the sampled picture, and pieces from the centre of a kernel. */
const KNOTS = 3
const PIECES = 8
/** The highest frequency at which errors are measured. */
const HIGHEST = 2.4
/** Rotations of the target, in degrees, over which the wanted response is averaged. */
const ANGLES = [0, 15, 30, 45, 60, 75]

interface Wanted {
  /** Distance of the frequencies at which errors are measured. */
  readonly step: number
  /** Pixels of the sampled picture per target pixel. */
  readonly ratio: number
  /** Share of a frequency that the sampled pixels have kept, along one axis. */
  readonly kept: (frequency: number) => number
  /** Weight of what is finer than half a cycle, up to the highest frequency that a photo can hold. */
  readonly moire: number
  readonly finest: number
  /** Additional weight of what a target shows best, up to 0.35 cycles. */
  readonly waves: number
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** The spectrum of Catmull-Rom (Keys 1981) by the midpoint rule. */
function catmullRomSpectrum(frequency: number): number {
  const points = 4000
  let sum = 0
  for (let i = 0; i < points; i++) {
    const x = ((i + 0.5) * 2) / points
    const level = x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2
    sum += level * Math.cos(2 * Math.PI * frequency * x)
  }
  return (sum * 4) / points
}

/** The spectrum of each pair of splines at the same distance from the centre; `frequency` in cycles per sampled pixel. */
const splineSpectra = (frequency: number): number[] =>
  Array.from({ length: PIECES }, (_, i) => {
    const one = sinc(frequency / KNOTS) ** 4 / KNOTS
    return i === 0 ? one : 2 * Math.cos((2 * Math.PI * frequency * i) / KNOTS) * one
  })

interface Point {
  readonly x: number
  readonly y: number
  readonly weight: number
  /** The response that costs least. */
  readonly best: number
  /** What the pixels have kept. */
  readonly kept: number
}

/** The mean of the falling spectrum of scenes over a cell of the grid. */
function sceneSpectrum(x: number, y: number, step: number): number {
  const level = (u: number, v: number): number => 1 / (u * u + v * v + 0.0004) ** 1.5
  if (Math.hypot(x, y) >= 0.3) return level(x, y)
  const parts = 12
  let sum = 0
  for (let j = 0; j < parts; j++) {
    for (let i = 0; i < parts; i++) {
      sum += level(x + ((i + 0.5) / parts - 0.5) * step, y + ((j + 0.5) / parts - 0.5) * step)
    }
  }
  return sum / parts / parts
}

function points({ step, kept, moire, finest, waves }: Wanted): Point[] {
  const cells: { x: number; y: number; radius: number; scene: number }[] = []
  for (let y = step / 2; y < HIGHEST; y += step) {
    for (let x = step / 2 - HIGHEST; x < HIGHEST; x += step) {
      const radius = Math.hypot(x, y)
      if (radius < HIGHEST) cells.push({ x, y, radius, scene: sceneSpectrum(x, y, step) })
    }
  }
  const isFine = (radius: number): boolean => radius > 0.5 && radius < finest
  const total = cells.reduce((sum, { scene }) => sum + scene, 0)
  const shown = cells.filter(({ radius }) => radius < 0.35).length
  const fine = cells.filter(({ radius }) => isFine(radius)).length
  return cells.map(({ x, y, radius, scene }) => {
    const mean = ANGLES.reduce((sum, angle) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      return sum + (sinc(cos * x + sin * y) * sinc(cos * y - sin * x)) / ANGLES.length
    }, 0)
    const asked = scene / total + (radius < 0.35 ? waves / shown : 0)
    const weight = asked + (isFine(radius) ? moire / fine : 0)
    return { x, y, weight, best: (asked * mean) / weight, kept: kept(x) * kept(y) }
  })
}

/** Solves a symmetric positive definite system by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const size = rows.length
  for (const [i, row] of rows.entries()) {
    for (const below of rows.slice(i + 1)) {
      const share = (below[i] ?? 0) / (row[i] ?? 1)
      for (let j = i; j <= size; j++) below[j] = (below[j] ?? 0) - share * (row[j] ?? 0)
    }
  }
  const solution = right.map(() => 0)
  for (const [i, row] of [...rows.entries()].reverse()) {
    const known = solution.reduce((sum, value, j) => sum + value * (row[j] ?? 0), 0)
    solution[i] = ((row[size] ?? 0) - known) / (row[i] ?? 1)
  }
  return solution
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0)

/** Enough for four digits. */
const ROUNDS = 60

/** The kernel that, as a product of itself across and down, is closest to the best response. */
function fit(wanted: Wanted): number[] {
  const { ratio } = wanted
  const atZero = splineSpectra(0)
  // A picture of pixels also shows each frequency at distances of `ratio` from it, where nothing is wanted.
  const measured = points(wanted).map((point) => {
    const images = (at: number): number[][] => [0, -1, 1].map((n) => splineSpectra((at - n * ratio) / ratio))
    return { ...point, across: images(point.x), down: images(point.y) }
  })
  let kernel = atZero.map((_, i) => Math.max(0.02, 1 - i / KNOTS / ratio))
  for (let round = 0; round < ROUNDS; round++) {
    const scale = dot(atZero, kernel)
    kernel = kernel.map((value) => value / scale)
    const matrix = atZero.map(() => atZero.map(() => 0))
    const right = atZero.map(() => 0)
    for (const { weight, best, kept, across, down } of measured) {
      const responses = down.map((basis) => dot(basis, kernel) * kept)
      const energy = dot(responses, responses) * weight
      for (const basis of across) {
        for (const [i, row] of matrix.entries()) {
          for (let j = 0; j < PIECES; j++) row[j] = (row[j] ?? 0) + energy * (basis[i] ?? 0) * (basis[j] ?? 0)
        }
      }
      const pull = weight * best * (responses[0] ?? 0)
      for (let i = 0; i < PIECES; i++) right[i] = (right[i] ?? 0) + pull * (across[0]?.[i] ?? 0)
    }
    // The kernel's sum is one: a Lagrange multiplier of the best kernel without that condition.
    const free = solve(matrix, right)
    const push = solve(matrix, atZero)
    const multiplier = (1 - dot(atZero, free)) / dot(atZero, push)
    const next = free.map((value, i) => value + multiplier * (push[i] ?? 0))
    kernel = kernel.map((value, i) => (value + (next[i] ?? 0)) / 2)
  }
  return kernel
}
/** What Catmull-Rom keeps when it reduces to 1.5 pixels per target pixel; photo pixels and box blur by a third of one. */
function keptByReduction(): Wanted['kept'] {
  const known = new Map<number, number>()
  return (frequency) => {
    const share = known.get(frequency) ?? catmullRomSpectrum(frequency / 1.5)
    known.set(frequency, share)
    return share * sinc(frequency / 3.3)
  }
}

/** The kernels of turnTables.ts. More weight of moiré gives less of it, and softer edges. */
export function fittedKernels(): { reduced: readonly number[]; photos: readonly (readonly number[])[] } {
  const photo = (ratio: number, moire: number): number[] =>
    fit({
      step: 0.08,
      ratio,
      kept: (frequency) => sinc(frequency / ratio),
      moire,
      finest: Math.max(0.62, ratio / 2),
      waves: 0.4,
    })
  return {
    reduced: fit({ step: 0.06, ratio: 1.5, kept: keptByReduction(), moire: 0.15, finest: 2, waves: 1 }),
    photos: [photo(1, 0.01), photo(1.25, 0.014), photo(1.5, 0.023), photo(1.75, 0.034)],
  }
}

if (import.meta.main) {
  const { reduced, photos } = fittedKernels()
  for (const kernel of [reduced, ...photos]) console.log(kernel.map((value) => value.toFixed(3)).join(', '))
}
