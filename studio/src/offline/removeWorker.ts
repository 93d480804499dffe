/** Entry of the script that replaces an installed service worker after the shop has turned it off. */
const scope = self as unknown as ServiceWorkerScope

addEventListener('install', () => void scope.skipWaiting())
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(remove()))

/** Deletes all caches of this origin, which no other part of the shop has, and the registration. */
async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await scope.registration.unregister()
}
