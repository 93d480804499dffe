import { expect, test } from 'vitest'
import { photoItem } from '../../testing/sampleItems.ts'
import { pageOfFrame } from './pageOfFrame.ts'

test('pageOfFrame gives a white page of the frame’s size without bleed, with the frame alone', () => {
  const frame = photoItem({ width: 320, height: 240 })
  const { sheet, items, sideNumber, sideCount } = pageOfFrame(frame)
  expect(sheet).toEqual({
    width: 320,
    height: 240,
    dpi: 72,
    bleedMm: 0,
    safeMm: 0,
    backgroundColor: '#ffffff',
    backgroundUrl: null,
    foregroundUrl: null,
  })
  expect(items).toEqual([frame])
  expect([sideNumber, sideCount]).toEqual([1, 1])
})
