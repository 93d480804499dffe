import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Kernel } from '../../kernel/kernel.ts'
import { pagesAtom } from '../state/designState.ts'
import { artworkAtom, missingResourcesAtom, photosAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

export interface ResourceLoader {
  /** Loads failed photos and artwork again. */
  readonly retry: () => void
  readonly stop: () => void
}

/**
 * Loads photos and artwork that the document names and that are not loaded yet.
 * @param urlOfPhoto URL of a photo that this device or the server has; null for a photo that neither has
 */
export function createResourceLoader(
  store: EditorStore,
  kernel: Pick<Kernel, 'loadPhoto' | 'loadArtwork'>,
  urlOfPhoto: (imageName: string) => string | null,
): ResourceLoader {
  const asked = new Set<string>()

  async function load(name: string, load: () => Promise<void>): Promise<void> {
    if (asked.has(name)) return
    asked.add(name)
    try {
      await load()
    } catch {
      store.set(missingResourcesAtom, (missing) => new Set([...missing, name]))
    }
  }

  function update(): void {
    for (const page of store.get(pagesAtom)) {
      for (const key of [page.sheet.backgroundUrl, page.sheet.foregroundUrl]) {
        if (key === null || store.get(artworkAtom).has(key)) continue
        void load(key, async () => {
          const artwork = await kernel.loadArtwork(key)
          store.set(artworkAtom, (known) => withEntry(known, key, artwork))
        })
      }
      for (const item of page.items) {
        if (!isImageItem(item) || item.imageName === null) continue
        const { imageName } = item
        if (store.get(photosAtom).has(imageName)) continue
        void load(imageName, async () => {
          const url = urlOfPhoto(imageName)
          if (url === null) throw new Error('lost photo')
          const photo = await kernel.loadPhoto(imageName, url)
          store.set(photosAtom, (known) => withEntry(known, imageName, photo))
        })
      }
    }
  }

  const unsubscribe = store.sub(pagesAtom, update)
  update()
  return {
    retry() {
      for (const name of store.get(missingResourcesAtom)) asked.delete(name)
      store.set(missingResourcesAtom, new Set<string>())
      update()
    },
    stop: unsubscribe,
  }
}
