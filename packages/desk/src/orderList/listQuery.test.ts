import { expect, it } from 'vitest'
import { readListQuery, writeListQuery } from './listQuery.ts'

it('DSK-14: an address keeps the whole search', () => {
  const query = {
    search: '佐藤 & 090',
    status: 'CREATING',
    source: 'RAKUTEN',
    productId: 'greeting-card',
    shipFrom: '2026-11-20',
    shipTo: '2026-11-30',
    sort: 'SHIP_DAY',
  } as const
  expect(readListQuery(writeListQuery(query))).toEqual(query)
  expect(writeListQuery({})).toBe('')
})

it('DSK-14: an address of another list is read as far as it is known', () => {
  expect(readListQuery('?status=LOST&search=佐藤&shipTo=tomorrow&sort=&after=x&page=2')).toEqual({ search: '佐藤' })
})
