import type { Sheet } from '@irodori/design/designPage'
import { samplePattern } from '@irodori/design/testing/sampleBackground'
import { ornamentItem, photoItem, samplePage, textItem } from '@irodori/design/testing/sampleItems'
import { apply } from '@irodori/geometry/affine'
import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { TextSetting } from '@irodori/typography/textRequest'
import { assert, expect, test } from 'vitest'
import { displayList } from './displayList.ts'
import { resourcesOf } from './pageResources.ts'

const setting: TextSetting = {
  outline: rectPath(rect(10, 10, 30, 30)),
  border: EMPTY_PATH,
  ink: rect(10, 10, 30, 30),
  truncated: false,
  missing: [],
  lines: [],
}
const blank: TextSetting = { ...setting, outline: EMPTY_PATH, ink: null }
const name = `${'a'.repeat(64)}.jpg`
const placed = { imageName: name, sourceWidth: 200, sourceHeight: 200, croppedWidth: 200, croppedHeight: 200 }

test('orders background artwork, photos, foreground artwork and texts, each by priority', () => {
  const { sheet } = samplePage()
  const page = samplePage({
    sheet: { ...sheet, backgroundUrl: 'back.png', foregroundUrl: 'front.png' },
    items: [
      textItem({ id: 'above', text: 'い', priorityIndex: 9 }),
      textItem({ id: 'below', text: 'あ', priorityIndex: 3 }),
      photoItem({ id: 'second', ...placed, priorityIndex: 7 }),
      photoItem({ id: 'first', ...placed, priorityIndex: 1 }),
    ],
  })
  const order = displayList(page, () => setting).ops.map((op) => (op.kind === 'ARTWORK' ? op.key : op.itemId))
  expect(order).toEqual(['back.png', 'first', 'second', 'front.png', 'below', 'above'])
})

test('ADD-7: paints the shapes of an ornament as areas in its colours, between texts by priority; a disabled one not at all', () => {
  const page = samplePage({
    items: [
      textItem({ id: 'above', text: 'い', priorityIndex: 9 }),
      ornamentItem({ id: 'leaf', priorityIndex: 5, left: 50, top: 20, width: 200, colours: ['#102030', '#ffeeee'] }),
      textItem({ id: 'below', text: 'あ', priorityIndex: 3 }),
      ornamentItem({ id: 'hidden', isDisabledItem: true }),
    ],
  })
  const { ops } = displayList(page, () => setting)
  expect(ops.map((op) => op.kind === 'FILL' && `${op.itemId} ${op.shape}`)).toEqual([
    'below LETTERS',
    'leaf AREA',
    'leaf AREA',
    'above LETTERS',
  ])
  expect(ops.slice(1, 3)).toMatchObject([
    { outline: rectPath(rect(50, 20, 200, 100)), colour: '#102030' },
    { colour: '#ffeeee' },
  ])
})

test('ADD-9: a chosen background takes the place of background colour and artwork, below everything else', () => {
  const { sheet } = samplePage()
  const artwork = { ...sheet, backgroundColor: '#fbf9f5', backgroundUrl: 'back.png', foregroundUrl: 'front.png' }
  const items = [photoItem({ id: 'photo', ...placed })]
  const listOf = (background: Sheet['background']) =>
    displayList(samplePage({ sheet: { ...artwork, background }, items }), () => setting)
  const pattern = samplePattern()
  const patterned = listOf({ ground: '#e7b7b4', pattern })
  expect(patterned.backgroundColor).toBe('#e7b7b4')
  expect(patterned.ops).toMatchObject([
    { kind: 'FILL', itemId: 'background', shape: 'AREA', colour: pattern.colours[0] },
    { kind: 'FILL', itemId: 'background', shape: 'AREA', colour: pattern.colours[1] },
    { kind: 'PHOTO', itemId: 'photo' },
    { kind: 'ARTWORK', key: 'front.png' },
  ])
  const plain = listOf({ ground: '#e7b7b4' })
  expect([plain.backgroundColor, plain.ops.map(({ kind }) => kind)]).toEqual(['#e7b7b4', ['PHOTO', 'ARTWORK']])
  expect([listOf(undefined).backgroundColor, listOf(undefined).ops[0]]).toEqual([
    '#fbf9f5',
    { kind: 'ARTWORK', key: 'back.png' },
  ])
  const covered = samplePage({ sheet: { ...artwork, background: { ground: '#e7b7b4' } } })
  expect(resourcesOf(covered).artwork).toEqual(['front.png'])
})

test('EDT-1: omits empty frames, blank texts and disabled texts; fills a disabled frame', () => {
  const page = samplePage({
    items: [
      photoItem({ id: 'empty' }),
      photoItem({ id: 'off', ...placed, isDisabledItem: true }),
      textItem({ id: 'blank', text: '　 \n' }),
      textItem({ id: 'disabled', text: 'あ', isDisabledItem: true }),
    ],
  })
  const ops = displayList(page, () => blank).ops
  expect(ops.map((op) => op.kind === 'FILL' && op.itemId)).toEqual(['off'])
})

test('shows the middle of the crop in the middle of the frame at every rotation', () => {
  for (const rotate of [0, 37, 90, 200]) {
    const item = photoItem({
      left: 60,
      top: 40,
      width: 120,
      height: 80,
      rotate,
      imageRotate: 15,
      ...placed,
      croppedLeft: 20,
    })
    const [op] = displayList(samplePage({ items: [item] }), () => setting).ops
    assert(op?.kind === 'PHOTO')
    const seen = apply(op.toPhoto, { x: 120, y: 80 })
    expect(seen.x).toBeCloseTo(120, 3)
    expect(seen.y).toBeCloseTo(100, 3)
  }
})

test('EDT-30: paints a border below the letters of its text and above the background of its box', () => {
  const border = rectPath(rect(8, 8, 34, 34))
  const item = textItem({ text: 'あ', color: '#102030', background: '#ffeeee', borderTextColor: '#ffffff' })
  const fillsOf = (text: typeof item): unknown[] =>
    displayList(samplePage({ items: [text] }), () => ({ ...setting, border })).ops.map(
      (op) => op.kind === 'FILL' && `${op.shape} ${op.colour}`,
    )
  expect(fillsOf(item)).toEqual(['AREA #ffeeee', 'LINE #ffffff', 'LETTERS #102030'])
  expect(fillsOf({ ...item, borderTextColor: null })).toEqual(['AREA #ffeeee', 'LETTERS #102030'])
})

test('names each resource of the printed items once', () => {
  const page = samplePage({
    items: [
      photoItem({ id: 'a', ...placed }),
      photoItem({ id: 'b', ...placed }),
      photoItem({ id: 'c', ...placed, imageName: `${'c'.repeat(64)}.png`, isDisabledItem: true }),
      textItem({ id: 'd', text: 'あ' }),
      textItem({ id: 'e', text: '', font: 'Quicksand.ttf' }),
    ],
  })
  expect(resourcesOf(page)).toEqual({
    photos: [name],
    artwork: [],
    fonts: [{ font: 'NotoSansJP.ttf', fontWeight: 'Normal' }],
  })
})
