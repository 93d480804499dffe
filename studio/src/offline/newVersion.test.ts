import { afterEach, expect, it, vi } from 'vitest'
import { SWITCH_VERSION, watchNewVersion } from './newVersion.ts'
import { registerWorker } from './registerWorker.ts'

afterEach(() => vi.unstubAllGlobals())

/** A registration whose service workers the test installs. */
function createRegistration(waiting: object | null = null) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as EventTarget | null })
  return Object.assign(registration, {
    install(worker: object) {
      registration.installing = Object.assign(new EventTarget(), worker)
      registration.dispatchEvent(new Event('updatefound'))
      registration.waiting = worker
      registration.installing.dispatchEvent(new Event('statechange'))
    },
  }) as unknown as ServiceWorkerRegistration & { install(worker: object): void }
}

const scriptURL = 'https://shop.example/design/worker.js'
const CONTROLLED = { controller: { scriptURL } as ServiceWorker }

it('NLW-29: tells a page that the service worker has started of a version that waits, and switches when it is asked to', () => {
  const onWaiting = vi.fn<(switchVersion: () => void) => void>()
  const registration = createRegistration()
  watchNewVersion(registration, CONTROLLED, onWaiting)
  expect(onWaiting).not.toHaveBeenCalled()
  const postMessage = vi.fn()
  registration.install({ scriptURL, postMessage })
  expect(onWaiting).toHaveBeenCalledOnce()
  expect(postMessage).not.toHaveBeenCalled()
  onWaiting.mock.calls[0]?.[0]()
  expect(postMessage.mock.calls).toEqual([[SWITCH_VERSION]])
})

it('NLW-29: tells of a version that waited before the page was opened', () => {
  const onWaiting = vi.fn()
  watchNewVersion(createRegistration({ scriptURL, postMessage: vi.fn() }), CONTROLLED, onWaiting)
  expect(onWaiting).toHaveBeenCalledOnce()
})

it.each([
  ['the server has sent', null],
  ['came from the front page', { scriptURL: 'https://shop.example/home-worker.js' } as ServiceWorker],
])('NLW-29: tells nothing to a page that %s, which is of no kept version', (_, controller) => {
  const onWaiting = vi.fn()
  const registration = createRegistration()
  watchNewVersion(registration, { controller }, onWaiting)
  registration.install({ scriptURL, postMessage: vi.fn() })
  expect(onWaiting).not.toHaveBeenCalled()
})

const page = (address: string | null) => ({
  document: { querySelector: () => (address === null ? null : { content: address }) } as unknown as Document,
  window: globalThis,
  parent: globalThis,
})
const register = vi.fn(async () => createRegistration())

it.each([
  ['the page names none', page(null)],
  ['the page is in a frame of another site', { ...page('/design/worker.js'), parent: {} }],
])('NLW-28: registers no service worker where %s', async (_, given) => {
  expect(await registerWorker({ ...given, navigator: { serviceWorker: { register } } })).toBeNull()
  expect(register).not.toHaveBeenCalled()
})

it('NLW-28: goes on without a service worker where the browser has none or refuses it', async () => {
  const given = page('/design/worker.js')
  expect(await registerWorker({ ...given, navigator: {} })).toBeNull()
  const refuse = async () => {
    throw new DOMException('a private window', 'SecurityError')
  }
  expect(await registerWorker({ ...given, navigator: { serviceWorker: { register: refuse } } })).toBeNull()
})

it('NLW-28 NLW-33: registers the script that the page names, and that of the front page', async () => {
  await registerWorker({ ...page('/design/worker.js'), navigator: { serviceWorker: { register } } })
  expect(register.mock.calls).toEqual([['/design/worker.js'], ['/home-worker.js', { scope: '/home' }]])
})
