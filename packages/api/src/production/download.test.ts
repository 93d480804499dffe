import { Readable } from 'node:stream'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { designFileName } from '@irodori/rules/invoice'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { createTestProduct } from '../../testing/createTestOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { contentDisposition } from '../http/contentDisposition.ts'
import type { Storage } from '../storage/storage.ts'
import { zipDesigns } from './zipDesigns.ts'

let server: TestServer
let token: string
const { orderNumber } = ORDERS.a
const params = { orderNumber }

beforeAll(async () => {
  server = await testServer()
  await createTestProduct(server.database, { id: 'sticker', isLineProduct: true, numberOfSides: 2 })
  token = await server.logIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  await createReadyOrder(server, { productId: 'sticker', pieces: 6 })
})

const commit = () => server.call('commitOrder', { params, body: {} }, token)
const setStatus = (status: (typeof ORDER_STATUSES)[number]) =>
  server.database.updateTable('shop_order').set({ status }).where('order_number', '=', orderNumber).execute()

async function unzip(bytes: Buffer): Promise<{ name: string; isStored: boolean; text: string }[]> {
  const archive = await fromBufferPromise(bytes)
  const files = []
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
    files.push({
      name: entry.fileName,
      isStored: entry.compressionMethod === 0,
      text: Buffer.concat(chunks).toString(),
    })
  }
  return files
}

describe('committing an order of the messaging app', () => {
  it('makes its designs ready to be downloaded, once', async () => {
    const first = await commit()
    expect(first.data?.status).toBe('COMMITTED')
    expect((await commit()).data).toEqual(first.data)
  })

  it('refuses an incomplete order and an order of other products', async () => {
    await server.database.deleteFrom('design').where('group_number', '=', 6).execute()
    expect(await commit()).toMatchObject({ code: 400, errorCode: 'NOT_ENOUGH_DESIGN_EXCEPTION' })
    await createReadyOrder(server)
    expect(await commit()).toMatchObject({ code: 403, errorCode: 'STATUS_NOT_ALLOWED' })
  })

  it('refuses by status', async () => {
    const codes: Record<string, unknown> = {}
    for (const status of ORDER_STATUSES) {
      await setStatus(status)
      codes[status] = (await commit()).errorCode
    }
    expect(Object.keys(codes).filter((status) => codes[status] === null)).toEqual(['DRAFT', 'COMMITTED'])
    expect(codes).toMatchObject({ CREATING: 'ORDER_IS_PRODUCED', CANCEL: 'ORDER_IS_CANCELLED' })
  })
})

describe('the download', () => {
  it.each(['downloadDesigns', 'downloadDesignsOfGuest'] as const)(
    'INV-6 by %s is 01.png, 02.png and so on, in the order of groups and sides, stored as they are',
    async (name) => {
      await commit()
      const answer = await server.raw(name, { params }, token)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'cache-control': 'no-store',
        'content-disposition': contentDisposition(`designs_${orderNumber}.zip`),
      })
      const pages = [1, 2, 3, 4, 5, 6].flatMap((group) => [`${group} card-front`, `${group} card-back`])
      expect(await unzip(answer.bytes)).toEqual(
        pages.map((page, index) => ({ name: designFileName(index), isStored: true, text: `picture ${page}` })),
      )
    },
  )

  it('offers the download once the order can no longer be changed', async () => {
    const statuses: string[] = []
    for (const status of ORDER_STATUSES) {
      await setStatus(status)
      if ((await server.raw('downloadDesigns', { params }, token)).status === 200) statuses.push(status)
    }
    expect(statuses).toEqual(['CREATING', 'COMMITTED', 'SHIPPED'])
  })

  it('asks the client to retry while pictures are not rendered', async () => {
    await createReadyOrder(server, { productId: 'sticker', printCheck: 'PENDING' })
    await setStatus('COMMITTED')
    const answer = await server.raw('downloadDesigns', { params }, token)
    expect([answer.status, answer.headers['retry-after']]).toEqual([404, '5'])
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ errorCode: 'DESIGN_NOT_FOUND' })
  })
})

describe('an archive', () => {
  const PIECE = Buffer.alloc(64 * 1024, 7)
  const PIECES = 16
  /** A hundred files of one megabyte, generated while they are read. */
  const files = Array.from({ length: 100 }, (_, i) => ({
    name: designFileName(i),
    key: `k${i}`,
    bytes: PIECE.length * PIECES,
  }))

  const counting = (fails: string | null = null) => {
    const count = { open: 0, most: 0, read: 0, closed: 0 }
    const open: Storage['open'] = async (key) => {
      count.open += 1
      count.most = Math.max(count.most, count.open - count.closed)
      let left = PIECES
      const stream = new Readable({
        read() {
          if (key === fails && left < PIECES) return void this.destroy(new Error('the disk failed'))
          if (left === 0) return void this.push(null)
          left -= 1
          count.read += PIECE.length
          this.push(PIECE)
        },
        destroy(error, done) {
          count.closed += 1
          done(error)
        },
      })
      return { bytes: PIECE.length * PIECES, stream }
    }
    return { count, storage: { ...server.storage, open } }
  }

  it('keeps one file open at a time and waits for a slow reader', async () => {
    const { count, storage } = counting()
    let bytes = 0
    let ahead = 0
    for await (const chunk of zipDesigns(storage, files, new Date())) {
      bytes += (chunk as Buffer).length
      ahead = Math.max(ahead, count.read - bytes)
    }
    expect(bytes).toBeGreaterThan(100 * PIECE.length * PIECES)
    expect([count.open, count.closed, count.most]).toEqual([100, 100, 1])
    expect(ahead).toBeLessThan(1024 * 1024)
  })

  it('closes its source when the reader stops', async () => {
    const { count, storage } = counting()
    for await (const _chunk of zipDesigns(storage, files, new Date())) break
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([count.open, count.closed]).toEqual([1, 1])
  })

  it('fails where a file cannot be read instead of leaving it out', async () => {
    const { storage } = counting('k3')
    const read = async () => {
      for await (const _chunk of zipDesigns(storage, files, new Date()));
    }
    await expect(read()).rejects.toThrow('the disk failed')
    const gone = { ...server.storage, open: async () => null }
    const nothing = async () => {
      for await (const _chunk of zipDesigns(gone, files, new Date()));
    }
    await expect(nothing()).rejects.toThrow('missing in the storage')
  })
})
