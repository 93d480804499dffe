import { expect, it } from 'vitest'
import { picturePoint } from './transparentAt.ts'

const box = { left: 10, top: 20, width: 200, height: 100 }

it('DGM-10: locates a click in the picture, but not a click by keyboard', () => {
  expect(picturePoint({ clientX: 60, clientY: 70, detail: 1 }, box)).toEqual({ x: 0.25, y: 0.5 })
  expect(picturePoint({ clientX: 0, clientY: 0, detail: 0 }, box)).toBeNull()
})
