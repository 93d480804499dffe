import type { ImageItem } from '@irodori/contract/entities/designItem'
import { apply, boundsOfImage, invert } from '@irodori/geometry/affine'
import { flatten } from '@irodori/geometry/flatten'
import { pathContains } from '@irodori/geometry/hitTest'
import type { Path } from '@irodori/geometry/path'
import { PathBuilder } from '@irodori/geometry/path'
import type { Rect, Size } from '@irodori/geometry/shape'
import { centreOf, outset, rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inEllipse, photoItem } from '../../testing/sampleItems.ts'
import { framePath, frameToPhoto, localBox } from '../document/itemGeometry.ts'
import { placeWithFaces } from './faceSafeCrop.ts'
import { countCutFaces, NEARLY_WHOLE, sharing } from './facesInFrame.ts'
import { resetPhoto } from './photoEdits.ts'
import { placePhoto } from './photoPlacement.ts'

const side = fc.integer({ min: 300, max: 4000 })
const photos = fc.record({ width: side, height: side })
/** Evenly distributed, unlike fast-check's floating-point numbers. */
const between = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1000 }).map((share) => least + ((most - least) * share) / 1000)

const facesOf = (photo: Size, sizes: fc.Arbitrary<number>): fc.Arbitrary<Rect[]> =>
  fc.array(
    fc.record({ size: sizes, x: between(0, 1), y: between(0, 1) }).map(({ size, x, y }) => {
      const length = size * Math.min(photo.width, photo.height)
      return rect(x * (photo.width - length), y * (photo.height - length), length, length)
    }),
    { minLength: 1, maxLength: 5 },
  )

const photosWithFaces = (sizes: fc.Arbitrary<number>) =>
  photos.chain((photo) => facesOf(photo, sizes).map((faces) => ({ ...photo, imageName: 'a.jpg', faces })))

/** A ring sector of which a clock has several, its ring as wide as `depth` of its radius. */
const sectorOf = (radius: number, angle: number, depth: number, rotate: number): ImageItem => {
  const half = (angle * Math.PI) / 360
  const height = radius * (1 - (1 - depth) * Math.cos(half))
  const { borderRadius: _, ...frame } = photoItem({ width: 2 * radius * Math.sin(half), height, rotate })
  return { ...frame, type: 'ARC_IMAGE', radius, angle }
}

const frameSizes = fc.record({ width: fc.integer({ min: 60, max: 900 }), height: fc.integer({ min: 60, max: 900 }) })
const rectangles = frameSizes.map((size): ImageItem => photoItem(size))
const rounded = fc
  .tuple(frameSizes, fc.integer({ min: 0, max: 50 }))
  .map(([size, radius]): ImageItem => photoItem({ ...size, borderRadius: { rx: radius, ry: radius } }))
const ellipses = frameSizes.map((size): ImageItem => inEllipse(photoItem(size)))
const sectors = fc
  .tuple(fc.integer({ min: 20, max: 180 }), fc.constantFrom(0.3, 0.5, 0.8), fc.integer({ min: 0, max: 359 }))
  .map(([angle, depth, rotate]) => sectorOf(400, angle, depth, rotate))

/** An outline in chords closer to it than those of `visibleSides`; the hit test takes them as they are. */
function inChords(path: Path): Path {
  const into = new PathBuilder()
  for (const polygon of flatten(path, 0.01)) {
    for (let at = 0; at < polygon.length; at += 2) {
      const [x = 0, y = 0] = polygon.subarray(at, at + 2)
      if (at === 0) into.moveTo(x, y)
      else into.lineTo(x, y)
    }
    into.closePath()
  }
  return into.path()
}

