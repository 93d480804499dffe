/** A column of a profile's matrix: X, Y, Z of a primary, adapted to D50. */
type Primary = readonly [x: number, y: number, z: number]

/** Columns of the sRGB matrix, adapted to D50 by Bradford, as the ICC registers them. */
export const SRGB_PRIMARIES = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
] as const satisfies readonly Primary[]

/**
 * An ICC version 2 matrix profile of sRGB (IEC 61966-2-1), built here because the decoder includes none and other sRGB
 * profiles differ in their last bits.
 */
export const srgbProfile = (): Uint8Array<ArrayBuffer> => matrixProfile('sRGB IEC61966-2.1', SRGB_PRIMARIES)

/**
 * A matrix profile with sRGB's tone curve or with a gamma. Plain arithmetic gives the same bytes in every engine.
 */
export function matrixProfile(
  name: string,
  primaries: readonly [Primary, Primary, Primary],
  gamma?: number,
): Uint8Array<ArrayBuffer> {
  const [red, green, blue] = primaries
  const curve = gamma === undefined ? curveTag() : gammaTag(gamma)
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['desc', descriptionTag(name)],
    ['cprt', textTag('No copyright, use freely')],
    ['wtpt', xyzTag(0.9642, 1, 0.8249)],
    ['rXYZ', xyzTag(...red)],
    ['gXYZ', xyzTag(...green)],
    ['bXYZ', xyzTag(...blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const tableEnd = 128 + 4 + tags.length * 12
  const places = new Map<Uint8Array, number>()
  let end = tableEnd
  for (const [, body] of tags) {
    if (places.has(body)) continue
    places.set(body, end)
    end += (body.length + 3) & ~3
  }
  const bytes = new Uint8Array(end)
  const view = new DataView(bytes.buffer)
  writeHeader(bytes, view)
  view.setUint32(128, tags.length)
  tags.forEach(([name, body], i) => {
    const entry = 132 + i * 12
    const place = places.get(body) ?? 0
    writeText(bytes, entry, name)
    view.setUint32(entry + 4, place)
    view.setUint32(entry + 8, body.length)
    bytes.set(body, place)
  })
  return bytes
}

function writeHeader(bytes: Uint8Array, view: DataView): void {
  view.setUint32(0, bytes.length)
  view.setUint32(8, 0x02400000) // version 2.4
  writeText(bytes, 12, 'mntrRGB XYZ ')
  view.setUint16(24, 2026) // creation date 2026-01-01
  view.setUint16(26, 1)
  view.setUint16(28, 1)
  writeText(bytes, 36, 'acsp')
  writeXyz(view, 68, 0.9642, 1, 0.8249) // the illuminant, D50
}

function curveTag(): Uint8Array {
  const points = 1024
  const bytes = new Uint8Array(12 + points * 2)
  const view = new DataView(bytes.buffer)
  writeText(bytes, 0, 'curv')
  view.setUint32(8, points)
  for (let i = 0; i < points; i++) view.setUint16(12 + i * 2, Math.round(linear(i / (points - 1)) * 65535))
  return bytes
}

/** A curve of one entry: the exponent, in 8.8 fixed point. */
function gammaTag(gamma: number): Uint8Array {
  const bytes = new Uint8Array(14)
  const view = new DataView(bytes.buffer)
  writeText(bytes, 0, 'curv')
  view.setUint32(8, 1)
  view.setUint16(12, Math.round(gamma * 256))
  return bytes
}

/** sRGB to linear light. x^2.4 is x² times the fifth root of x², which needs no Math.pow. */
function linear(value: number): number {
  if (value <= 0.04045) return value / 12.92
  const x = (value + 0.055) / 1.055
  const square = x * x
  return square * fifthRoot(square)
}

/** Newton's iteration from above for 0 < x <= 1, with a fixed number of steps beyond convergence. */
function fifthRoot(x: number): number {
  let root = 1
  for (let i = 0; i < 40; i++) root = (4 * root + x / (root * root * root * root)) / 5
  return root
}

function descriptionTag(text: string): Uint8Array {
  // Signature, reserved, length, ASCII text with its terminating zero, then empty Unicode and Macintosh texts.
  const bytes = new Uint8Array(12 + text.length + 1 + 8 + 3 + 67)
  writeText(bytes, 0, 'desc')
  new DataView(bytes.buffer).setUint32(8, text.length + 1)
  writeText(bytes, 12, text)
  return bytes
}

function textTag(text: string): Uint8Array {
  const bytes = new Uint8Array(8 + text.length + 1)
  writeText(bytes, 0, 'text')
  writeText(bytes, 8, text)
  return bytes
}

function xyzTag(x: number, y: number, z: number): Uint8Array {
  const bytes = new Uint8Array(20)
  writeText(bytes, 0, 'XYZ ')
  writeXyz(new DataView(bytes.buffer), 8, x, y, z)
  return bytes
}

/** Signed 15.16 fixed point. */
function writeXyz(view: DataView, at: number, x: number, y: number, z: number): void {
  ;[x, y, z].forEach((value, i) => {
    view.setInt32(at + i * 4, Math.round(value * 65536))
  })
}

function writeText(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i)
}
