import { pageAt } from '@irodori/contract/pageAt'
import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { isKeptAnswer, KEPT_ANSWERS } from './keptAnswers.ts'
import { SWITCH_VERSION } from './newVersion.ts'

/** Seconds after which a kept answer replaces one that has not come. */
const ANSWER_TIMEOUT_S = 4

/**
 * Entry of the service worker: starts the editor from the files of one build, with and without a connection. A file's address
 * contains the hash of its content, so no page receives a file of another build.
 */
precacheAndRoute([...STUDIO_FILES], { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

// A page in a frame comes from the server, whose headers name the sites that may show it.
registerRoute(
  ({ request, url }) => request.destination === 'document' && pageAt(url.pathname) !== null,
  async ({ request }) => (await matchPrecache(STUDIO_WORKER.shell)) ?? fetch(request),
)

// The page of the editor chooses what is kept; nothing that passes here is written.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isKeptAnswer(url),
  new NetworkFirst({
    cacheName: KEPT_ANSWERS,
    networkTimeoutSeconds: ANSWER_TIMEOUT_S,
    plugins: [{ cacheWillUpdate: async () => null }],
  }),
)

addEventListener('message', ({ data }) => {
  if (data === SWITCH_VERSION) void (self as unknown as ServiceWorkerScope).skipWaiting()
})
