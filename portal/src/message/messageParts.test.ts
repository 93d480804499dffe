import type { MessageItem } from '@irodori/contract'
import { expect, it } from 'vitest'
import { hasContentInOtherTemplate, messageParts, mostCompleteTemplate, partsForCompleteness } from './messageParts.ts'

const photo = (position: number, templateId = 'blue') =>
  ({ type: 'RECT_IMAGE', position, templateId, fileName: `crop_${position}.jpg` }) as MessageItem
const words = (position: number, text: string, templateId = 'blue'): MessageItem => ({
  type: 'TEXT',
  id: `${position}`,
  position,
  templateId,
  text,
})
const video = { type: 'VIDEO', position: 1, templateId: 'blue', fileName: 'v.mp4' } as MessageItem

it('each part lies in its place', () => {
  const parts = messageParts([words(2, 'こんにちは'), photo(3), video, photo(1)])
  expect(parts.photos.map((one) => one?.position ?? null)).toEqual([1, null, 3])
  expect(parts.video?.fileName).toBe('v.mp4')
  expect(parts).toMatchObject({ audio: null, title: '', text: 'こんにちは' })
})

it('DGM-13: words that were never saved, and the text "null", are none', () => {
  expect(messageParts([words(1, 'null'), words(2, '')])).toMatchObject({ title: '', text: '' })
})

it('the rules of completeness read files, not words', () => {
  expect(partsForCompleteness([words(1, 'a'), photo(1)])).toEqual([
    { type: 'TEXT', position: 1, fileName: null },
    { type: 'RECT_IMAGE', position: 1, fileName: 'crop_1.jpg' },
  ])
})

it('DGM-17: a preview without a template shows the one with most parts', () => {
  expect(mostCompleteTemplate([photo(1, 'pink'), photo(1), words(1, 'a')])).toBe('blue')
  expect(mostCompleteTemplate([])).toBeNull()
})

it('DGM-19: what was made in another design goes along, what was emptied there does not', () => {
  expect(hasContentInOtherTemplate([words(1, 'a', 'pink')], 'blue')).toBe(true)
  expect(hasContentInOtherTemplate([words(1, 'a'), words(1, '', 'pink')], 'blue')).toBe(false)
  expect(hasContentInOtherTemplate([], 'blue')).toBe(false)
})
