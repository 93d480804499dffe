import type { Rect } from '@irodori/geometry/shape'
import { centreOf, containsPoint, intersectRects } from '@irodori/geometry/shape'
import { beforeAll, expect, test } from 'vitest'
import { loadFaceModel, readFromFacePackage } from '../../testing/faceModelFile.ts'
import { boxOf, facesByAuthors } from '../../testing/faceReference.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { PHOTOGRAPHED_FACES } from '../../testing/photographedFaces.ts'
import { acceptedPhoto } from '../file/photoError.ts'
import { paintPixels } from '../painting/paintPixels.ts'
import { reduceTo } from '../painting/reduceTo.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels } from '../pixels/pixels.ts'
import { openPhoto } from '../server/openPhoto.ts'
import type { FaceModel } from './faceModel.ts'
import { readFaceModel } from './faceModel.ts'
import { findFaces } from './findFaces.ts'

let model: FaceModel
beforeAll(async () => {
  model = await loadFaceModel()
})

/** A photo as the editor looks for faces in it, and its scale. */
async function photoOf(file: string): Promise<{ readonly picture: Pixels; readonly scale: number }> {
  const { pixels } = acceptedPhoto(await openPhoto(await readFromFacePackage(file)))
  const picture = reduceTo(pixels, 512)
  return { picture, scale: picture.width / pixels.width }
}

const isOn = (found: Rect, face: Rect): boolean =>
  containsPoint(found, centreOf(face)) && containsPoint(face, centreOf(intersectRects(found, face) ?? found))

test('finds 21 of the 22 faces of six photos of groups, and nothing else', async () => {
  let faces = 0
  for (const { file, faces: known } of PHOTOGRAPHED_FACES) {
    const { picture, scale } = await photoOf(file)
    const found = findFaces(model, picture).map(({ box }) => box)
    const scaled = known.map(({ left, top, width, height }) => ({
      left: left * scale,
      top: top * scale,
      width: width * scale,
      height: height * scale,
    }))
    faces += scaled.filter((face) => found.some((box) => isOn(box, face))).length
    const others = found.filter((box) => !scaled.some((face) => isOn(box, face)))
    expect([file, others]).toEqual([file, []])
  }
  expect(faces).toBe(21)
})

test('finds the faces that the authors of the model find, in the same places', async () => {
  const { picture } = await photoOf('demo/sample4.jpg')
  // A square, because the authors extend other pictures to squares.
  const square = createPixels(320, 320)
  paintPixels(square, picture, { left: 0, top: 0, width: picture.width, height: picture.height })
  const theirs = await facesByAuthors(square, 0.4)
  const ours = findFaces(model, square)
  expect(theirs.length).toBeGreaterThan(1)
  expect(ours.map(({ certainty }) => certainty)).toEqual(theirs.map(({ score }) => expect.closeTo(score, 4)))
  for (const [at, face] of theirs.entries()) {
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(ours[at]?.box[side]).toBeCloseTo(boxOf(face, square)[side], 2)
    }
  }
})

test('finds no face in pictures without people', () => {
  expect(findFaces(model, samplePhoto(512, 384))).toEqual([])
  expect(findFaces(model, createPixels(40, 500))).toEqual([])
})

test('refuses a file of weights that is not that of the model', async () => {
  const bytes = await readFromFacePackage('model/tiny_face_detector_model.bin')
  expect(() => readFaceModel(bytes.subarray(1))).toThrow('the face model has 193320 bytes instead of 193321')
})
