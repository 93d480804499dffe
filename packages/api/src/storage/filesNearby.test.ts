import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesNearby } from './filesNearby.ts'
import { fileStorage } from './fileStorage.ts'
import type { Storage } from './storage.ts'
import { TEMPORARY_FOLDER } from './temporaryFiles.ts'

const MEBIBYTE = 2 ** 20

let folder: string
let distant: Storage
let reads: string[]
let nearby: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-nearby-'))
  const files = fileStorage(join(folder, 'files'))
  reads = []
  distant = {
    ...files,
    get(key) {
      reads.push(key)
      return files.get(key)
    },
  }
  nearby = filesNearby(distant, MEBIBYTE)
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const photo = (size: number, content = 1) => {
  const bytes = new Uint8Array(size).fill(content)
  return { bytes, key: `orders/a/${createHash('sha256').update(bytes).digest('hex')}.jpg` }
}

describe('a server whose files are read over the network', () => {
  it('reads a photo that it has written from its own disk', async () => {
    const { key, bytes } = photo(1000)
    await nearby.put(key, bytes)
    expect(await nearby.get(key)).toEqual(bytes)
    expect(await nearby.get(key)).toEqual(bytes)
    expect(reads).toEqual([])
    expect(await distant.head(key)).toEqual({ bytes: 1000 })
  })

  it('reads a photo of another server once', async () => {
    const { key, bytes } = photo(1000)
    await distant.put(key, bytes)
    expect([await nearby.get(key), await nearby.get(key)]).toEqual([bytes, bytes])
    expect(reads).toEqual([key])
  })

  it('reads a file that is no photo each time, because it may have changed', async () => {
    await nearby.put('shop/artwork/mori.png', Uint8Array.of(1))
    await distant.put('shop/artwork/mori.png', Uint8Array.of(2))
    expect(await nearby.get('shop/artwork/mori.png')).toEqual(Uint8Array.of(2))
  })

  it('has no copy of a file that it has deleted, and none after an hour of one that another server may have deleted', async () => {
    const clock = { ms: 1, now: () => clock.ms }
    nearby = filesNearby(distant, MEBIBYTE, clock)
    const [first, second] = [photo(1000, 1), photo(1000, 2)]
    for (const { key, bytes } of [first, second]) await nearby.put(key, bytes)
    await nearby.delete(first.key)
    expect(await nearby.get(first.key)).toBeNull()
    await distant.delete(second.key)
    expect(await nearby.get(second.key)).toEqual(second.bytes)
    clock.ms += 3_600_001
    expect(await nearby.get(second.key)).toBeNull()
  })

  it('keeps the copies within the budget and removes those that were not used for the longest time', async () => {
    const photos = [1, 2, 3].map((content) => photo(0.4 * MEBIBYTE, content))
    for (const { key, bytes } of photos) await nearby.put(key, bytes)
    for (const { key } of photos.toReversed()) await nearby.get(key)
    expect(reads).toEqual([photos[0]?.key])
  })

  it('reads from the network when its copy was removed, and says of a missing file that it is missing', async () => {
    const { key, bytes } = photo(1000)
    await nearby.put(key, bytes)
    for (const name of await readdir(TEMPORARY_FOLDER))
      if (name.startsWith(`${process.pid}-`)) await rm(join(TEMPORARY_FOLDER, name))
    expect(await nearby.get(key)).toEqual(bytes)
    expect(reads).toEqual([key])
    expect(await nearby.get(photo(10).key)).toBeNull()
  })
})
