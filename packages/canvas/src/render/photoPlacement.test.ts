import { itemToPage } from '@irodori/design/itemGeometry'
import { present } from '@irodori/design/testing/present'
import type { Affine } from '@irodori/geometry/affine'
import { apply, compose, IDENTITY } from '@irodori/geometry/affine'
import { ellipsePath, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { displayList } from '@irodori/scene/displayList'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf, photoItem } from '../../testing/items.ts'
import { cssPath, cssTransform, pictureToPage } from './photoPlacement.ts'
import { pageToDevice, screenView } from './screen/screenView.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const crops = fc.record({
  croppedLeft: number(-50, 300),
  croppedTop: number(-50, 200),
  croppedWidth: number(5, 400),
  croppedHeight: number(5, 300),
  imageRotate: number(0, 359.9),
  rotate: number(0, 359.9),
})

const cameras = fc.record({ zoom: number(0.05, 8), x: number(-500, 500), y: number(-500, 500) })

/** Parses `matrix(a, b, c, d, e, f)`. */
function matrixIn(css: string): Affine {
  const numbers = css.slice('matrix('.length, -1).split(', ').map(Number)
  const at = (index: number): number => present(numbers[index])
  return { a: at(0), b: at(1), c: at(2), d: at(3), e: at(4), f: at(5) }
}

test('the element of a photo is where the canvas draws it, for every crop, rotation, camera and screen', () => {
  fc.assert(
    fc.property(crops, cameras, fc.constantFrom(1, 1.5, 2, 3), (crop, camera, ratio) => {
      const item = photoItem('photo', crop)
      const [op] = displayList(pageOf([item]), () => null as never).ops
      if (op?.kind !== 'PHOTO') throw new Error('the page has a photo')
      const view = screenView(camera, ratio, { width: 1000, height: 700 })
      const picture = { width: 128, height: 96 }
      const toPage = pictureToPage({ op }, rect(0, 0, 400, 300), picture)
      const snapped = compose(toPage, pageToDevice(view))
      const placed = matrixIn(cssTransform(toPage, view.scale / view.ratio))
      const [middle] = [apply(itemToPage(item), { x: item.width / 2, y: item.height / 2 })]
      for (const [x, y] of [
        [0, 0],
        [picture.width, 0],
        [picture.width, picture.height],
      ] as const) {
        const onCanvas = apply(snapped, { x, y })
        const inCss = apply(placed, { x, y })
        // The element is in the corner of the page and uses CSS pixels.
        const reach = 1e-9 * (1 + Math.abs(onCanvas.x) + Math.abs(onCanvas.y))
        expect(Math.abs(inCss.x * ratio + view.x - onCanvas.x)).toBeLessThan(reach)
        expect(Math.abs(inCss.y * ratio + view.y - onCanvas.y)).toBeLessThan(reach)
      }
      // The centre of the crop is in the centre of the frame.
      const seen = { x: crop.croppedLeft + crop.croppedWidth / 2, y: crop.croppedTop + crop.croppedHeight / 2 }
      const at = apply(toPage, { x: seen.x * 0.32, y: seen.y * 0.32 })
      expect(Math.hypot(at.x - middle.x, at.y - middle.y)).toBeLessThan(1e-2)
    }),
  )
})

test('outlines of frames are converted to CSS paths in pixels of the screen', () => {
  expect(cssPath(rectPath(rect(1, 2, 10, 20)), 2)).toBe('M2 4L22 4L22 44L2 44Z')
  expect(cssPath(ellipsePath(rect(0, 0, 10, 20)), 2).match(/C/g)).toHaveLength(4)
  expect(cssTransform(IDENTITY, 0.5)).toBe('matrix(0.5, 0, 0, 0.5, 0, 0)')
})
