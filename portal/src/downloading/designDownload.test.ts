import type { Client } from '@irodori/client/client'
import type { Design } from '@irodori/contract/entities/design'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { canDownload, fetchDesigns, megabytes } from './designDownload.ts'

it('DWN-1: allows the download of existing designs when committed, in production or shipped', () => {
  const designs = [{} as Design]
  expect(ORDER_STATUSES.filter((status) => canDownload({ status, designs }))).toEqual([
    'CREATING',
    'COMMITTED',
    'SHIPPED',
  ])
  expect(canDownload({ status: 'SHIPPED', designs: [] })).toBe(false)
})

it('DWN-2: downloads by the endpoint of the role, and always names the file', async () => {
  const paths: string[] = []
  const client = {
    download: async (endpoint: { path: string }) => {
      paths.push(endpoint.path)
      return { ok: true, value: { blob: new Blob(), fileName: null } }
    },
  } as unknown as Client
  const watch = { onReceived: () => {}, signal: new AbortController().signal }
  await fetchDesigns(client, 'USER', 'a-1', watch)
  const result = await fetchDesigns(client, 'GUEST', 'a-1', watch)
  expect(paths).toEqual([
    '/api/orders/{orderNumber}/download/designs',
    '/api/guest/orders/{orderNumber}/download/designs',
  ])
  expect(result.ok && result.value.fileName).toBe('designs_a-1.zip')
})

it('DWN-3: formats the progress in megabytes', () => {
  expect(megabytes(1024 * 1024 * 1.25)).toBe('1.3')
})
