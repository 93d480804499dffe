import type { FaceModel, Mixing, SeparableLayer } from './faceModel.ts'
import type { LayerMemory } from './layerMemory.ts'
import { FLOAT } from './layerMemory.ts'

/** The channels of each place, row by row, at an address of the memory. */
export interface FeatureMap {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly at: number
}

/** Bounds of the results of a layer. */
interface Bounds {
  readonly least: number
  readonly most: number
}

/** The activation of the model, ReLU6. */
const ACTIVATED: Bounds = { least: 0, most: 6 }
const UNBOUNDED: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/** Zeros around a map: one place before each row and two behind it, which windows at every second place may reach. */
const BEFORE = 1
const AROUND = 3
/** Places that are mixed at a time, so that they stay in the cache of the processor. */
const CHUNK = 64

/** Addresses for maps of one picture: one that a layer reads, one that it writes, one with zeros around, and a row of windows. */
interface Buffers {
  readonly read: number
  readonly written: number
  readonly framed: number
  readonly windows: number
}

/** Runs the layers of the model for one picture. */
export interface LayerRun {
  /** The picture that is searched, before the first layer: red, green and blue. */
  readonly input: FeatureMap
  first(): FeatureMap
  separable(map: FeatureMap, layer: SeparableLayer): FeatureMap
  halve(map: FeatureMap, narrow: Mixing, wide: Mixing): FeatureMap
  /** The outputs of a predictor for every place; overwritten by the next layer. */
  predict(map: FeatureMap, mixing: Mixing): Float32Array
}

/** @param width and height in pixels, multiples of 32 */
export function runLayers({ memory, first }: FaceModel, width: number, height: number): LayerRun {
  // No map has more numbers than the second one, of half the width and height.
  const largest = Math.max((width / 2) * (height / 2) * 64, 2 ** 16) * FLOAT
  const framed = Math.max((width + AROUND) * (height + AROUND) * 3, (width / 2 + AROUND) * (height / 2 + AROUND) * 64)
  const windows = Math.max((width / 2) * 27, 64 * 9 * 256)
  const [read = 0, written = 0, around = 0, line = 0] = memory.buffers([
    largest,
    largest,
    framed * FLOAT,
    windows * FLOAT,
  ])
  const buffers: Buffers = { read, written, framed: around, windows: line }
  const input = { width, height, channels: 3, at: read }
  return {
    input,
    first: () => mixWindows(memory, buffers, input, first),
    separable: (map, layer) =>
      mix(memory, filter(memory, buffers, map, layer), layer.mixing, buffers.written, ACTIVATED),
    halve: (map, narrow, wide) => mixWindows(memory, buffers, mix(memory, map, narrow, buffers.read, ACTIVATED), wide),
    predict(map, mixing) {
      const { at, channels } = mix(memory, map, mixing, buffers.read, UNBOUNDED)
      const from = at / FLOAT
      return memory.numbers().subarray(from, from + map.width * map.height * channels)
    },
  }
}

/** Copies a map with zeros around it. */
function frame(memory: LayerMemory, { framed }: Buffers, { width, height, channels, at }: FeatureMap): FeatureMap {
  const around = { width: width + AROUND, height: height + AROUND, channels, at: framed }
  const numbers = memory.numbers()
  const start = framed / FLOAT
  numbers.fill(0, start, start + around.width * around.height * channels)
  const row = width * channels
  for (let y = 0; y < height; y++) {
    const from = at / FLOAT + y * row
    numbers.copyWithin(start + ((y + BEFORE) * around.width + BEFORE) * channels, from, from + row)
  }
  return around
}

/** Filters every channel by 3 × 3 places: around each place, or for every second one from the place to the lower right. */
function filter(memory: LayerMemory, buffers: Buffers, map: FeatureMap, layer: SeparableLayer): FeatureMap {
  const { stride, filter: weights, filterBias } = layer
  const around = frame(memory, buffers, map)
  const [place, row] = [around.channels * FLOAT, around.width * around.channels * FLOAT]
  const out = halved(map, stride, map.channels, buffers.read)
  const begin = around.at + (stride === 2 ? BEFORE * (row + place) : 0)
  for (let y = 0; y < out.height; y++) {
    const [from, to] = [begin + y * stride * row, out.at + y * out.width * place]
    memory.loops.filter(from, stride * place, row, place, weights, filterBias, out.width, to)
  }
  return out
}

/** The windows of 3 × 3 places at every second place, each as one place of nine times as many channels, mixed. */
function mixWindows(memory: LayerMemory, buffers: Buffers, map: FeatureMap, layer: Mixing): FeatureMap {
  const around = frame(memory, buffers, map)
  const numbers = memory.numbers()
  const out = halved(map, 2, layer.outputs, buffers.written)
  const [row, part] = [around.width * around.channels, 3 * around.channels]
  const line = { width: out.width, height: 1, channels: layer.inputs, at: buffers.windows }
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      for (let dy = 0; dy < 3; dy++) {
        const from = around.at / FLOAT + (2 * y + BEFORE + dy) * row + (2 * x + BEFORE) * around.channels
        numbers.copyWithin(line.at / FLOAT + (3 * x + dy) * part, from, from + part)
      }
    }
    mix(memory, line, layer, out.at + y * out.width * out.channels * FLOAT, ACTIVATED)
  }
  return out
}

function mix(memory: LayerMemory, map: FeatureMap, layer: Mixing, to: number, { least, most }: Bounds): FeatureMap {
  const { inputs, outputs, weights, bias } = layer
  const places = map.width * map.height
  for (let place = 0; place < places; place += CHUNK) {
    const [from, into] = [map.at + place * inputs * FLOAT, to + place * outputs * FLOAT]
    const count = Math.min(CHUNK, places - place)
    memory.loops.mix(from, count, inputs, weights, bias, outputs / 8, into, least, most)
  }
  return { width: map.width, height: map.height, channels: outputs, at: to }
}

const halved = ({ width, height }: FeatureMap, stride: 1 | 2, channels: number, at: number): FeatureMap => ({
  width: Math.ceil(width / stride),
  height: Math.ceil(height / stride),
  channels,
  at,
})
