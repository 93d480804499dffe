import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { findItem } from '@irodori/design/designPage'
import { undo } from '@irodori/design/history'
import { itemToPage } from '@irodori/design/itemGeometry'
import { present } from '@irodori/design/testing/present'
import { apply } from '@irodori/geometry/affine'
import { describe, expect, it } from 'vitest'
import { fakePointer } from '../../testing/fakePointer.ts'
import { pageOf, photoItem, textItem } from '../../testing/items.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import type { ToolContext } from '../interaction/tool.ts'
import { screenView } from '../render/screen/screenView.ts'
import { screenPoint } from '../view/camera.ts'
import { arrangingTool } from './arrangingTool.ts'

/** The camera has four CSS pixels per print pixel, so items snap within 1.5 print pixels. */
const at = (x: number, y: number, patch: Partial<PointerSample> = {}): PointerSample => ({
  id: 1,
  kind: 'mouse',
  at: screenPoint(x * 4, y * 4),
  button: 0,
  shift: false,
  noSnap: false,
  adds: false,
  ...patch,
})
const touch = (id: number, x: number, y: number): PointerSample => at(x, y, { id, kind: 'touch' })

/** A sheet of 200 by 100 print pixels; the photo covers (20, 10) to (80, 50). */
function begin(items: readonly DesignItem[] = [photoItem('photo')], ...selectedItems: readonly string[]) {
  const fake = fakePointer(pageOf(items, { dpi: 25.4, bleedMm: 0, safeMm: 0 }))
  const [leading = null, ...others] = selectedItems
  fake.select(leading, 'SELECT', others)
  const context: ToolContext = {
    ...fake,
    click(id, adds) {
      fake.click(id, adds)
      fake.select(id, 'SELECT', adds ? fake.selectedItems().map((item) => item.id) : [])
    },
  }
  const tool = arrangingTool(context)
  const { interaction } = tool
  return {
    ...fake,
    tool,
    interaction,
    item: (id: string): DesignItem => present(findItem(present(fake.history().document.pages[0]), id)),
    steps: () => fake.history().past.map(({ label }) => label),
    drag(from: PointerSample, ...offset: readonly PointerSample[]) {
      interaction.down(from)
      for (const sample of offset) interaction.move(sample)
      interaction.up(present(offset.at(-1)))
    },
  }
}

const boxOf = ({ left, top, width, height, rotate }: DesignItem) => [left, top, width, height, rotate]

describe('PWR-19: a drag', () => {
  it('selects the item there and moves it in one step, which undo reverts exactly', () => {
    const play = begin()
    play.drag(at(50, 30), at(53, 32), at(67.3, 41.2))
    expect(play.clicks).toEqual(['photo'])
    expect(boxOf(play.item('photo'))).toEqual([37.3, 21.2, 60, 40, 0])
    expect(play.steps()).toEqual(['move'])
    expect(undo(play.history()).document.pages[0]?.items).toEqual([photoItem('photo')])
  })

  it('moves all selected items, and along one axis with shift', () => {
    const text = textItem('text', { left: 120, top: 60, width: 30, height: 20 })
    const play = begin([photoItem('photo'), text], 'photo', 'text')
    play.drag(at(50, 30), at(60, 31, { shift: true, noSnap: true, adds: true }))
    expect(boxOf(play.item('photo'))).toEqual([30, 10, 60, 40, 0])
    expect(boxOf(play.item('text'))).toEqual([130, 60, 30, 20, 0])
    expect(play.clicks).toEqual([])
  })

  it('adds the item there to the selection with shift, and replaces the selection without', () => {
    const text = textItem('text', { left: 120, top: 60, width: 30, height: 20 })
    const play = begin([photoItem('photo'), text], 'photo')
    play.drag(at(135, 70, { shift: true, adds: true }), at(145, 71, { shift: true, adds: true, noSnap: true }))
    expect([play.item('photo').left, play.item('text').left]).toEqual([30, 130])
    play.drag(at(145, 70, { noSnap: true, adds: true }), at(150, 70, { noSnap: true, adds: true }))
    expect([play.item('photo').left, play.item('text').left]).toEqual([35, 135])
  })

  it('leaves a locked item in place and draws a selection rectangle instead', () => {
    const play = begin([photoItem('photo', { placement: 'LOCKED' })], 'photo')
    play.drag(at(50, 30), at(60, 40))
    expect(play.steps()).toEqual([])
    expect(play.requests).toEqual([['choose', { left: 50, top: 30, width: 10, height: 10 }]])
  })

  it('pans the page under a finger beside all items', () => {
    const play = begin([photoItem('photo')])
    play.drag(touch(1, 150, 80), touch(1, 160, 80))
    expect(play.camera().x).toBe(40)
    expect(play.steps()).toEqual([])
  })

  it('reverts a drag that is cancelled', () => {
    const play = begin([photoItem('photo')], 'photo')
    play.interaction.down(at(50, 30))
    play.interaction.move(at(70, 40))
    expect(boxOf(play.item('photo'))).not.toEqual([20, 10, 60, 40, 0])
    expect(play.interaction.cancel()).toBe(true)
    expect(play.history().document.pages[0]?.items).toEqual([photoItem('photo')])
    expect(play.steps()).toEqual([])
  })
})

