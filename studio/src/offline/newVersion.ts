/** Message to a service worker that waits: it takes over from the one before it. */
export const SWITCH_VERSION = 'SWITCH_VERSION'

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>
type Container = Pick<ServiceWorkerContainer, 'controller'>

/**
 * Calls the listener when a new version of the studio is installed and waits, at once if one waits already. A page that the
 * server has sent has the newest version and is not told.
 * @param onWaiting receives the function that makes all pages of this browser change to the new version
 */
export function watchNewVersion(
  registration: Registration,
  container: Container,
  onWaiting: (switchVersion: () => void) => void,
): void {
  const look = (): void => {
    const { waiting } = registration
    // A page that came from the front page has its service worker, and belongs to no version that is kept.
    const isKept = waiting !== null && container.controller?.scriptURL === waiting.scriptURL
    if (isKept) onWaiting(() => waiting.postMessage(SWITCH_VERSION))
  }
  const watch = (): void => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', watch)
  watch()
  look()
}
