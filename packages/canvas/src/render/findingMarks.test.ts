import { rect } from '@irodori/geometry/shape'
import { expect, test } from 'vitest'
import { pageOf } from '../../testing/items.ts'
import type { FindingMark } from '../scene/liveScene.ts'
import { markBounds, paintMarks } from './findingMarks.ts'
import type { RenderFrame } from './renderFrame.ts'
import { screenView } from './screen/screenView.ts'

const theme = { paper: 'paper', warning: 'yellow', danger: 'red' }
const view = screenView({ zoom: 1, x: 100, y: 50 }, 2, { width: 2000, height: 1200 })
const frame = (marks: readonly FindingMark[]): RenderFrame =>
  ({ view, page: pageOf([]), marks, theme }) as unknown as RenderFrame

interface Stroke {
  readonly colour: unknown
  readonly at: readonly number[]
}

/** Records the drawn areas in device pixels. */
function canvas() {
  const held: Record<string, unknown> = {}
  const arcs: Stroke[] = []
  const frames: Stroke[] = []
  let last: readonly number[] = []
  const context = new Proxy(held, {
    get: (_held, name: string) => {
      if (name in held) return held[name]
      return (...at: number[]) => {
        if (name === 'arc') last = at
        if (name === 'fill') arcs.push({ colour: held.fillStyle, at: last })
        if (name === 'strokeRect') frames.push({ colour: held.strokeStyle, at })
      }
    },
    set: (_held, name: string, value) => {
      held[name] = value
      return true
    },
  })
  return { context: context as unknown as CanvasRenderingContext2D, arcs, frames }
}

const photo = { area: rect(20, 10, 100, 60), tone: 'WARNING', framed: false } as const

test('a photo has a badge inside the corner of its frame, away from the handles, and no outline', () => {
  const { context, arcs, frames } = canvas()
  paintMarks(context, frame([photo]))
  const badge = arcs.at(-1)
  expect(badge?.colour).toBe('yellow')
  const [x, y] = badge?.at ?? []
  expect(x).toBeLessThan((100 + 120) * 2 - 24)
  expect(y).toBeGreaterThan((50 + 10) * 2 + 24)
  expect(frames).toEqual([])
})

test('a note has a hollow badge, a blocking finding a red one and an outline around its ink', () => {
  const { context, arcs, frames } = canvas()
  paintMarks(context, frame([{ ...photo, tone: 'NOTE' }]))
  expect(arcs.at(-1)?.colour).toBe('paper')
  paintMarks(context, frame([{ ...photo, tone: 'DANGER', framed: true }]))
  expect(arcs.at(-1)?.colour).toBe('red')
  expect(frames.at(-1)?.colour).toBe('red')
})

test('markBounds contains everything that paintMarks draws', () => {
  for (const mark of [photo, { ...photo, framed: true }, { ...photo, area: rect(-60, 40, 30, 10), framed: true }]) {
    const { context, arcs, frames } = canvas()
    paintMarks(context, frame([mark]))
    const bounds = markBounds(frame([mark]), mark)
    for (const { at } of arcs) {
      const [x = Number.NaN, y = Number.NaN, radius = Number.NaN] = at
      expect(x - radius).toBeGreaterThanOrEqual(bounds.left)
      expect(x + radius).toBeLessThanOrEqual(bounds.left + bounds.width)
      expect(y - radius).toBeGreaterThanOrEqual(bounds.top)
      expect(y + radius).toBeLessThanOrEqual(bounds.top + bounds.height)
    }
    for (const { at } of frames) {
      const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = at
      expect(left).toBeGreaterThanOrEqual(bounds.left)
      expect(top).toBeGreaterThanOrEqual(bounds.top)
      expect(left + width).toBeLessThanOrEqual(bounds.left + bounds.width)
      expect(top + height).toBeLessThanOrEqual(bounds.top + bounds.height)
    }
  }
})
