import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import { isKeptAnswer, KEPT_ANSWERS } from './keptAnswers.ts'

/** Milliseconds after which the kept page or answer replaces one that has not come. */
const ANSWER_TIMEOUT_MS = 4000

const FILE = /^\/studio\/assets\/[^/]+$/

/**
 * Entry of the service worker of the front page. It keeps nothing itself: without a connection the page starts from what the
 * service worker of the editor has kept. A page of the server loads its own files, whose addresses contain their hashes.
 */
const scope = self as unknown as ServiceWorkerScope

addEventListener('install', () => void scope.skipWaiting())
addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const respondWith = (answer: Promise<Response>): void => (event as FetchEvent).respondWith(answer)
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  // A page in a frame comes from the server, whose headers name the sites that may show it.
  if (request.destination === 'document')
    respondWith(fromServer(request, () => caches.match(STUDIO_WORKER.shell, { ignoreSearch: true })))
  else if (FILE.test(url.pathname)) respondWith(fromDevice(request))
  else if (isKeptAnswer(url))
    respondWith(fromServer(request, () => caches.match(request.url, { cacheName: KEPT_ANSWERS })))
})

/** The server's answer, or the kept one if there is none in time. */
async function fromServer(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const sent = fetch(request)
  const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS))
  const answer = await Promise.race([sent.catch(() => undefined), inTime])
  return answer ?? (await kept()) ?? sent
}

const fromDevice = async (request: Request): Promise<Response> => (await caches.match(request.url)) ?? fetch(request)
