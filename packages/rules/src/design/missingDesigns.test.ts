import type { DesignItem } from '@irodori/contract/entities/designItem'
import { describe, expect, it } from 'vitest'
import type { JudgedDesign, JudgedGroup, JudgedProduct } from './missingDesigns.ts'
import { concernsDesign, judgeDesigns, missingIn } from './missingDesigns.ts'

const text = (id: string, position: number, words: string): DesignItem => ({
  type: 'TEXT',
  id,
  position,
  priorityIndex: 1,
  top: 0,
  left: 0,
  width: 10,
  height: 10,
  rotate: 0,
  isDisabledItem: false,
  text: words,
  templateItemText: '春',
  font: 'NotoSansJP.ttf',
  fontSize: 10,
  fontWeight: 'Normal',
  color: '#000000',
  background: null,
  borderTextColor: null,
  isTextCompiled: false,
  verticalAlignment: 'Center',
  horizontalAlignment: 'Center',
  truncated: false,
})

const product = (productId: string, change: Partial<JudgedProduct> = {}): JudgedProduct => ({
  productId,
  unit: 1,
  productType: 'NORMAL',
  numberOfSides: 1,
  totalPage: null,
  ...change,
})
const CARD = product('card', { numberOfSides: 2 })
const CLOCK = product('clock')
const BOOK = product('book', { totalPage: 8 })
const SET = product('coasters', { productType: 'SET_3', numberOfSides: 3 })

const page = (id: string, change: Partial<JudgedDesign> = {}): JudgedDesign => ({
  id,
  pageNumber: '0',
  sideNumber: 1,
  items: [text(`${id}-words`, 1, '夏')],
  ...change,
})
const sides = (...numbers: number[]) => numbers.map((sideNumber) => page(`side-${sideNumber}`, { sideNumber }))
const pages = (...numbers: number[]) => numbers.map((number) => page(`page-${number}`, { pageNumber: String(number) }))
const group = (
  { productId, totalPage }: JudgedProduct,
  groupNumber: number,
  designs: readonly JudgedDesign[],
): JudgedGroup => ({ groupNumber, productId, totalPage, designs })

const missing = (products: readonly JudgedProduct[], groups: readonly JudgedGroup[]) =>
  judgeDesigns(products, groups).missingParts

