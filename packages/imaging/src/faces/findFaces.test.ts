import type { Rect } from '@irodori/geometry/shape'
import { centreOf, containsPoint, intersectRects, rect } from '@irodori/geometry/shape'
import { beforeAll, expect, test } from 'vitest'
import { loadFaceModel, readFromFacePackage } from '../../testing/faceModelFile.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { PHOTOGRAPHED_FACES } from '../../testing/photographedFaces.ts'
import { acceptedPhoto } from '../file/photoError.ts'
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

test('finds the 22 faces of six photos of groups, and nothing else', async () => {
  let faces = 0
  for (const { file, faces: known } of PHOTOGRAPHED_FACES) {
    const { picture, scale } = await photoOf(file)
    const found = findFaces(model, picture).faces.map(({ box }) => box)
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
  expect(faces).toBe(22)
})

/**
 * Certainty, left, top, width and height of the faces that face-api.js 1.7.15 finds in the same pictures with TensorFlow.js 4.22.0,
 * compiled for WebAssembly.
 */
const BY_AUTHORS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'demo/sample1.jpg': [
    [0.996, 109.8, 94.3, 47.8, 63.5],
    [0.99, 223.3, 111.3, 50.8, 60.1],
    [0.987, 392.8, 52.8, 54.1, 63.3],
  ],
  'demo/sample5.jpg': [
    [0.991, 209.7, 29.0, 41.2, 56.5],
    [0.98, 296.4, 52.7, 42.7, 63.3],
    [0.943, 159.4, 110.7, 43.9, 66.3],
    [0.939, 374.6, 103.5, 44.8, 72.6],
    [0.913, 100.5, 230.0, 45.7, 79.1],
  ],
}

test.each(Object.entries(BY_AUTHORS))('finds in %s what the authors of the model find', async (file, theirs) => {
  const { picture } = await photoOf(file)
  const ours = findFaces(model, picture).faces
  expect(ours).toHaveLength(theirs.length)
  for (const [at, [certainty = 0, ...sides]] of theirs.entries()) {
    const { box } = ours[at] ?? { box: rect(0, 0, 0, 0) }
    expect(ours[at]?.certainty).toBeCloseTo(certainty, 2)
    for (const [side, value] of [box.left, box.top, box.width, box.height].entries())
      expect(Math.abs(value - (sides[side] ?? 0))).toBeLessThan(0.2)
  }
})

test('searches a second picture as if it were the first', async () => {
  const { picture } = await photoOf('demo/sample1.jpg')
  const { picture: other } = await photoOf('demo/sample5.jpg')
  const before = findFaces(model, picture)
  findFaces(model, reduceTo(other, 333))
  expect(findFaces(model, picture)).toEqual(before)
})

test('finds no face in pictures without people', () => {
  expect(findFaces(model, samplePhoto(512, 384))).toEqual({ faces: [], possible: [] })
  expect(findFaces(model, createPixels(40, 500))).toEqual({ faces: [], possible: [] })
})

test('refuses a file of weights that is not that of the model', async () => {
  const bytes = await readFromFacePackage('model/ssd_mobilenetv1_model.bin')
  expect(() => readFaceModel(bytes.subarray(1))).toThrow('the face model has 5616956 bytes instead of 5616957')
})
