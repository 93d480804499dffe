import { cropOf, widestCrop } from '@irodori/design'
import { describe, expect, test } from 'vitest'
import { zoomCropBy } from '../crop/cropCommands.ts'
import type { FakeHand } from '../testing/fakePointer.ts'
import { fakeHand } from '../testing/fakePointer.ts'
import { emptyWindow, pageOf, photoItem } from '../testing/items.ts'
import { snapTurn } from './cropTurning.ts'
import type { Interaction } from './interaction.ts'
import { createInteraction } from './interaction.ts'
import type { PointerSample } from './pointer.ts'

/** The window's middle is at (200, 120) of the screen, its corners at (80, 40) and (320, 200). */
const whole = photoItem('photo')
const zoomed = zoomCropBy(pageOf([whole]), whole, 2).page.items.photo.after as typeof whole

function table(item = zoomed): { hand: FakeHand; play: Interaction } {
  const hand = fakeHand(pageOf([item, emptyWindow('empty', { left: 120, top: 10 })]))
  return { hand, play: createInteraction(hand) }
}

const mouse = (x: number, y: number, more: Partial<PointerSample> = {}): PointerSample => ({
  id: 1,
  kind: 'mouse',
  at: { x, y },
  button: 0,
  shift: false,
  loose: false,
  adds: false,
  ...more,
})
const finger = (id: number, x: number, y: number): PointerSample => mouse(x, y, { id, kind: 'touch' })
const middle = 'button' as const

function drag(play: Interaction, ...samples: PointerSample[]): void {
  play.down(samples[0])
  for (const sample of samples.slice(1)) play.move(sample)
}

describe('a press', () => {
  test('that hardly moves is a click on what lies there, or on nothing', () => {
    const { hand, play } = table()
    drag(play, mouse(200, 120), mouse(202, 122))
    play.up(mouse(202, 122))
    drag(play, mouse(700, 390))
    play.up(mouse(700, 390))
    drag(play, mouse(600, 120))
    play.up(mouse(600, 120))
    expect(hand.clicks).toEqual(['photo', null, 'empty'])
    expect(hand.busies).toEqual([])
  })

  test('of a finger may wander further than that of a mouse', () => {
    const { hand, play } = table()
    drag(play, finger(1, 200, 120), finger(1, 208, 120))
    expect(play.state()).toBe('PRESSING')
    play.up(finger(1, 208, 120))
    expect(hand.clicks).toEqual(['photo'])
    drag(play, mouse(200, 120), mouse(208, 120))
    expect(play.state()).toBe('PANNING')
  })

  test('with shift, ctrl or cmd chooses beside what is chosen, and a drag then draws a rectangle', () => {
    const { hand, play } = table()
    drag(play, mouse(600, 120, { adds: true }))
    play.up(mouse(600, 120, { adds: true }))
    expect(hand.clicks).toEqual(['empty too'])
    drag(play, mouse(80, 40, { adds: true }), mouse(200, 140), mouse(320, 200))
    expect(play.state()).toBe('MARQUEE')
    expect(hand.marquee).toEqual({ left: 20, top: 10, width: 60, height: 40 })
    play.up(mouse(320, 200))
    expect(hand.marquee).toBeNull()
    expect(hand.asked).toEqual([['choose', { left: 20, top: 10, width: 60, height: 40 }]])
  })

  test('EDT-25: of a resting finger asks for the menu and is no click; a finger that moves or a mouse never asks', () => {
    const { hand, play } = table()
    drag(play, finger(1, 600, 120))
    hand.rest()
    play.move(finger(1, 640, 160))
    play.up(finger(1, 640, 160))
    expect(hand.asked).toEqual([['menu', 'empty']])
    expect(hand.waits).toEqual([600])
    expect([hand.clicks, play.state()]).toEqual([[], 'IDLE'])
    drag(play, finger(1, 600, 120), finger(1, 640, 160))
    hand.rest()
    play.up(finger(1, 640, 160))
    drag(play, mouse(600, 120))
    hand.rest()
    play.up(mouse(600, 120))
    expect(hand.asked.length).toBe(1)
  })

  test('that is called off is no click', () => {
    const { hand, play } = table()
    play.down(mouse(200, 120))
    play.cancel()
    play.up(mouse(200, 120))
    expect(hand.clicks).toEqual([])
  })

  test('of the right button is nothing', () => {
    const { play } = table()
    play.down(mouse(200, 120, { button: 2 }))
    expect(play.state()).toBe('IDLE')
  })
})

