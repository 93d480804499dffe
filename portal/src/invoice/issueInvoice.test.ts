import type { Client } from '@irodori/client'
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

function shop(fileName: string | null) {
  const heard: [path: string, body: unknown][] = []
  const client = {
    call: async (endpoint: { path: string }, given: { body: unknown }) => {
      heard.push([endpoint.path, given.body])
      return { ok: true, value: shown }
    },
    download: async (endpoint: { path: string }) => {
      heard.push([endpoint.path, null])
      return { ok: true, value: { blob: new Blob(['%PDF']), fileName } }
    },
  } as unknown as Client
  return { client, heard }
}

it('RCP-2: the end of the guide is kept with blank words, which the shop fills in', async () => {
  const { client, heard } = shop(null)
  await finishTutorial(client, 'a-1')
  expect(heard).toEqual([['/api/order/{orderNumber}/invoice', { name: '', describe: '', isSeenTutorial: true }]])
})

it('RCP-3: changed words are saved before the receipt is fetched, unchanged ones are not', async () => {
  const one = shop(null)
  await issueInvoice(one.client, 'a-1', shown, { name: '株式会社さくら', describe: 'お品代' })
  expect(one.heard.map(([path]) => path)).toEqual([
    '/api/order/{orderNumber}/invoice',
    '/api/order/{orderNumber}/invoice/download',
  ])
  const other = shop(null)
  await issueInvoice(other.client, 'a-1', shown, { name: '森遥 ', describe: 'お品代' })
  expect(other.heard.map(([path]) => path)).toEqual(['/api/order/{orderNumber}/invoice/download'])
})

it('RCP-4: the file is named as the server names it, else by its number, a reissue as one', async () => {
  const named = await issueInvoice(shop('領収書_a-1.pdf').client, 'a-1', shown, shown)
  expect(named.ok && named.value.fileName).toBe('領収書_a-1.pdf')
  const again = await issueInvoice(shop(null).client, 'a-1', { ...shown, isReissue: true }, shown)
  expect(again.ok && again.value.fileName).toBe('領収書_再発行_a-1.pdf')
})
