import type { Mixing, SeparableLayer } from './faceModel.ts'

/** Values of a layer: the channels of each place, row by row. */
export interface FeatureMap {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
}

export const createFeatureMap = (width: number, height: number, channels: number): FeatureMap => ({
  width,
  height,
  channels,
  data: new Float32Array(width * height * channels),
})

/** Share of a negative value that an activation keeps. */
const LEAK = 0.1

/** The neighbourhoods of 3 × 3 places that lie inside the map, each as one place of nine times as many channels, mixed. */
export function mixNeighbourhoods(map: FeatureMap, layer: Mixing): FeatureMap {
  const { width, height, channels, data } = map
  const row = 3 * channels
  const out = createFeatureMap(width - 2, height - 2, layer.outputs)
  const line = createFeatureMap(out.width, 1, 3 * row)
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      for (let part = 0; part < 3; part++) {
        const from = ((y + part) * width + x) * channels
        const to = (3 * x + part) * row
        for (let i = 0; i < row; i++) line.data[to + i] = data[from + i] as number
      }
    }
    mixInto(line.data, out.width, layer, out.data, y * out.width * layer.outputs)
  }
  return activated(out)
}

/** Filters every channel by 3 × 3 places, with zeros beyond the edges, then mixes the channels. */
export function convolve(map: FeatureMap, layer: SeparableLayer): FeatureMap {
  const { width, height, channels, data } = map
  const out = createFeatureMap(width, height, layer.outputs)
  const line = new Float32Array(width * channels)
  for (let y = 0; y < height; y++) {
    line.fill(0)
    for (let dy = Math.max(-1, -y); dy <= Math.min(1, height - 1 - y); dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const taps = (3 * (dy + 1) + dx + 1) * channels
        const [first, end] = [Math.max(0, -dx), Math.min(width, width - dx)]
        for (let x = first; x < end; x++) {
          const from = ((y + dy) * width + x + dx) * channels
          const to = x * channels
          for (let c = 0; c < channels; c++) {
            line[to + c] = (line[to + c] as number) + (data[from + c] as number) * (layer.filter[taps + c] as number)
          }
        }
      }
    }
    mixInto(line, width, layer, out.data, y * width * layer.outputs)
  }
  return activated(out)
}

/** Mixes the channels of every place, without an activation. */
export function mix({ width, height, data }: FeatureMap, layer: Mixing): FeatureMap {
  const out = createFeatureMap(width, height, layer.outputs)
  mixInto(data, width * height, layer, out.data, 0)
  return out
}

/** The greatest value of every 2 × 2 places; a window at the right or bottom edge may be smaller. */
export function pool({ width, height, channels, data }: FeatureMap, stride: 1 | 2): FeatureMap {
  const out = createFeatureMap(Math.ceil(width / stride), Math.ceil(height / stride), channels)
  for (let y = 0; y < out.height; y++) {
    const top = stride * y * width
    const bottom = Math.min(stride * y + 1, height - 1) * width
    for (let x = 0; x < out.width; x++) {
      const left = stride * x
      const right = Math.min(left + 1, width - 1)
      const to = (y * out.width + x) * channels
      const [a, b] = [(top + left) * channels, (top + right) * channels]
      const [d, e] = [(bottom + left) * channels, (bottom + right) * channels]
      for (let c = 0; c < channels; c++) {
        const upper = Math.max(data[a + c] as number, data[b + c] as number)
        out.data[to + c] = Math.max(upper, data[d + c] as number, data[e + c] as number)
      }
    }
  }
  return out
}

/** Four places share each weight that is read, because reading takes longer than multiplying. */
function mixInto(from: Float32Array, places: number, layer: Mixing, to: Float32Array, offset: number): void {
  const { inputs, outputs, weights, bias } = layer
  for (let place = 0; place < places; place += 4) {
    const a = place * inputs
    // The last places are computed again where fewer than four remain.
    const b = Math.min(place + 1, places - 1) * inputs
    const c = Math.min(place + 2, places - 1) * inputs
    const d = Math.min(place + 3, places - 1) * inputs
    for (let output = 0; output < outputs; output++) {
      const start = bias[output] as number
      let [p, q, r, s] = [start, start, start, start]
      const row = output * inputs
      for (let i = 0; i < inputs; i++) {
        const weight = weights[row + i] as number
        p += weight * (from[a + i] as number)
        q += weight * (from[b + i] as number)
        r += weight * (from[c + i] as number)
        s += weight * (from[d + i] as number)
      }
      const at = offset + place * outputs + output
      to[at] = p
      if (place + 1 < places) to[at + outputs] = q
      if (place + 2 < places) to[at + 2 * outputs] = r
      if (place + 3 < places) to[at + 3 * outputs] = s
    }
  }
}

function activated(map: FeatureMap): FeatureMap {
  const { data } = map
  for (let i = 0; i < data.length; i++) {
    const value = data[i] as number
    if (value < 0) data[i] = LEAK * value
  }
  return map
}