describe('the page', () => {
  test('follows a drag on the desk, on an item that is not selected, with the middle button and with space', () => {
    for (const [at, more] of [
      [mouse(700, 390), {}],
      [mouse(200, 120), {}],
      [mouse(200, 120), { [middle]: 1 }],
    ] as const) {
      const { hand, play } = table()
      if (more[middle as never]) hand.select('photo', 'CROP')
      drag(play, { ...at, ...more }, { ...at, ...more, at: { x: at.at.x + 30, y: at.at.y - 20 } })
      expect(hand.camera()).toEqual({ zoom: 4, x: 30, y: -20 })
      expect(hand.busies).toEqual([true])
      play.up(at)
      expect(hand.busies).toEqual([true, false])
    }
    const { hand, play } = table()
    hand.select('photo', 'CROP')
    hand.holdSpace(true)
    drag(play, mouse(200, 120), mouse(210, 120))
    expect(hand.camera().x).toBe(10)
  })

  test('goes back when the drag is called off', () => {
    const { hand, play } = table()
    drag(play, mouse(700, 390), mouse(600, 300))
    expect(play.cancel()).toBe(true)
    expect(hand.camera()).toEqual({ zoom: 4, x: 0, y: 0 })
    expect(play.cancel()).toBe(false)
  })

  test('follows two fingers, growing about their middle, and goes on with the finger that stays', () => {
    const { hand, play } = table()
    play.down(finger(1, 300, 200))
    play.down(finger(2, 500, 200))
    expect(play.state()).toBe('PINCHING_VIEW')
    play.move(finger(1, 200, 200))
    play.move(finger(2, 600, 200))
    expect(hand.camera()).toEqual({ zoom: 8, x: -400, y: -200 })
    play.up(finger(1, 200, 200))
    play.move(finger(2, 610, 200))
    expect(hand.camera().x).toBe(-390)
    expect(hand.clicks).toEqual([])
  })

  test('is pinched though the first finger had begun to move the selected photo, which goes back', () => {
    const { hand, play } = table()
    hand.select('photo', 'SELECT')
    drag(play, finger(1, 200, 120), finger(1, 230, 120))
    expect(hand.photo()).not.toEqual(zoomed)
    play.down(finger(2, 400, 300))
    expect(play.state()).toBe('PINCHING_VIEW')
    expect(hand.photo()).toEqual(zoomed)
    expect(hand.history().past).toHaveLength(0)
  })

  test('rolls with the wheel, and grows about the pointer with ctrl or cmd', () => {
    const { hand, play } = table()
    play.wheel({ at: { x: 100, y: 100 }, x: 12, y: 30, zooms: false })
    expect(hand.camera()).toEqual({ zoom: 4, x: -12, y: -30 })
    expect(hand.busies).toEqual([true])
    hand.rest()
    expect(hand.busies).toEqual([true, false])
    const before = hand.camera()
    play.wheel({ at: { x: 100, y: 100 }, x: 0, y: -30, zooms: true })
    const after = hand.camera()
    expect(after.zoom).toBeGreaterThan(4)
    expect((100 - after.x) / after.zoom).toBeCloseTo((100 - before.x) / before.zoom)
  })
})

