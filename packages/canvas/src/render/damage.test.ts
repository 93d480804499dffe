import { rect } from '@irodori/geometry'
import { describe, expect, test } from 'vitest'
import type { LiveScene } from '../scene/liveScene.ts'
import { emptyWindow, pageOf, sceneOf } from '../testing/items.ts'
import { damageBetween, wholeView } from './damage.ts'
import type { Frame } from './renderFrame.ts'
import { createPlanner } from './paintPlan.ts'
import { screenView } from './screen/screenView.ts'

const view = screenView({ zoom: 2, x: 10, y: 10 }, 1, { width: 500, height: 300 })
const left = emptyWindow('left', { left: 20, top: 10, width: 20, height: 20 })
const right = emptyWindow('right', { left: 150, top: 50, width: 20, height: 20 })
const plan = createPlanner()

function frameOf(scene: LiveScene, more: Partial<Frame> = {}): Frame {
  const theme = THEME
  const rest = {
    exact: null,
    selected: null,
    mode: 'SELECT',
    hovered: null,
    tool: null,
    guides: false,
    moving: false,
  } as const
  const quiet = { cropping: false, brightening: null, marks: NO_MARKS, also: NOTHING_ELSE }
  return { view, page: scene.page, plan: plan(scene), ...rest, ...quiet, theme, ...more }
}
const NO_MARKS: Frame['marks'] = []
const NOTHING_ELSE: Frame['also'] = { others: [], aimed: null, marquee: null }
const COLOURS = { desk: '#eee', accent: '#a00', paper: '#fff', softInk: '#666', warning: '#850', danger: '#b20' }
const THEME = { ...COLOURS, fontFamily: 'serif' }
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

  test('is where a tool’s picture was and is, and nothing while it is the same', () => {
    const picture = (x: number): Frame['tool'] => ({
      isMoving: true,
      bounds: () => rect(x, 5, 10, 20),
      paint: () => {},
    })
    const [one, other] = [picture(10), picture(70)]
    const frame = frameOf(sceneOf(page), { tool: one })
    expect(damageBetween(frame, frameOf(sceneOf(page), { tool: one }))).toBeNull()
    expect(damageBetween(frame, frameOf(sceneOf(page), { tool: other }))).toEqual(rect(10, 5, 70, 20))
    expect(damageBetween(frame, frameOf(sceneOf(page)))).toEqual(rect(10, 5, 10, 20))
  })

  test('is both outlines when the pointer goes from one item to another', () => {
    const damage = damageBetween(frameOf(sceneOf(page), { hovered: left }), frameOf(sceneOf(page), { hovered: right }))
    expect(damage).toEqual({ left: 45, top: 25, width: 310, height: 130 })
  })

  test('is about what is chosen beside, aimed at or drawn about, when that changes and only then', () => {
    const chosen = frameOf(sceneOf(page), { also: { others: [left], aimed: null, marquee: null } })
    const same = frameOf(sceneOf(page), { also: { others: [left], aimed: null, marquee: null } })
    const aimed = frameOf(sceneOf(page), { also: { others: [left], aimed: right, marquee: null } })
    const drawn = frameOf(sceneOf(page), { also: { others: [], aimed: null, marquee: rect(0, 0, 10, 10) } })
    expect(damageBetween(chosen, same)).toBeNull()
    const both = damageBetween(frameOf(sceneOf(page)), aimed)
    expect(damageBetween(chosen, aimed)).toEqual(both)
    expect(both?.width).toBeGreaterThan(damageBetween(frameOf(sceneOf(page)), chosen)?.width ?? 0)
    // Six pixels and one for soft edges about what begins at 10.
    expect(damageBetween(frameOf(sceneOf(page)), drawn)).toEqual({ left: 3, top: 3, width: 34, height: 34 })
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

  test('is a mark that comes or goes, and not one that stays', () => {
    const scene = sceneOf(page)
    const staying = { area: rect(150, 50, 20, 20), tone: 'WARNING', framed: false } as const
    const coming = { area: rect(20, 30, 40, 10), tone: 'DANGER', framed: true } as const
    const before = frameOf(scene, { marks: [staying] })
    expect(damageBetween(before, frameOf(scene, { marks: [staying] }))).toBeNull()
    const damage = damageBetween(before, frameOf(scene, { marks: [staying, coming] }))
    // Its frame stands 3 pixels from the ink; the badge on the frame's right end reaches 12 pixels from its middle.
    expect(damage).toEqual({ left: 44, top: 54, width: 102, height: 42 })
    expect(damageBetween(frameOf(scene, { marks: [staying, coming] }), before)).toEqual(damage)
  })

  test('holds a badge that is kept on the page, however far the ink lies off it', () => {
    const scene = sceneOf(page)
    const mark = { area: rect(-90, -90, 10, 10), tone: 'NOTE', framed: false } as const
    expect(damageBetween(frameOf(scene), frameOf(scene, { marks: [mark] }))).toEqual({
      left: 10,
      top: 10,
      width: 24,
      height: 24,
    })
  })
})
