import type { Client } from '@irodori/client/client'
import { expect, it } from 'vitest'
import { finishTutorial, issueInvoice } from './issueInvoice.ts'

const shown = {
  name: '森遥',
  describe: 'お品代',
  totalPrice: 3300,
  isReissue: false,
  isSeenTutorial: true,
  availableUntil: '2027-05-20',
}

function recordingClient(fileName: string | null) {
  const calls: [path: string, body: unknown][] = []
  const client = {
    call: async (endpoint: { path: string }, given: { body: unknown }) => {
      calls.push([endpoint.path, given.body])
      return { ok: true, value: shown }
    },
    download: async (endpoint: { path: string }) => {
      calls.push([endpoint.path, null])
      return { ok: true, value: { blob: new Blob(['%PDF']), fileName } }
    },
  } as unknown as Client
  return { client, calls }
}

it('RCP-2: saves the end of the tutorial with blank text, which the server replaces', async () => {
  const { client, calls } = recordingClient(null)
  await finishTutorial(client, 'a-1')
  expect(calls).toEqual([['/api/order/{orderNumber}/invoice', { name: '', describe: '', isSeenTutorial: true }]])
})

it('RCP-3: saves changed text before downloading the receipt, and skips the save otherwise', async () => {
  const one = recordingClient(null)
  await issueInvoice(one.client, 'a-1', shown, { name: '株式会社さくら', describe: 'お品代' })
  expect(one.calls.map(([path]) => path)).toEqual([
    '/api/order/{orderNumber}/invoice',
    '/api/order/{orderNumber}/invoice/download',
  ])
  const other = recordingClient(null)
  await issueInvoice(other.client, 'a-1', shown, { name: '森遥 ', describe: 'お品代' })
  expect(other.calls.map(([path]) => path)).toEqual(['/api/order/{orderNumber}/invoice/download'])
})

it('RCP-4: takes the file name from the server, otherwise from the order number, and marks a reissue', async () => {
  const named = await issueInvoice(recordingClient('領収書_a-1.pdf').client, 'a-1', shown, shown)
  expect(named.ok && named.value.fileName).toBe('領収書_a-1.pdf')
  const again = await issueInvoice(recordingClient(null).client, 'a-1', { ...shown, isReissue: true }, shown)
  expect(again.ok && again.value.fileName).toBe('領収書_再発行_a-1.pdf')
})
