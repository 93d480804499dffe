import manifests from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json' with { type: 'json' }

/** Weights of a layer that mixes the values of one place, by output and then input, and the number added to each output. */
export interface Mixing {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** A layer that filters each channel by 3 × 3 places and then mixes the channels. */
export interface SeparableLayer extends Mixing {
  /** By place, row by row, and then channel. */
  readonly filter: Float32Array
}

/**
 * The tiny face detector of face-api.js: a YOLO network of separable convolutions. It looks at cells of 32 × 32 pixels and
 * tells for five box sizes in each whether a face is centred there.
 */
export interface FaceModel {
  /** Mixes the red, green and blue of 3 × 3 pixels. */
  readonly first: Mixing
  readonly separable: readonly SeparableLayer[]
  readonly last: Mixing
}

/** Values of one box in the last layer: x, y, width, height, certainty. */
export const BOX_VALUES = 5

const CHANNELS = [16, 32, 64, 128, 256, 512] as const
/** The layers of the file are numbered 0 to 5 and 8. */
const LAST = 'conv8'

/**
 * @param bytes the file of weights in the package of the model; a byte b stands for the number b · scale + min
 * @throws Error if the file is not that of the model
 */
export function readFaceModel(bytes: Uint8Array): FaceModel {
  const tensors = new Map<string, Float32Array>()
  let at = 0
  for (const { name, shape, quantization } of manifests.flatMap(({ weights }) => weights)) {
    const { scale, min } = quantization
    const size = shape.reduce((product, length) => product * length, 1)
    tensors.set(
      name,
      Float32Array.from(bytes.subarray(at, at + size), (byte) => byte * scale + min),
    )
    at += size
  }
  if (at !== bytes.length) throw new Error(`the face model has ${bytes.length} bytes instead of ${at}`)

  function tensor(name: string, size: number): Float32Array {
    const found = tensors.get(name)
    if (found?.length !== size) throw new Error(`weights ${name} of the face model are missing or not ${size} numbers`)
    return found
  }
  const mixing = (inputs: number, outputs: number, name: string, layer: string): Mixing => ({
    inputs,
    outputs,
    weights: transposed(tensor(name, inputs * outputs), inputs, outputs),
    bias: tensor(`${layer}/bias`, outputs),
  })
  return {
    first: mixing(27, CHANNELS[0], 'conv0/filters', 'conv0'),
    separable: CHANNELS.slice(1).map((outputs, index) => {
      const layer = `conv${index + 1}`
      const inputs = outputs / 2
      return {
        ...mixing(inputs, outputs, `${layer}/pointwise_filter`, layer),
        filter: tensor(`${layer}/depthwise_filter`, 9 * inputs),
      }
    }),
    last: mixing(512, 5 * BOX_VALUES, `${LAST}/filters`, LAST),
  }
}

/** The file orders weights by input and then output. */
function transposed(values: Float32Array, inputs: number, outputs: number): Float32Array {
  const turned = new Float32Array(values.length)
  for (let input = 0; input < inputs; input++) {
    for (let output = 0; output < outputs; output++) {
      turned[output * inputs + input] = values[input * outputs + output] ?? 0
    }
  }
  return turned
}
