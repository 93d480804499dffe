import type { DesignItem } from '@irodori/contract/entities/designItem'
import { MOST_OWN_ITEMS } from '@irodori/rules/ownItems'
import { expect, it } from 'vitest'
import { present } from '../../testing/present.ts'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { orderItems } from '../arranging/orderItems.ts'
import { arrangeAsTemplate } from '../arranging/templateArrangement.ts'
import type { Change } from '../document/change.ts'
import { applyChange, isNoChange, reverseChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { addItems, copiesFor, ownItemsOf, removeBlankTexts, removeItems, roomForOwnItems } from './ownItems.ts'

const SHEET = { width: 1200, height: 900 }
const front = (own: readonly DesignItem[] = []): DesignPage =>
  samplePage({ sheet: SHEET, items: [photoItem(), textItem(), ...own] })
const ownText = (id: string, change: Partial<DesignItem> = {}): DesignItem =>
  ({ ...textItem({ id, text: 'はる', left: 300, top: 300 }), origin: 'OWN', position: 3, ...change }) as DesignItem

const after = (page: DesignPage, change: Change): DesignPage =>
  present(applyChange(sampleDocument([page]), change).pages[0])

it('an added text is the customer’s own, last in reading order and on top of the other texts', () => {
  const page = after(front(), addItems(front(), [textItem({ id: 'new', text: 'はる' })]))
  expect(page.items).toMatchObject([{ id: 'photo' }, { id: 'text' }, { id: 'new', origin: 'OWN', position: 3 }])
  expect(ownItemsOf(page).map(({ priorityIndex }) => priorityIndex)).toEqual([2])
  const undone = after(page, reverseChange(addItems(front(), [textItem({ id: 'new', text: 'はる' })])))
  expect(undone.items).toEqual(front().items)
})

it('a page takes no more than its number of own items', () => {
  const many = Array.from({ length: MOST_OWN_ITEMS - 1 }, (_, at) => ownText(`own ${at}`, { position: at + 3 }))
  const page = front(many)
  expect(roomForOwnItems(page)).toBe(1)
  const full = after(page, addItems(page, [ownText('last'), ownText('one too many')]))
  expect(ownItemsOf(full)).toHaveLength(MOST_OWN_ITEMS)
  expect(isNoChange(addItems(full, [ownText('another')]))).toBe(true)
})

it('only items that the customer has added are removed', () => {
  const page = front([ownText('own')])
  expect(after(page, removeItems(page, page.items)).items.map(({ id }) => id)).toEqual(['photo', 'text'])
  expect(isNoChange(removeItems(front(), front().items))).toBe(true)
})

it('blank texts of the customer are removed, blank texts of the template stay', () => {
  const page = front([ownText('blank', { text: ' 　' }), ownText('written')])
  expect(after(page, removeBlankTexts(page)).items.map(({ id }) => id)).toEqual(['photo', 'text', 'written'])
})

it('copies lie beside their models on the same page, in the same place on another page, and never off the page', () => {
  const own = ownText('own')
  const page = front([own])
  const [copy] = copiesFor(page, [own], () => 'copy')
  // 4 mm at 300 dpi
  expect(copy).toMatchObject({ id: 'copy', origin: 'OWN', text: 'はる' })
  expect([present(copy).left - own.left, present(copy).top - own.top]).toEqual([
    expect.closeTo(47.244, 3),
    expect.closeTo(47.244, 3),
  ])
  expect(copiesFor(front(), [own], () => 'copy')).toEqual([{ ...own, id: 'copy' }])
  const corner = ownText('own', { left: 1150, top: 850 })
  const [cornerCopy] = copiesFor(front([corner]), [corner], () => 'copy')
  // 3 mm of the copy stay inside the trim, which ends 3 mm before the sheet.
  expect(present(cornerCopy).left).toBeCloseTo(1200 - 2 * (3 / 25.4) * 300, 6)
  expect(copiesFor(page, front().items, () => 'copy')).toEqual([])
})

it('own items are ordered among the others of their kind, and the template’s arrangement leaves them alone', () => {
  const own = ownText('own', { priorityIndex: 5 })
  const page = front([own])
  const behind = after(page, orderItems(page, [own], 'BACK'))
  expect(behind.items.map(({ priorityIndex }) => priorityIndex)).toEqual([0, 2, 1])
  // The shop has added an item to its template since, which now has the position of the customer's.
  const template = { items: [...front().items, textItem({ id: 'later', position: 3, left: 0, top: 0 })] }
  expect(isNoChange(arrangeAsTemplate(page, [own], template as Parameters<typeof arrangeAsTemplate>[2]))).toBe(true)
})
