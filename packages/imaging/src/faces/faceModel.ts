import manifests from '@vladmandic/face-api/model/ssd_mobilenetv1_model-weights_manifest.json' with { type: 'json' }
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { LayerMemory } from './layerMemory.ts'
import { createLayerMemory } from './layerMemory.ts'

/** A layer that mixes the inputs of one place. Weights and biases are addresses. */
export interface Mixing {
  readonly inputs: number
  /** A multiple of eight. */
  readonly outputs: number
  readonly weights: number
  readonly bias: number
}

/** A layer that filters each channel by 3 × 3 places and then mixes the channels. */
export interface SeparableLayer {
  readonly stride: 1 | 2
  /** By place, row by row, and then channel. */
  readonly filter: number
  readonly filterBias: number
  readonly mixing: Mixing
}

/** A layer that halves a map: fewer channels, then 3 × 3 places of them mixed. */
export interface HalvingLayer {
  readonly narrow: Mixing
  readonly wide: Mixing
}

/** Tells for each place of a map how likely a face lies there, and where. */
export interface Predictor {
  /** Pixels of the picture between two places. */
  readonly cell: number
  /** The boxes that the first place judges, in pixels. */
  readonly boxes: readonly Rect[]
  /** Its outputs are four numbers for each box, then one for each. */
  readonly mixing: Mixing
}

/**
 * The face detector of face-api.js: a MobileNet with the predictors of SSD (Liu et al., SSD: Single Shot MultiBox Detector, 2016),
 * trained with the pictures of WIDER FACE.
 */
export interface FaceModel {
  readonly memory: LayerMemory
  /** Mixes the red, green and blue of 3 × 3 pixels. */
  readonly first: Mixing
  readonly separable: readonly SeparableLayer[]
  readonly halving: readonly HalvingLayer[]
  readonly predictors: readonly Predictor[]
}

/** Pixels of the side of the square for which the model's boxes are given. */
const SIDE = 512
/** Outputs whose weights lie together, as layers.wat reads them. */
const BLOCK = 8
/** The layers that leave out every second place, of 1 to 13. */
const HALVING = [2, 4, 6, 12]
/** What batch normalization adds to a variance. */
const EPSILON = 0.001
/** Of background, face and a class that the model never tells. */
const CLASSES = 3
const FACE = 1

interface Tensor {
  readonly shape: readonly number[]
  readonly values: Float32Array
}

/** Weights by input and then output, with the bias of each output. */
interface Weights {
  readonly inputs: number
  readonly outputs: number
  readonly values: Float32Array
  readonly bias: Float32Array
}

/**
 * @param bytes the file of weights in the package of the model
 * @throws Error if the file is not that of the model, or the host has no WebAssembly with vectors
 */
export function readFaceModel(bytes: Uint8Array): FaceModel {
  const tensors = readTensors(bytes)
  const memory = createLayerMemory()
  const tensor = (name: string): Tensor => {
    const found = tensors.get(name)
    if (!found) throw new Error(`weights ${name} of the face model are missing`)
    return found
  }
  const weightsOf = (name: string, bias: string): Weights => {
    const { shape, values } = tensor(name)
    const outputs = shape.at(-1) ?? 0
    return { inputs: values.length / outputs, outputs, values, bias: tensor(bias).values }
  }
  const mixing = (name: string): Mixing =>
    keepMixing(memory, weightsOf(`${name}_pointwise/weights`, `${name}_pointwise/convolution_bn_offset`))
  return {
    memory,
    first: mixing('MobilenetV1/Conv2d_0'),
    separable: Array.from({ length: 13 }, (_, at) => {
      const name = `MobilenetV1/Conv2d_${at + 1}`
      const part = (of: string): Float32Array => tensor(`${name}_depthwise/${of}`).values
      const normal = (of: string): Float32Array => part(`BatchNorm/${of}`)
      const factors = normal('gamma').map(
        (gamma, c) => gamma / Math.sqrt((normal('moving_variance')[c] ?? 0) + EPSILON),
      )
      const factorOf = (channel: number): number => factors[channel % factors.length] ?? 0
      return {
        stride: HALVING.includes(at + 1) ? 2 : 1,
        filter: memory.keep(part('depthwise_weights').map((weight, index) => weight * factorOf(index))),
        filterBias: memory.keep(normal('beta').map((beta, c) => beta - (normal('moving_mean')[c] ?? 0) * factorOf(c))),
        mixing: mixing(name),
      }
    }),
    halving: [0, 2, 4, 6].map((at) => ({
      narrow: mixing(`Prediction/Conv2d_${at}`),
      wide: mixing(`Prediction/Conv2d_${at + 1}`),
    })),
    predictors: predictorsOf(memory, weightsOf, tensor('Output/extra_dim').values),
  }
}

