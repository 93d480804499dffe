import { MESSAGE_PIECE_BYTES } from '@irodori/contract/entities/messageUpload'
import type { HttpRequest, HttpResponse, PreviousUpload } from 'tus-js-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fingerprintOf } from './fingerprintOf.ts'
import { uploadMedium } from './resumableUpload.ts'

const PIECE = MESSAGE_PIECE_BYTES
const PLACE = { orderNumber: 'irodori-1', templateId: 't', type: 'VIDEO', position: 1 } as const
const bytes = (count: number) => Uint8Array.from({ length: count }, (_, index) => index % 251)

type Fault = 'LOST' | 'ANSWER_LOST' | 'BUSY'
interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

// Node has no events of the network; the pauses of a lost connection are minutes long.
const network = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An in-memory server of the tus protocol with a browser's storage; `faults` apply to the pieces in turn. */
function server(faults: (Fault | null)[] = []) {
  const uploads = new Map<string, { length: number; kept: Uint8Array[] }>()
  const seen: string[] = []
  const times: number[] = []
  const stored = new Map<string, PreviousUpload>()
  let isAway = false
  const offsetOf = (id: string) => uploads.get(id)?.kept.reduce((sum, { length }) => sum + length, 0) ?? 0
  const refusal = (status: number, errorCode: string): Answer => ({ status, body: { code: status, errorCode } })

  async function answer(method: string, url: string, headers: Map<string, string>, body: unknown): Promise<Answer> {
    times.push(Date.now())
    if (isAway) throw new Error('no connection')
    if (headers.get('authorization') !== 'token') return refusal(401, 'UNAUTHENTICATED')
    const id = url.split('/').at(-1) ?? ''
    if (method === 'POST') {
      const length = Number(headers.get('upload-length'))
      if (length > 70_000_000) return refusal(400, 'VIDEO_MAXIMUM_SIZE')
      const pairs = (headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.split(' '))
      const { fingerprint = '' } = Object.fromEntries(pairs.map(([key, value = '']) => [key, atob(value)]))
      if (!uploads.has(fingerprint)) uploads.set(fingerprint, { length, kept: [] })
      return { status: 201, headers: { location: `https://shop.example/upload/${fingerprint}` } }
    }
    const upload = uploads.get(id)
    if (!upload) return refusal(404, 'NOT_FOUND')
    const state = () => ({ 'upload-offset': String(offsetOf(id)), 'upload-length': String(upload.length) })
    if (method === 'HEAD') return { status: 200, headers: state() }
    const fault = faults.shift() ?? null
    seen.push(`${headers.get('upload-offset')}${fault ? ` ${fault}` : ''}`)
    if (fault === 'LOST') throw new Error('connection lost')
    if (fault === 'BUSY') return refusal(503, 'BUSY')
    if (Number(headers.get('upload-offset')) !== offsetOf(id)) return refusal(409, 'UPLOAD_OFFSET_WRONG')
    if (body instanceof Blob) upload.kept.push(new Uint8Array(await body.arrayBuffer()))
    if (fault === 'ANSWER_LOST') throw new Error('connection lost')
    return { status: 204, headers: state() }
  }

  function createRequest(method: string, url: string): HttpRequest {
    const headers = new Map<string, string>()
    let isAborted = false
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void headers.set(name.toLowerCase(), value),
      getHeader: (name) => headers.get(name.toLowerCase()),
      setProgressHandler: () => undefined,
      getUnderlyingObject: () => null,
      abort: async () => {
        isAborted = true
      },
      async send(body): Promise<HttpResponse> {
        const answered = await answer(method, url, headers, body)
        // An aborted XMLHttpRequest reports nothing.
        if (isAborted) return new Promise(() => undefined)
        return {
          getStatus: () => answered.status,
          getHeader: (name) => answered.headers?.[name.toLowerCase()],
          getBody: () => JSON.stringify(answered.body ?? ''),
          getUnderlyingObject: () => null,
        }
      },
    }
  }

  const answers: [status: number, token: string][] = []
  return {
    client: {
      prepare: () => ({
        url: 'https://shop.example/upload',
        headers: () => ({ 'Csrf-Token': 'csrf', Authorization: 'token' }),
        onAnswered: (...answered: [number, string]) => void answers.push(answered),
      }),
    },
    platform: {
      httpStack: { createRequest, getName: () => 'memory' },
      fileReader: {
        openFile: async (file: Blob) => ({
          size: file.size,
          slice: async (start: number, end: number) => ({ value: file.slice(start, end), done: end >= file.size }),
          close: () => undefined,
        }),
      },
      urlStorage: {
        findAllUploads: async () => [...stored.values()],
        findUploadsByFingerprint: async (key: string) =>
          [...stored].flatMap(([each, found]) => (each === key ? [found] : [])),
        removeUpload: async (key: string) => void stored.delete(key),
        addUpload: async (key: string, upload: PreviousUpload) => {
          stored.set(key, { ...upload, urlStorageKey: key })
          return key
        },
      },
    },
    seen,
    times,
    answers,
    stored,
    setAway: (next: boolean) => {
      isAway = next
    },
    received: () => Buffer.concat([...uploads.values()].flatMap(({ kept }) => kept)),
    append: (id: string, piece: Uint8Array) => uploads.get(id)?.kept.push(piece),
  }
}

