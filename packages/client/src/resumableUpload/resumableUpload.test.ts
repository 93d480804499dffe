import { err, ok } from '@irodori/result'
import { expect, it } from 'vitest'
import type { Client } from '../call/client.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { uploadMedium } from './resumableUpload.ts'

const PIECE = 1000
const PLACE = { orderNumber: 'irodori-1', templateId: 't', type: 'VIDEO', position: 1 } as const
const ANSWER = { id: 'a', orderNumber: 'irodori-1', fileName: 'v.mp4' }
const bytes = (count: number) => Uint8Array.from({ length: count }, (_, index) => index % 251)

type Fault = 'LOST' | 'ANSWER_LOST' | 'BUSY'

/** An in-memory server of the upload protocol; `faults` apply to the pieces in turn. */
function server(faults: (Fault | null)[] = []) {
  const uploads = new Map<string, { bytes: number; kept: Uint8Array[] }>()
  const seen: string[] = []
  let isAway = 0
  const offsetOf = (id: string) => uploads.get(id)?.kept.reduce((sum, { length }) => sum + length, 0) ?? 0
  const lost = err({ kind: 'NETWORK' })
  const refused = (status: number, errorCode: 'BUSY' | 'UPLOAD_OFFSET_WRONG' | 'VIDEO_MAXIMUM_SIZE') =>
    err({ kind: 'REFUSED', status, errorCode, message: null, error: {} })
  const client = {
    call: async (
      endpoint: { path: string; method: string },
      given: { params?: { uploadId: string }; body?: unknown },
    ) => {
      if (isAway > 0) {
        isAway -= 1
        return lost
      }
      const { uploadId = '' } = given.params ?? {}
      if (endpoint.path.endsWith('/finish')) return ok(ANSWER)
      if (endpoint.method === 'GET') return ok({ offset: offsetOf(uploadId), bytes: uploads.get(uploadId)?.bytes })
      const { bytes: size, fingerprint } = given.body as { bytes: number; fingerprint: string }
      if (size > 70_000_000) return refused(400, 'VIDEO_MAXIMUM_SIZE')
      if (!uploads.has(fingerprint)) uploads.set(fingerprint, { bytes: size, kept: [] })
      return ok({ uploadId: fingerprint, pieceBytes: PIECE, offset: offsetOf(fingerprint), bytes: size })
    },
    upload: async (
      _: unknown,
      given: { params: { uploadId: string }; body: { offset: number }; file: Blob },
      { signal }: { signal?: AbortSignal } = {},
    ) => {
      if (signal?.aborted) return err({ kind: 'ABORTED' })
      const { uploadId } = given.params
      const fault = faults.shift() ?? null
      seen.push(`${given.body.offset}${fault ? ` ${fault}` : ''}`)
      if (fault === 'LOST') return lost
      if (fault === 'BUSY') return refused(503, 'BUSY')
      if (given.body.offset !== offsetOf(uploadId)) return refused(409, 'UPLOAD_OFFSET_WRONG')
      uploads.get(uploadId)?.kept.push(new Uint8Array(await given.file.arrayBuffer()))
      if (fault === 'ANSWER_LOST') return lost
      return ok({ offset: offsetOf(uploadId), bytes: uploads.get(uploadId)?.bytes })
    },
  } as unknown as Pick<Client, 'call' | 'upload'>
  return {
    client,
    seen,
    goAway: (calls: number) => {
      isAway = calls
    },
    received: () => Buffer.concat([...uploads.values()].flatMap(({ kept }) => kept)),
    append: (id: string, piece: Uint8Array) => uploads.get(id)?.kept.push(piece),
  }
}

const soon = () => Promise.resolve()

it('GFT-24: uploads a file in pieces and unchanged despite lost pieces, lost answers and a busy server', async () => {
  const shop = server([null, 'LOST', 'ANSWER_LOST', 'BUSY', null])
  const file = bytes(3500)
  const waits: boolean[] = []
  const sent: number[] = []
  const result = await uploadMedium(shop.client, PLACE, new Blob([file]), {
    line: soon,
    onWaiting: (isWaiting) => waits.push(isWaiting),
    onProgress: (progress) => sent.push(progress.sent),
  })
  expect(result).toEqual({ ok: true, value: ANSWER })
  expect(shop.received().equals(file)).toBe(true)
  expect(shop.seen).toEqual(['0', '1000 LOST', '1000 ANSWER_LOST', '2000 BUSY', '2000', '3000'])
  expect(waits).toEqual([true, false, true, false])
  expect(sent.at(0)).toBe(0)
  expect(sent.at(-1)).toBe(3500)
})

it('GFT-24: gives up a lost connection after some minutes, with waits that grow to ten seconds', async () => {
  const shop = server()
  shop.goAway(1000)
  const waits: number[] = []
  const line = async (ms: number) => void waits.push(ms)
  const result = await uploadMedium(shop.client, PLACE, new Blob([bytes(10)]), { line })
  expect(result).toEqual({ ok: false, error: { kind: 'NETWORK' } })
  expect(waits.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  const all = waits.reduce((sum, ms) => sum + ms, 0)
  expect(all).toBeGreaterThan(240_000)
  expect(all).toBeLessThan(360_000)
})

it('GFT-25: resumes the same file at its offset and skips pieces that another window has sent', async () => {
  const shop = server([null, 'LOST'])
  const file = new File([bytes(2500)], 'a.mp4', { lastModified: 7 })
  const stop = new AbortController()
  const first = await uploadMedium(shop.client, PLACE, file, {
    signal: stop.signal,
    line: async () => stop.abort(),
  })
  expect(first).toEqual({ ok: false, error: { kind: 'ABORTED' } })
  shop.append(await fingerprintOf(file), bytes(2500).subarray(1000, 2000))
  expect((await uploadMedium(shop.client, PLACE, file, { line: soon })).ok).toBe(true)
  expect(shop.seen).toEqual(['0', '1000 LOST', '2000'])
  expect(shop.received().equals(bytes(2500))).toBe(true)
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

it('returns a refusal of the server at once', async () => {
  const large = { size: 80_000_000, slice: () => new Blob([]), lastModified: 0 } as unknown as Blob
  const result = await uploadMedium(server().client, PLACE, large, { line: soon })
  expect(result).toMatchObject({ ok: false, error: { errorCode: 'VIDEO_MAXIMUM_SIZE' } })
})
