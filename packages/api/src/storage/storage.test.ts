import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startS3Server } from '../../testing/servers/s3Server.ts'
import { fileStorage } from './fileStorage.ts'
import { s3Storage } from './s3Storage.ts'
import type { Storage } from './storage.ts'

interface Opened {
  readonly storage: Storage
  readonly close: () => Promise<void>
}

const kinds: readonly [string, (folder: string) => Promise<Opened>][] = [
  [
    'a storage of files',
    async (folder) => ({ storage: fileStorage(join(folder, 'files')), close: async () => undefined }),
  ],
  [
    'a storage in a bucket',
    async () => {
      const server = await startS3Server('shop/one')
      const storage = s3Storage(server.place)
      return {
        storage,
        async close() {
          storage.close()
          await server.stop()
        },
      }
    },
  ],
]

const bytes = (text: string) => new TextEncoder().encode(text)

async function readAll(stream: Readable | undefined): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream ?? []) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A store with programmed answers, for cases that the test server cannot produce. */
async function startFakeStore(answer: RequestListener): Promise<Opened> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const storage = s3Storage({ bucket: 'prints', prefix: '', endpoint, region: 'us-east-1', credentials })
  return {
    storage,
    async close() {
      storage.close()
      server.close()
      await once(server, 'close')
    },
  }
}

describe.each(kinds)('%s', (_, open) => {
  let folder: string
  let opened: Opened
  let storage: Storage
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'irodori-store-'))
    opened = await open(folder)
    storage = opened.storage
  })
  afterEach(async () => {
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('returns a file as it was written, with its size', async () => {
    const photo = new Uint8Array(randomBytes(300_000))
    await storage.put('orders/a/one.png', photo)
    expect(await storage.get('orders/a/one.png')).toEqual(photo)
    expect(await storage.head('orders/a/one.png')).toEqual({ bytes: 300_000 })
  })

  it('returns null for a file that was never written', async () => {
    expect(await storage.get('orders/none.png')).toBeNull()
    expect(await storage.open('orders/none.png')).toBeNull()
    expect(await storage.head('orders/none.png')).toBeNull()
    expect(await storage.list('orders')).toEqual([])
  })

  it('overwrites a file, and deletes it twice without an error', async () => {
    await storage.put('a.png', bytes('old'))
    await storage.put('a.png', bytes('new'))
    expect(await storage.get('a.png')).toEqual(bytes('new'))
    await storage.delete('a.png')
    await storage.delete('a.png')
    expect(await storage.get('a.png')).toBeNull()
  })

  it('lists the files below a folder in order, and no others', async () => {
    for (const key of ['a/2.png', 'a/1.png', 'a/deep/3.png', 'ab/4.png', 'b/5.png']) await storage.put(key, bytes(key))
    expect(await storage.list('a')).toEqual(['a/1.png', 'a/2.png', 'a/deep/3.png'])
    expect(await storage.list('a/deep')).toEqual(['a/deep/3.png'])
    const all = await storage.list('')
    expect(all).toEqual(all.toSorted())
    expect(all).toEqual(expect.arrayContaining(['a/1.png', 'ab/4.png', 'b/5.png']))
  })

  it('copies a large file from the disk and returns parts of it', async () => {
    const film = randomBytes(9 * 1024 * 1024)
    const path = join(folder, 'film')
    await writeFile(path, film)
    await storage.putFile('films/a.mp4', path)
    expect(await storage.head('films/a.mp4')).toEqual({ bytes: film.byteLength })
    const whole = await storage.open('films/a.mp4')
    expect(whole?.bytes).toBe(film.byteLength)
    expect((await readAll(whole?.stream)).equals(film)).toBe(true)
    for (const [start, end] of [
      [0, 1],
      [7, 7],
      [1, 1_000_000],
      [film.byteLength - 5, film.byteLength - 1],
      [film.byteLength - 5, film.byteLength + 1000],
    ] as const) {
      const part = await storage.open('films/a.mp4', { start, end })
      expect(part?.bytes).toBe(film.byteLength)
      expect((await readAll(part?.stream)).equals(film.subarray(start, end + 1))).toBe(true)
    }
  })

  it('stores nothing if the file on the disk is missing', async () => {
    await expect(storage.putFile('films/a.mp4', join(folder, 'none'))).rejects.toThrow('ENOENT')
    expect(await storage.head('films/a.mp4')).toBeNull()
  })

  it('refuses an invalid key in every method', async () => {
    for (const key of ['../a.png', '/a.png', 'a/../../b', '', '.', 'a//b', 'a\0', '.hidden', 'a\\b', 'a/', 'ユ.png']) {
      const calls = [
        () => storage.put(key, bytes('x')),
        () => storage.putFile(key, join(folder, 'none')),
        () => storage.get(key),
        () => storage.open(key),
        () => storage.head(key),
        () => storage.delete(key),
        ...(key === '' ? [] : [() => storage.list(key)]),
      ]
      for (const call of calls) await expect(call()).rejects.toThrow('not a storage key')
    }
  })

  it('reports whether it can be reached', async () => {
    await storage.put('a.png', bytes('x'))
    await expect(storage.ping()).resolves.toBeUndefined()
  })
})

