import { STUDIO_WORKER } from '@irodori/contract/studioWorker'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MemoryCaches } from '../../testing/memoryCaches.ts'
import { KEPT_ANSWERS } from './keptAnswers.ts'
import { SWITCH_VERSION } from './newVersion.ts'

const SHOP = 'https://shop.example'
const FILES = [
  { url: STUDIO_WORKER.shell, revision: 'r1', integrity: 'sha256-AAAA' },
  { url: '/studio/assets/main-A1.js', revision: null },
]

type Listener = (event: object) => void

let caches: MemoryCaches
let listeners: Map<string, Listener[]>
const sent = vi.fn<(request: Request) => Promise<Response>>()
const skipWaiting = vi.fn(async () => {})
const unregister = vi.fn(async () => true)

/** Starts a script in the global scope of a service worker, as far as Workbox uses it. */
async function start(script: './worker.ts' | './homeWorker.ts' | './removeWorker.ts', files = FILES): Promise<void> {
  vi.resetModules()
  listeners = new Map()
  const addEventListener = (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener])
  const scope = {
    addEventListener,
    caches,
    location: new URL(`${SHOP}${STUDIO_WORKER.script}`),
    registration: { scope: `${SHOP}/design/`, unregister },
    skipWaiting,
    __WB_DISABLE_DEV_LOGS: true,
  }
  for (const [name, value] of Object.entries({ ...scope, self: scope })) vi.stubGlobal(name, value)
  vi.stubGlobal('STUDIO_FILES', files)
  vi.stubGlobal('fetch', sent)
  for (const name of ['FetchEvent', 'ExtendableEvent']) vi.stubGlobal(name, PlainEvent)
  // Node resolves no relative address.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, SHOP) : input, init)
      }
    },
  )
  await import(script)
}

/** Workbox asks of which class an event is. */
class PlainEvent {
  readonly type: string
  constructor(type: string, given: object) {
    this.type = type
    Object.assign(this, given)
  }
}

const dispatch = (type: string, given: object): void => {
  for (const listener of listeners.get(type) ?? []) listener(new PlainEvent(type, given))
}

async function lifecycle(type: 'install' | 'activate'): Promise<void> {
  const work: Promise<unknown>[] = []
  dispatch(type, { waitUntil: (done: Promise<unknown>) => work.push(done) })
  await Promise.all(work)
}

/** The answer of the service worker; null if it leaves the request to the browser. */
async function ask(path: string, destination = '', init: RequestInit = {}): Promise<Response | null> {
  const request = Object.defineProperty(new Request(new URL(path, SHOP), init), 'destination', { value: destination })
  let answer: Promise<Response> | null = null
  const respondWith = (given: Promise<Response>) => {
    answer = given
  }
  dispatch('fetch', { request, respondWith, waitUntil: () => {} })
  return answer
}

const textOf = async (answer: Response | null): Promise<string | undefined> => answer?.text()

