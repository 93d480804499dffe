import type { TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { textRequest } from '@irodori/scene/textRequest'
import { placeholderFor } from '@irodori/typography/productFont'
import type { Kernel } from '../../kernel/kernel.ts'
import { pagesAtom, productAtom } from '../state/designState.ts'
import { settingsAtom, withEntry } from '../state/resourceState.ts'
import type { EditorStore } from '../state/store.ts'

export interface Typesetter {
  /** Resolves when the current text of every item is set. */
  readonly settled: () => Promise<void>
  readonly stop: () => void
}

const RETRY_MS = 4000

/** Sets every text when it changes. Only the latest setting of an item is used. */
export function createTypesetter(store: EditorStore, kernel: Pick<Kernel, 'setText'>): Typesetter {
  const requested = new Map<string, string>()
  // A drag changes the page in every animation frame: unchanged texts are the same objects and are skipped.
  const checked = new Map<string, TextItem>()
  const running = new Map<string, Promise<void>>()
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  async function set(item: TextItem, dpi: number, requestKey: string, isOwnText: boolean): Promise<void> {
    try {
      const setting = await kernel.setText(textRequest(item, dpi), item.font, item.fontWeight)
      if (requested.get(item.id) !== requestKey) return
      store.set(settingsAtom, (settings) => withEntry(settings, item.id, { requestKey, isOwnText, setting }))
    } catch {
      // A font that could not be loaded is requested again after a pause or with the next change of the text.
      if (requested.get(item.id) !== requestKey) return
      requested.delete(item.id)
      checked.delete(item.id)
      clearTimeout(retryTimer)
      retryTimer = setTimeout(update, RETRY_MS)
    }
  }

  function update(): void {
    const fonts = store.get(productAtom)?.fonts ?? []
    for (const page of store.get(pagesAtom)) {
      for (const item of page.items.filter(isTextItem)) {
        if (checked.get(item.id) === item) continue
        checked.set(item.id, item)
        const shown: TextItem = placeholderFor(item, fonts)
        const requestKey = JSON.stringify([textRequest(shown, page.sheet.dpi), shown.font, shown.fontWeight])
        if (requested.get(item.id) === requestKey) continue
        requested.set(item.id, requestKey)
        const job = set(shown, page.sheet.dpi, requestKey, shown === item)
        running.set(item.id, job)
        void job.finally(() => running.get(item.id) === job && running.delete(item.id))
      }
    }
  }

  const unsubscribe = store.sub(pagesAtom, update)
  update()
  return {
    async settled() {
      update()
      while (running.size > 0) await Promise.all(running.values())
    },
    stop() {
      clearTimeout(retryTimer)
      unsubscribe()
    },
  }
}
