/** Space kept beside a face where possible, as a share of its size. */
const MARGIN = 0.3
/** A face of at least this share of the largest face's area is a person of the photo, a smaller one a passer-by. */
const PERSON_AREA = 0.25

/** Numbers between two limits; empty if `from` is greater than `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Offsets of a crop along the way on which it moves that concern one face, in pixels of the photo. */
export interface FaceRanges {
  /** The face is whole, limits included. */
  readonly whole: Range
  /** The frame shows a part of the face, limits excluded. */
  readonly touched: Range
  /** The face is in the middle of the frame. */
  readonly middle: number
  readonly area: number
  /** Size of the face along the way. */
  readonly length: number
}

export interface BestOffsets {
  readonly range: Range
  /** How many faces are whole there. */
  readonly whole: number
}

/**
 * The offsets of a crop that show as many faces whole as possible: people before passers-by, then with as few cut faces
 * as possible, then the largest. If all are whole the offsets leave a margin beside them where that is possible, otherwise
 * those that are whole are in the middle. A face that is never whole alone is in the middle.
 * @param faces one or more
 * @param within the crop may move to these offsets
 */
export function bestOffsets(faces: readonly FaceRanges[], within: Range): BestOffsets {
  const largest = faces.reduce((one, other) => (other.area > one.area ? other : one))
  const limits = faces.flatMap(({ whole, touched }) => [whole.from, whole.to, touched.from, touched.to])
  const inside = limits.filter((at) => at > within.from && at < within.to)
  const offsets = [...new Set([within.from, ...inside, within.to])].sort((a, b) => a - b)
  const scoreAt = (offset: number): Score => scoreOf(faces, offset, largest.area)
  const best = offsets.map(scoreAt).reduce((one, other) => (compareScores(other, one) > 0 ? other : one))
  const { whole } = best
  if (whole === 0) return { range: only(nearestIn(within, largest.middle)), whole }
  const isBest = (offset: number): boolean => compareScores(scoreAt(offset), best) === 0
  const run = longestRun(offsets, isBest)
  const middle = only((run.from + run.to) / 2)
  if (whole < faces.length) return { range: middle, whole }
  const margin = MARGIN * Math.max(...faces.map(({ length }) => length))
  // Where the crop touches the edge of the photo, moving it away would not give the faces more space.
  const from = run.from > within.from ? run.from + margin : run.from
  const to = run.to < within.to ? run.to - margin : run.to
  return { range: from > to ? middle : { from, to }, whole }
}

const only = (offset: number): Range => ({ from: offset, to: offset })

export const nearestIn = ({ from, to }: Range, offset: number): number => Math.min(Math.max(offset, from), to)

/**
 * The longest range between offsets in which a condition holds throughout. It changes at the given offsets only, and a
 * range includes its limits.
 */
function longestRun(offsets: readonly number[], holds: (offset: number) => boolean): Range {
  let longest: Range = { from: 0, to: Number.NEGATIVE_INFINITY }
  let begin: number | null = null
  for (const [at, offset] of offsets.entries()) {
    if (!holds(offset)) {
      begin = null
      continue
    }
    const last = offsets[at - 1]
    if (begin === null || last === undefined || !holds((last + offset) / 2)) begin = offset
    if (offset - begin > longest.to - longest.from) longest = { from: begin, to: offset }
  }
  return longest
}

interface Score {
  readonly wholePeople: number
  /** Of all faces. */
  readonly whole: number
  readonly cut: number
  /** Area of the whole faces. */
  readonly area: number
}

function scoreOf(faces: readonly FaceRanges[], offset: number, largest: number): Score {
  const shown = faces.filter(({ whole }) => offset >= whole.from && offset <= whole.to)
  return {
    wholePeople: shown.filter(({ area }) => area >= PERSON_AREA * largest).length,
    whole: shown.length,
    cut: faces.filter((face) => !shown.includes(face) && offset > face.touched.from && offset < face.touched.to).length,
    area: shown.reduce((sum, { area }) => sum + area, 0),
  }
}

/** Positive if the first score is better. */
const compareScores = (a: Score, b: Score): number =>
  a.wholePeople - b.wholePeople || a.whole - b.whole || b.cut - a.cut || a.area - b.area
