import type { MessageItem } from '@irodori/contract/entities/message'
import { expect, it } from 'vitest'
import { openParts } from './openParts.ts'

const file = (type: 'RECT_IMAGE' | 'VIDEO' | 'AUDIO', position = 1) =>
  ({ type, position, templateId: 'blue', fileName: 'f' }) as MessageItem

it('DGM-32: an empty message lacks its top photo first, then what the release warns about, then the optional parts', () => {
  expect(openParts({ items: [], title: '', text: '' })).toEqual([
    { part: 'TOP_PHOTO', need: 'REQUIRED' },
    { part: 'PHOTO_2', need: 'WANTED' },
    { part: 'VIDEO', need: 'WANTED' },
    { part: 'PHOTO_3', need: 'WANTED' },
    { part: 'TITLE', need: 'OPTIONAL' },
    { part: 'TEXT', need: 'OPTIONAL' },
    { part: 'AUDIO', need: 'OPTIONAL' },
  ])
})

it('DGM-32: a filled part is no longer listed', () => {
  const items = [file('RECT_IMAGE'), file('RECT_IMAGE', 3), file('AUDIO')]
  expect(openParts({ items, title: 'ありがとう', text: '' }).map(({ part }) => part)).toEqual([
    'PHOTO_2',
    'VIDEO',
    'TEXT',
  ])
  const all = [...items, file('RECT_IMAGE', 2), file('VIDEO')]
  expect(openParts({ items: all, title: 'ありがとう', text: 'いつも' })).toEqual([])
})
