import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileStorage } from '../../storage/fileStorage.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ImageTasks } from '../../work/workerPool.ts'
import { drawHere } from './drawHere.ts'
import { lazyPictureStorage } from './lazyPictureStorage.ts'

let folder: string
let files: Storage
const drawn: string[] = []
let opened = 0

/** A storage whose missing pictures are drawn in this process. */
function drawing(...keys: readonly string[]): Storage {
  const draw = new Map(
    keys.map((key) => [
      key,
      async () => {
        drawn.push(key)
        return new TextEncoder().encode(`picture ${key}`)
      },
    ]),
  )
  const openPictures = async () => ({ draw, ahead: [] })
  return lazyPictureStorage(files, {
    async keys() {
      opened += 1
      return keys
    },
    draw: drawHere({ storage: files, openPictures, openTasks: async () => ({}) as ImageTasks }),
  })
}
const LAYERS = ['artwork/a.png', 'artwork/b.png', 'artwork/c.png']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-drawn-'))
  files = fileStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('pictures that are drawn on demand', () => {
  it('concurrent first requests draw a picture once and store it', async () => {
    const storage = drawing(...LAYERS)
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
    expect(await drawing(...LAYERS).get('shop/artwork/a.png')).toEqual(first)
    expect(drawn).toEqual(['artwork/a.png'])
  })

  it('are not even listed while no file is missing', async () => {
    opened = 0
    const storage = drawing(...LAYERS)
    await storage.get('shop/artwork/a.png')
    await storage.get('orders/0/none.png')
    expect(opened).toBe(0)
    await storage.get('shop/none.png')
    await storage.get('shop/none.png')
    expect(opened).toBe(1)
  })

  it('are all drawn when the pictures of the shop are listed', async () => {
    const keys = await drawing(...LAYERS).list('shop')
    expect(keys).toEqual(LAYERS.map((key) => `shop/${key}`))
  })

  it('are drawn two at a time by a process without jobs, so that other files can be read meanwhile', async () => {
    let running = 0
    let most = 0
    const draw = new Map(
      ['d', 'e', 'f', 'g', 'h'].map((name) => [
        name,
        async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise((resolve) => setTimeout(resolve, 5))
          running -= 1
          return new Uint8Array([1])
        },
      ]),
    )
    const drawOne = drawHere({
      storage: files,
      openPictures: async () => ({ draw, ahead: [] }),
      openTasks: async () => ({}) as ImageTasks,
    })
    await Promise.all([...draw.keys()].map(drawOne))
    expect(most).toBe(2)
    for (const key of draw.keys()) expect(await files.head(`shop/${key}`)).toEqual({ bytes: 1 })
  })

  it('do not affect other files', async () => {
    const storage = drawing(...LAYERS)
    expect(await storage.get('shop/photo/sea.png')).toBeNull()
    expect(await storage.get('orders/0/x.png')).toBeNull()
    await storage.put('orders/0/x.png', new Uint8Array([1, 2]))
    expect(await storage.get('orders/0/x.png')).toEqual(new Uint8Array([1, 2]))
  })
})
