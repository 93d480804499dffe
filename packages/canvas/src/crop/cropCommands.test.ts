import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Change } from '@irodori/design/change'
import { NO_CHANGE } from '@irodori/design/change'
import { describe, expect, test } from 'vitest'
import { emptyFrame, pageOf, photoItem } from '../../testing/items.ts'
import { nudgeCrop, turnCropBy, zoomCropBy } from './cropCommands.ts'

const afterOf = (change: Change): ImageItem => change.page?.items.photo?.after as ImageItem

describe('commands on a crop', () => {
  const item = photoItem('photo')
  const page = pageOf([item])

  test('move the photo in its frame by print pixels', () => {
    const zoomed = afterOf(zoomCropBy(page, item, 2))
    const moved = afterOf(nudgeCrop(page, zoomed, 3, 0))
    // The frame of 60 px shows half of 400 px: 3 px of it are 10 px of the photo, and the photo moves to the right.
    expect(zoomed.croppedLeft - moved.croppedLeft).toBeCloseTo((3 * zoomed.croppedWidth) / 60)
    expect(moved.croppedTop).toBeCloseTo(zoomed.croppedTop)
  })

  test('keep the crop inside the photo', () => {
    const { croppedLeft, croppedTop } = afterOf(nudgeCrop(page, item, 500, 500))
    expect(croppedLeft).toBeCloseTo(0)
    expect(croppedTop).toBeCloseTo(0)
  })

  test('zoom about the centre', () => {
    const { croppedLeft, croppedWidth, croppedTop, croppedHeight } = afterOf(zoomCropBy(page, item, 2))
    expect(croppedWidth).toBeCloseTo(item.croppedWidth / 2)
    expect(croppedLeft + croppedWidth / 2).toBeCloseTo(200)
    expect(croppedTop + croppedHeight / 2).toBeCloseTo(150)
  })

  test('rotate within [0, 360), in tenths of a degree', () => {
    expect(afterOf(turnCropBy(page, item, -30)).imageRotate).toBe(330)
    expect(afterOf(turnCropBy(page, { ...item, imageRotate: 350 }, 20.04)).imageRotate).toBe(10)
    expect(afterOf(turnCropBy(page, { ...item, imageRotate: 30 }, -30.01)).imageRotate).toBe(0)
  })

  test('do not change an empty or disabled frame', () => {
    const empty = emptyFrame('photo')
    const off = photoItem('photo', { isDisabledItem: true })
    for (const nothing of [empty, off]) {
      expect(nudgeCrop(page, nothing, 1, 1)).toBe(NO_CHANGE)
      expect(zoomCropBy(page, nothing, 2)).toBe(NO_CHANGE)
      expect(turnCropBy(page, nothing, 30)).toBe(NO_CHANGE)
    }
  })
})