/** The result of an upload, whose pauses pass at once. */
async function ended<Value>(upload: Promise<Value>): Promise<Value> {
  let isEnded = false
  void upload.then(() => {
    isEnded = true
  })
  while (!isEnded) await vi.advanceTimersByTimeAsync(500)
  return upload
}

it('GFT-24: uploads a file in pieces and unchanged despite lost pieces, lost answers and a busy server', async () => {
  const shop = server([null, 'LOST', 'ANSWER_LOST', 'BUSY', null])
  const file = bytes(3 * PIECE + 500)
  const waits: boolean[] = []
  const sent: number[] = []
  const upload = uploadMedium(shop.client, PLACE, new Blob([file]), {
    platform: shop.platform,
    onWaiting: (isWaiting) => waits.push(isWaiting),
    onProgress: (progress) => sent.push(progress.sent),
  })
  expect(await ended(upload)).toEqual({ ok: true, value: null })
  expect(shop.received().equals(file)).toBe(true)
  const [second, third, fourth] = [1, 2, 3].map((count) => String(count * PIECE))
  expect(shop.seen).toEqual(['0', `${second} LOST`, `${second} ANSWER_LOST`, `${third} BUSY`, third, fourth])
  expect(waits).toEqual([true, false, true, false, true, false])
  expect(sent.at(0)).toBe(0)
  expect(sent.at(-1)).toBe(file.length)
})

it('GFT-24: gives up a lost connection after some minutes, with waits that grow to ten seconds', async () => {
  const shop = server()
  shop.setAway(true)
  const upload = uploadMedium(shop.client, PLACE, new Blob([bytes(10)]), { platform: shop.platform })
  expect(await ended(upload)).toEqual({ ok: false, error: { kind: 'NETWORK' } })
  const waits = shop.times.slice(1).map((time, index) => time - (shop.times[index] ?? 0))
  expect(waits.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  const all = waits.reduce((sum, ms) => sum + ms, 0)
  expect(all).toBeGreaterThan(240_000)
  expect(all).toBeLessThan(360_000)
})

it('GFT-24: continues at once when the browser is online again', async () => {
  const shop = server(['LOST'])
  const upload = uploadMedium(shop.client, PLACE, new Blob([bytes(10)]), {
    platform: shop.platform,
    onWaiting: (isWaiting) => {
      if (isWaiting) queueMicrotask(() => network.dispatchEvent(new Event('online')))
    },
  })
  await vi.waitFor(() => expect(shop.seen).toEqual(['0 LOST', '0']))
  expect(await upload).toEqual({ ok: true, value: null })
  expect(new Set(shop.times).size).toBe(1)
})

it('GFT-25: resumes the same file at its offset and skips pieces that another window has sent', async () => {
  const shop = server([null, 'LOST'])
  const file = new File([bytes(2 * PIECE + 500)], 'a.mp4', { lastModified: 7 })
  const stop = new AbortController()
  const first = uploadMedium(shop.client, PLACE, file, {
    platform: shop.platform,
    signal: stop.signal,
    onWaiting: () => stop.abort(),
  })
  expect(await ended(first)).toEqual({ ok: false, error: { kind: 'ABORTED' } })
  shop.append(await fingerprintOf(file), bytes(2 * PIECE).subarray(PIECE))
  const second = uploadMedium(shop.client, PLACE, file, { platform: shop.platform })
  expect((await ended(second)).ok).toBe(true)
  expect(shop.seen).toEqual(['0', `${PIECE} LOST`, String(2 * PIECE)])
  expect(shop.received().equals(bytes(2 * PIECE + 500))).toBe(true)
  // The address is kept until the end only.
  expect(shop.stored.size).toBe(0)
})

it('GFT-25: resumes in another browser, which has not stored the address of the upload', async () => {
  const shop = server([null, 'LOST'])
  const file = new File([bytes(PIECE + 500)], 'a.mp4', { lastModified: 7 })
  const stop = new AbortController()
  const { platform } = shop
  const stopped = { platform, signal: stop.signal, onWaiting: () => stop.abort() }
  await ended(uploadMedium(shop.client, PLACE, file, stopped))
  shop.stored.clear()
  expect((await ended(uploadMedium(shop.client, PLACE, file, { platform }))).ok).toBe(true)
  expect(shop.seen).toEqual(['0', `${PIECE} LOST`, '0', String(PIECE)])
  expect(shop.received().equals(bytes(PIECE + 500))).toBe(true)
})

it('GFT-25: distinguishes files by size, ends and modification time', async () => {
  const of = (content: Uint8Array<ArrayBuffer>, lastModified = 1) =>
    fingerprintOf(new File([content], 'a', { lastModified }))
  const changed = bytes(200_000)
  changed[199_999] = 9
  const prints = await Promise.all([of(bytes(200_000)), of(changed), of(bytes(200_001)), of(bytes(200_000), 2)])
  expect(new Set(prints).size).toBe(4)
  expect(await of(bytes(200_000))).toBe(prints[0])
})

it('returns a refusal of the server at once, and reports its status to the session', async () => {
  const shop = server()
  const large = { size: 80_000_000, slice: () => new Blob([]), lastModified: 0 } as unknown as Blob
  const result = await ended(uploadMedium(shop.client, PLACE, large, { platform: shop.platform }))
  expect(result).toMatchObject({ ok: false, error: { errorCode: 'VIDEO_MAXIMUM_SIZE' } })
  expect(shop.answers).toEqual([[400, 'token']])
})
