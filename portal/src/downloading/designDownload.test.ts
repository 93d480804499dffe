import type { Client } from '@irodori/client'
import type { Design } from '@irodori/contract'
import { ORDER_STATUSES } from '@irodori/contract'
import { expect, it } from 'vitest'
import { canDownload, fetchDesigns, megabytes } from './designDownload.ts'

it('DWN-1: designs are downloaded when committed, in production or shipped, where there are any', () => {
  const designs = [{} as Design]
  expect(ORDER_STATUSES.filter((status) => canDownload({ status, designs }))).toEqual([
    'CREATING',
    'COMMITTED',
    'SHIPPED',
  ])
  expect(canDownload({ status: 'SHIPPED', designs: [] })).toBe(false)
})

it('DWN-2: users and guests download from addresses of their own, and the file has a name in any case', async () => {
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

it('DWN-3: what has come is told in megabytes', () => {
  expect(megabytes(1024 * 1024 * 1.25)).toBe('1.3')
})
