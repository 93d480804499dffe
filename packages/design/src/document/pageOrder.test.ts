import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoItem, samplePage } from '../../testing/sampleItems.ts'
import { sampleMonthGrid } from '../../testing/sampleMonthGrid.ts'
import { applyChange, isNoChange, reverseChange } from './change.ts'
import type { DesignDocument } from './designPage.ts'
import { copyPage, innerPages, movePage } from './pageOrder.ts'

const TOTAL = 12
/** A cover, six inner pages with a photo each, and a back cover. */
const pages = Array.from({ length: 8 }, (_, at) =>
  samplePage({
    key: `page ${at - 1}`,
    pageNumber: String(at - 1),
    templateId: `template ${at - 1}`,
    items: [photoItem({ id: `photo ${at - 1}` })],
  }),
)
const document: DesignDocument = { designSeriesId: 'series', pages }
const inner = innerPages(pages, TOTAL)
const contents = ({ pages: shown }: DesignDocument) => shown.map(({ items }) => items.map(({ id }) => id).join())
const places = ({ pages: shown }: DesignDocument) => shown.map(({ key, pageNumber }) => `${key} ${pageNumber}`)

test('PGS-26: the covers of a booklet and the sides of other products stay in their places', () => {
  expect(inner.map(({ pageNumber }) => pageNumber)).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(innerPages(pages, null)).toEqual([])
})

test('PGS-26: a moved page takes its photos, words and template along, and those between move up', () => {
  const moved = applyChange(document, movePage(inner, 'page 1', 4))
  expect(contents(moved)).toEqual([-1, 0, 2, 3, 4, 1, 5, 6].map((number) => `photo ${number}`))
  expect(moved.pages[5]?.templateId).toBe('template 1')
  expect(places(moved)).toEqual(places(document))
})

test('PGS-26: any sequence of moves loses and doubles nothing, and undoing each restores the booklet', () => {
  const move = fc.record({ from: fc.integer({ min: 0, max: 5 }), to: fc.integer({ min: 0, max: 5 }) })
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 12 }), (moves) => {
      let shown = document
      const changes = moves.map(({ from, to }) => {
        const now = innerPages(shown.pages, TOTAL)
        const change = movePage(now, now[from]?.key ?? '', to)
        shown = applyChange(shown, change)
        return change
      })
      expect(contents(shown).toSorted()).toEqual(contents(document).toSorted())
      for (const change of changes.toReversed()) shown = applyChange(shown, reverseChange(change))
      expect(shown).toEqual(document)
    }),
  )
})

test('a page moves neither to a sheet of another size nor to its own place', () => {
  const odd = pages.map((page) => (page.pageNumber === '3' ? { ...page, sheet: { ...page.sheet, width: 99 } } : page))
  expect(isNoChange(movePage(innerPages(odd, TOTAL), 'page 1', 4))).toBe(true)
  expect(isNoChange(movePage(innerPages(odd, TOTAL), 'page 1', 2))).toBe(false)
  expect(isNoChange(movePage(inner, 'page 1', 1))).toBe(true)
})

test('PGS-27: a copy has the content of the other page with items of its own', () => {
  const [first, second] = inner
  if (!first || !second) throw new Error('the booklet has two inner pages')
  const copied = applyChange(
    document,
    copyPage(first, second, () => 'copy'),
  )
  expect(contents(copied).slice(0, 4)).toEqual(['photo -1', 'photo 0', 'copy', 'photo 2'])
  expect(copied.pages[2]).toMatchObject({ key: 'page 1', pageNumber: '1', templateId: 'template 0' })
})

test('ADD-9: a copied or moved page takes its background and colour set along', () => {
  const chosen = { background: { ground: '#e7b7b4' }, colourSet: 'pine' }
  const painted = inner.map((page, at) => (at === 0 ? { ...page, sheet: { ...page.sheet, ...chosen } } : page))
  const book = { designSeriesId: null, pages: painted }
  const [first, second] = painted
  if (!first || !second) throw new Error('the booklet has two inner pages')
  const grounds = ({ pages: shown }: DesignDocument) => shown.slice(0, 3).map(({ sheet }) => sheet.background?.ground)
  const copied = applyChange(
    book,
    copyPage(first, second, () => 'copy'),
  )
  expect(grounds(copied)).toEqual(['#e7b7b4', '#e7b7b4', undefined])
  expect(copied.pages[1]?.sheet.colourSet).toBe('pine')
  expect(grounds(applyChange(book, movePage(painted, first.key, 2)))).toEqual([undefined, undefined, '#e7b7b4'])
})

test('CLD-4: each place of a booklet keeps its month when pages with month grids are moved', () => {
  const monthly = inner.map((page, at) => ({
    ...page,
    sheet: { ...page.sheet, monthGrid: sampleMonthGrid({ headHeight: at }), month: `2027-0${at + 1}` },
  }))
  const moved = applyChange({ designSeriesId: null, pages: monthly }, movePage(monthly, 'page 0', 2)).pages
  expect(moved.map(({ sheet }) => sheet.month)).toEqual(monthly.map(({ sheet }) => sheet.month))
  expect(moved.slice(0, 3).map(({ sheet }) => sheet.monthGrid?.headHeight)).toEqual([1, 2, 0])
})
