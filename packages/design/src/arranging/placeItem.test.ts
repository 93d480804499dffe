import type { DesignItem, ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { describe, expect, it } from 'vitest'
import { arrangedPage } from '../../testing/arrangedPage.ts'
import { seeded } from '../../testing/seeded.ts'
import { present } from '../../testing/present.ts'
import { curvedItem, photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange, isNoChange, reverseChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { findItem } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { mayArrange, placementOf } from '../document/placement.ts'
import { cropOf, fitCropInside } from '../photo/crop.ts'
import type { BoundingBox } from './boundingBox.ts'
import { boundingBoxOf } from './boundingBox.ts'
import { sizeLimits } from './boundingBoxLimits.ts'
import { isWithinLimits, offsetOntoPage } from './limits.ts'
import { lockItems } from './lockItems.ts'
import { moveItems } from './movedBoxes.ts'
import { orderItems, putInOrder } from './orderItems.ts'
import { boxOf, placeItem } from './placeItem.ts'
import { placeOnPaper } from './placeOnPaper.ts'
import { resizeBoxByGrip } from './resizeBox.ts'
import { arrangeAsTemplate } from './templateArrangement.ts'

const document = (page: DesignPage) => ({ designSeriesId: null, pages: [page] })
const after = (page: DesignPage, change: Parameters<typeof applyChange>[1]): DesignPage =>
  present(applyChange(document(page), change).pages[0])
const GRIPS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }) as { x: -1 | 0 | 1; y: -1 | 0 | 1 }))

describe('PWR-19: placeItem', () => {
  it('refits a photo to its frame', () => {
    const random = seeded(3)
    for (let seed = 1; seed <= 60; seed++) {
      const page = arrangedPage(seed)
      for (const item of page.items.filter(isImageItem)) {
        const grip = present(GRIPS[Math.floor(random() * GRIPS.length)])
        const offset = { x: random() * 300 - 150, y: random() * 300 - 150 }
        const limits = sizeLimits(page.sheet, boundingBoxOf([item]) as BoundingBox, random() < 0.5)
        const placed = findItem(
          after(page, placeItem(page, item, resizeBoxByGrip(boxOf(item), grip, offset, limits))),
          item.id,
        ) as ImageItem
        const crop = cropOf(placed)
        const photo = { width: placed.sourceWidth, height: placed.sourceHeight }
        const fitted = fitCropInside(crop, placed, photo)
        for (const side of ['left', 'top', 'width', 'height'] as const) {
          expect(crop.rect[side], `seed ${seed}, ${item.id}`).toBeCloseTo(fitted.rect[side], 4)
        }
      }
    }
  })

  it('changes nothing for an equal box, and is reversed exactly for another', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const page = arrangedPage(seed)
      for (const item of page.items) {
        expect(isNoChange(placeItem(page, item, boxOf(item)))).toBe(true)
        const change = placeItem(page, item, {
          ...boxOf(item),
          left: item.left + 13.337,
          width: item.width * 1.7,
          rotate: 12,
        })
        expect(applyChange(applyChange(document(page), change), reverseChange(change))).toEqual(document(page))
      }
    }
  })

  it('keeps the side opposite to a dragged one', () => {
    const box = { left: 100, top: 80, width: 200, height: 100, rotate: 0 }
    const limits = {
      least: { width: 30, height: 30 },
      most: { width: 3000, height: 3000 },
      keepsRatio: false,
    }
    expect(resizeBoxByGrip(box, { x: 1, y: 0 }, { x: 40, y: 9 }, limits)).toEqual({ ...box, width: 240 })
    expect(resizeBoxByGrip(box, { x: -1, y: -1 }, { x: 10, y: 20 }, limits)).toEqual({
      ...box,
      left: 110,
      top: 100,
      width: 190,
      height: 80,
    })
    expect(resizeBoxByGrip(box, { x: 1, y: 1 }, { x: -500, y: -500 }, limits)).toMatchObject({ width: 30, height: 30 })
    const grown = resizeBoxByGrip(box, { x: 1, y: 1 }, { x: 20, y: 10 }, { ...limits, keepsRatio: true })
    expect([grown.width, grown.height].map(Math.round)).toEqual([220, 110])
    const turned = resizeBoxByGrip({ ...box, rotate: 90 }, { x: 1, y: 0 }, { x: 0, y: 40 }, limits)
    expect(turned.width).toBe(240)
    expect(boundsOnPage(turned).top).toBeCloseTo(boundsOnPage({ ...box, rotate: 90 }).top)
  })

  it('scales the circle of curved text, and keeps rounded corners round', () => {
    const page = samplePage({ items: [curvedItem({ radius: 80 }), photoItem({ borderRadius: { rx: 10, ry: 10 } })] })
    const placed = (item: DesignItem, box: Partial<ReturnType<typeof boxOf>>) =>
      findItem(after(page, placeItem(page, item, { ...boxOf(item), ...box })), item.id)
    expect(placed(present(page.items[0]), { width: 150, height: 150 })).toMatchObject({ radius: 120 })
    const wide = placed(present(page.items[1]), { width: 400 })
    expect(wide).toMatchObject({ borderRadius: { rx: 5, ry: 20 } })
  })
})