describe('COM-4 an order', () => {
  const whole = [
    group(CARD, 1, sides(1, 2)),
    group(CLOCK, 2, sides(1)),
    group(BOOK, 3, pages(-1, 0, 1, 2, 3, 4)),
    group(SET, 4, sides(1, 2, 3)),
  ]
  const products = [CARD, CLOCK, BOOK, SET, product('ribbon', { productType: 'NO_DESIGN', unit: 5 })]

  it('is designed with a card, a clock, a booklet and a set that have all their pages', () => {
    expect(judgeDesigns(products, whole)).toEqual({
      missingParts: [],
      sampleTexts: [],
      isDesigned: true,
      remainingNumber: 0,
      overNumber: 0,
    })
  })

  it('lists the pieces without a design, each product by itself and its lines added', () => {
    const lines = [CARD, CLOCK, { ...CARD, unit: 2 }]
    expect(missing(lines, [group(CARD, 1, sides(1, 2)), group(CLOCK, 2, sides(1))])).toEqual([
      { kind: 'PIECE', productId: 'card', count: 2 },
    ])
  })

  it('lists the page of a booklet by its number, the cover included', () => {
    const place = { kind: 'PAGE', productId: 'book', groupNumber: 3, sideNumber: 1 }
    expect(missing([BOOK], [group(BOOK, 3, pages(0, 1, 3, 4))])).toEqual([
      { ...place, pageNumber: '-1' },
      { ...place, pageNumber: '2' },
    ])
  })

  it('counts the pages of a booklet as it was begun, or of its product if it has no series', () => {
    const begun = { ...group(BOOK, 3, pages(-1, 0, 1)), totalPage: 2 }
    expect(missing([BOOK], [begun])).toEqual([])
    expect(missing([BOOK], [{ ...begun, totalPage: null }])).toHaveLength(3)
  })

  it('lists blank items in reading order with the page on which they are', () => {
    const blank = [text('late', 9, ' 　'), text('early', 2, ''), text('written', 1, '春')]
    const place = { kind: 'ITEM', productId: 'clock', groupNumber: 1, pageNumber: '0', sideNumber: 1, designId: 'face' }
    expect(missing([CLOCK], [group(CLOCK, 1, [page('face', { items: blank })])])).toEqual([
      { ...place, itemId: 'early', itemType: 'TEXT', position: 2 },
      { ...place, itemId: 'late', itemType: 'TEXT', position: 9 },
    ])
  })

  it('lists a design for a side or page that its product does not have', () => {
    const extra = { kind: 'EXTRA_PAGE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 7 }
    expect(missing([CARD], [group(CARD, 1, sides(1, 2, 7))])).toEqual([{ ...extra, designId: 'side-7' }])
    expect(missing([BOOK], [group(BOOK, 3, pages(-1, 0, 1, 2, 3, 4, 5))])).toMatchObject([
      { kind: 'EXTRA_PAGE', pageNumber: '5', designId: 'page-5' },
    ])
  })

  it('blames a blank item on its own design, a missing side on each design of its piece, and a missing piece on none', () => {
    const [front, back] = [page('front', { items: [text('blank', 1, '')] }), page('back', { sideNumber: 2 })]
    const parts = missing([{ ...CARD, unit: 3 }], [group(CARD, 1, [front, back]), group(CARD, 2, sides(1))])
    const blamed = (designId: string) => parts.filter((part) => concernsDesign(part, designId)).map((part) => part.kind)
    expect(parts.map(({ kind }) => kind)).toEqual(['PIECE', 'ITEM', 'SIDE'])
    expect([blamed('front'), blamed('back')]).toEqual([['ITEM', 'SIDE'], ['SIDE']])
  })

  it('is not designed with a piece that was not bought, and does not examine that piece', () => {
    expect(judgeDesigns([CLOCK], [group(CLOCK, 1, sides(1)), group(CARD, 2, sides(1))])).toEqual({
      missingParts: [],
      sampleTexts: [],
      isDesigned: false,
      remainingNumber: 0,
      overNumber: 1,
    })
  })
})

describe('PRD-4 a piece of several sides', () => {
  it('lacks each side without a design, also in the second of two cards', () => {
    const cards = [group(CARD, 1, sides(1, 2)), group(CARD, 2, sides(1))]
    expect(missing([{ ...CARD, unit: 2 }], cards)).toEqual([
      { kind: 'SIDE', productId: 'card', groupNumber: 2, pageNumber: '0', sideNumber: 2 },
    ])
    expect(missingIn(group(SET, 4, sides(2)), SET).map((part) => 'sideNumber' in part && part.sideNumber)).toEqual([
      1, 3,
    ])
  })
})

describe('PRD-4 a missing side', () => {
  it('has the page number of the sides that are there, and 0 if there are none', () => {
    const placesOf = (designs: readonly JudgedDesign[]) =>
      missingIn(group(CARD, 1, designs), CARD).map((part) => 'pageNumber' in part && [part.pageNumber, part.sideNumber])
    expect(placesOf([page('back', { sideNumber: 2, pageNumber: '3' })])).toEqual([['3', 1]])
    expect(placesOf([])).toEqual([
      ['0', 1],
      ['0', 2],
    ])
  })
})

describe('MSG-3 a message', () => {
  it('needs every piece with all its sides, so one side of a card is not enough', () => {
    expect(judgeDesigns([CARD], [group(CARD, 1, sides(1))]).isDesigned).toBe(false)
    expect(judgeDesigns([CARD], [group(CARD, 1, sides(1, 2))]).isDesigned).toBe(true)
  })
})

describe('COM-5: samples of an order', () => {
  const sample = (id: string, change: Partial<JudgedDesign> = {}) =>
    page(id, {
      items: [text(`${id}-second`, 2, '春'), text(`${id}-first`, 1, '春'), text(`${id}-own`, 3, '夏')],
      ...change,
    })

  it('are listed by piece, page and item, and leave the order designed', () => {
    const { sampleTexts, isDesigned } = judgeDesigns(
      [CLOCK, { ...CARD, unit: 2 }],
      [
        group(CARD, 1, [sample('back', { sideNumber: 2 }), sample('front')]),
        group(
          CARD,
          2,
          sides(1, 2).map((side) => ({ ...side, items: [text('own', 1, '夏')] })),
        ),
        group(CLOCK, 3, [sample('clock')]),
      ],
    )
    expect(sampleTexts.map(({ groupNumber, itemId }) => `${groupNumber} ${itemId}`)).toEqual([
      '3 clock-first',
      '3 clock-second',
      '1 front-first',
      '1 front-second',
      '1 back-first',
      '1 back-second',
    ])
    expect(isDesigned).toBe(true)
  })

  it('of a booklet are listed by the numbers of their pages, the cover first', () => {
    const booklet = group(
      BOOK,
      1,
      ['3', '1', '-1', '2'].map((pageNumber) => page(pageNumber, { pageNumber, items: [text('words', 1, '春')] })),
    )
    expect(judgeDesigns([BOOK], [booklet]).sampleTexts.map(({ pageNumber }) => pageNumber)).toEqual([
      '-1',
      '1',
      '2',
      '3',
    ])
  })

  it('of a product that was not bought are not listed', () => {
    expect(judgeDesigns([CLOCK], [group(CARD, 1, [sample('front')])]).sampleTexts).toEqual([])
  })
})
