import type { Client } from '@irodori/client/client'
import { expect, it } from 'vitest'
import { copyGroup, deleteGroup } from './designCalls.ts'

const group = {
  groupNumber: 3,
  productId: 'card',
  pages: [],
  designSeriesId: null,
  isComplete: true,
  missingParts: [],
  sampleTexts: [],
}
const booklet = { ...group, designSeriesId: 's-1' }

function recordingClient() {
  const calls: { path: string; given: unknown }[] = []
  const call = (async (endpoint: { path: string }, given: unknown) => {
    calls.push({ path: endpoint.path, given })
    return { ok: true, value: null }
  }) as unknown as Client['call']
  return { client: { call }, calls }
}

it('CPY-2: copies by the endpoint of the role, with one id for each request', async () => {
  const { client, calls } = recordingClient()
  const input = { orderNumber: 'a-1', group, productId: 'thanks', randomId: 'r-1' }
  await copyGroup(client, 'GUEST', input)
  await copyGroup(client, 'USER', { ...input, group: booklet })
  expect(calls).toEqual([
    {
      path: '/api/guest/duplicate/{orderNumber}/{groupNumber}/{designSeriesId}',
      given: {
        params: { orderNumber: 'a-1', groupNumber: '3', designSeriesId: 'none' },
        query: { productId: 'thanks', randomId: 'r-1' },
      },
    },
    {
      path: '/api/duplicate/{orderNumber}/{groupNumber}/{designSeriesId}',
      given: {
        params: { orderNumber: 'a-1', groupNumber: '3', designSeriesId: 's-1' },
        query: { productId: 'thanks', randomId: 'r-1' },
      },
    },
  ])
})

it('CPY-5: deletes a group by the endpoint of the role, and a booklet by its series for both roles', async () => {
  const { client, calls } = recordingClient()
  await deleteGroup(client, 'GUEST', 'a-1', group)
  await deleteGroup(client, 'USER', 'a-1', group)
  await deleteGroup(client, 'GUEST', 'a-1', booklet)
  expect(calls.map(({ path, given }) => [path, given])).toEqual([
    ['/api/guest/design/{orderNumber}/{designGroup}', { params: { orderNumber: 'a-1', designGroup: '3' } }],
    ['/api/design/guest/{orderNumber}/{designGroup}', { params: { orderNumber: 'a-1', designGroup: '3' } }],
    ['/api/design/guest/{orderNumber}/{designGroup}', { params: { orderNumber: 'a-1', designGroup: 's-1' } }],
  ])
})
