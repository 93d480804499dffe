import { expect, it } from 'vitest'
import { otherOrder, sampleDesign, sampleOrder, sampleProduct } from '../../testing/sampleOrders.ts'
import type { OrderFilter } from './orderFilter.ts'
import { ALL_ORDERS, filteredOrders, filterQuery, listPage, needCounts, readFilter } from './orderFilter.ts'

const TODAY = '2026-11-24'
const words = { ...sampleDesign(), id: 'design-3' }
const ORDERS = [
  sampleOrder({ receiver: { ...sampleOrder().receiver, familyName: '鈴木', firstName: '次郎' } }),
  otherOrder({ products: [sampleProduct({ productId: 'card', name: 'バースカード' })], remainingNumber: 1 }),
  sampleOrder({
    id: 'order-3',
    orderNumber: 'irodori-30000003',
    status: 'WAITING_CREATION',
    designs: [words],
    designItems: [{ ...EMPTY_TEXT(), text: '誕生日おめでとう ゆい' }],
  }),
  sampleOrder({ id: 'order-4', orderNumber: 'irodori-40000004', status: 'CREATING' }),
  sampleOrder({ id: 'order-5', orderNumber: 'irodori-50000005', status: 'CANCEL' }),
]

function EMPTY_TEXT() {
  return {
    id: 'text-1',
    designId: 'design-3',
    type: 'TEXT' as const,
    font: 'gothic',
    fontSize: 12,
    fontWeight: 'regular' as never,
    color: '#000000',
    width: 10,
    height: 10,
    verticalAlignment: 'Center' as never,
    horizontalAlignment: 'Center' as never,
    angle: null,
    radius: null,
    spacing: null,
    reverse: null,
  }
}

const found = (filter: Partial<OrderFilter>) =>
  filteredOrders(ORDERS, { ...ALL_ORDERS, ...filter }, TODAY).map(({ id }) => id)

it('MYP-20: counts each order once by what it needs', () => {
  expect(needCounts(ORDERS, TODAY)).toEqual({ DESIGN: 1, FINISH: 1, WAIT: 1, PRODUCTION: 1, ON_THE_WAY: 0, PAST: 1 })
  expect(found({ show: 'WAIT' })).toEqual(['order-3'])
})

it('MYP-21: finds an order by its number, product, receiver and the words of its design, in any kind of kana', () => {
  expect(found({ search: '２０００' })).toEqual(['order-2'])
  expect(found({ search: 'irodori20000002' })).toEqual(['order-2'])
  expect(found({ search: 'ばーすかーど' })).toEqual(['order-2'])
  expect(found({ search: '鈴木次郎', show: 'FINISH' })).toEqual(['order-1'])
  expect(found({ search: 'おめでとう　ゆい' })).toEqual(['order-3'])
  expect(found({ search: 'なにもない' })).toEqual([])
})

it('MYP-21: restores the choice from the address, and leaves out what it does not know', () => {
  const filter = { show: 'ON_THE_WAY', search: '結婚 祝い', page: 3 } as const
  expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter)
  expect(filterQuery(ALL_ORDERS)).toBe('')
  expect(readFilter(new URLSearchParams('show=ALL&page=-1'))).toEqual(ALL_ORDERS)
  expect(readFilter(new URLSearchParams('page=2.5'))).toEqual(ALL_ORDERS)
})

it('MYP-22: shows two hundred orders on ten pages, each once, and the last page beyond the end', () => {
  const pages = Array.from({ length: 10 }, (_, index) => listPage(200, index + 1))
  expect(pages.map(({ from, to }) => [from, to])).toEqual(pages.map((_, index) => [index * 20, index * 20 + 20]))
  expect(listPage(200, 99)).toEqual({ page: 10, pages: 10, from: 180, to: 200 })
  expect(listPage(0, 1)).toEqual({ page: 1, pages: 1, from: 0, to: 0 })
})
