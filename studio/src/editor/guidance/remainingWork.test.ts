import type { Finding } from '@irodori/design/finding'
import { expect, it } from 'vitest'
import { nextPage, nextPlace, remainingWork } from './remainingWork.ts'

const finding = (itemId: string, kind: 'FRAME_EMPTY' | 'TEXT_BLANK' | 'TEXT_SAMPLE', pageKey = 'front'): Finding => ({
  pageKey,
  itemId,
  kind,
  severity: kind === 'TEXT_SAMPLE' ? 'SAMPLE' : 'UNFINISHED',
  repair: null,
})
const overflow: Finding = { ...finding('long', 'TEXT_BLANK'), kind: 'TEXT_OVERFLOWS', beyond: 2, severity: 'BLOCKING' }
const coarse: Finding = {
  ...finding('sea', 'FRAME_EMPTY'),
  kind: 'PHOTO_COARSE',
  ppi: 90,
  reachablePpi: 90,
  severity: 'WARNING',
}

it('EDT-40: empty frames, and texts that are blank, samples or not printable, are still to be done; warnings are not', () => {
  const open = [
    finding('name', 'TEXT_SAMPLE'),
    coarse,
    finding('sun', 'FRAME_EMPTY'),
    overflow,
    finding('a', 'TEXT_BLANK'),
  ]
  const { photos, texts, warnings } = remainingWork(open)
  expect(photos.map(({ itemId }) => itemId)).toEqual(['sun'])
  expect(texts.map(({ itemId }) => itemId)).toEqual(['name', 'long', 'a'])
  expect(warnings).toEqual([coarse])
})

it('EDT-41: the first empty frame comes next, then the first text, then nothing', () => {
  const [photo, text] = [finding('sun', 'FRAME_EMPTY'), finding('name', 'TEXT_SAMPLE')]
  expect(nextPlace([text, photo, finding('moon', 'FRAME_EMPTY')])?.itemId).toBe('sun')
  expect(nextPlace([coarse, text])?.itemId).toBe('name')
  expect(nextPlace([coarse])).toBeNull()
})

it('EDT-40: after a filled page comes the first other page with something to do', () => {
  const back = finding('thanks', 'TEXT_SAMPLE', 'back')
  expect(nextPage([finding('sun', 'FRAME_EMPTY'), back], 'front')).toBe('back')
  expect(nextPage([{ ...coarse, pageKey: 'back' }], 'front')).toBeNull()
  expect(nextPage([back], 'back')).toBeNull()
})
