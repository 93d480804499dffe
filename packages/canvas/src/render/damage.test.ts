import { describe, expect, test } from 'vitest'
import type { LiveScene } from '../stage.ts'
import { emptyWindow, pageOf, sceneOf } from '../testing/items.ts'
import { damageBetween, wholeView } from './damage.ts'
import type { Frame } from './frame.ts'
import { createPlanner } from './paintPlan.ts'
import { screenView } from './screenView.ts'

const view = screenView({ zoom: 2, x: 10, y: 10 }, 1, { width: 500, height: 300 })
const left = emptyWindow('left', { left: 20, top: 10, width: 20, height: 20 })
const right = emptyWindow('right', { left: 150, top: 50, width: 20, height: 20 })
const plan = createPlanner()

function frameOf(scene: LiveScene, more: Partial<Frame> = {}): Frame {
  const theme = THEME
  const rest = { exact: null, selected: null, mode: 'SELECT', hovered: null, guides: false, moving: false } as const
  return { view, page: scene.page, plan: plan(scene), ...rest, cropping: false, brightening: null, theme, ...more }
}
const THEME = { desk: '#eee', accent: '#a00', paper: '#fff', softInk: '#666', fontFamily: 'serif' }
const page = pageOf([left, right])

describe('what must be painted again', () => {
  test('is everything at first, and nothing for the same picture', () => {
    const frame = frameOf(sceneOf(page))
    expect(damageBetween(null, frame)).toEqual(wholeView(view))
    expect(damageBetween(frame, frameOf(sceneOf(page)))).toBeNull()
  })

  test('is where an item was and is', () => {
    const moved = { ...page, items: [{ ...left, left: 40 }, right] }
    const damage = damageBetween(frameOf(sceneOf(page)), frameOf(sceneOf(moved)))
    // From 20 to 60 print pixels, two device pixels each, 10 aside, and a pixel for soft edges.
    expect(damage).toEqual({ left: 49, top: 29, width: 82, height: 42 })
  })

  test('is both outlines when the pointer goes from one item to another', () => {
    const damage = damageBetween(frameOf(sceneOf(page), { hovered: left }), frameOf(sceneOf(page), { hovered: right }))
    expect(damage).toEqual({ left: 45, top: 25, width: 310, height: 130 })
  })

  test('is everything when the camera, the sheet or the exact picture changes', () => {
    const before = frameOf(sceneOf(page))
    const moved = screenView({ zoom: 2, x: 11, y: 10 }, 1, { width: 500, height: 300 })
    const exact = { page, bitmap: {} as ImageBitmap, scale: 2 }
    const repainted = pageOf([left, right], { backgroundColor: '#000000' })
    expect(damageBetween(before, frameOf(sceneOf(page), { view: moved }))).toEqual(wholeView(view))
    expect(damageBetween(before, frameOf(sceneOf(page), { exact }))).toEqual(wholeView(view))
    expect(damageBetween(before, frameOf(sceneOf(repainted)))).toEqual(wholeView(view))
  })

  test('is the item at every step of its brightness, as its pixels are made anew', () => {
    const before = frameOf(sceneOf(page), { brightening: 'left' })
    expect(damageBetween(before, frameOf(sceneOf(page)))).toEqual({ left: 49, top: 29, width: 42, height: 42 })
  })
})