it('PWR-20: a moved item snaps to a line, which is shown, but not while the key is pressed', () => {
  const play = begin([photoItem('photo')], 'photo')
  const view = screenView(play.camera(), 1, { width: 800, height: 400 })
  const calm = play.tool.picture()
  expect(play.tool.picture()).toBe(calm)
  play.interaction.down(at(50, 30))
  // Its left edge would be at 1, one print pixel from the edge of the page.
  play.interaction.move(at(31, 52))
  expect(play.item('photo').left).toBe(0)
  const snapped = play.tool.picture()
  expect(snapped.isMoving).toBe(true)
  expect(snapped.bounds(view)?.height).toBeGreaterThan(calm.bounds(view)?.height ?? 0)
  play.interaction.move(at(31, 52, { noSnap: true, adds: true }))
  expect(play.item('photo').left).toBe(1)
  play.interaction.up(at(31, 52, { noSnap: true, adds: true }))
  expect(play.tool.picture().isMoving).toBe(false)
})

describe('PWR-19: a grip', () => {
  it('moves its corner, keeps the opposite one, and the photo still covers its frame', () => {
    const play = begin([photoItem('photo')], 'photo')
    play.drag(at(80, 50), at(90, 63, { noSnap: true }), at(93, 66, { noSnap: true }))
    expect(boxOf(play.item('photo'))).toEqual([20, 10, 73, 56, 0])
    expect(play.photo().croppedWidth / play.photo().croppedHeight).toBeCloseTo(73 / 56, 3)
    expect(play.steps()).toEqual(['resize'])
  })

  it('snaps a dragged side to a line', () => {
    const play = begin([photoItem('photo'), textItem('text', { left: 90, top: 60, width: 30, height: 20 })], 'photo')
    play.drag(at(80, 30), at(85, 30), at(89, 30))
    expect(play.item('photo').width).toBe(70)
  })

  it('rotates the item about its centre and snaps to right angles', () => {
    const play = begin([photoItem('photo')], 'photo')
    // The rotation grip is 34 CSS pixels above the centre of the top side, or below if that is out of view.
    const grip = at(50, 50 + 34 / 4)
    play.drag(grip, at(20, 31), at(21, 30.5))
    expect(play.item('photo').rotate).toBe(90)
    play.drag(at(50 + 28.5, 30), at(60, 60))
    expect(play.steps()).toEqual(['turnItem', 'turnItem'])
    expect(play.item('photo').rotate).not.toBe(90)
  })
})

