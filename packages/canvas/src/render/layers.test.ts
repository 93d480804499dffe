import type { DesignItem } from '@irodori/contract'
import type { Rect } from '@irodori/geometry'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../testing/fakeCanvas.ts'
import { emptyWindow, pageOf, sceneOf } from '../testing/items.ts'
import type { Frame } from './renderFrame.ts'
import type { Brush } from './paintEntry.ts'
import type { PlanEntry } from './paintPlan.ts'
import { createPlanner } from './paintPlan.ts'
import type { ScreenView } from './screen/screenView.ts'
import { screenView } from './screen/screenView.ts'

/** The items that were painted, in order. */
const painted: string[] = []
vi.mock('./paintEntry.ts', async (original) => {
  const { deviceBounds } = await import('./screen/screenView.ts')
  const { intersectRects } = await import('@irodori/geometry')
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
  // Another file of tests may have loaded the layers with the true painting before.
  vi.resetModules()
  createLayers = (await import('./layers.ts')).createLayers
})
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  painted.length = 0
})

const COLOURS = { desk: '#eee', accent: '#a00', paper: '#fff', softInk: '#666', warning: '#850', danger: '#b20' }
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

function frameOf(items: readonly DesignItem[], selected: DesignItem | null = null): Frame {
  const page = { ...sheetPage, items }
  const also = { others: [], aimed: null, marquee: null }
  return { ...STILL, view, page, plan: plan(sceneOf(page)), selected, also, marks: [], brightening: null, theme }
}

const row = Array.from({ length: 6 }, (_, at) => emptyWindow(`${at}`, { left: at * 30, width: 20, priorityIndex: at }))
const layersOf = () => createLayers(fakeBrowser().canvas.ownerDocument, () => ({}) as Brush)

test('a changed item is painted anew with what it touches, and nothing else is', () => {
  const layers = layersOf()
  layers.prepare(frameOf(row))
  expect(painted.splice(0)).toEqual(['0', '1', '2', '3', '4', '5'])
  layers.prepare(frameOf(row.map((item) => (item.id === '2' ? { ...item, left: 75 } : item))))
  expect(painted).toEqual(['2', '3'])
})

test('what comes on top is painted on what is there', () => {
  const layers = layersOf()
  layers.prepare(frameOf(row.slice(0, 4)))
  painted.length = 0
  layers.prepare(frameOf(row))
  expect(painted).toEqual(['4', '5'])
})

test('what lies above the selected item is refreshed like what lies below it', () => {
  const layers = layersOf()
  layers.prepare(frameOf(row, row[1]))
  expect(painted.splice(0)).toEqual(['0', '2', '3', '4', '5'])
  const changed = row.map((item) => (item.id === '4' ? { ...item, top: 30 } : item))
  layers.prepare(frameOf(changed, row[1]))
  expect(painted.splice(0)).toEqual(['4'])
  layers.prepare(frameOf(changed))
  expect(painted).toEqual(['1', '2', '3', '4', '5'])
})

test('an item that went away leaves all to be painted anew', () => {
  const layers = layersOf()
  layers.prepare(frameOf(row))
  painted.length = 0
  layers.prepare(frameOf(row.slice(1)))
  expect(painted).toEqual(['1', '2', '3', '4', '5'])
})
