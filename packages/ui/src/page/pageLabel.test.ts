import { expect, it } from 'vitest'
import { monthLabel } from './monthLabel.ts'
import { byPage, pageLabel } from './pageLabel.ts'

const booklet = { productType: 'NORMAL', numberOfSides: 1, totalPage: 8 } as const
const card = { productType: 'NORMAL', numberOfSides: 2, totalPage: null } as const

it('PGS-2: labels a booklet of 8 pages cover, 1–2, 3–4, 5–6, 7–8, back cover', () => {
  const labels = ['-1', '0', '1', '2', '3', '4'].map((pageNumber) => pageLabel({ pageNumber, sideNumber: 1 }, booklet))
  expect(labels).toEqual([
    { kind: 'COVER' },
    { kind: 'SPREAD', first: 1, last: 2 },
    { kind: 'SPREAD', first: 3, last: 4 },
    { kind: 'SPREAD', first: 5, last: 6 },
    { kind: 'SPREAD', first: 7, last: 8 },
    { kind: 'BACK_COVER' },
  ])
})

it('PGS-2: labels an odd last page alone', () => {
  const label = pageLabel({ pageNumber: '3', sideNumber: 1 }, { ...booklet, totalPage: 7 })
  expect(label).toEqual({ kind: 'SPREAD', first: 7, last: 7 })
})

it('PGS-8: labels two sides front and back, and a single side front', () => {
  expect(pageLabel({ pageNumber: '0', sideNumber: 1 }, card).kind).toBe('FRONT')
  expect(pageLabel({ pageNumber: '0', sideNumber: 2 }, card).kind).toBe('BACK')
  expect(pageLabel({ pageNumber: '0', sideNumber: 1 }, { ...card, numberOfSides: 1 }).kind).toBe('FRONT')
})

it('PGS-8: numbers the pieces of pairs and sets of three', () => {
  const label = pageLabel({ pageNumber: '0', sideNumber: 3 }, { ...card, productType: 'SET_3', numberOfSides: 3 })
  expect(label).toEqual({ kind: 'PIECE', number: 3 })
  const pair = { ...card, productType: 'PAIR_PRODUCT' } as const
  expect([1, 2].map((sideNumber) => pageLabel({ pageNumber: '0', sideNumber }, pair))).toEqual([
    { kind: 'PIECE', number: 1 },
    { kind: 'PIECE', number: 2 },
  ])
})

it('CLD-5: names a page by its month, and the sheets of a product with more than two sides by number after the cover', () => {
  const calendar = { ...card, numberOfSides: 13 }
  const place = { pageNumber: '0', sideNumber: 4 }
  expect(pageLabel({ ...place, month: '2027-03' }, calendar)).toEqual({ kind: 'MONTH', month: '2027-03' })
  expect(pageLabel({ ...place, month: '2027-03' }, booklet)).toEqual({ kind: 'MONTH', month: '2027-03' })
  expect(pageLabel(place, calendar)).toEqual({ kind: 'LEAF', number: 4 })
  expect(pageLabel({ ...place, sideNumber: 1 }, calendar)).toEqual({ kind: 'COVER' })
  expect([monthLabel('2027-03', 'ja'), monthLabel('2027-12', 'en')]).toEqual(['2027年3月', 'December 2027'])
})

it('sorts page numbers as numbers, not as text', () => {
  const pages = ['10', '-1', '2'].map((pageNumber) => ({ pageNumber, sideNumber: 1 }))
  expect(pages.sort(byPage).map(({ pageNumber }) => pageNumber)).toEqual(['-1', '2', '10'])
})
