import { cropOf, widestCrop } from '@irodori/design/crop'
import { describe, expect, test } from 'vitest'
import type { FakePointer } from '../../testing/fakePointer.ts'
import { fakePointer } from '../../testing/fakePointer.ts'
import { emptyFrame, pageOf, photoItem } from '../../testing/items.ts'
import { zoomCropBy } from '../crop/cropCommands.ts'
import { screenPoint } from '../view/camera.ts'
import { snapAngle } from './cropTurning.ts'
import type { Interaction } from './interaction.ts'
import { createInteraction } from './interaction.ts'
import type { PointerSample } from './pointer.ts'

/** On the screen, the centre of the frame is at (200, 120), its corners are at (80, 40) and (320, 200). */
const whole = photoItem('photo')
const zoomed = zoomCropBy(pageOf([whole]), whole, 2).page?.items.photo?.after as typeof whole

function table(item = zoomed): { context: FakePointer; play: Interaction } {
  const context = fakePointer(pageOf([item, emptyFrame('empty', { left: 120, top: 10 })]))
  return { context, play: createInteraction(context) }
}

const mouse = (x: number, y: number, more: Partial<PointerSample> = {}): PointerSample => ({
  id: 1,
  kind: 'mouse',
  at: screenPoint(x, y),
  button: 0,
  shift: false,
  noSnap: false,
  adds: false,
  ...more,
})
const finger = (id: number, x: number, y: number): PointerSample => mouse(x, y, { id, kind: 'touch' })
const middle = 'button' as const

function drag(play: Interaction, first: PointerSample, ...samples: PointerSample[]): void {
  play.down(first)
  for (const sample of samples) play.move(sample)
}

describe('a press', () => {
  test('treats a press with little movement as a click on the item there, or beside all items', () => {
    const { context, play } = table()
    drag(play, mouse(200, 120), mouse(202, 122))
    play.up(mouse(202, 122))
    drag(play, mouse(700, 390))
    play.up(mouse(700, 390))
    drag(play, mouse(600, 120))
    play.up(mouse(600, 120))
    expect(context.clicks).toEqual(['photo', null, 'empty'])
    expect(context.busies).toEqual([])
  })

  test('lets a finger move further than a mouse before a press becomes a drag', () => {
    const { context, play } = table()
    drag(play, finger(1, 200, 120), finger(1, 208, 120))
    expect(play.state()).toBe('PRESSING')
    play.up(finger(1, 208, 120))
    expect(context.clicks).toEqual(['photo'])
    drag(play, mouse(200, 120), mouse(208, 120))
    expect(play.state()).toBe('PANNING')
  })

  test('a press with shift, ctrl or cmd adds to the selection, and a drag draws a selection rectangle', () => {
    const { context, play } = table()
    drag(play, mouse(600, 120, { adds: true }))
    play.up(mouse(600, 120, { adds: true }))
    expect(context.clicks).toEqual(['empty too'])
    drag(play, mouse(80, 40, { adds: true }), mouse(200, 140), mouse(320, 200))
    expect(play.state()).toBe('MARQUEE')
    expect(context.marquee).toEqual({ left: 20, top: 10, width: 60, height: 40 })
    play.up(mouse(320, 200))
    expect(context.marquee).toBeNull()
    expect(context.requests).toEqual([['choose', { left: 20, top: 10, width: 60, height: 40 }]])
  })

  test('EDT-25: opens the menu when a finger rests, and not when it moves or for a mouse', () => {
    const { context, play } = table()
    drag(play, finger(1, 600, 120))
    context.rest()
    play.move(finger(1, 640, 160))
    play.up(finger(1, 640, 160))
    expect(context.requests).toEqual([['menu', 'empty']])
    expect(context.waits).toEqual([600])
    expect([context.clicks, play.state()]).toEqual([[], 'IDLE'])
    drag(play, finger(1, 600, 120), finger(1, 640, 160))
    context.rest()
    play.up(finger(1, 640, 160))
    drag(play, mouse(600, 120))
    context.rest()
    play.up(mouse(600, 120))
    expect(context.requests.length).toBe(1)
  })

  test('reports no click for a press that is cancelled', () => {
    const { context, play } = table()
    play.down(mouse(200, 120))
    play.cancel()
    play.up(mouse(200, 120))
    expect(context.clicks).toEqual([])
  })

  test('ignores a press of the right button', () => {
    const { play } = table()
    play.down(mouse(200, 120, { button: 2 }))
    expect(play.state()).toBe('IDLE')
  })
})