/** @throws Error if the length of the file is not that of the model */
function readTensors(bytes: Uint8Array): ReadonlyMap<string, Tensor> {
  const tensors = new Map<string, Tensor>()
  let at = 0
  for (const entry of manifests.flatMap(({ weights }) => weights)) {
    const { name, shape } = entry
    const count = shape.reduce((product, length) => product * length, 1)
    const length = 'quantization' in entry ? count : count * Float32Array.BYTES_PER_ELEMENT
    const part = bytes.subarray(at, at + length)
    at += length
    if (part.length < length) continue
    const { quantization } = entry
    const values = quantization ? unpack(part, quantization) : new Float32Array(Uint8Array.from(part).buffer)
    tensors.set(name, { shape, values })
  }
  if (at !== bytes.length) throw new Error(`the face model has ${bytes.length} bytes instead of ${at}`)
  return tensors
}

/** A byte b stands for the number b · scale + min. */
function unpack(bytes: Uint8Array, { scale, min }: { readonly scale: number; readonly min: number }): Float32Array {
  const values = new Float32Array(bytes.length)
  // Float32Array.from takes ten times as long.
  for (let at = 0; at < bytes.length; at++) values[at] = (bytes[at] as number) * scale + min
  return values
}

/** Keeps weights in blocks of outputs; outputs beyond the last one are 0. */
function keepMixing(memory: LayerMemory, { inputs, outputs, values, bias }: Weights): Mixing {
  const blocks = Math.ceil(outputs / BLOCK)
  const packed = new Float32Array(blocks * BLOCK * inputs)
  for (let input = 0; input < inputs; input++) {
    for (let output = 0; output < outputs; output++) {
      const block = Math.floor(output / BLOCK)
      packed[(block * inputs + input) * BLOCK + (output % BLOCK)] = values[input * outputs + output] ?? 0
    }
  }
  const biases = new Float32Array(blocks * BLOCK)
  biases.set(bias)
  return { inputs, outputs: blocks * BLOCK, weights: memory.keep(packed), bias: memory.keep(biases) }
}

/**
 * @param corners top, left, bottom and right of all boxes in the model's square, in shares of its side: of each predictor row
 * by row, of each place one after the other
 */
function predictorsOf(
  memory: LayerMemory,
  weightsOf: (name: string, bias: string) => Weights,
  corners: Float32Array,
): Predictor[] {
  let first = 0
  return [16, 32, 64, 128, 256, 512].map((cell, at) => {
    const name = `Prediction/BoxPredictor_${at}`
    const part = (of: string): Weights => weightsOf(`${name}/${of}/weights`, `${name}/${of}/biases`)
    const [places, classes] = [part('BoxEncodingPredictor'), part('ClassPredictor')]
    const count = places.outputs / 4
    const boxes = Array.from({ length: count }, (_, box) => {
      const from = 4 * (first + box)
      const [top = 0, left = 0, bottom = 0, right = 0] = corners.subarray(from, from + 4).map((share) => share * SIDE)
      return rect(left, top, right - left, bottom - top)
    })
    first += count * (SIDE / cell) ** 2
    return { cell, boxes, mixing: keepMixing(memory, joined(places, ofFaces(classes))) }
  })
}

/** The outputs that tell of faces. */
function ofFaces({ inputs, outputs, values, bias }: Weights): Weights {
  const isOfFaces = (_: number, at: number): boolean => at % CLASSES === FACE
  return { inputs, outputs: outputs / CLASSES, values: values.filter(isOfFaces), bias: bias.filter(isOfFaces) }
}

/** Two layers of the same inputs as one. */
function joined(one: Weights, other: Weights): Weights {
  const outputs = one.outputs + other.outputs
  const values = new Float32Array(one.inputs * outputs)
  for (let input = 0; input < one.inputs; input++) {
    values.set(one.values.subarray(input * one.outputs, (input + 1) * one.outputs), input * outputs)
    const rest = other.values.subarray(input * other.outputs, (input + 1) * other.outputs)
    values.set(rest, input * outputs + one.outputs)
  }
  return { inputs: one.inputs, outputs, values, bias: Float32Array.of(...one.bias, ...other.bias) }
}
