import type { Design } from '@irodori/contract/entities/design'
import { draftOfPage } from '@irodori/design/designPage'
import { postalBoxes } from '@irodori/design/postalCodes'
import { expect, it } from 'vitest'
import { filledFrame, sampleFrame, samplePage, sampleText } from '../../testing/sampleDesign.ts'
import { mostUrgentPrintCheck } from './mostUrgentPrintCheck.ts'
import { pageProof } from './pageProof.ts'

const design = (...items: Parameters<typeof samplePage>[1]): Design =>
  ({ ...draftOfPage(samplePage('front', items), null, null), id: 'd' }) as Design

it('ODR-32: lists the texts of a page in reading order, without blank ones', () => {
  const proof = pageProof(
    design(sampleText('second', 2, '二〇二六年'), sampleText('blank', 3, '　'), sampleText('first', 1, '花子')),
    { minFontSize: 0 },
  )
  expect(proof.texts).toEqual([
    { itemId: 'first', text: '花子' },
    { itemId: 'second', text: '二〇二六年' },
  ])
})

it('EDT-59: shows the digits in the boxes of a postal code as one text', () => {
  const sheet = { width: 1252, height: 1819, dpi: 300, bleedMm: 3, safeMm: 3, backgroundColor: '#ffffff' }
  const card = samplePage('address', [], { sheet: { ...samplePage('front', []).sheet, ...sheet } })
  const digits = postalBoxes(card.sheet).map(({ left, top, width, height }, at) => ({
    ...sampleText(`digit ${at}`, at, String(at + 1)),
    ...{ left, top, width, height },
  }))
  const page = { ...card, items: [...digits.toReversed(), sampleText('name', 9, '花子')] }
  const proof = pageProof({ ...draftOfPage(page, null, null), id: 'd' } as Design, { minFontSize: 0 })
  expect(proof.texts.map(({ text }) => text)).toEqual(['〒123-4567', '花子'])
})

it('ODR-32: names the item of each blank or low-resolution finding', () => {
  const coarse = { ...filledFrame('coarse', 1), croppedWidth: 200, croppedHeight: 133 }
  const proof = pageProof(design(coarse, sampleText('words', 2), sampleFrame('empty', 3), sampleText('small', 4)), {
    minFontSize: 14,
  })
  expect(proof.findings.map(({ kind, number, finding }) => [kind, number, finding.kind])).toEqual([
    ['photo', 1, 'PHOTO_COARSE'],
    ['text', 1, 'LETTERS_SMALL'],
    ['photo', 2, 'FRAME_EMPTY'],
    ['text', 2, 'LETTERS_SMALL'],
  ])
})

it('ADD-13: names the text that is hard to read on the background of its page', () => {
  const page = design(sampleText('title', 1), { ...sampleText('faint', 2), color: '#fbf9f5' })
  expect(pageProof(page, { minFontSize: 0 }).findings).toMatchObject([
    { kind: 'text', number: 2, finding: { kind: 'TEXT_FAINT', itemId: 'faint' } },
  ])
})

it.each([
  [['EQUAL', 'EQUAL'], 'EQUAL'],
  [['EQUAL', 'PENDING'], 'PENDING'],
  [['UNSEEN', 'EQUAL'], 'UNSEEN'],
  [['PENDING', 'DIFFERENT'], 'DIFFERENT'],
  [['DIFFERENT', 'FAILED'], 'FAILED'],
] as const)('ODR-32: says the most pressing fact of pages that are %j: %s', (checks, state) => {
  expect(mostUrgentPrintCheck(checks.map((printCheck) => ({ printCheck })))).toBe(state)
})