/** Whether the outline of the frame contains the outline of a face, an ellipse in its box. */
function isSeenWhole(item: ImageItem, face: Rect): boolean {
  const [outline, toFrame, centre] = [inChords(framePath(item)), invert(frameToPhoto(item)), centreOf(face)]
  return Array.from({ length: 60 }, (_, at) => (at * Math.PI) / 30).every((turn) => {
    const x = centre.x + (face.width / 2) * Math.cos(turn)
    const y = centre.y + (face.height / 2) * Math.sin(turn)
    return pathContains(outline, apply(toFrame, { x, y }))
  })
}

/** What is seen of a nearly whole face, less what rounding may take. */
const nearly = (face: Rect): Rect => outset(sharing(face, NEARLY_WHOLE), -0.05)

/** The frame with its widest crop in many other places on the photo. */
function otherPlaces(item: ImageItem): ImageItem[] {
  const seen = boundsOfImage(frameToPhoto(item), localBox(item))
  const [across, down] = [item.sourceWidth - seen.width, item.sourceHeight - seen.height]
  return Array.from({ length: 61 }, (_, at) => ({
    ...item,
    croppedLeft: item.croppedLeft - seen.left + (Math.max(across, 0) * at) / 60,
    croppedTop: item.croppedTop - seen.top + (Math.max(down, 0) * at) / 60,
  }))
}

const place = (frame: ImageItem, photo: Parameters<typeof placeWithFaces>[1]): ImageItem => ({
  ...frame,
  ...placeWithFaces(frame, photo),
})

