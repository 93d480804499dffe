import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Artwork } from '@irodori/demo-shop/artwork'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStorage } from '../storage/fileStorage.ts'
import type { Storage } from '../storage/storage.ts'
import { lazyArtworkStorage } from './lazyArtworkStorage.ts'

let folder: string
let files: Storage
const drawn: string[] = []

const artwork = (key: string): Artwork => ({
  key,
  width: 20,
  height: 10,
  draw() {
    drawn.push(key)
    return '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle cx="5" cy="5" r="4"/></svg>'
  },
})
const LAYERS = ['artwork/a.png', 'artwork/b.png', 'artwork/c.png'].map(artwork)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-drawn-'))
  files = fileStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('layers of the demo shop', () => {
  it('draws layers once at the first request, even for concurrent requests, and stores them', async () => {
    const storage = lazyArtworkStorage(files, LAYERS)
    expect(await files.head('shop/artwork/a.png')).toBeNull()
    const [first, second, head] = await Promise.all([
      storage.get('shop/artwork/a.png'),
      storage.get('shop/artwork/a.png'),
      storage.head('shop/artwork/a.png'),
    ])
    expect(drawn).toEqual(['artwork/a.png'])
    expect(first).toEqual(second)
    expect(head).toEqual({ bytes: first?.length })
    expect(await files.head('shop/artwork/a.png')).not.toBeNull()
    expect(await lazyArtworkStorage(files, LAYERS).get('shop/artwork/a.png')).toEqual(first)
    expect(drawn).toEqual(['artwork/a.png'])
  })

  it('draws all layers when the pictures of the shop are listed', async () => {
    const keys = await lazyArtworkStorage(files, LAYERS).list('shop')
    expect(keys).toEqual(LAYERS.map(({ key }) => `shop/${key}`))
  })

  it('draws two layers at a time, so that other files can be read meanwhile', async () => {
    const keys = ['d', 'e', 'f', 'g', 'h'].map((name) => `artwork/${name}.png`)
    let running = 0
    let most = 0
    const counting: Storage = {
      ...files,
      async head(key) {
        running += 1
        most = Math.max(most, running)
        return files.head(key)
      },
      async put(key, bytes) {
        await files.put(key, bytes)
        running -= 1
      },
    }
    const storage = lazyArtworkStorage(counting, keys.map(artwork))
    const layers = await Promise.all(keys.map((key) => storage.get(`shop/${key}`)))
    expect([layers.every((layer) => layer !== null), most]).toEqual([true, 2])
  })

  it('do not affect other files', async () => {
    const storage = lazyArtworkStorage(files, [artwork('photo/sea.png')])
    expect(await storage.get('shop/photo/sea.png')).toBeNull()
    expect(await storage.get('orders/0/x.png')).toBeNull()
    await storage.put('orders/0/x.png', new Uint8Array([1, 2]))
    expect(await storage.get('orders/0/x.png')).toEqual(new Uint8Array([1, 2]))
  })
})
