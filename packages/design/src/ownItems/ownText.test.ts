import { expect, it } from 'vitest'
import { photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import type { DesignPage } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import type { OwnTextTools } from './ownText.ts'
import { newCaption, newText } from './ownText.ts'

const WORDS = { text: 'ここに文字', isPrintable: false }
const DATE = { text: '2026年5月3日', isPrintable: true }

const tools: OwnTextTools = {
  newId: () => 'new',
  plainStyle: { font: 'plain.ttf', fontSize: 12, fontWeight: 'Bold', color: '#a93a2b' },
  sizes: [8, 10, 12, 14, 20],
  fontFor: (text, font) => `${font} for ${text}`,
  allowsSupplementary: false,
}

// A postcard at 300 dpi: 100 × 148 mm with 3 mm of bleed.
const SHEET = { width: 1252, height: 1819 }
const title = textItem({ id: 'title', position: 2, font: 'title.ttf', fontSize: 14, color: '#28486b' })
const front = (sheet = SHEET): DesignPage =>
  samplePage({ sheet, items: [textItem({ id: 'later', position: 9 }), title, photoItem()] })

it('a new text is in the middle of the page, in the style of the template’s first text, and its words are a sample', () => {
  const text = newText(front(), 'TEXT', WORDS, tools)
  expect(text).toMatchObject({
    type: 'TEXT',
    id: 'new',
    origin: 'OWN',
    text: 'ここに文字',
    templateItemText: 'ここに文字',
    font: 'title.ttf for ここに文字',
    fontSize: 14,
    color: '#28486b',
  })
  expect(text.keepsTemplateText).toBeUndefined()
  expect(text.left + text.width / 2).toBeCloseTo(SHEET.width / 2, 0)
  expect(text.top + text.height / 2).toBeCloseTo(SHEET.height / 2, 0)
  expect(text.width).toBeGreaterThan(text.height)
})

it('a new vertical text is a column', () => {
  const text = newText(front(), 'VERTICAL_TEXT', WORDS, tools)
  expect(text.type).toBe('VERTICAL_TEXT')
  expect(text.height).toBeGreaterThan(text.width)
})

it('without a text in the template it has the plain style of the product', () => {
  const own = { ...title, origin: 'OWN' as const }
  const text = newText(samplePage({ sheet: SHEET, items: [own] }), 'TEXT', WORDS, tools)
  expect(text).toMatchObject({ font: 'plain.ttf for ここに文字', fontSize: 12, fontWeight: 'Bold', color: '#a93a2b' })
})

it('on a narrow page it is set in the largest size in which its words fit', () => {
  // Five characters of 10 pt are 17.6 mm, of 12 pt 21.2 mm; the safe area has 20 mm.
  const text = newText(front({ width: (32 / 25.4) * 300, height: 900 }), 'TEXT', WORDS, tools)
  expect(text.fontSize).toBe(10)
})

it('a second new text does not cover the first one', () => {
  const first = newText(front(), 'TEXT', WORDS, tools)
  const page = { ...front(), items: [...front().items, first] }
  const second = newText(page, 'TEXT', WORDS, tools)
  expect([second.left > first.left, second.top > first.top]).toEqual([true, true])
})

it('words of a product that allows rare characters may have them', () => {
  expect(newText(front(), 'TEXT', WORDS, tools).allowsSupplementary).toBeUndefined()
  expect(newText(front(), 'TEXT', WORDS, { ...tools, allowsSupplementary: true }).allowsSupplementary).toBe(true)
})

it('a caption is as wide as its photo, 1 mm below it, and its date is no sample', () => {
  const photo = photoItem({ left: 200, top: 300, width: 700, height: 500 })
  const caption = newCaption(front(), photo, DATE, tools)
  expect(caption).toMatchObject({ left: 200, top: 812, width: 700, rotate: 0, text: '2026年5月3日' })
  expect(caption.keepsTemplateText).toBe(true)
})

it('the caption of a rotated photo is rotated with it', () => {
  const photo = photoItem({ left: 200, top: 300, width: 600, height: 600, rotate: 90 })
  const caption = newCaption(front(), photo, DATE, tools)
  expect(caption.rotate).toBe(90)
  // Below the photo is left of it on the page. Boxes are rounded to whole print pixels before the rotation.
  const bounds = boundsOnPage(caption)
  expect([bounds.left + bounds.width, bounds.top]).toEqual([188.5, 300.5])
})

it('the caption of a photo that reaches the safe area’s end lies on its lower edge, inside the safe area', () => {
  const safeBottom = SHEET.height - 2 * (3 / 25.4) * 300
  const caption = newCaption(front(), photoItem({ left: 200, top: 900, width: 700, height: 800 }), DATE, tools)
  expect(caption.top + caption.height).toBeLessThanOrEqual(safeBottom)
  expect(caption.top + caption.height).toBeCloseTo(1700 - 12, 0)
  const whole = newCaption(front(), photoItem({ left: 0, top: 0, ...SHEET }), DATE, tools)
  expect(whole.top + whole.height).toBeCloseTo(safeBottom, 0)
})

it('the caption of a narrow photo is set smaller', () => {
  const caption = newCaption(front(), photoItem({ left: 200, top: 300, width: 400, height: 400 }), DATE, tools)
  expect(caption.fontSize).toBe(10)
})