it('PWR-18: a photo under artwork is fixed, texts and other photos are free, and a stored placement takes precedence', () => {
  const boundingBox = { foregroundUrl: 'artwork/frame.png' }
  const bare = { foregroundUrl: null }
  expect([photoItem(), textItem()].map((item) => placementOf(boundingBox, item))).toEqual(['FIXED', 'FREE'])
  expect([photoItem(), textItem()].map((item) => placementOf(bare, item))).toEqual(['FREE', 'FREE'])
  expect(placementOf(boundingBox, photoItem({ placement: 'FREE' }))).toBe('FREE')
  expect(placementOf(bare, textItem({ placement: 'FIXED' }))).toBe('FIXED')
})

it('PWR-18, PWR-22: locked items are neither moved nor reordered, and only locks of the customer are removed', () => {
  const items = [
    photoItem({ id: 'fixed', placement: 'FIXED' }),
    photoItem({ id: 'locked', placement: 'LOCKED' }),
    photoItem({ id: 'free' }),
  ]
  const page = samplePage({ items })
  expect(Object.keys(present(moveItems(page, items, { x: 5, y: 5 }).page).items)).toEqual(['free'])
  expect(isNoChange(orderItems(page, items.slice(0, 2), 'FRONT'))).toBe(true)
  const unlocked = after(page, lockItems(page, items, false))
  expect(unlocked.items.map((item) => placementOf(page.sheet, item))).toEqual(['FIXED', 'FREE', 'FREE'])
  const locked = after(unlocked, lockItems(unlocked, unlocked.items, true))
  expect(locked.items.filter((item) => mayArrange(locked.sheet, item))).toEqual([])
})

it('PWR-19: items moved together keep their distances and stay partly inside the trim', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const page = arrangedPage(seed)
    const moved = after(page, moveItems(page, page.items, { x: 5000, y: -3000 }))
    const offsets = moved.items.map((item, at) => {
      const { left, top } = present(page.items[at])
      return { x: item.left - left, y: item.top - top }
    })
    const first = present(offsets[0])
    for (const offset of offsets) {
      expect(offset.x).toBeCloseTo(first.x, 1)
      expect(offset.y).toBeCloseTo(first.y, 1)
    }
    for (const item of moved.items) {
      const { x, y } = offsetOntoPage(moved.sheet, boundsOnPage(item))
      expect(Math.hypot(x, y)).toBeLessThan(0.02)
    }
  }
})

it('PWR-23: a box is allowed if it is large enough and partly inside the trim', () => {
  const { sheet } = samplePage()
  const box = { left: 100, top: 100, width: 100, height: 50, rotate: 0 }
  expect(isWithinLimits(sheet, box)).toBe(true)
  expect(isWithinLimits(sheet, { ...box, width: 20 })).toBe(false)
  expect(isWithinLimits(sheet, { ...box, width: 5000 })).toBe(false)
  expect(isWithinLimits(sheet, { ...box, left: 390 })).toBe(false)
  expect(isWithinLimits(sheet, { ...box, left: -300 })).toBe(false)
})

describe('PWR-22: the stacking order', () => {
  const rowOf = (page: DesignPage): string =>
    page.items
      .toSorted((a, b) => a.priorityIndex - b.priorityIndex)
      .map(({ id }) => id)
      .join('')
  const row = samplePage({
    items: ['a', 'b', 'c', 'd'].map((id, at) => photoItem({ id, position: at + 1, priorityIndex: at + 1 })),
  })
  const pick = (...ids: string[]) => row.items.filter(({ id }) => ids.includes(id))

  it.each([
    ['FRONT', ['a', 'c'], 'bdac'],
    ['BACK', ['b', 'd'], 'bdac'],
    ['FORWARD', ['a', 'b'], 'cabd'],
    ['FORWARD', ['c', 'd'], 'abcd'],
    ['BACKWARD', ['b', 'd'], 'badc'],
    ['BACKWARD', ['a'], 'abcd'],
  ] as const)('changes with %s of %s', (step, ids, wanted) => {
    const change = orderItems(row, pick(...ids), step)
    expect(rowOf(after(row, change))).toBe(wanted)
    expect(isNoChange(change)).toBe(wanted === 'abcd')
  })

  it('keeps the stacking order of photos separate from that of texts, and copes with equal numbers', () => {
    const page = samplePage({
      items: [
        photoItem({ id: 'a', position: 1, priorityIndex: 0 }),
        photoItem({ id: 'b', position: 2, priorityIndex: 0 }),
        textItem({ id: 't', position: 3, priorityIndex: 0 }),
      ],
    })
    const lowest = present(page.items[0])
    const change = orderItems(page, [lowest], 'FORWARD')
    expect(Object.keys(present(change.page).items).sort()).toEqual(['a', 'b'])
    expect(rowOf(after(page, orderItems(page, [lowest], 'FRONT'))).replace('t', '')).toBe('ba')
    expect(rowOf(after(row, putInOrder(row, present(row.items[0]), 2)))).toBe('bcad')
  })
})

