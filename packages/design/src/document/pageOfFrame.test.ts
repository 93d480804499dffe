import { expect, test } from 'vitest'
import { photoItem } from '../../testing/sampleItems.ts'
import { pageOfFrame } from './pageOfFrame.ts'

test('a page of one frame is a white page of its size without bleed, and shows nothing else', () => {
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
