import { power } from './power.ts'
import type { ProfileTag } from './profileTag.ts'

/** Number of parameters of each function type of a parametric curve (ICC.1:2022, 10.18). */
const PARAMETERS = [1, 3, 4, 5, 7]

/** The tone curve of a channel at the 256 levels of a byte, in linear light from 0 to 1; null for a damaged curve. */
export function linearLevels({ type, body }: ProfileTag): Float64Array | null {
  const curve = type === 'curv' ? tableCurve(body) : type === 'para' ? parametricCurve(body) : null
  return curve === null ? null : Float64Array.from({ length: 256 }, (_, level) => clamp(curve(level / 255)))
}

type Curve = (value: number) => number

const clamp = (value: number): number => (value > 0 ? Math.min(1, value) : 0)

/** No entry is the identity, one entry a gamma in 8.8 fixed point, several a table with linear interpolation. */
function tableCurve(body: Uint8Array): Curve | null {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  if (body.length < 12) return null
  const count = view.getUint32(8)
  if (count === 0) return (value) => value
  if (12 + count * 2 > body.length) return null
  if (count === 1) {
    const gamma = view.getUint16(12) / 256
    return (value) => power(value, gamma)
  }
  return (value) => {
    const at = value * (count - 1)
    const low = Math.min(count - 2, Math.floor(at))
    const left = view.getUint16(12 + low * 2)
    const right = view.getUint16(14 + low * 2)
    return (left + (right - left) * (at - low)) / 65535
  }
}

function parametricCurve(body: Uint8Array): Curve | null {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const count = PARAMETERS[view.getUint16(8)]
  if (count === undefined || body.length < 12 + count * 4) return null
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(
    { length: count },
    (_, i) => view.getInt32(12 + i * 4) / 65536,
  )
  const raised: Curve = (value) => power(a * value + b, g)
  switch (view.getUint16(8)) {
    case 0:
      return raised
    case 1:
      return (value) => (a * value + b >= 0 ? raised(value) : 0)
    case 2:
      return (value) => (a * value + b >= 0 ? raised(value) + c : c)
    case 3:
      return (value) => (value >= d ? raised(value) : c * value)
    default:
      return (value) => (value >= d ? raised(value) + e : c * value + f)
  }
}
