import type { SampleText } from '@irodori/contract/entities/missingPart'
import { expect, it } from 'vitest'
import type { PiecePart } from './designGroups.ts'
import { missingLines, sampleLines } from './missingLines.ts'

const CARD = { productType: 'NORMAL', numberOfSides: 2, totalPage: null } as const
const BOOK = { productType: 'NORMAL', numberOfSides: 1, totalPage: 8 } as const

const place = (pageNumber: string, sideNumber: number) => ({
  productId: 'card',
  groupNumber: 2,
  pageNumber,
  sideNumber,
})
const item = (itemId: string, itemType: 'TEXT' | 'ARC_IMAGE', position: number): PiecePart => ({
  kind: 'ITEM',
  ...place('0', 1),
  designId: 'front',
  itemId,
  itemType,
  position,
})
const group = (missingParts: readonly PiecePart[]) => ({
  groupNumber: 2,
  productId: 'card',
  designSeriesId: null,
  pages: [],
  isComplete: false,
  missingParts,
  sampleTexts: [],
})
const EDITOR = '/design/edit/irodori-1/2/none/card'

it('MYP-17: names the missing side of a card with the address at which the editor opens it', () => {
  expect(missingLines('irodori-1', group([{ kind: 'SIDE', ...place('0', 2) }]), CARD)).toEqual([
    { kind: 'PAGE', page: { kind: 'BACK' }, count: 1, href: `${EDITOR}?page=0&side=2` },
  ])
})

it('MYP-17: names the missing pages of a booklet, the cover included', () => {
  const pages = ['-1', '1', '4'].map((number): PiecePart => ({ kind: 'PAGE', ...place(number, 1) }))
  expect(missingLines('irodori-1', group(pages), BOOK).map(({ page }) => page)).toEqual([
    { kind: 'COVER' },
    { kind: 'SPREAD', first: 3, last: 4 },
    { kind: 'BACK_COVER' },
  ])
})

it('MYP-17: counts the empty frames and the blank texts of a page, and opens the first of each', () => {
  const parts = [item('words', 'TEXT', 1), item('photo', 'ARC_IMAGE', 2), item('other', 'ARC_IMAGE', 3)]
  expect(missingLines('irodori-1', group(parts), CARD)).toEqual([
    { kind: 'TEXT', page: { kind: 'FRONT' }, count: 1, href: `${EDITOR}?page=0&side=1&item=words` },
    { kind: 'PHOTO', page: { kind: 'FRONT' }, count: 2, href: `${EDITOR}?page=0&side=1&item=photo` },
  ])
})

it('MYP-17: names no page where the piece has only one', () => {
  const clock = { productType: 'NORMAL', numberOfSides: 1, totalPage: null } as const
  expect(missingLines('irodori-1', group([item('photo', 'ARC_IMAGE', 1)]), clock)).toMatchObject([
    { kind: 'PHOTO', page: null },
  ])
})

it('MYP-17: gives no address for a page that the product does not have, which the editor does not show', () => {
  const extra: PiecePart = { kind: 'EXTRA_PAGE', ...place('0', 7), designId: 'seventh' }
  expect(missingLines('irodori-1', group([extra]), CARD)).toMatchObject([{ kind: 'EXTRA_PAGE', href: null }])
})

it('MYP-17: names several pages that the product does not have in one line', () => {
  const pages = ['5', '6'].map((number): PiecePart => ({ kind: 'EXTRA_PAGE', ...place(number, 1), designId: number }))
  expect(missingLines('irodori-1', group(pages), BOOK)).toMatchObject([{ kind: 'EXTRA_PAGE', count: 2, href: null }])
})

const CLOCK = { productType: 'NORMAL', numberOfSides: 1, totalPage: null } as const

const sample = (itemId: string, text: string, sideNumber = 1): SampleText => ({
  productId: 'card',
  groupNumber: 2,
  pageNumber: '0',
  sideNumber,
  designId: `design-${sideNumber}`,
  itemId,
  position: 1,
  text,
})
const sampleGroup = (...sampleTexts: readonly SampleText[]) => ({
  groupNumber: 2,
  productId: 'card',
  designSeriesId: null,
  pages: [],
  isComplete: true,
  missingParts: [],
  sampleTexts,
})

it('MYP-24: names each sample text with its side and the address at which the editor opens it', () => {
  const samples = sampleGroup(sample('date', '2026年10月8日\n陽向'), sample('sign', '佐藤 美咲', 2))
  expect(sampleLines('irodori-1', samples, CARD)).toEqual([
    {
      key: 'date',
      page: { kind: 'FRONT' },
      text: '2026年10月8日 陽向',
      href: '/design/edit/irodori-1/2/none/card?page=0&side=1&item=date',
    },
    {
      key: 'sign',
      page: { kind: 'BACK' },
      text: '佐藤 美咲',
      href: '/design/edit/irodori-1/2/none/card?page=0&side=2&item=sign',
    },
  ])
})

it('MYP-24: shows the beginning of a long text, and no side where the piece has only one', () => {
  const [line] = sampleLines('irodori-1', sampleGroup(sample('text', '𠮷'.repeat(30))), CLOCK)
  expect(line).toMatchObject({ page: null, text: `${'𠮷'.repeat(24)}…` })
})
