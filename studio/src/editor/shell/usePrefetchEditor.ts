import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The page comes first, and its exact pixels. */
const PAUSE_MS = 4000

/** Makes the editor whole while the page is looked at; where the line was gone, when it is back. */
export function usePrefetchEditor(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    // Words that could once not be had are asked for anew only by their names.
    const fetchWords = async (areas: readonly string[]): Promise<void> => {
      const missing = areas.filter((area) => !i18n.hasResourceBundle(i18n.language, area))
      if (missing.length > 0) await i18n.reloadResources(i18n.language, missing)
      if (missing.some((area) => !i18n.hasResourceBundle(i18n.language, area))) throw new Error('no words')
    }
    const fetchAll = async (): Promise<void> => {
      try {
        const { prefetchEditor } = await import('./prefetchEditor.ts')
        if (await prefetchEditor(fetchWords)) window.removeEventListener('online', fetchAll)
      } catch {
        // The line is gone: it is listened for.
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
