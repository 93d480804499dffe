import type { SampleText } from '@irodori/contract/entities/missingPart'
import { expect, it } from 'vitest'
import { sampleLines } from './sampleLines.ts'

const CARD = { productType: 'NORMAL', numberOfSides: 2, totalPage: null } as const
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
const group = (...sampleTexts: readonly SampleText[]) => ({
  groupNumber: 2,
  productId: 'card',
  designSeriesId: null,
  pages: [],
  isComplete: true,
  missingParts: [],
  sampleTexts,
})

it('MYP-24: names each sample text with its side and the address at which the editor opens it', () => {
  const samples = group(sample('date', '2026年10月8日\n陽向'), sample('sign', '佐藤 美咲', 2))
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
  const [line] = sampleLines('irodori-1', group(sample('text', '𠮷'.repeat(30))), CLOCK)
  expect(line).toMatchObject({ page: null, text: `${'𠮷'.repeat(24)}…` })
})
