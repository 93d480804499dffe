import type { MessageItem } from '@irodori/contract/entities/message'
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

it('sorts each part into its position', () => {
  const parts = messageParts([words(2, 'こんにちは'), photo(3), video, photo(1)])
  expect(parts.photos.map((one) => one?.position ?? null)).toEqual([1, null, 3])
  expect(parts.video?.fileName).toBe('v.mp4')
  expect(parts).toMatchObject({ audio: null, title: '', text: 'こんにちは' })
})

it('DGM-13: treats unsaved text and the text "null" as empty', () => {
  expect(messageParts([words(1, 'null'), words(2, '')])).toMatchObject({ title: '', text: '' })
})

it('counts files but not text for the rules of completeness', () => {
  expect(partsForCompleteness([words(1, 'a'), photo(1)])).toEqual([
    { type: 'TEXT', position: 1, fileName: null },
    { type: 'RECT_IMAGE', position: 1, fileName: 'crop_1.jpg' },
  ])
})

it('DGM-17: picks the template with the most parts for a preview without a template', () => {
  expect(mostCompleteTemplate([photo(1, 'pink'), photo(1), words(1, 'a')])).toBe('blue')
  expect(mostCompleteTemplate([])).toBeNull()
})

it('DGM-19: finds content of another template, but ignores emptied text', () => {
  expect(hasContentInOtherTemplate([words(1, 'a', 'pink')], 'blue')).toBe(true)
  expect(hasContentInOtherTemplate([words(1, 'a'), words(1, '', 'pink')], 'blue')).toBe(false)
  expect(hasContentInOtherTemplate([], 'blue')).toBe(false)
})
