import { builtScript } from '@irodori/client/startWorker'
import { STUDIO_WORKER } from '@irodori/contract/studioWorker'

/** What the registration needs of the browser. */
interface Browser {
  readonly document: Pick<Document, 'querySelector'>
  /** Missing without a secure context. */
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'> }
  readonly window: object
  readonly parent: object
}

/**
 * Installs the service worker that the page names, and that of the front page, or looks for new versions of them.
 * @returns the registration of the editor; null if the page names none, is in a frame of another site, or the browser refuses service workers
 */
export async function registerWorker({ document, navigator, window, parent }: Browser) {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${STUDIO_WORKER.meta}"]`)?.content
  if (address === undefined || parent !== window) return null
  try {
    const registration = (await navigator.serviceWorker?.register(builtScript(address))) ?? null
    const { script, scope } = STUDIO_WORKER.home
    await navigator.serviceWorker?.register(builtScript(script), { scope })
    return registration
  } catch {
    // A private window, or no free space.
    return null
  }
}
