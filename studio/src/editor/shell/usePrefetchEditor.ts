import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Milliseconds before prefetching, so that the page and its exact render load first. */
const PAUSE_MS = 4000

/** Prefetches the lazily loaded parts of the editor; without a connection, as soon as it is back. */
export function usePrefetchEditor(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    // Namespaces that failed to load are only loaded again by name.
    const fetchNamespaces = async (namespaces: readonly string[]): Promise<void> => {
      const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
      if (missing.length > 0) await i18n.reloadResources(i18n.language, missing)
      const failed = missing.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
      if (failed.length > 0) throw new Error(`translations could not be loaded: ${failed.join(', ')}`)
    }
    const fetchAll = async (): Promise<void> => {
      try {
        const { prefetchEditor } = await import('./prefetchEditor.ts')
        if (await prefetchEditor(fetchNamespaces)) window.removeEventListener('online', fetchAll)
      } catch {
        // No connection: the `online` event starts another attempt.
      }
    }
    const timer = setTimeout(fetchAll, PAUSE_MS)
    window.addEventListener('online', fetchAll)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', fetchAll)
    }
  }, [i18n])
}
