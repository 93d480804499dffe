import type { FaceBoxes } from '@irodori/design/faceSafeCrop'
import { differenceHash } from '@irodori/imaging/differenceHash'
import type { FaceModel } from '@irodori/imaging/faceModel'
import { readFaceModel } from '@irodori/imaging/faceModel'
import { findFaces } from '@irodori/imaging/findFaces'
import { luminanceOf } from '@irodori/imaging/luminance'
import type { Pixels } from '@irodori/imaging/pixels'
import { wrapPixels } from '@irodori/imaging/pixels'
import { sharpnessOf } from '@irodori/imaging/sharpnessOf'
import { expose } from 'comlink'

let model: Promise<FaceModel> | null = null

/** Loads the model (5.6 MB) for the first photo; a failure is tried again. */
function loadedModel(): Promise<FaceModel> {
  model ??= fetchModel().catch((error: unknown) => {
    model = null
    throw error
  })
  return model
}

async function fetchModel(): Promise<FaceModel> {
  const answer = await fetch(FACE_MODEL_URL)
  if (!answer.ok) throw new Error(`the face model could not be loaded: HTTP status ${answer.status}`)
  return readFaceModel(new Uint8Array(await answer.arrayBuffer()))
}

/** What is measured on the pixels of a photo in some milliseconds. */
export interface PhotoMeasures {
  /** Difference hash of 16 hexadecimal digits. */
  readonly hash: string
  /** Variance of the Laplacian in the sharpest part. */
  readonly sharpness: number
}

/** Pictures that were measured and are not yet searched for faces, by the number that the page gave them. */
const measured = new Map<number, Pixels>()

const examiner = {
  /** Measures a picture, which is closed, and keeps its pixels for the search for faces. */
  measure(number: number, picture: ImageBitmap): PhotoMeasures {
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('the browser gives no canvas to the worker that examines photos')
    context.drawImage(picture, 0, 0)
    picture.close()
    const pixels = wrapPixels(width, height, context.getImageData(0, 0, width, height).data)
    measured.set(number, pixels)
    const luminance = luminanceOf(pixels)
    return { hash: differenceHash(luminance), sharpness: sharpnessOf(luminance) }
  },

  /** Boxes of the faces of a measured picture in its pixels; null without the model. */
  async findFaces(number: number): Promise<FaceBoxes | null> {
    const pixels = measured.get(number)
    measured.delete(number)
    const loaded = await loadedModel().catch(() => null)
    if (!(loaded && pixels)) return null
    const { faces, possible } = findFaces(loaded, pixels)
    return { faces: faces.map(({ box }) => box), possibleFaces: possible.map(({ box }) => box) }
  },
}

/** The interface of the worker that examines photos. */
export type Examiner = typeof examiner

expose(examiner)
