import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { artworkAtom, missingResourcesAtom, photosAtom } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

/** Photos and artwork of a page that are not loaded yet. */
function outstanding(store: EditorStore, page: DesignPage): readonly string[] {
  const { sheet, items } = page
  const artwork = [sheet.backgroundUrl, sheet.foregroundUrl].filter((key) => key !== null)
  const photos = items.filter(isImageItem).flatMap(({ imageName }) => imageName ?? [])
  return [
    ...artwork.filter((key) => !store.get(artworkAtom).has(key)),
    ...photos.filter((name) => !store.get(photosAtom).has(name)),
  ]
}

/** True if all photos and artwork of the page are loaded. */
export const isPageReady = (store: EditorStore, page: DesignPage): boolean => outstanding(store, page).length === 0

/** Resolves when all photos and artwork of the page are loaded or have failed to load. */
export const whenPageReady = (store: EditorStore, page: DesignPage): Promise<void> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    const update = (): void => {
      const missing = store.get(missingResourcesAtom)
      if (outstanding(store, page).some((name) => !missing.has(name))) return
      for (const stop of stops) stop()
      resolve()
    }
    for (const watched of [artworkAtom, photosAtom, missingResourcesAtom]) stops.push(store.sub(watched, update))
    update()
  })
