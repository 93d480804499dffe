import type { Client } from '@irodori/client/client'
import { err, ok } from '@irodori/result'
import { expect, it, vi } from 'vitest'
import { createTestJournal } from '../../../testing/createTestJournal.ts'
import { LATER, opened, reading } from '../../../testing/journalVisits.ts'
import { savedDesign } from '../../../testing/savedDesign.ts'
import type { EditorRoute } from '../opening/editorRoute.ts'
import { rejoinServer } from './rejoinServer.ts'

const ROUTE: EditorRoute = {
  kind: 'EDIT',
  orderNumber: 'irodori-10000001',
  groupNumber: '1',
  designSeriesId: 'none',
  productId: 'card',
}
const DESIGN = savedDesign(reading('はる'), 'id of front', LATER)

function openedEditor(isFromDevice: boolean, answers: readonly unknown[]) {
  const left = [...answers]
  const call = vi.fn(async () => left.shift())
  const waitForNetwork = vi.fn(async () => {})
  const journal = createTestJournal({ reconcileWithServer: vi.fn(async () => {}) })
  const design = { ...opened([reading('はる')]), isFromDevice }
  const resources = { retry: vi.fn(), stop: vi.fn() }
  const rejoin = () =>
    rejoinServer({ design, journal, resources, route: () => ROUTE }, { call } as unknown as Client, waitForNetwork)
  return { rejoin, call, waitForNetwork, journal, design, resources }
}

it('NLW-31: compares a design of the device with the server when it answers, and loads its photos', async () => {
  const { rejoin, waitForNetwork, journal, design, resources } = openedEditor(true, [
    err({ kind: 'NETWORK' }),
    ok([DESIGN]),
  ])
  await rejoin()
  expect(waitForNetwork.mock.calls).toEqual([[1], [2]])
  expect(design.imageFolder).toBe(DESIGN.imageFolder)
  expect(resources.retry).toHaveBeenCalledOnce()
  expect(journal.reconcileWithServer).toHaveBeenCalledExactlyOnceWith([
    { page: expect.objectContaining({ key: 'front' }), updatedAt: DESIGN.updatedAt },
  ])
})

it('NLW-31: asks nothing about a design that the server has sent', async () => {
  const { rejoin, call } = openedEditor(false, [])
  await rejoin()
  expect(call).not.toHaveBeenCalled()
})

it('NLW-31: leaves a refusal to the search for the order', async () => {
  const { rejoin, journal } = openedEditor(true, [err({ kind: 'REFUSED', status: 401, errorCode: 'UNAUTHENTICATED' })])
  await rejoin()
  expect(journal.reconcileWithServer).not.toHaveBeenCalled()
})
