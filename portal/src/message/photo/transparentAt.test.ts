import { expect, it } from 'vitest'
import { isTransparentAt, picturePoint } from './transparentAt.ts'

const box = { left: 10, top: 20, width: 200, height: 100 }

it('DGM-10: locates a click in the picture, but not a click by keyboard', () => {
  expect(picturePoint({ clientX: 60, clientY: 70, detail: 1 }, box)).toEqual({ x: 0.25, y: 0.5 })
  expect(picturePoint({ clientX: 0, clientY: 0, detail: 0 }, box)).toBeNull()
})

/** A picture of known size; its canvas has no pixels. */
function emptyPicture(complete: boolean): HTMLImageElement {
  const context = { drawImage: () => {}, getImageData: () => ({ data: new Uint8ClampedArray(4) }) }
  const ownerDocument = { createElement: () => ({ getContext: () => context }) }
  return { complete, naturalWidth: 40, naturalHeight: 30, ownerDocument } as unknown as HTMLImageElement
}

it('DGM-10: a press on a photo whose pixels are still loading opens its editor, as on an opaque one', () => {
  const middle = { x: 0.5, y: 0.5 }
  expect(isTransparentAt(emptyPicture(true), middle)).toBe(true)
  expect(isTransparentAt(emptyPicture(false), middle)).toBe(false)
})
