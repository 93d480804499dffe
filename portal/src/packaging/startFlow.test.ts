import type { DesignGroup, Package } from '@irodori/contract'
import { err, ok } from '@irodori/result'
import { expect, it } from 'vitest'
import { savePackagesInput } from './savePackagesInput.ts'
import { type StartCalls, startFlow } from './startFlow.ts'

const LOADED = '2026-11-20T01:00:00.000Z'
const SAVED = '2026-11-20T01:05:00.000Z'
const BEGUN = '2026-11-20T01:05:01.000Z'
const ENDS = '2026-11-20T01:35:00.000Z'

function record(own: Partial<StartCalls> = {}) {
  const names: string[] = []
  const plain: StartCalls = {
    readOrder: async () => ok({ updatedAt: LOADED }),
    save: async () => ok({ updatedAt: SAVED }),
    schedule: async () => ok({ clientEndingTime: ENDS, order: { updatedAt: BEGUN } }),
    ...own,
  }
  const calls: StartCalls = {
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

it('PCK-12: the order is read again, the choices are saved, and production starts of what was saved', async () => {
  const { names, calls } = record()
  expect(await startFlow(LOADED, false, calls)).toEqual({ kind: 'STARTED', endsAt: ENDS, updatedAt: BEGUN })
  expect(names).toEqual(['read', 'save', `schedule ${SAVED}`])
})

it('PCK-12: an order that was changed since it was loaded is neither saved nor started', async () => {
  const { names, calls } = record({ readOrder: async () => ok({ updatedAt: SAVED }) })
  expect(await startFlow(LOADED, false, calls)).toMatchObject({ problem: { problem: { kind: 'ORDER_CHANGED' } } })
  expect(names).toEqual(['read'])
})

it('PCK-14: a digital message ends with the saving of its wrapping', async () => {
  const { names, calls } = record()
  expect(await startFlow(LOADED, true, calls)).toEqual({ kind: 'SAVED' })
  expect(names).toEqual(['read', 'save'])
})

it('PCK-13: a refusal of either call is told, and nothing is started after a refused saving', async () => {
  const refusal = { kind: 'REFUSED', status: 400, errorCode: 'REQUEST_INVALID', message: null, error: {} } as const
  const saving = record({ save: async () => err(refusal) })
  expect(await startFlow(LOADED, false, saving.calls)).toEqual({ kind: 'PROBLEM', problem: { kind: 'SAVE_FAILED' } })
  expect(saving.names).toEqual(['read', 'save'])
  const starting = record({ schedule: async () => err({ ...refusal, errorCode: 'ORDER_NOT_SETTLED', status: 403 }) })
  expect(await startFlow(LOADED, false, starting.calls)).toEqual({ kind: 'PROBLEM', problem: { kind: 'NOT_PAID' } })
})

it('PCK-12: the choice of each piece is saved by its first page, the wish by its parcel', () => {
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
  expect(savePackagesInput(order, choices, deliveryChoices)).toEqual({
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
