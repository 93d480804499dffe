import type { Artwork } from '@irodori/demo-shop/artwork'
import { drawArtwork } from '@irodori/demo-shop/renderArtwork'
import PQueue from 'p-queue'
import { SHOP_FOLDER } from '../catalogue/shopPicture.ts'
import type { Storage } from '../storage/storage.ts'

/** Only layers of templates are drawn on demand; the other pictures are drawn when the shop is loaded. */
const isLayer = (key: string): boolean => key.startsWith('artwork/')

/** Drawings at the same time. They use the thread pool that also reads files, which has four threads. */
const DRAWINGS_AT_ONCE = 2

/**
 * A storage that appears to contain every layer of the demo templates: a missing layer is drawn and stored when it is
 * first requested.
 */
export function lazyArtworkStorage(storage: Storage, artwork: readonly Artwork[]): Storage {
  const layers = new Map(artwork.filter(({ key }) => isLayer(key)).map((each) => [`${SHOP_FOLDER}/${each.key}`, each]))
  const drawing = new Map<string, Promise<void>>()
  const queue = new PQueue({ concurrency: DRAWINGS_AT_ONCE })

  const draw = async (key: string, { draw, width, height }: Artwork): Promise<void> => {
    if (!(await storage.head(key))) await storage.put(key, await drawArtwork(draw(), width, height))
    layers.delete(key)
  }
  const ready = async (key: string): Promise<void> => {
    const layer = layers.get(key)
    if (!layer) return
    const running = drawing.get(key) ?? queue.add(() => draw(key, layer)).finally(() => drawing.delete(key))
    drawing.set(key, running)
    await running
  }

  return {
    ...storage,
    async get(key) {
      await ready(key)
      return storage.get(key)
    },
    async open(key, range) {
      await ready(key)
      return storage.open(key, range)
    },
    async head(key) {
      await ready(key)
      return storage.head(key)
    },
    async list(folder) {
      if (folder === SHOP_FOLDER) for (const key of [...layers.keys()]) await ready(key)
      return storage.list(folder)
    },
  }
}
