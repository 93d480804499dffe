import { useClient } from '@irodori/client/ClientProvider'
import { useShop } from '@irodori/ui/ShopContext'
import { useEffect } from 'react'
import { useEditor } from '../context/EditorContext.ts'

/** Milliseconds before the service worker is installed, so that the editor loads first. */
const PAUSE_MS = 8000

/** Lets the editor start without a connection on the next visit. */
export function useOffline(): void {
  const editor = useEditor()
  const client = useClient()
  const { markUrl } = useShop()
  useEffect(() => {
    const closed = new AbortController()
    const start = async (): Promise<void> => {
      const { startOffline } = await import('./startOffline.ts')
      await startOffline(editor, client, markUrl, closed.signal)
    }
    // Without a connection the code is loaded on the next visit.
    const timer = setTimeout(() => void start().catch(() => {}), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      closed.abort()
    }
  }, [editor, client, markUrl])
}