describe('the page', () => {
  test('follows a drag on the pasteboard, on an unselected item, with the middle button and with space', () => {
    for (const [at, more] of [
      [mouse(700, 390), {}],
      [mouse(200, 120), {}],
      [mouse(200, 120), { [middle]: 1 }],
    ] as const) {
      const { context, play } = table()
      if (more[middle as never]) context.select('photo', 'CROP')
      drag(play, { ...at, ...more }, { ...at, ...more, at: screenPoint(at.at.x + 30, at.at.y - 20) })
      expect(context.camera()).toEqual({ zoom: 4, x: 30, y: -20 })
      expect(context.busies).toEqual([true])
      play.up(at)
      expect(context.busies).toEqual([true, false])
    }
    const { context, play } = table()
    context.select('photo', 'CROP')
    context.holdSpace(true)
    drag(play, mouse(200, 120), mouse(210, 120))
    expect(context.camera().x).toBe(10)
  })

  test('returns when the drag is cancelled', () => {
    const { context, play } = table()
    drag(play, mouse(700, 390), mouse(600, 300))
    expect(play.cancel()).toBe(true)
    expect(context.camera()).toEqual({ zoom: 4, x: 0, y: 0 })
    expect(play.cancel()).toBe(false)
  })

  test('follows and zooms with two fingers, and continues with the remaining finger', () => {
    const { context, play } = table()
    play.down(finger(1, 300, 200))
    play.down(finger(2, 500, 200))
    expect(play.state()).toBe('PINCHING_VIEW')
    play.move(finger(1, 200, 200))
    play.move(finger(2, 600, 200))
    expect(context.camera()).toEqual({ zoom: 8, x: -400, y: -200 })
    play.up(finger(1, 200, 200))
    play.move(finger(2, 610, 200))
    expect(context.camera().x).toBe(-390)
    expect(context.clicks).toEqual([])
  })

  test('the second finger pinches the page after the first has begun to drag the selected photo, whose crop is restored', () => {
    const { context, play } = table()
    context.select('photo', 'SELECT')
    drag(play, finger(1, 200, 120), finger(1, 230, 120))
    expect(context.photo()).not.toEqual(zoomed)
    play.down(finger(2, 400, 300))
    expect(play.state()).toBe('PINCHING_VIEW')
    expect(context.photo()).toEqual(zoomed)
    expect(context.history().past).toHaveLength(0)
  })

  test('scrolls with the wheel, and zooms about the pointer with ctrl or cmd', () => {
    const { context, play } = table()
    play.wheel({ at: screenPoint(100, 100), x: 12, y: 30, zooms: false })
    expect(context.camera()).toEqual({ zoom: 4, x: -12, y: -30 })
    expect(context.busies).toEqual([true])
    context.rest()
    expect(context.busies).toEqual([true, false])
    const before = context.camera()
    play.wheel({ at: screenPoint(100, 100), x: 0, y: -30, zooms: true })
    const after = context.camera()
    expect(after.zoom).toBeGreaterThan(4)
    expect((100 - after.x) / after.zoom).toBeCloseTo((100 - before.x) / before.zoom)
  })
})