beforeEach(() => {
  caches = new MemoryCaches()
  sent.mockImplementation(async (request) => new Response(`from the server: ${new URL(request.url).pathname}`))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const EDITOR = '/design/new/wave/false/card?order=irodori-10000001'

describe('NLW-28: the pages of the editor', () => {
  it.each([EDITOR, '/design/edit/irodori-10000001/1/none/card', '/design/confirm?x=1'])(
    'start without a connection at %s',
    async (path) => {
      await start('./worker.ts')
      await lifecycle('install')
      sent.mockRejectedValue(new TypeError('no connection'))
      expect(await textOf(await ask(path, 'document'))).toBe(`from the server: ${STUDIO_WORKER.shell}`)
      expect(await textOf(await ask('/studio/assets/main-A1.js', 'script'))).toContain('main-A1.js')
    },
  )

  it('come from the server in the frame of another site, and when the browser has deleted the files', async () => {
    await start('./worker.ts')
    await lifecycle('install')
    expect(await ask(EDITOR, 'iframe')).toBeNull()
    for (const cache of caches.byName.values()) cache.entries.clear()
    expect(await textOf(await ask(EDITOR, 'document'))).toBe('from the server: /design/new/wave/false/card')
  })
})

describe('NLW-29: the files of one build', () => {
  it('are fetched with the hash of the page, so that a page of another build is refused', async () => {
    await start('./worker.ts')
    await lifecycle('install')
    const [page] = sent.mock.calls.map(([request]) => request)
    expect([page?.url, page?.integrity]).toEqual([`${SHOP}${STUDIO_WORKER.shell}`, 'sha256-AAAA'])
  })

  it('are not installed if one of them is missing', async () => {
    await start('./worker.ts')
    sent.mockImplementation(async ({ url }) => new Response('', { status: url.endsWith('main-A1.js') ? 404 : 200 }))
    await expect(lifecycle('install')).rejects.toThrow('404')
  })

  it('wait until the customer switches, and are deleted when the next version has taken over', async () => {
    await start('./worker.ts')
    await lifecycle('install')
    await start('./worker.ts', [
      { ...FILES[0], revision: 'r2' },
      { url: '/studio/assets/main-B2.js', revision: null },
    ] as typeof FILES)
    await lifecycle('install')
    expect(skipWaiting).not.toHaveBeenCalled()
    // The pages that are open belong to the version before.
    const [files] = caches.byName.values()
    expect([...(files?.entries.keys() ?? [])]).toContain(`${SHOP}/studio/assets/main-A1.js`)
    dispatch('message', { data: 'another message' })
    expect(skipWaiting).not.toHaveBeenCalled()
    dispatch('message', { data: SWITCH_VERSION })
    expect(skipWaiting).toHaveBeenCalledOnce()
    await lifecycle('activate')
    expect([...(files?.entries.keys() ?? [])]).toEqual([
      `${SHOP}${STUDIO_WORKER.shell}?__WB_REVISION__=r2`,
      `${SHOP}/studio/assets/main-B2.js`,
    ])
  })
})

describe('NLW-30: answers of the server', () => {
  it('come from the server while it answers, and from the cache otherwise; nothing is written', async () => {
    await start('./worker.ts')
    const kept = await caches.open(KEPT_ANSWERS)
    await kept.put(`${SHOP}/api/products/card`, new Response('kept'))
    expect(await textOf(await ask('/api/products/card'))).toBe('from the server: /api/products/card')
    expect(await textOf(await ask('/api/products/clock'))).toBe('from the server: /api/products/clock')
    sent.mockRejectedValue(new TypeError('no connection'))
    expect(await textOf(await ask('/api/products/card'))).toBe('kept')
    expect([...kept.entries.keys()]).toEqual([`${SHOP}/api/products/card`])
  })

  it.each([
    ['an order', '/api/guest/order/irodori-10000001', {}],
    ['a photo', '/api/image/0123456789abcdef/photo.jpg?orderNumber=irodori-10000001', {}],
    ['an upload', '/api/image', { method: 'POST', body: 'photo' }],
    ['a save', '/api/products/card', { method: 'POST', body: '{}' }],
    ['another site', 'https://other.example/api/products/card', {}],
  ])('with %s do not pass through the service worker', async (_, path, init) => {
    await start('./worker.ts')
    expect(await ask(path, '', init)).toBeNull()
  })

  it.each(['/mypage', '/digital-message/0123456789abcdef', '/proof/0123456789abcdef', '/phone-photos'])(
    'are not kept for the page %s, which is outside of the scope',
    async (path) => {
      expect(path.startsWith(new URL('.', `${SHOP}${STUDIO_WORKER.script}`).pathname)).toBe(false)
    },
  )
})

describe('NLW-33: the front page', () => {
  /** What the service worker of the editor has kept is on the device, and that of the front page runs. */
  async function startHome(): Promise<void> {
    await start('./worker.ts')
    await lifecycle('install')
    const kept = await caches.open(KEPT_ANSWERS)
    await kept.put(`${SHOP}/api/products/card`, new Response('kept'))
    await start('./homeWorker.ts')
    await lifecycle('install')
  }

  it('is that of the server while it answers, with its own files', async () => {
    await startHome()
    expect(await textOf(await ask('/home', 'document'))).toBe('from the server: /home')
    expect(await textOf(await ask('/studio/assets/main-B2.js', 'script'))).toContain('main-B2.js')
    expect(await textOf(await ask('/api/products/card'))).toBe('from the server: /api/products/card')
  })

  it('starts without a connection from what the editor has kept, and writes nothing', async () => {
    await startHome()
    const entries = () => [...caches.byName.values()].flatMap((cache) => [...cache.entries.keys()])
    const before = entries()
    sent.mockRejectedValue(new TypeError('no connection'))
    expect(await textOf(await ask('/home', 'document'))).toBe(`from the server: ${STUDIO_WORKER.shell}`)
    expect(await textOf(await ask('/studio/assets/main-A1.js', 'script'))).toContain('main-A1.js')
    expect(await textOf(await ask('/api/products/card'))).toBe('kept')
    expect(entries()).toEqual(before)
  })

  it('starts from the device when the server is silent, and waits for it when nothing is kept', async () => {
    await startHome()
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const answer = Promise.withResolvers<Response>()
    sent.mockReturnValue(answer.promise)
    const fromDevice = ask('/home', 'document')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await textOf(await fromDevice)).toBe(`from the server: ${STUDIO_WORKER.shell}`)
    for (const cache of caches.byName.values()) cache.entries.clear()
    const fromServer = ask('/home', 'document')
    await vi.advanceTimersByTimeAsync(4000)
    answer.resolve(new Response('at last'))
    expect(await textOf(await fromServer)).toBe('at last')
  })

  it.each([
    ['a page in the frame of another site', '/home', 'iframe'],
    ['a list of orders', '/api/user/order/list', ''],
    ['a photo', '/api/image/0123456789abcdef/photo.jpg?orderNumber=irodori-10000001', 'image'],
  ])('leaves %s to the browser', async (_, path, destination) => {
    await startHome()
    expect(await ask(path, destination)).toBeNull()
  })
})

it('NLW-32: the script that removes the service worker deletes every cache and the registration', async () => {
  await start('./worker.ts')
  await lifecycle('install')
  await caches.open(KEPT_ANSWERS)
  await start('./removeWorker.ts')
  await lifecycle('install')
  expect(skipWaiting).toHaveBeenCalledOnce()
  await lifecycle('activate')
  expect(caches.byName.size).toBe(0)
  expect(unregister).toHaveBeenCalledOnce()
})