describe('PWR-27: the bounding box of several items', () => {
  const text = textItem('text', { left: 120, top: 40, width: 30, height: 20 })

  it('scales positions and sides about the opposite corner, in one step that undo reverts exactly', () => {
    const play = begin([photoItem('photo'), text], 'photo', 'text')
    // The bounding box covers (20, 10) to (150, 60) and becomes half as wide and half as high again.
    play.drag(at(150, 60), at(170, 70, { noSnap: true }), at(215, 85, { noSnap: true }))
    expect(boxOf(play.item('photo'))).toEqual([20, 10, 90, 60, 0])
    expect(boxOf(play.item('text'))).toEqual([170, 55, 45, 30, 0])
    expect((play.item('text') as TextItem).fontSize).toBe(text.fontSize)
    expect(play.steps()).toEqual(['resize'])
    expect(undo(play.history()).document.pages[0]?.items).toEqual([photoItem('photo'), text])
  })

  it('keeps its proportions with shift, and stops when the smallest item has 3 mm', () => {
    const play = begin([photoItem('photo'), text], 'photo', 'text')
    play.drag(at(150, 60), at(280, 60, { shift: true, noSnap: true, adds: true }))
    const { width, height } = play.item('text')
    expect(width / height).toBeCloseTo(1.5, 2)
    expect(width).toBeGreaterThan(45)
    const small = begin([photoItem('photo'), text], 'photo', 'text')
    small.drag(at(150, 60), at(10, 5, { noSnap: true }))
    // One print pixel is one millimetre here.
    expect([small.item('text').width, small.item('text').height]).toEqual([3, 3])
  })

  it('rotates all items about one constant centre, and is reverted when cancelled', () => {
    const play = begin([photoItem('photo', { left: 60, top: 40, width: 20, height: 20 }), text], 'photo', 'text')
    const grip = at(105, 40 - 34 / 4)
    play.interaction.down(grip)
    play.interaction.move(at(150, 49.5))
    expect([play.item('photo').rotate, play.item('text').rotate]).toEqual([90, 90])
    const middles = [play.item('photo'), play.item('text')].map(({ left, width }) => left + width / 2)
    expect(middles[0]).toBeCloseTo(present(middles[1]), 1)
    play.interaction.cancel()
    expect(boxOf(play.item('text'))).toEqual([120, 40, 30, 20, 0])
    expect(play.steps()).toEqual([])
  })

  it('excludes locked items: a single other item has its own box', () => {
    const play = begin([photoItem('photo'), { ...text, placement: 'LOCKED' }], 'photo', 'text')
    play.drag(at(80, 50), at(86, 50, { noSnap: true }), at(90, 56, { noSnap: true }))
    expect(boxOf(play.item('photo'))).toEqual([20, 10, 70, 46, 0])
    expect(boxOf(play.item('text'))).toEqual([120, 40, 30, 20, 0])
  })

  it('two fingers scale and rotate the bounding box', () => {
    const play = begin([photoItem('photo'), text], 'photo', 'text')
    play.interaction.down(touch(1, 75, 35))
    play.interaction.down(touch(2, 95, 35))
    for (const spread of [11, 12, 13, 14]) {
      play.interaction.move(touch(1, 85 - spread, 35))
      play.interaction.move(touch(2, 85 + spread, 35))
    }
    expect(play.item('photo').width).toBeGreaterThan(65)
    expect(play.item('text').width / 30).toBeCloseTo(play.item('photo').width / 60, 2)
    expect(play.steps()).toEqual(['resize'])
  })
})

it('PWR-28: the corner of a rotated item snaps to a line, which is shown, but not while the key is pressed', () => {
  const play = begin([photoItem('photo', { left: 60, top: 30, rotate: 30 })], 'photo')
  const corner = apply(itemToPage(play.item('photo')), { x: 60, y: 40 })
  const cornerNow = () => {
    const item = play.item('photo')
    return apply(itemToPage(item), { x: item.width, y: item.height })
  }
  play.interaction.down(at(corner.x, corner.y))
  play.interaction.move(at(99, corner.y + 6, { noSnap: true }))
  expect(cornerNow().x).toBeCloseTo(99, 1)
  play.interaction.move(at(99, corner.y + 6))
  // The middle of the page.
  expect(cornerNow().x).toBeCloseTo(100, 1)
})

describe('PWR-26: fingers', () => {
  it('scale the selected item about its centre', () => {
    const play = begin([photoItem('photo')], 'photo')
    play.interaction.down(touch(1, 40, 30))
    play.interaction.down(touch(2, 60, 30))
    for (const spread of [12, 14, 16, 20]) {
      play.interaction.move(touch(1, 50 - spread, 30))
      play.interaction.move(touch(2, 50 + spread, 30))
    }
    const { left, width, height } = play.item('photo')
    expect(width).toBeGreaterThan(90)
    expect(width / height).toBeCloseTo(1.5, 2)
    expect(left + width / 2).toBeCloseTo(50, 1)
    expect(play.steps()).toEqual(['resize'])
  })

  it('move the view elsewhere', () => {
    const play = begin([photoItem('photo')], 'photo')
    play.interaction.down(touch(1, 150, 80))
    play.interaction.down(touch(2, 170, 80))
    play.interaction.move(touch(2, 180, 80))
    expect(play.camera().zoom).toBeGreaterThan(4)
    expect(play.steps()).toEqual([])
  })

  it('PWR-13: hit a grip within 44 px', () => {
    const play = begin([photoItem('photo')], 'photo')
    play.drag(touch(1, 80 + 5, 50), touch(1, 85 + 12, 50))
    expect(play.steps()).toEqual(['resize'])
  })
})
