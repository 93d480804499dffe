import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Rect } from '@irodori/geometry/shape'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../testing/fakeCanvas.ts'
import { emptyFrame, pageOf, sceneOf } from '../../testing/items.ts'
import type { PaintResources } from './paintEntry.ts'
import type { PlanEntry } from './paintPlan.ts'
import { createPlanner } from './paintPlan.ts'
import type { RenderFrame } from './renderFrame.ts'
import type { ScreenView } from './screen/screenView.ts'
import { screenView } from './screen/screenView.ts'

/** Ids of the painted items, in order. */
const painted: string[] = []
vi.mock('./paintEntry.ts', async (original) => {
  const { deviceBounds } = await import('./screen/screenView.ts')
  const { intersectRects } = await import('@irodori/geometry/shape')
  return {
    ...(await original<object>()),
    paintEntry: (_context: unknown, view: ScreenView, entry: PlanEntry, _brush: unknown, part: Rect) => {
      if (intersectRects(deviceBounds(view, entry.bounds), part)) painted.push(entry.item?.id ?? 'artwork')
    },
  }
})

let createLayers: typeof import('./layers.ts').createLayers

beforeAll(async () => {
  vi.stubGlobal('Path2D', class {})
  // Another test file may have loaded the layers with the real painting before.
  vi.resetModules()
  createLayers = (await import('./layers.ts')).createLayers
})
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  painted.length = 0
})

const COLOURS = { pasteboard: '#eee', accent: '#a00', paper: '#fff', softInk: '#666', warning: '#850', danger: '#b20' }
const STILL = {
  exact: null,
  mode: 'SELECT',
  hovered: null,
  tool: null,
  guides: false,
  moving: false,
  cropping: false,
} as const
const view = screenView({ zoom: 2, x: 10, y: 10 }, 1, { width: 500, height: 300 })
const theme = { ...COLOURS, fontFamily: 'serif' }
const sheetPage = pageOf([])
const plan = createPlanner()

function renderFrameOf(items: readonly DesignItem[], selected: DesignItem | null = null): RenderFrame {
  const page = { ...sheetPage, items }
  const secondary = { others: [], dropTarget: null, marquee: null }
  return { ...STILL, view, page, plan: plan(sceneOf(page)), selected, secondary, marks: [], adjusting: null, theme }
}

const row = Array.from({ length: 6 }, (_, at) => emptyFrame(`${at}`, { left: at * 30, width: 20, priorityIndex: at }))
const layersOf = () => createLayers(fakeBrowser().canvas.ownerDocument, () => ({}) as PaintResources)

test('a changed item is painted again with the items that it touches, and no others', () => {
  const layers = layersOf()
  layers.prepare(renderFrameOf(row))
  expect(painted.splice(0)).toEqual(['0', '1', '2', '3', '4', '5'])
  layers.prepare(renderFrameOf(row.map((item) => (item.id === '2' ? { ...item, left: 75 } : item))))
  expect(painted).toEqual(['2', '3'])
})

test('items added on top are painted on the existing pixels', () => {
  const layers = layersOf()
  layers.prepare(renderFrameOf(row.slice(0, 4)))
  painted.length = 0
  layers.prepare(renderFrameOf(row))
  expect(painted).toEqual(['4', '5'])
})

test('the layer above the selected item is updated like the one below', () => {
  const layers = layersOf()
  layers.prepare(renderFrameOf(row, row[1]))
  expect(painted.splice(0)).toEqual(['0', '2', '3', '4', '5'])
  const changed = row.map((item) => (item.id === '4' ? { ...item, top: 30 } : item))
  layers.prepare(renderFrameOf(changed, row[1]))
  expect(painted.splice(0)).toEqual(['4'])
  layers.prepare(renderFrameOf(changed))
  expect(painted).toEqual(['1', '2', '3', '4', '5'])
})

test('a removed item causes all items to be painted again', () => {
  const layers = layersOf()
  layers.prepare(renderFrameOf(row))
  painted.length = 0
  layers.prepare(renderFrameOf(row.slice(1)))
  expect(painted).toEqual(['1', '2', '3', '4', '5'])
})
