import type { DesignGroup, Package } from '@irodori/contract/entities/order'
import { err, ok } from '@irodori/result'
import { expect, it } from 'vitest'
import { savePackagesInput } from './savePackagesInput.ts'
import { type StartCalls, startFlow } from './startFlow.ts'

interface SavedOrder {
  readonly updatedAt: string
}

const LOADED = '2026-11-20T01:00:00.000Z'
const SAVED = '2026-11-20T01:05:00.000Z'
const STARTED = '2026-11-20T01:05:01.000Z'
const ENDS = '2026-11-20T01:35:00.000Z'

function record(own: Partial<StartCalls<SavedOrder>> = {}) {
  const names: string[] = []
  const plain: StartCalls<SavedOrder> = {
    readOrder: async () => ok({ updatedAt: LOADED }),
    save: async () => ok({ updatedAt: SAVED }),
    schedule: async () => ok({ clientEndingTime: ENDS, order: { updatedAt: STARTED } }),
    ...own,
  }
  const calls: StartCalls<SavedOrder> = {
    readOrder: () => {
      names.push('read')
      return plain.readOrder()
    },
    save: () => {
      names.push('save')
      return plain.save()
    },
    schedule: (updatedAt) => {
      names.push(`schedule ${updatedAt}`)
      return plain.schedule(updatedAt)
    },
  }
  return { names, calls }
}

it('PCK-12: reads the order again, saves the choices and starts production of the saved version', async () => {
  const { names, calls } = record()
  expect(await startFlow(LOADED, false, calls)).toEqual(
    ok({ kind: 'STARTED', endsAt: ENDS, order: { updatedAt: STARTED } }),
  )
  expect(names).toEqual(['read', 'save', `schedule ${SAVED}`])
})

it('PCK-12: neither saves nor starts an order that changed since it was loaded', async () => {
  const { names, calls } = record({ readOrder: async () => ok({ updatedAt: SAVED }) })
  expect(await startFlow(LOADED, false, calls)).toEqual(err({ kind: 'ORDER', problem: { kind: 'ORDER_CHANGED' } }))
  expect(names).toEqual(['read'])
})

it('PCK-14: ends after the save for a digital message', async () => {
  const { names, calls } = record()
  expect(await startFlow(LOADED, true, calls)).toEqual(ok({ kind: 'SAVED' }))
  expect(names).toEqual(['read', 'save'])
})

it('PCK-13: reports the refusal of either call, and starts nothing after a refused save', async () => {
  const refused = { kind: 'REFUSED', status: 400, errorCode: 'REQUEST_INVALID', message: null, error: {} } as const
  const saving = record({ save: async () => err(refused) })
  expect(await startFlow(LOADED, false, saving.calls)).toEqual(err({ kind: 'SAVE_FAILED' }))
  expect(saving.names).toEqual(['read', 'save'])
  const starting = record({ schedule: async () => err({ ...refused, errorCode: 'ORDER_NOT_SETTLED', status: 403 }) })
  expect(await startFlow(LOADED, false, starting.calls)).toMatchObject({ ok: false, error: { kind: 'NOT_PAID' } })
})

it('PCK-12: saves the choice of each piece under its first page, and the delivery under its parcel', () => {
  const order = {
    id: 'o',
    designGroups: [
      { groupNumber: 1, designIds: ['a', 'b'], designSeriesId: null },
      { groupNumber: 2, designIds: ['c'], designSeriesId: 's' },
    ] as unknown as DesignGroup[],
    packages: [{ id: 'p', defaultExpectedDeliveryDate: '2026-12-01' }] as unknown as Package[],
  }
  const choices = new Map([
    [1, { packagePlanId: 'bag', productOptionId: null }],
    [2, { packagePlanId: '', productOptionId: 'matt' }],
  ])
  const deliveryChoices = new Map([['p', { deliveryDay: '2026-12-03', deliveryTime: '午前中' }]])
  expect(savePackagesInput({ ...order, processMethod: 'normal' }, choices, deliveryChoices)).toEqual({
    id: 'o',
    packages: [
      { id: 'p', deliveryDays: '2026-12-03', deliveryTime: '午前中', defaultExpectedDeliveryDate: '2026-12-01' },
    ],
    designs: [
      { id: 'a', designSeriesId: null, packagePlanId: 'bag', productOptionId: null },
      { id: 'c', designSeriesId: 's', packagePlanId: null, productOptionId: 'matt' },
    ],
  })
})
