import type { Pixels } from '../pixels/pixels.ts'
import type { Channels, TonalRange } from './grading.ts'
import { lumaOf } from './grading.ts'

/** The share of pixels that may become black or white. */
const CLIPPED_SHARE = 0.004
/** How far a channel's ends may be from those of the luma: a sunset is not a colour cast. */
const MOST_CAST = 22
/** The least distance of black and white: fog is not a lack of contrast. */
const LEAST_RANGE = 110
/** Between these values lies the median of a well exposed photo. */
const MEDIAN = { least: 105, most: 150 }
/** The share of the way to that median: a photo of the night remains dark. */
const MIDDLE_SHARE = 0.6

/**
 * The tonal range that makes the most of a photo: its darkest and lightest values become black and white, channel by
 * channel, which also takes out a colour cast, and the midtones come closer to the middle.
 * @param picture the photo in any size, some thousand pixels suffice
 * @returns null if the photo would hardly change
 */
export function measureRange({ data }: Pick<Pixels, 'data'>): TonalRange | null {
  const [red, green, blue, luma] = [histogram(), histogram(), histogram(), histogram()]
  let count = 0
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 128) continue
    const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
    const y = lumaOf(r, g, b)
    red[r] = (red[r] ?? 0) + 1
    green[g] = (green[g] ?? 0) + 1
    blue[b] = (blue[b] ?? 0) + 1
    luma[y] = (luma[y] ?? 0) + 1
    count++
  }
  if (count === 0) return null
  const clipped = count * CLIPPED_SHARE
  const darkest = valueAt(luma, clipped)
  const lightest = valueAt(luma, count - clipped)
  const centre = (darkest + lightest) / 2
  const least = Math.min(darkest, Math.max(0, Math.floor(centre - LEAST_RANGE / 2)))
  const most = Math.max(lightest, Math.min(255, Math.ceil(centre + LEAST_RANGE / 2)))
  const near = (value: number, end: number): number => Math.min(Math.max(value, end - MOST_CAST), end + MOST_CAST)
  const ofEach = (levelIn: (values: Uint32Array) => number): Channels => ({
    red: levelIn(red),
    green: levelIn(green),
    blue: levelIn(blue),
  })
  const black = ofEach((values) => Math.max(0, near(valueAt(values, clipped), least)))
  const white = ofEach((values) => Math.min(255, near(valueAt(values, count - clipped), most)))
  const median = Math.min(1, Math.max(0, (valueAt(luma, count / 2) - least) / (most - least)))
  const range = { black, white, middle: middleFor(median) }
  return isSlight(range) ? null : range
}

const histogram = () => new Uint32Array(256)

/** The smallest value that at least `rank` pixels do not exceed. */
function valueAt(values: Uint32Array, rank: number): number {
  let sum = 0
  for (const [value, pixels] of values.entries()) {
    sum += pixels
    if (sum >= rank && sum > 0) return value
  }
  return 255
}

/** The bend of the midtones that brings a median, 0 to 1, closer to that of a well exposed photo. */
function middleFor(median: number): number {
  const product = median * (1 - median)
  if (product < 0.01) return 0
  const wanted = Math.min(Math.max(median, MEDIAN.least / 255), MEDIAN.most / 255)
  const amount = ((wanted - median) / product) * MIDDLE_SHARE
  return Math.round(Math.min(0.6, Math.max(-0.35, amount)) * 100)
}

const isSlight = ({ black, white, middle }: TonalRange): boolean =>
  Math.max(black.red, black.green, black.blue) <= 4 &&
  Math.min(white.red, white.green, white.blue) >= 251 &&
  Math.abs(middle) <= 4
