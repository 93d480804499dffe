import { describe, expect, it } from 'vitest'
import { readSources } from '../sources.ts'
import { setsStatus, statusViolations } from './statusHistory.ts'

const TRANSITION = {
  path: 'packages/api/src/order/transitionOrder.ts',
  text: `export async function transitionOrder(tx: Transacting) {
    await tx.updateTable('shop_order').set({ status: next, updated_at: at }).where('status', '=', seen).execute()
    await tx.insertInto('order_history').values({ event }).execute()
  }`,
}

describe('the status of an order', () => {
  it('changes in one function of the order’s folder, which writes the history in the same transaction', () => {
    expect(statusViolations(readSources(['packages/api/src']))).toEqual([])
  })
})

describe('a planted change of the status of an order', () => {
  const violations = (path: string, text: string) => statusViolations([TRANSITION, { path, text }])

  it('accepts a change of status in the one transition, and a first status or another column elsewhere', () => {
    expect(statusViolations([TRANSITION])).toEqual([])
    expect(violations('packages/api/src/order/addOrder.ts', "tx.insertInto('shop_order').values({ status })")).toEqual(
      [],
    )
    expect(
      violations('packages/api/src/order/writeOrderDetails.ts', "tx.updateTable('shop_order').set({ details })"),
    ).toEqual([])
  })

  it.each([
    ["tx.updateTable('shop_order').set({ status: 'CANCEL' }).execute()"],
    ["tx\n  .updateTable('shop_order')\n  .set({ details: json(x), status })\n  .execute()"],
    ["tx.updateTable('shop_order').set('status', next).execute()"],
    ["sql`update shop_order set updated_at = now(), status = 'DRAFT' where id = 1`"],
  ])('reports a change of status in a second file: %s', (text) => {
    expect(violations('packages/api/src/design/deleteDesigns.ts', text)[0]).toContain('status is set in 2 files')
  })

  it('distinguishes a change of status from a condition on it', () => {
    expect(setsStatus("tx.updateTable('shop_order').set({ details }).where('status', '=', 'DRAFT').execute()")).toBe(
      false,
    )
    expect(setsStatus("sql`update shop_order set details = $1 where status = 'DRAFT'`")).toBe(false)
  })

  it('reports a change of status that writes no history, has no transaction, or is gone', () => {
    const bare = "database.updateTable('shop_order').set({ status }).execute()"
    expect(statusViolations([{ path: TRANSITION.path, text: bare }])).toEqual([
      `${TRANSITION.path}: sets status and does not write order_history`,
      `${TRANSITION.path}: sets status without requiring a transaction (Transacting)`,
    ])
    expect(statusViolations([])).toEqual(['status is set in 0 files: none'])
  })

  it('reports a second file that writes the history', () => {
    expect(violations('packages/api/src/staff/note.ts', "tx.insertInto('order_history').values({})")).toEqual([
      'packages/api/src/staff/note.ts: writes order_history without setting status',
    ])
  })
})
