import { expect, it } from 'vitest'
import { MAX_ZOOM, viewerKey } from './viewerKey.ts'

it('CAT-24: zooms and pans a picture by keys, and changes the picture while it is not zoomed', () => {
  expect(viewerKey('+', 1)).toEqual({ kind: 'ZOOM', step: 0.5 })
  expect(viewerKey('-', 2)).toEqual({ kind: 'ZOOM', step: -0.5 })
  expect(viewerKey('0', 2)).toEqual({ kind: 'RESET' })
  expect(viewerKey('ArrowRight', 1)).toEqual({ kind: 'TURN', step: 1 })
  expect(viewerKey('ArrowRight', 2)).toEqual({ kind: 'MOVE', x: -60, y: 0 })
  expect(viewerKey('ArrowDown', 1)).toBeNull()
  expect(viewerKey('Tab', 2)).toBeNull()
})

it('CAT-23: never zooms to more than three times', () => {
  expect(MAX_ZOOM).toBe(3)
})
