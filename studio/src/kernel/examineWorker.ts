import type { Rect } from '@irodori/geometry/shape'
import { differenceHash } from '@irodori/imaging/differenceHash'
import type { FaceModel } from '@irodori/imaging/faceModel'
import { readFaceModel } from '@irodori/imaging/faceModel'
import { findFaces } from '@irodori/imaging/findFaces'
import { luminanceOf } from '@irodori/imaging/luminance'
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

interface ExaminedPicture {
  /** Boxes of the faces in pixels of the picture; null without the model. */
  readonly boxes: Rect[] | null
  readonly hash: string
  readonly sharpness: number
}

const examiner = {
  /** Examines a picture, which is closed. */
  async examine(picture: ImageBitmap): Promise<ExaminedPicture> {
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('the browser gives no canvas to the worker that examines photos')
    context.drawImage(picture, 0, 0)
    picture.close()
    const pixels = wrapPixels(width, height, context.getImageData(0, 0, width, height).data)
    const luminance = luminanceOf(pixels)
    const boxes = loadedModel().then(
      (loaded) => findFaces(loaded, pixels).map(({ box }) => box),
      // The model could not be loaded; the traits of the photo do not need it.
      () => null,
    )
    return { hash: differenceHash(luminance), sharpness: sharpnessOf(luminance), boxes: await boxes }
  },
}

/** The interface of the worker that examines photos. */
export type Examiner = typeof examiner

expose(examiner)