describe('a photo with faces', () => {
  test('is placed such that no face is cut where the widest crop can be moved so', () => {
    fc.assert(
      fc.property(fc.oneof(rectangles, rounded, ellipses), photosWithFaces(between(0.04, 0.5)), (frame, photo) => {
        const item = place(frame, photo)
        // Chords lie up to a thousandth of the frame inside its curves.
        const roomy = 2 + 0.004 * Math.max(photo.width, photo.height)
        const couldBeWhole = otherPlaces(item).some((other) =>
          photo.faces.every((face) => isSeenWhole(other, outset(face, roomy))),
        )
        if (!couldBeWhole) return
        for (const face of photo.faces) expect(isSeenWhole(item, outset(face, -0.05))).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('shows as many faces of one size as the widest crop can', () => {
    fc.assert(
      fc.property(rectangles, photosWithFaces(fc.constant(0.2)), (frame, photo) => {
        const item = place(frame, photo)
        const count = (other: ImageItem) => photo.faces.filter((face) => isSeenWhole(other, nearly(face))).length
        const most = Math.max(...otherPlaces(item).map(count))
        expect(count(item)).toBeGreaterThanOrEqual(most)
      }),
      { numRuns: 150 },
    )
  })

  test('keeps the size of its crop and stays inside the photo', () => {
    fc.assert(
      fc.property(fc.oneof(rectangles, ellipses, sectors), photosWithFaces(between(0.04, 0.9)), (frame, photo) => {
        const item = place(frame, photo)
        expect(item.croppedWidth).toBeCloseTo(placePhoto(frame, photo).croppedWidth, 6)
        const seen = boundsOfImage(frameToPhoto(item), localBox(item))
        expect(seen.left).toBeGreaterThan(-0.01)
        expect(seen.top).toBeGreaterThan(-0.01)
        expect(seen.left + seen.width).toBeLessThan(photo.width + 0.01)
        expect(seen.top + seen.height).toBeLessThan(photo.height + 0.01)
      }),
    )
  })

  test('has no cut face in a ring sector if none is counted', () => {
    fc.assert(
      fc.property(sectors, photosWithFaces(between(0.02, 0.15)), (frame, photo) => {
        const item = place(frame, photo)
        fc.pre(countCutFaces(item, photo.faces) === 0)
        for (const face of photo.faces) expect(isSeenWhole(item, nearly(face))).toBe(true)
      }),
    )
  })

  test('counts the faces that are not nearly whole', () => {
    fc.assert(
      fc.property(rectangles, photosWithFaces(between(0.04, 0.9)), (frame, photo) => {
        const item = place(frame, photo)
        const cut = photo.faces.filter((face) => !isSeenWhole(item, nearly(face))).length
        expect(countCutFaces(item, photo.faces)).toBe(cut)
      }),
    )
  })
})

const GROUP = { width: 3000, height: 2000, imageName: 'group.jpg' }
const portrait = photoItem({ width: 400, height: 600 })

test('a photo without faces, or with faces in its middle, is centred', () => {
  expect(placeWithFaces(portrait, GROUP)).toEqual(placePhoto(portrait, GROUP))
  const middle = { ...GROUP, faces: [rect(1400, 700, 200, 200)] }
  expect(placeWithFaces(portrait, middle)).toEqual(placePhoto(portrait, GROUP))
})

test('a face beside the middle moves the crop no further than its margin needs', () => {
  const item = place(portrait, { ...GROUP, faces: [rect(600, 700, 200, 200)] })
  expect(item.croppedLeft).toBeCloseTo(540, 1)
})

test('of three people in a landscape photo a portrait frame shows two in its middle and does not cut the third', () => {
  const faces = [rect(300, 700, 300, 300), rect(1100, 650, 300, 300), rect(2300, 700, 300, 300)]
  const item = place(portrait, { ...GROUP, faces })
  expect([item.croppedLeft + item.croppedWidth / 2, item.croppedWidth]).toEqual([
    expect.closeTo(850, 1),
    expect.closeTo(4000 / 3, 6),
  ])
  expect(countCutFaces(item, faces)).toBe(1)
  expect(item.croppedLeft + item.croppedWidth).toBeLessThan(2300)
})

test('a passer-by is left out before a person', () => {
  const faces = [rect(200, 700, 100, 100), rect(500, 700, 100, 100), rect(2300, 600, 500, 500)]
  const item = place(portrait, { ...GROUP, faces })
  expect(item.croppedLeft).toBeLessThan(2300)
  expect(item.croppedLeft + item.croppedWidth).toBeGreaterThan(2800)
})

test('three people who need a little more than the frame are all shown nearly whole', () => {
  const faces = [rect(700, 700, 300, 300), rect(1300, 700, 300, 300), rect(1740, 700, 300, 300)]
  const item = place(portrait, { ...GROUP, faces })
  expect(item.croppedLeft + item.croppedWidth / 2).toBeCloseTo(1370, 1)
  expect(countCutFaces(item, faces)).toBe(0)
})

test('a crop shows a possible face whole, also beside a face, unless only one of the two fits', () => {
  const possibleFaces = [rect(100, 700, 300, 300)]
  expect(place(portrait, { ...GROUP, possibleFaces }).croppedLeft).toBeLessThan(100)
  const beside = place(portrait, { ...GROUP, faces: [rect(1000, 700, 200, 200)], possibleFaces })
  expect(beside.croppedLeft).toBeLessThan(100)
  const faces = [rect(2300, 700, 200, 200)]
  const apart = place(portrait, { ...GROUP, faces, possibleFaces })
  expect(apart).toEqual(place(portrait, { ...GROUP, faces }))
})

test('a face that fits into no crop is in the middle of the frame', () => {
  const strip = photoItem({ width: 100, height: 600 })
  const item = place(strip, { ...GROUP, faces: [rect(1800, 500, 900, 900)] })
  expect(item.croppedLeft + item.croppedWidth / 2).toBeCloseTo(2250, 6)
  expect(countCutFaces(item, [rect(1800, 500, 900, 900)])).toBe(1)
})

test('a reset restores the crop that shows the faces', () => {
  const faces = [rect(200, 700, 300, 300)]
  const item = place(portrait, { ...GROUP, faces })
  expect({ ...item, ...resetPhoto({ ...item, croppedLeft: 900 }, { faces }) }).toEqual(item)
})

test('a frame without a photo cuts no face', () => {
  expect(countCutFaces(portrait, [rect(0, 0, 10, 10)])).toBe(0)
})
