import { rect } from '@irodori/geometry/shape'
import { describe, expect, test } from 'vitest'
import { emptyFrame, pageOf, sceneOf } from '../../testing/items.ts'
import type { LiveScene } from '../scene/liveScene.ts'
import { damageBetween, wholeView } from './damage.ts'
import { createPlanner } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'
import { screenView } from './screen/screenView.ts'

const view = screenView({ zoom: 2, x: 10, y: 10 }, 1, { width: 500, height: 300 })
const left = emptyFrame('left', { left: 20, top: 10, width: 20, height: 20 })
const right = emptyFrame('right', { left: 150, top: 50, width: 20, height: 20 })
const plan = createPlanner()

function renderFrameOf(scene: LiveScene, more: Partial<RenderFrame> = {}): RenderFrame {
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
  const quiet = { cropping: false, adjusting: null, marks: NO_MARKS, secondary: NOTHING_ELSE }
  return { view, page: scene.page, plan: plan(scene), ...rest, ...quiet, theme, ...more }
}
const NO_MARKS: RenderFrame['marks'] = []
const NOTHING_ELSE: RenderFrame['secondary'] = { others: [], dropTarget: null, marquee: null }
const COLOURS = { pasteboard: '#eee', accent: '#a00', paper: '#fff', softInk: '#666', warning: '#850', danger: '#b20' }
const THEME = { ...COLOURS, fontFamily: 'serif' }
const page = pageOf([left, right])

describe('damageBetween', () => {
  test('returns the whole view for the first frame, and null for an equal one', () => {
    const frame = renderFrameOf(sceneOf(page))
    expect(damageBetween(null, frame)).toEqual(wholeView(view))
    expect(damageBetween(frame, renderFrameOf(sceneOf(page)))).toBeNull()
  })

  test('returns the previous and the current bounds of an item', () => {
    const moved = { ...page, items: [{ ...left, left: 40 }, right] }
    const damage = damageBetween(renderFrameOf(sceneOf(page)), renderFrameOf(sceneOf(moved)))
    // From 20 to 60 print pixels at two device pixels each, offset by 10, with one pixel for antialiasing.
    expect(damage).toEqual({ left: 49, top: 29, width: 82, height: 42 })
  })

  test('returns the previous and the current bounds of a tool’s picture, and null if it is unchanged', () => {
    const picture = (x: number): RenderFrame['tool'] => ({
      isMoving: true,
      bounds: () => rect(x, 5, 10, 20),
      paint: () => {},
    })
    const [one, other] = [picture(10), picture(70)]
    const frame = renderFrameOf(sceneOf(page), { tool: one })
    expect(damageBetween(frame, renderFrameOf(sceneOf(page), { tool: one }))).toBeNull()
    expect(damageBetween(frame, renderFrameOf(sceneOf(page), { tool: other }))).toEqual(rect(10, 5, 70, 20))
    expect(damageBetween(frame, renderFrameOf(sceneOf(page)))).toEqual(rect(10, 5, 10, 20))
  })

  test('returns both outlines when another item is hovered', () => {
    const damage = damageBetween(
      renderFrameOf(sceneOf(page), { hovered: left }),
      renderFrameOf(sceneOf(page), { hovered: right }),
    )
    expect(damage).toEqual({ left: 45, top: 25, width: 310, height: 130 })
  })

  test('returns the bounds of the secondary selection only if it changes', () => {
    const selectedItems = renderFrameOf(sceneOf(page), {
      secondary: { others: [left], dropTarget: null, marquee: null },
    })
    const same = renderFrameOf(sceneOf(page), { secondary: { others: [left], dropTarget: null, marquee: null } })
    const dropTarget = renderFrameOf(sceneOf(page), { secondary: { others: [left], dropTarget: right, marquee: null } })
    const snapped = renderFrameOf(sceneOf(page), {
      secondary: { others: [], dropTarget: null, marquee: rect(0, 0, 10, 10) },
    })
    expect(damageBetween(selectedItems, same)).toBeNull()
    const both = damageBetween(renderFrameOf(sceneOf(page)), dropTarget)
    expect(damageBetween(selectedItems, dropTarget)).toEqual(both)
    expect(both?.width).toBeGreaterThan(damageBetween(renderFrameOf(sceneOf(page)), selectedItems)?.width ?? 0)
    // Six pixels and one for antialiasing around bounds that begin at 10.
    expect(damageBetween(renderFrameOf(sceneOf(page)), snapped)).toEqual({ left: 3, top: 3, width: 34, height: 34 })
  })

  test('returns the whole view if the camera, the sheet or the exact frame changes', () => {
    const before = renderFrameOf(sceneOf(page))
    const moved = screenView({ zoom: 2, x: 11, y: 10 }, 1, { width: 500, height: 300 })
    const exact = { page, bitmap: {} as ImageBitmap, scale: 2 }
    const repainted = pageOf([left, right], { backgroundColor: '#000000' })
    expect(damageBetween(before, renderFrameOf(sceneOf(page), { view: moved }))).toEqual(wholeView(view))
    expect(damageBetween(before, renderFrameOf(sceneOf(page), { exact }))).toEqual(wholeView(view))
    expect(damageBetween(before, renderFrameOf(sceneOf(repainted)))).toEqual(wholeView(view))
  })

  test('returns the item while its brightness changes, because its pixels are recomputed', () => {
    const before = renderFrameOf(sceneOf(page), { adjusting: 'left' })
    expect(damageBetween(before, renderFrameOf(sceneOf(page)))).toEqual({ left: 49, top: 29, width: 42, height: 42 })
  })

  test('returns added and removed marks, not unchanged ones', () => {
    const scene = sceneOf(page)
    const staying = { area: rect(150, 50, 20, 20), tone: 'WARNING', framed: false } as const
    const coming = { area: rect(20, 30, 40, 10), tone: 'DANGER', framed: true } as const
    const before = renderFrameOf(scene, { marks: [staying] })
    expect(damageBetween(before, renderFrameOf(scene, { marks: [staying] }))).toBeNull()
    const damage = damageBetween(before, renderFrameOf(scene, { marks: [staying, coming] }))
    // The outline is 3 pixels from the ink; the badge at its right end extends 12 pixels from its centre.
    expect(damage).toEqual({ left: 44, top: 54, width: 102, height: 42 })
    expect(damageBetween(renderFrameOf(scene, { marks: [staying, coming] }), before)).toEqual(damage)
  })

  test('includes a badge that is moved onto the page from ink outside it', () => {
    const scene = sceneOf(page)
    const mark = { area: rect(-90, -90, 10, 10), tone: 'NOTE', framed: false } as const
    expect(damageBetween(renderFrameOf(scene), renderFrameOf(scene, { marks: [mark] }))).toEqual({
      left: 10,
      top: 10,
      width: 24,
      height: 24,
    })
  })
})
