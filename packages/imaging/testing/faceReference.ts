import vm from 'node:vm'
import type { Rect } from '@irodori/geometry/shape'
import type { Pixels } from '../src/pixels/pixels.ts'
import { readFromFacePackage } from './faceModelFile.ts'

interface Tensor {
  readonly shape: readonly number[]
}

/** The part of face-api.js, with TensorFlow.js, that finds faces. */
interface FaceApi {
  readonly env: { readonly setEnv: (classes: Record<string, unknown>) => void }
  readonly tf: {
    readonly setBackend: (name: 'cpu') => Promise<boolean>
    readonly tensor: (data: Float32Array, shape: readonly number[]) => Tensor
    readonly io: { readonly decodeWeights: (bytes: ArrayBuffer, weights: unknown) => Record<string, Tensor> }
  }
  readonly TinyFaceDetector: new () => {
    loadFromWeightMap(weights: Record<string, Tensor>): void
    locateFaces(picture: Tensor, options: { inputSize: number; scoreThreshold: number }): Promise<readonly FaceOfApi[]>
  }
}

interface FaceOfApi {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly score: number
}

/** What the library's build for pages needs of a page. */
const PAGE = { document: {}, navigator: { userAgent: '' }, console, performance, setTimeout, TextEncoder, TextDecoder }
/** Shared with the library, which tests arrays with instanceof. */
const ARRAYS = { ArrayBuffer, DataView, Float32Array, Int32Array, Uint8Array, Uint8ClampedArray, Uint16Array }

/**
 * The faces that the authors' own implementation of the model finds in a square picture.
 * @param least their certainty, 0 to 1
 */
export async function facesByAuthors({ width, height, data }: Pixels, least: number): Promise<readonly FaceOfApi[]> {
  const script = Buffer.from(await readFromFacePackage('dist/face-api.js')).toString()
  const start = 'var self = globalThis, window = globalThis;'
  const { env, tf, TinyFaceDetector }: FaceApi = vm.runInNewContext(`${start}${script};faceapi`, { ...PAGE, ...ARRAYS })
  env.setEnv({ Canvas: class {}, Image: class {}, ImageData: class {}, Video: class {} })
  await tf.setBackend('cpu')
  const manifest = await readFromFacePackage('model/tiny_face_detector_model-weights_manifest.json')
  const [{ weights }] = JSON.parse(Buffer.from(manifest).toString())
  const bytes = Uint8Array.from(await readFromFacePackage('model/tiny_face_detector_model.bin'))
  const detector = new TinyFaceDetector()
  detector.loadFromWeightMap(tf.io.decodeWeights(bytes.buffer, weights))
  const rgb = Float32Array.from(data.filter((_, index) => index % 4 < 3))
  return detector.locateFaces(tf.tensor(rgb, [height, width, 3]), { inputSize: width, scoreThreshold: least })
}

/** The box of such a face as far as it lies in the picture. */
export function boxOf({ box }: FaceOfApi, { width, height }: Pixels): Rect {
  const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)]
  return {
    left,
    top,
    width: Math.min(width, box.x + box.width) - left,
    height: Math.min(height, box.y + box.height) - top,
  }
}
