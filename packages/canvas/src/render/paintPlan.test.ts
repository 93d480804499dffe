import { samplePattern } from '@irodori/design/testing/sampleBackground'
import { ornamentItem } from '@irodori/design/testing/sampleItems'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import type { Path } from '@irodori/geometry/path'
import { boundsOfPath, EMPTY_PATH, rectPath, transformPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { DisplayOp } from '@irodori/scene/displayList'
import { displayList } from '@irodori/scene/displayList'
import { monthGridFills } from '@irodori/scene/monthGrid'
import { screenBackground } from '@irodori/scene/screenBackground'
import type { TextSetting } from '@irodori/typography/textRequest'
import { assert, describe, expect, test } from 'vitest'
import { emptyFrame, livePhoto, pageOf, photoItem, sceneOf, textItem } from '../../testing/items.ts'
import type { LiveArtwork, LiveScene } from '../scene/liveScene.ts'
import type { PaintPlan } from './paintPlan.ts'
import { createPlanner } from './paintPlan.ts'

const setting: TextSetting = {
  outline: rectPath(rect(-5, 4, 30, 10)),
  border: rectPath(rect(-7, 2, 34, 14)),
  ink: rect(-5, 4, 30, 10),
  truncated: true,
  missing: [],
  lines: [],
}
const items = [
  textItem('text', { priorityIndex: 3, background: '#ffeeee', borderTextColor: '#ffffff', rotate: 20 }),
  photoItem('upper', { priorityIndex: 2 }),
  textItem('under', { priorityIndex: 1 }),
  ornamentItem({ id: 'leaf', priorityIndex: 2, rotate: 30, isMirrored: true }),
  photoItem('lower', { priorityIndex: 1, rotate: 10 }),
  photoItem('off', { priorityIndex: 5, isDisabledItem: true }),
  emptyFrame('empty', { priorityIndex: 4 }),
  textItem('blank', { text: ' ' }),
  textItem('disabled', { isDisabledItem: true }),
]
const photo = livePhoto()
const artwork: Record<string, LiveArtwork> = {
  paper: { image: {} as ImageBitmap, alpha: null },
  leaves: { image: {} as ImageBitmap, alpha: null },
}
const page = pageOf(items, { backgroundUrl: 'paper', foregroundUrl: 'leaves' })
const scene = sceneOf(page, { photo: () => photo, artwork: (key) => artwork[key] ?? null, setting: () => setting })

const kinds = (plan: PaintPlan): string[] => plan.map((entry) => `${entry.kind} ${entry.item?.id ?? ''}`.trim())

describe('the paint plan of a page', () => {
  test('keeps the operations of the display list in their order', () => {
    const ops = createPlanner()(scene).flatMap((entry): readonly unknown[] => {
      if (entry.kind === 'FILLS') {
        const { item, fills } = entry
        return fills.map(({ outline, toPage, colour }) => ({
          kind: 'FILL',
          itemId: item?.id ?? 'month',
          outline: transformPath(outline, toPage),
          colour,
        }))
      }
      if (entry.kind === 'PHOTO') return [entry.op]
      return entry.kind === 'ARTWORK' ? [entry.artwork] : []
    })
    const expected = displayList(page, () => setting).ops
    const withoutShape = (op: DisplayOp) => {
      if (op.kind !== 'FILL') return op.kind === 'ARTWORK' ? artwork[op.key] : op
      const { kind, itemId, outline, colour } = op
      return { kind, itemId, outline, colour }
    }
    expect(ops).toEqual(expected.map(withoutShape))
  })

  test('shows the month grid above all artwork and below all texts, as the display list does', () => {
    const withGrid = { ...page, sheet: { ...page.sheet, monthGrid: sampleMonthGrid(), month: '2027-05' } }
    const shown = { ...scene, page: withGrid, grid: monthGridFills(withGrid.sheet, () => setting) }
    const planner = createPlanner()
    const plan = planner(shown)
    expect(kinds(plan).slice(5, 8)).toEqual(['ARTWORK', 'FILLS', 'PLACEHOLDER blank'])
    const entry = plan[6]
    assert(entry?.kind === 'FILLS')
    const ops = displayList(withGrid, () => setting).ops.filter((op) => op.kind === 'FILL' && op.itemId === 'month')
    expect(ops.length).toBe(5)
    expect(entry.fills.map(({ outline, colour }) => [outline, colour])).toEqual(
      ops.map((op) => op.kind === 'FILL' && [op.outline, op.colour]),
    )
    expect(planner({ ...shown })).toBe(plan)
    expect(kinds(planner({ ...shown, grid: undefined }))).not.toContain('FILLS')
  })

  test('ADD-9: shows the chosen background below all photos in place of artwork, as the display list does', () => {
    const background = { ground: '#e7b7b4', pattern: samplePattern() }
    const painted = { ...page, sheet: { ...page.sheet, background } }
    const planner = createPlanner()
    const shown = { ...scene, page: painted, background: screenBackground(painted.sheet) }
    const plan = planner(shown)
    expect(kinds(plan).slice(0, 3)).toEqual(['FILLS', 'PHOTO lower', 'PHOTO upper'])
    const [entry] = plan
    assert(entry?.kind === 'FILLS')
    const { backgroundColor, ops } = displayList(painted, () => setting)
    const [ground, ...pattern] = entry.fills
    expect(ground?.colour).toBe(backgroundColor)
    expect(boundsOfPath(ground?.outline as Path)).toEqual({ left: -50, top: -50, width: 300, height: 200 })
    expect(pattern.map(({ outline, colour }) => [outline, colour])).toEqual(
      ops.slice(0, 2).map((op) => op.kind === 'FILL' && [op.outline, op.colour]),
    )
    expect(planner({ ...shown })).toBe(plan)
    expect(kinds(planner({ ...scene, page: painted }))[0]).toBe('PHOTO lower')
  })

  test('adds empty frames and placeholders at their positions', () => {
    expect(kinds(createPlanner()(scene))).toEqual([
      'ARTWORK',
      'PHOTO lower',
      'PHOTO upper',
      'EMPTY_FRAME empty',
      'FILLS off',
      'ARTWORK',
      'PLACEHOLDER blank',
      'FILLS under',
      'FILLS leaf',
      'FILLS text',
    ])
  })

  test('shows a tinted frame until its photo is loaded, and no text until it is typeset', () => {
    const waiting: LiveScene = { ...scene, photo: () => null, artwork: () => null, setting: () => null }
    const [first, ...rest] = createPlanner()(waiting)
    expect(first).toMatchObject({ kind: 'EMPTY_FRAME', invites: false })
    expect(kinds(rest)).toEqual(['EMPTY_FRAME upper', 'EMPTY_FRAME empty', 'FILLS off', 'FILLS leaf'])
  })

  test('keeps the identical entries of unchanged items', () => {
    const plan = createPlanner()
    const before = plan(scene)
    expect(plan({ ...scene, page: { ...page } })).toBe(before)
    const changed = { ...page, items: page.items.map((item) => (item.id === 'upper' ? { ...item, left: 33 } : item)) }
    const after = plan({ ...scene, page: changed })
    expect(after.map((entry, at) => entry === before[at])).toEqual(before.map((entry) => entry.item?.id !== 'upper'))
  })

  test('includes ink beyond the box in the bounds', () => {
    const spilling = sceneOf(pageOf([textItem('text', { left: 20, top: 10 })]), { setting: () => setting })
    expect(createPlanner()(spilling)[0]?.bounds).toEqual(rect(15, 10, 65, 40))
    const silent = { ...spilling, setting: () => ({ ...setting, outline: EMPTY_PATH, ink: null }) }
    expect(createPlanner()(silent)[0]?.bounds).toEqual(rect(20, 10, 60, 40))
  })
})