it('PWR-24: arrangeAsTemplate restores boxes, order and placement of the template and keeps the content', () => {
  const page = arrangedPage(5)
  const template = {
    items: page.items.map((item) => ({ ...item, id: `of template ${item.id}` })),
  } as unknown as Template
  let changed = after(page, moveItems(page, page.items, { x: 40, y: -20 }))
  changed = after(changed, orderItems(changed, changed.items.slice(0, 2), 'FRONT'))
  changed = after(changed, lockItems(changed, changed.items.slice(3), true))
  for (const item of changed.items.filter((each) => mayArrange(changed.sheet, each))) {
    const box = boxOf(item)
    changed = after(
      changed,
      placeItem(changed, item, { ...box, width: box.width * 1.3, height: box.height * 1.3, rotate: 33 }),
    )
  }
  const first = present(changed.items[0])
  changed = after(changed, {
    page: { items: { [first.id]: { before: first, after: { ...first, isDisabledItem: true } } } },
  })
  const reset = after(changed, arrangeAsTemplate(changed, changed.items, template))
  for (const [at, item] of reset.items.entries()) {
    const wanted = present(page.items[at])
    expect(boxOf(item)).toEqual(boxOf(wanted))
    expect(item.priorityIndex).toBe(wanted.priorityIndex)
    expect(item.placement).toBe(wanted.placement)
  }
  expect(reset.items[0]?.isDisabledItem).toBe(true)
  expect(isNoChange(arrangeAsTemplate(reset, reset.items, template))).toBe(true)
})

it('PWR-25: placeOnPaper returns millimetres relative to the trim', () => {
  const { sheet } = samplePage()
  // 3 mm of bleed at 300 dpi are 35.4 pixels, 10 mm are 118.1.
  expect(placeOnPaper(sheet, { left: 35.433, top: 153.543, width: 118.11, height: 59.055, rotate: 30 })).toEqual({
    left: 0,
    top: 10,
    width: 10,
    height: 5,
    degrees: 30,
  })
})

describe('PWR-19: the shape of an item in another box', () => {
  const placed = (item: DesignItem, box: Partial<ReturnType<typeof boxOf>>) => {
    const page = samplePage({ items: [item] })
    return present(findItem(after(page, placeItem(page, item, { ...boxOf(item), ...box })), item.id))
  }

  it('scales the circle of a ring sector and of a curved text with their width', () => {
    const arc = { ...photoItem({ id: 'arc' }), type: 'ARC_IMAGE', radius: 80, angle: 120 } as unknown as DesignItem
    expect(placed(arc, { width: 150, height: 150 })).toMatchObject({ radius: 120 })
    expect(placed(curvedItem({ radius: 40 }), { width: 50, height: 50 })).toMatchObject({ radius: 20 })
    expect(placed(textItem(), { width: 50, height: 50 })).not.toHaveProperty('radius')
  })

  it('keeps rounded corners circular, and leaves square corners and whole ellipses as they are', () => {
    const frame = (rx: number, ry: number) => photoItem({ width: 100, height: 100, borderRadius: { rx, ry } })
    // Corners of 10 px stay circles, and grow with the square root of the area.
    expect(placed(frame(10, 10), { width: 400, height: 100 })).toMatchObject({ borderRadius: { rx: 5, ry: 20 } })
    expect(placed(frame(40, 40), { width: 400, height: 100 })).toMatchObject({ borderRadius: { rx: 20, ry: 50 } })
    for (const [rx, ry] of [
      [0, 0],
      [50, 50],
    ] as const)
      expect(placed(frame(rx, ry), { width: 400, height: 100 })).toMatchObject({ borderRadius: { rx, ry } })
    for (const [rx, ry] of [
      [0, 10],
      [10, 0],
      [50, 10],
      [10, 50],
    ] as const)
      expect(placed(frame(rx, ry), { width: 400, height: 100 })).not.toMatchObject({ borderRadius: { rx, ry } })
  })

  it('rounds another angle to a tenth of a degree, and keeps an equal one to the last digit', () => {
    const text = textItem({ rotate: 12.345 })
    expect(placed(text, { left: 7 }).rotate).toBe(12.345)
    expect(placed(text, { rotate: 20.06 }).rotate).toBe(20.1)
    expect(placed(text, { rotate: -0.04 }).rotate).toBe(0)
  })
})