describe('the photo in its frame', () => {
  test('EDT-4: follows a drag, pixel for pixel, when it is selected', () => {
    const { context, play } = table()
    context.select('photo', 'SELECT')
    drag(play, mouse(200, 120), mouse(204, 120), mouse(220, 112))
    // 20 px of the screen are 5 print pixels; the 60 print pixels of the frame show croppedWidth of the photo.
    const scale = zoomed.croppedWidth / 60
    expect(zoomed.croppedLeft - context.photo().croppedLeft).toBeCloseTo(5 * scale)
    expect(context.photo().croppedTop - zoomed.croppedTop).toBeCloseTo(2 * scale)
    expect(context.camera().x).toBe(0)
  })

  test('follows the direction of the drag in a rotated frame', () => {
    const turned = { ...zoomed, rotate: 90 }
    const { context, play } = table(turned)
    context.select('photo', 'SELECT')
    drag(play, mouse(200, 120), mouse(200, 140))
    expect(zoomed.croppedLeft - context.photo().croppedLeft).toBeCloseTo((5 * zoomed.croppedWidth) / 60)
    expect(context.photo().croppedTop).toBeCloseTo(zoomed.croppedTop)
  })

  test('drags a photo by its dimmed part in CROP mode only', () => {
    const { context, play } = table()
    context.select('photo', 'SELECT')
    drag(play, mouse(330, 120), mouse(345, 120))
    expect(play.state()).toBe('PANNING')
    play.cancel()
    context.select('photo', 'CROP')
    drag(play, mouse(345, 120), mouse(365, 120))
    expect(play.state()).toBe('CROP_DRAGGING')
  })

  test('changes in one step of the history for each gesture', () => {
    const { context, play } = table()
    context.select('photo', 'SELECT')
    drag(play, mouse(200, 120), mouse(900, 500), mouse(150, 90), mouse(190, 120))
    play.up(mouse(190, 120))
    const direct = table()
    direct.context.select('photo', 'SELECT')
    drag(direct.play, mouse(200, 120), mouse(190, 120))
    expect(context.photo()).toEqual(direct.context.photo())
    expect(context.history().past).toHaveLength(1)
    expect(new Set(context.labels)).toEqual(new Set(['crop']))
  })

  test('restores the photo and its history when the gesture is cancelled', () => {
    const { context, play } = table()
    context.select('photo', 'CROP')
    drag(play, mouse(200, 120), mouse(220, 130), mouse(240, 90))
    expect(context.history().past).toHaveLength(1)
    play.cancel()
    expect(context.photo()).toEqual(zoomed)
    expect(context.history().past).toHaveLength(0)
    expect(context.busies).toEqual([true, false])
  })

  test('always covers its frame', () => {
    const { context, play } = table()
    context.select('photo', 'CROP')
    drag(play, mouse(200, 120), mouse(5000, 5000))
    expect(context.photo().croppedLeft).toBeCloseTo(0)
    expect(context.photo().croppedTop).toBeCloseTo(0)
  })

  test('zooms the photo about the opposite corner when a corner handle is dragged', () => {
    const { context, play } = table()
    context.select('photo', 'CROP')
    drag(play, mouse(320, 200), mouse(440, 280))
    expect(context.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth / 1.5)
    expect(context.photo().croppedLeft).toBeCloseTo(zoomed.croppedLeft)
    expect(context.photo().croppedTop).toBeCloseTo(zoomed.croppedTop)
    play.move(mouse(320, 200))
    expect(context.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    expect(new Set(context.labels)).toEqual(new Set(['zoom']))
  })

  test('rotates with its handle and always covers its frame', () => {
    const { context, play } = table(whole)
    context.select('photo', 'SELECT')
    // The handle is below because there is no room above: it moves from straight down to straight left of the centre.
    drag(play, mouse(200, 230), mouse(90, 120))
    expect(context.photo().imageRotate).toBe(90)
    const widest = widestCrop(whole, { width: 400, height: 300 }, 90)
    expect(context.photo().croppedWidth).toBeCloseTo(widest.width)
    play.move(mouse(200, 230))
    expect(context.photo().imageRotate).toBe(0)
    expect(cropOf(context.photo()).rect.width).toBeCloseTo(whole.croppedWidth)
    expect(new Set(context.labels)).toEqual(new Set(['turn']))
  })

  test('the wheel zooms the photo in CROP mode; successive wheel events are one step', () => {
    const { context, play } = table()
    context.select('photo', 'CROP')
    const turn = { at: screenPoint(200, 120), x: 0, y: -40, zooms: false }
    play.wheel(turn)
    play.wheel(turn)
    expect(context.photo().croppedWidth).toBeLessThan(zoomed.croppedWidth)
    expect(context.photo().croppedLeft + context.photo().croppedWidth / 2).toBeCloseTo(200)
    expect(context.history().past).toHaveLength(1)
    expect(context.camera().zoom).toBe(4)
    context.rest()
    play.wheel(turn)
    expect(context.history().past).toHaveLength(2)
    expect(play.cancel()).toBe(true)
    expect(context.history().past).toHaveLength(1)
  })
})

describe('two fingers on the photo in CROP mode', () => {
  function pinch(): { context: FakePointer; play: Interaction } {
    const { context, play } = table()
    context.select('photo', 'CROP')
    play.down(finger(1, 150, 120))
    play.down(finger(2, 250, 120))
    expect(play.state()).toBe('PINCHING_PHOTO')
    return { context, play }
  }

  test('PWR-12: move it without rotation or zoom below the thresholds', () => {
    const { context, play } = pinch()
    play.move(finger(1, 158, 124))
    play.move(finger(2, 260, 116))
    expect(context.photo().imageRotate).toBe(0)
    expect(context.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    expect(context.photo().croppedLeft).toBeLessThan(zoomed.croppedLeft)
  })

  test('zoom it in place while their centre is below the threshold, and move it beyond', () => {
    const { context, play } = pinch()
    play.move(finger(1, 104, 120))
    play.move(finger(2, 300, 120))
    const centre = context.photo().croppedLeft + context.photo().croppedWidth / 2
    expect(centre).toBeCloseTo(zoomed.croppedLeft + zoomed.croppedWidth / 2)
    play.move(finger(1, 114, 120))
    play.move(finger(2, 310, 120))
    expect(context.photo().croppedLeft + context.photo().croppedWidth / 2).toBeLessThan(centre - 1)
  })

  test('zoom it from the threshold without a jump', () => {
    const { context, play } = pinch()
    const both = (half: number): void => {
      play.move(finger(1, 200 - half, 120))
      play.move(finger(2, 200 + half, 120))
    }
    both(52.9)
    expect(context.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    both(100)
    expect(context.photo().croppedWidth).toBeCloseTo((zoomed.croppedWidth * 1.06) / 2)
    expect(context.photo().imageRotate).toBe(0)
  })

  test('PWR-12: rotate it only beyond eight degrees, and then do not zoom', () => {
    const { context, play } = pinch()
    const turnTo = (angle: number): void => {
      const [x, y] = [50 * Math.cos((angle * Math.PI) / 180), 50 * Math.sin((angle * Math.PI) / 180)]
      play.move(finger(1, 200 - x, 120 - y))
      play.move(finger(2, 200 + x, 120 + y))
    }
    turnTo(7)
    expect(context.photo().imageRotate).toBe(0)
    turnTo(29)
    expect(context.photo().imageRotate).toBeCloseTo(21)
    expect(context.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    turnTo(0)
    expect(context.photo().imageRotate).toBeCloseTo(352)
  })

  test('move it fast without a pinch caused by their alternating reports', () => {
    const { context, play } = pinch()
    for (const x of [20, 40]) {
      play.move(finger(1, 150 - x, 120))
      play.move(finger(2, 250 - x, 120))
    }
    expect(context.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    expect(context.photo().croppedLeft - zoomed.croppedLeft).toBeCloseTo((10 * zoomed.croppedWidth) / 60)
  })

  test('take over from a dragging finger, and end together', () => {
    const { context, play } = table()
    context.select('photo', 'CROP')
    drag(play, finger(1, 150, 120), finger(1, 170, 120))
    expect(play.state()).toBe('CROP_DRAGGING')
    play.down(finger(2, 260, 120))
    expect(play.state()).toBe('PINCHING_PHOTO')
    play.up(finger(2, 260, 120))
    expect(play.state()).toBe('IDLE')
    play.move(finger(1, 300, 300))
    expect(context.busies).toEqual([true, false])
  })
})

test('a rotation snaps to steps of 30 degrees within 3 degrees, and always with shift', () => {
  expect([snapAngle(32.9, false), snapAngle(-2.5, false), snapAngle(34, false)]).toEqual([30, -0, 34])
  expect([snapAngle(44, true), snapAngle(46, true)]).toEqual([30, 60])
})

describe('a photo dragged over another frame', () => {
  function carry(mode: 'SELECT' | 'CROP') {
    const { context, play } = table()
    context.select('photo', mode)
    drag(play, mouse(200, 120), mouse(240, 120))
    return { context, play }
  }

  test('marks the frame, restores its crop, and swaps photos when it is dropped', () => {
    const { context, play } = carry('SELECT')
    expect(context.photo().croppedLeft).not.toBe(zoomed.croppedLeft)
    play.move(mouse(600, 120))
    expect(context.dropTarget).toBe('empty')
    expect(context.photo()).toEqual(zoomed)
    play.up(mouse(600, 120))
    expect([context.dropTarget, context.requests]).toEqual([null, [['swap', 'photo', 'empty']]])
    expect(context.history().past).toEqual([])
  })

  test('continues to move in its own frame when dragged back, and can be cancelled', () => {
    const { context, play } = carry('SELECT')
    play.move(mouse(600, 120))
    play.move(mouse(240, 120))
    expect(context.dropTarget).toBeNull()
    expect(context.photo().croppedLeft).not.toBe(zoomed.croppedLeft)
    play.move(mouse(600, 120))
    play.cancel()
    expect([context.dropTarget, context.requests, context.photo()]).toEqual([null, [], zoomed])
  })

  test('only moves in CROP mode', () => {
    const { context, play } = carry('CROP')
    play.move(mouse(600, 120))
    play.up(mouse(600, 120))
    expect([context.dropTarget, context.requests]).toEqual([null, []])
  })
})
