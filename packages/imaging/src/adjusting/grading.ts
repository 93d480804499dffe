/** A value of each channel. */
export interface Channels {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** The range of a photo's values that is stretched to 0 to 255. */
export interface TonalRange {
  /** The values that become 0. */
  readonly black: Channels
  /** The values that become 255. */
  readonly white: Channels
  /** How much the midtones are lightened (above 0) or darkened, -100 to 100. */
  readonly middle: number
}

/** How the colours of a photo are changed, beyond its lightness. Amounts are -100 to 100; 0 changes nothing. */
export interface Grading {
  /** Null leaves the range as it is. */
  readonly range: TonalRange | null
  readonly contrast: number
  /** Above 0 towards yellow and red, below towards blue. */
  readonly warmth: number
  /** -100 leaves grey. */
  readonly saturation: number
  readonly style: 'COLOUR' | 'MONOCHROME' | 'SEPIA'
}

const VALUES = 256
const CHANNELS = ['red', 'green', 'blue'] as const

/** One table of 256 bytes for each channel, in sequence. */
type ChannelTables = Uint8Array

/** Stretches the tonal range of RGBA bytes in place; alpha is unchanged. */
export function stretchRange(data: Uint8ClampedArray | Uint8Array, range: TonalRange): void {
  mapChannels(data, tablesFor(range, rangeTables))
}

/** Changes warmth, contrast, saturation and style of RGBA bytes in place; alpha is unchanged. */
export function gradeColours(data: Uint8ClampedArray | Uint8Array, grading: Grading): void {
  if (grading.warmth !== 0 || grading.contrast !== 0) mapChannels(data, tablesFor(grading, toneTables))
  if (grading.style !== 'COLOUR') toneByLuma(data, grading.style === 'SEPIA' ? SEPIA : GREY)
  else if (grading.saturation !== 0) saturate(data, grading.saturation)
}

/** A photo is painted row by row with one grading, so its tables are kept as long as it is. */
const kept = new WeakMap<object, ChannelTables>()

function tablesFor<Key extends object>(key: Key, make: (key: Key) => ChannelTables): ChannelTables {
  const known = kept.get(key)
  if (known) return known
  const made = make(key)
  kept.set(key, made)
  return made
}

/** @param curve maps a value of 0 to 255 of a channel to the new one, which is rounded and limited */
function tablesOf(curve: (value: number, channel: keyof Channels) => number): ChannelTables {
  const tables = new Uint8Array(VALUES * CHANNELS.length)
  for (const [at, channel] of CHANNELS.entries()) {
    for (let value = 0; value < VALUES; value++) {
      tables[at * VALUES + value] = Math.min(255, Math.max(0, Math.floor(curve(value, channel) + 0.5)))
    }
  }
  return tables
}

/** A curve that leaves 0 and 255 and raises the middle by a quarter of `amount` × 255; monotonic from -1 to 1. */
const bend = (value: number, amount: number): number => value + (amount * value * (255 - value)) / 255

const rangeTables = ({ black, white, middle }: TonalRange): ChannelTables =>
  tablesOf((value, channel) => {
    const stretched = ((value - black[channel]) * 255) / Math.max(1, white[channel] - black[channel])
    return bend(Math.min(255, Math.max(0, stretched)), middle / 100)
  })

/**
 * Gains of the channels at a warmth of 100: those of a grey in the light of a lamp instead of the day. Its luminance is kept
 * to within a few per cent.
 */
const WARM_GAINS: Channels = { red: 0.14, green: -0.015, blue: -0.25 }

const toneTables = ({ warmth, contrast }: Grading): ChannelTables =>
  tablesOf((value, channel) => {
    const warmed = Math.min(255, Math.max(0, value * (1 + (WARM_GAINS[channel] * warmth) / 100)))
    return contrast < 0 ? flatten(warmed, -contrast / 100) : steepen(warmed, contrast / 100)
  })

/** Compresses the values towards the middle, by half of `amount`. */
const flatten = (value: number, amount: number): number => 127.5 + (value - 127.5) * (1 - amount / 2)

/** Mixes the values with the smooth step 3x² - 2x³, which is 1.5 times as steep in the middle and clips nothing. */
function steepen(value: number, amount: number): number {
  const x = value / 255
  return value + amount * (x * x * (3 - 2 * x) * 255 - value)
}

function mapChannels(data: Uint8ClampedArray | Uint8Array, tables: ChannelTables): void {
  for (let i = 0; i < data.length; i += 4) {
    data[i] = tables[data[i] ?? 0] ?? 0
    data[i + 1] = tables[VALUES + (data[i + 1] ?? 0)] ?? 0
    data[i + 2] = tables[2 * VALUES + (data[i + 2] ?? 0)] ?? 0
  }
}

/** Weights of Rec. 709 in 256ths, rounded so that their sum is 256. */
const [RED, GREEN, BLUE] = [54, 183, 19]

/** The luma of a colour, 0 to 255. */
export const lumaOf = (r: number, g: number, b: number): number => (RED * r + GREEN * g + BLUE * b + 128) >> 8

function saturate(data: Uint8ClampedArray | Uint8Array, saturation: number): void {
  const gain = 1 + saturation / 100
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i] ?? 0
    const g = data[i + 1] ?? 0
    const b = data[i + 2] ?? 0
    const luma = lumaOf(r, g, b)
    data[i] = byte(luma + (r - luma) * gain)
    data[i + 1] = byte(luma + (g - luma) * gain)
    data[i + 2] = byte(luma + (b - luma) * gain)
  }
}

const byte = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0)

const GREY: ChannelTables = tablesOf((luma) => luma)

/** Brown in the midtones, cream in the lights; black stays black. */
const SEPIA: ChannelTables = tablesOf((luma, channel) =>
  channel === 'red' ? bend(luma, 0.3) : channel === 'green' ? bend(luma, -0.03) : bend(luma, -0.18) - luma * 0.14,
)

/** Gives each pixel the colour of its luma. */
function toneByLuma(data: Uint8ClampedArray | Uint8Array, tables: ChannelTables): void {
  for (let i = 0; i < data.length; i += 4) {
    const luma = lumaOf(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
    data[i] = tables[luma] ?? 0
    data[i + 1] = tables[VALUES + luma] ?? 0
    data[i + 2] = tables[2 * VALUES + luma] ?? 0
  }
}
