import type { Design } from '@irodori/contract/entities/design'
import { draftOfPage } from '@irodori/design/designPage'
import { postalBoxes } from '@irodori/design/postalCodes'
import { ornamentItem, POSTCARD } from '@irodori/design/testing/sampleItems'
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

/** An address side whose digits are listed from right to left, before and after its other text. */
function addressSide(text: (box: number) => string): Design {
  const card = samplePage('address', [], { sheet: { ...samplePage('front', []).sheet, ...POSTCARD } })
  const digits = postalBoxes(card.sheet).map(({ left, top, width, height }, at) => ({
    ...sampleText(`digit ${at}`, 9 - at, text(at)),
    ...{ left, top, width, height, templateItemText: '１', keepsTemplateText: false },
  }))
  const page = { ...card, items: [...digits, sampleText('name', 10, '花子'), sampleText('blank', 11, '')] }
  return { ...draftOfPage(page, null, null), id: 'd' } as Design
}

it('EDT-59: shows the digits in the boxes of a postal code as one text, written as a postal code', () => {
  const { texts, findings } = pageProof(
    addressSide((box) => '２３４５６７８'.charAt(box)),
    { minFontSize: 0 },
  )
  expect(texts.map(({ text }) => text)).toEqual(['〒234-5678', '花子'])
  expect(findings.map(({ number, finding }) => [number, finding.kind])).toEqual([[3, 'TEXT_BLANK']])
  const partly = pageProof(
    addressSide((box) => '２３４'.charAt(box)),
    { minFontSize: 0 },
  )
  expect(partly.texts.map(({ text }) => text)).toEqual(['〒２３４', '花子'])
})

it('EDT-59: names a postal code that still shows the sample once, by its number among the texts that are listed', () => {
  const { findings } = pageProof(
    addressSide(() => '１'),
    { minFontSize: 0 },
  )
  expect(findings.map(({ kind, number, finding }) => [kind, number, finding.kind])).toEqual([
    ['text', 1, 'TEXT_SAMPLE'],
    ['text', 3, 'TEXT_BLANK'],
  ])
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

it('names an ornament as one, and a text behind it by its number among the texts', () => {
  const page = design(ornamentItem({ id: 'leaf', position: 1, left: 30, top: 100 }), sampleText('blank', 2, ''))
  expect(pageProof(page, { minFontSize: 0 }).findings).toMatchObject([
    { kind: 'ornament', number: 1, finding: { itemId: 'leaf' } },
    { kind: 'text', number: 1, finding: { kind: 'TEXT_BLANK' } },
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
