import { expect, it } from 'vitest'
import { MAX_ZOOM, viewerKey } from './viewerKey.ts'

it('CAT-24: keys magnify and move a picture, and turn to the next one while it is not magnified', () => {
  expect(viewerKey('+', 1)).toEqual({ kind: 'ZOOM', step: 0.5 })
  expect(viewerKey('-', 2)).toEqual({ kind: 'ZOOM', step: -0.5 })
  expect(viewerKey('0', 2)).toEqual({ kind: 'RESET' })
  expect(viewerKey('ArrowRight', 1)).toEqual({ kind: 'TURN', step: 1 })
  expect(viewerKey('ArrowRight', 2)).toEqual({ kind: 'MOVE', x: -60, y: 0 })
  expect(viewerKey('ArrowDown', 1)).toBeNull()
  expect(viewerKey('Tab', 2)).toBeNull()
})

it('CAT-23: nothing is magnified more than three times', () => {
  expect(MAX_ZOOM).toBe(3)
})
