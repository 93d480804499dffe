import { describe, expect, it } from 'vitest'
import { foreignOrderWriters, ORDER_FOLDER } from './orderWriter.ts'
import { readSources } from '../sources.ts'

const foreign = (path: string, text: string) => foreignOrderWriters([{ path, text }])

describe('the table shop_order', () => {
  it('only the order’s own folder writes the table shop_order', () => {
    const sources = readSources(['packages', 'studio', 'portal', 'tests'])
    expect(sources.some(({ path }) => path.startsWith(ORDER_FOLDER))).toBe(true)
    expect(foreignOrderWriters(sources)).toEqual([])
  })
})

describe('a planted write of the table shop_order', () => {
  it.each([
    ["tx.updateTable('shop_order').set({ details })"],
    ["tx\n    .insertInto(\n 'shop_order')"],
    ["tx.deleteFrom('shop_order as o')"],
    ['sql`update shop_order set status = $1`'],
    ['sql`INSERT INTO shop_order (id) values (1)`'],
    ['sql`delete from "shop_order"`'],
  ])('reports a write of shop_order in another folder: %s', (text) => {
    expect(foreign('packages/api/src/design/saveDesigns.ts', text)).toEqual(['packages/api/src/design/saveDesigns.ts'])
  })

  it('accepts a read, a lock and a write of another table', () => {
    const reads = "tx.selectFrom('shop_order').forUpdate(); sql`delete from shop_order_archive`; sql`join shop_order o`"
    expect(foreign('packages/api/src/design/listDesigns.ts', reads)).toEqual([])
  })

  it.each([
    'packages/api/src/order/changeOrder.ts',
    'packages/api/src/database/migrations/foundation.ts',
    'packages/api/src/design/groups.test.ts',
    'packages/api/testing/createReadyOrder.ts',
    'packages/api/fuzz/orderPlans.ts',
    'tests/bench/server/baselineServer.ts',
  ])('allows a write of shop_order in %s', (path) => {
    expect(foreign(path, "tx.updateTable('shop_order')")).toEqual([])
  })
})