it('a folder that is missing, as a volume that is not mounted, cannot be reached and is not made', async () => {
  const missing = join(tmpdir(), 'irodori-not-mounted')
  await expect(fileStorage(missing).ping()).rejects.toThrow('ENOENT')
  await expect(stat(missing)).rejects.toThrow('ENOENT')
})

describe('a bucket', () => {
  it('distinguishes a bucket that does not exist from an empty one', async () => {
    const server = await startS3Server()
    const storage = s3Storage({ ...server.place, bucket: 'elsewhere' })
    await expect(storage.ping()).rejects.toThrow()
    await expect(storage.get('a.png')).rejects.toThrow()
    storage.close()
    await server.stop()
  })

  it('lists more keys than one page holds', async () => {
    const asked: (string | null)[] = []
    const store = await startFakeStore((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://store')
      asked.push(searchParams.get('continuation-token'))
      const isLast = searchParams.has('continuation-token')
      response.setHeader('content-type', 'application/xml').end(
        `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>
        ${isLast ? '' : '<NextContinuationToken>more</NextContinuationToken>'}
        <Contents><Key>many/${isLast ? 'b' : 'a'}.txt</Key></Contents></ListBucketResult>`,
      )
    })
    expect(await store.storage.list('many')).toEqual(['many/a.txt', 'many/b.txt'])
    expect(asked).toEqual([null, 'more'])
    await store.close()
  })

  it('receives a file at a later attempt, from its first byte, after the store was overloaded', async () => {
    const bodies: string[] = []
    const store = await startFakeStore(async (request, response) => {
      bodies.push((await readAll(request)).toString())
      response.writeHead(bodies.length < 3 ? 503 : 200).end()
    })
    const folder = await mkdtemp(join(tmpdir(), 'irodori-store-'))
    await writeFile(join(folder, 'film'), 'a short film')
    await store.storage.putFile('film.mp4', join(folder, 'film'))
    expect(bodies).toEqual(['a short film', 'a short film', 'a short film'])
    await store.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('separates several shops by their prefix', async () => {
    const server = await startS3Server()
    const one = s3Storage({ ...server.place, prefix: 'one' })
    const two = s3Storage({ ...server.place, prefix: 'two' })
    await one.put('a/b.png', bytes('one'))
    expect(await two.get('a/b.png')).toBeNull()
    expect(await two.list('a')).toEqual([])
    expect(await one.list('a')).toEqual(['a/b.png'])
    one.close()
    two.close()
    await server.stop()
  })
})

it('a folder that was moved, removed or replaced is named, and no file is written to another one at its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'irodori-moved-'))
  const place = join(folder, 'files')
  const storage = fileStorage(place)
  await storage.put('order/a.png', new Uint8Array([1]))
  await storage.ping()
  expect(
    (await readdir(join(place, '.drafts'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile()),
  ).toEqual([])
  await rename(place, join(folder, 'moved'))
  const gone = /is no longer the directory that this server opened/
  await expect(storage.ping()).rejects.toThrow(gone)
  await expect(storage.put('order/b.png', new Uint8Array([2]))).rejects.toThrow(gone)
  // An empty mount point, as an unmounted volume leaves it.
  await mkdir(place)
  await expect(storage.ping()).rejects.toThrow(gone)
  await expect(storage.put('order/b.png', new Uint8Array([2]))).rejects.toThrow(gone)
  expect(await readdir(place)).toEqual([])
  await rmdir(place)
  await rename(join(folder, 'moved'), place)
  await storage.ping()
  expect(await storage.list('order')).toEqual(['order/a.png'])
  await rm(folder, { recursive: true })
})