describe('the photo in its window', () => {
  test('EDT-4: follows a drag, pixel for pixel, when it is selected', () => {
    const { hand, play } = table()
    hand.select('photo', 'SELECT')
    drag(play, mouse(200, 120), mouse(204, 120), mouse(220, 112))
    // 20 px of the screen are 5 print pixels; the window's 60 print pixels show croppedWidth of the photo.
    const scale = zoomed.croppedWidth / 60
    expect(zoomed.croppedLeft - hand.photo().croppedLeft).toBeCloseTo(5 * scale)
    expect(hand.photo().croppedTop - zoomed.croppedTop).toBeCloseTo(2 * scale)
    expect(hand.camera().x).toBe(0)
  })

  test('follows in the direction of the drag in a turned window too', () => {
    const turned = { ...zoomed, rotate: 90 }
    const { hand, play } = table(turned)
    hand.select('photo', 'SELECT')
    drag(play, mouse(200, 120), mouse(200, 140))
    expect(zoomed.croppedLeft - hand.photo().croppedLeft).toBeCloseTo((5 * zoomed.croppedWidth) / 60)
    expect(hand.photo().croppedTop).toBeCloseTo(zoomed.croppedTop)
  })

  test('can be taken where it is dimmed in CROP mode, and only there', () => {
    const { hand, play } = table()
    hand.select('photo', 'SELECT')
    drag(play, mouse(330, 120), mouse(345, 120))
    expect(play.state()).toBe('PANNING')
    play.cancel()
    hand.select('photo', 'CROP')
    drag(play, mouse(345, 120), mouse(365, 120))
    expect(play.state()).toBe('CROP_DRAGGING')
  })

  test('is one step of the history for one gesture, whatever way the hand took', () => {
    const { hand, play } = table()
    hand.select('photo', 'SELECT')
    drag(play, mouse(200, 120), mouse(900, 500), mouse(150, 90), mouse(190, 120))
    play.up(mouse(190, 120))
    const direct = table()
    direct.hand.select('photo', 'SELECT')
    drag(direct.play, mouse(200, 120), mouse(190, 120))
    expect(hand.photo()).toEqual(direct.hand.photo())
    expect(hand.history().past).toHaveLength(1)
    expect(new Set(hand.labels)).toEqual(new Set(['crop']))
  })

  test('is exactly as before when the gesture is called off, and the history too', () => {
    const { hand, play } = table()
    hand.select('photo', 'CROP')
    drag(play, mouse(200, 120), mouse(220, 130), mouse(240, 90))
    expect(hand.history().past).toHaveLength(1)
    play.cancel()
    expect(hand.photo()).toEqual(zoomed)
    expect(hand.history().past).toHaveLength(0)
    expect(hand.busies).toEqual([true, false])
  })

  test('never shows a place outside itself', () => {
    const { hand, play } = table()
    hand.select('photo', 'CROP')
    drag(play, mouse(200, 120), mouse(5000, 5000))
    expect(hand.photo().croppedLeft).toBeCloseTo(0)
    expect(hand.photo().croppedTop).toBeCloseTo(0)
  })

  test('grows about the opposite corner when a corner is pulled', () => {
    const { hand, play } = table()
    hand.select('photo', 'CROP')
    drag(play, mouse(320, 200), mouse(440, 280))
    expect(hand.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth / 1.5)
    expect(hand.photo().croppedLeft).toBeCloseTo(zoomed.croppedLeft)
    expect(hand.photo().croppedTop).toBeCloseTo(zoomed.croppedTop)
    play.move(mouse(320, 200))
    expect(hand.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    expect(new Set(hand.labels)).toEqual(new Set(['zoom']))
  })

  test('turns with the grip beside it and always fills its window', () => {
    const { hand, play } = table(whole)
    hand.select('photo', 'SELECT')
    // The grip is below, for above there is no room: from straight down to straight left of the middle.
    drag(play, mouse(200, 230), mouse(90, 120))
    expect(hand.photo().imageRotate).toBe(90)
    const widest = widestCrop(whole, { width: 400, height: 300 }, 90)
    expect(hand.photo().croppedWidth).toBeCloseTo(widest.width)
    play.move(mouse(200, 230))
    expect(hand.photo().imageRotate).toBe(0)
    expect(cropOf(hand.photo()).rect.width).toBeCloseTo(whole.croppedWidth)
    expect(new Set(hand.labels)).toEqual(new Set(['turn']))
  })

  test('zooms with the wheel over it in CROP mode; the turns that follow each other are one step', () => {
    const { hand, play } = table()
    hand.select('photo', 'CROP')
    const turn = { at: { x: 200, y: 120 }, x: 0, y: -40, zooms: false }
    play.wheel(turn)
    play.wheel(turn)
    expect(hand.photo().croppedWidth).toBeLessThan(zoomed.croppedWidth)
    expect(hand.photo().croppedLeft + hand.photo().croppedWidth / 2).toBeCloseTo(200)
    expect(hand.history().past).toHaveLength(1)
    expect(hand.camera().zoom).toBe(4)
    hand.rest()
    play.wheel(turn)
    expect(hand.history().past).toHaveLength(2)
    expect(play.cancel()).toBe(true)
    expect(hand.history().past).toHaveLength(1)
  })
})

describe('two fingers on the photo in CROP mode', () => {
  function pinch(): { hand: FakeHand; play: Interaction } {
    const { hand, play } = table()
    hand.select('photo', 'CROP')
    play.down(finger(1, 150, 120))
    play.down(finger(2, 250, 120))
    expect(play.state()).toBe('PINCHING_PHOTO')
    return { hand, play }
  }

  test('PWR-12: move it without turning or zooming while they only tremble', () => {
    const { hand, play } = pinch()
    play.move(finger(1, 158, 124))
    play.move(finger(2, 260, 116))
    expect(hand.photo().imageRotate).toBe(0)
    expect(hand.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    expect(hand.photo().croppedLeft).toBeLessThan(zoomed.croppedLeft)
  })

  test('zoom it where it lies while their middle only trembles, and take it along once that is meant', () => {
    const { hand, play } = pinch()
    play.move(finger(1, 104, 120))
    play.move(finger(2, 300, 120))
    const centre = hand.photo().croppedLeft + hand.photo().croppedWidth / 2
    expect(centre).toBeCloseTo(zoomed.croppedLeft + zoomed.croppedWidth / 2)
    play.move(finger(1, 114, 120))
    play.move(finger(2, 310, 120))
    expect(hand.photo().croppedLeft + hand.photo().croppedWidth / 2).toBeLessThan(centre - 1)
  })

  test('zoom it from where the lock springs open, without a jump', () => {
    const { hand, play } = pinch()
    const both = (half: number): void => {
      play.move(finger(1, 200 - half, 120))
      play.move(finger(2, 200 + half, 120))
    }
    both(52.9)
    expect(hand.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    both(100)
    expect(hand.photo().croppedWidth).toBeCloseTo((zoomed.croppedWidth * 1.06) / 2)
    expect(hand.photo().imageRotate).toBe(0)
  })

  test('PWR-12: turn it only after eight degrees, and then do not zoom', () => {
    const { hand, play } = pinch()
    const turnTo = (angle: number): void => {
      const [x, y] = [50 * Math.cos((angle * Math.PI) / 180), 50 * Math.sin((angle * Math.PI) / 180)]
      play.move(finger(1, 200 - x, 120 - y))
      play.move(finger(2, 200 + x, 120 + y))
    }
    turnTo(7)
    expect(hand.photo().imageRotate).toBe(0)
    turnTo(29)
    expect(hand.photo().imageRotate).toBeCloseTo(21)
    expect(hand.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    turnTo(0)
    expect(hand.photo().imageRotate).toBeCloseTo(352)
  })

  test('swipe it fast without it taking the way between their reports for a pinch', () => {
    const { hand, play } = pinch()
    for (const x of [20, 40]) {
      play.move(finger(1, 150 - x, 120))
      play.move(finger(2, 250 - x, 120))
    }
    expect(hand.photo().croppedWidth).toBeCloseTo(zoomed.croppedWidth)
    expect(hand.photo().croppedLeft - zoomed.croppedLeft).toBeCloseTo((10 * zoomed.croppedWidth) / 60)
  })

  test('take over from one that drags, and end together', () => {
    const { hand, play } = table()
    hand.select('photo', 'CROP')
    drag(play, finger(1, 150, 120), finger(1, 170, 120))
    expect(play.state()).toBe('CROP_DRAGGING')
    play.down(finger(2, 260, 120))
    expect(play.state()).toBe('PINCHING_PHOTO')
    play.up(finger(2, 260, 120))
    expect(play.state()).toBe('IDLE')
    play.move(finger(1, 300, 300))
    expect(hand.busies).toEqual([true, false])
  })
})

test('a turn is drawn to steps of 30 degrees within 3, and held to them with shift', () => {
  expect([snapTurn(32.9, false), snapTurn(-2.5, false), snapTurn(34, false)]).toEqual([30, -0, 34])
  expect([snapTurn(44, true), snapTurn(46, true)]).toEqual([30, 60])
})

describe('a photo carried out over another window', () => {
  function carry(mode: 'SELECT' | 'CROP') {
    const { hand, play } = table()
    hand.select('photo', mode)
    drag(play, mouse(200, 120), mouse(240, 120))
    return { hand, play }
  }

  test('marks it, lies again as it did, and changes places with it when it is dropped', () => {
    const { hand, play } = carry('SELECT')
    expect(hand.photo().croppedLeft).not.toBe(zoomed.croppedLeft)
    play.move(mouse(600, 120))
    expect(hand.aimed).toBe('empty')
    expect(hand.photo()).toEqual(zoomed)
    play.up(mouse(600, 120))
    expect([hand.aimed, hand.asked]).toEqual([null, [['swap', 'photo', 'empty']]])
    expect(hand.history().past).toEqual([])
  })

  test('goes on moving under its own window when the hand comes back, and may be called off', () => {
    const { hand, play } = carry('SELECT')
    play.move(mouse(600, 120))
    play.move(mouse(240, 120))
    expect(hand.aimed).toBeNull()
    expect(hand.photo().croppedLeft).not.toBe(zoomed.croppedLeft)
    play.move(mouse(600, 120))
    play.cancel()
    expect([hand.aimed, hand.asked, hand.photo()]).toEqual([null, [], zoomed])
  })

  test('only moves in CROP mode, where the whole of it is in hand', () => {
    const { hand, play } = carry('CROP')
    play.move(mouse(600, 120))
    play.up(mouse(600, 120))
    expect([hand.aimed, hand.asked]).toEqual([null, []])
  })
})
