import { once } from 'node:events'
import { request } from 'node:http'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { MESSAGE_PIECE_BYTES } from '@irodori/contract/entities/messageUpload'
import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { medium, silence, videoOfSize } from '../../../testing/media.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../../testing/messageOrder.ts'
import { halvesPng } from '../../../testing/photos.ts'
import { ORDERS } from '../../../testing/smallShop.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'
import { Busy } from '../../work/taskQueue.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  await createMessageOrder(server, 'a')
})
beforeEach(async () => {
  await server.database.deleteFrom('message_upload').execute()
  for (const key of await stored()) await server.storage.delete(key)
  // The clock of an earlier test may have ended the session.
  token = await server.logIn()
})
afterAll(() => server.close())

const { orderNumber } = ORDERS.a
const templateId = MESSAGE_TEMPLATES[0]?.id ?? ''
const VIDEO = medium('video.mp4')

const begin = (bytes: number, change: object = {}, given = token) => {
  const metadata = { orderNumber, templateId, type: 'video', position: 1, fingerprint: 'one', ...change }
  return server.raw('beginMessageUpload', { headers: { 'upload-length': String(bytes) }, metadata }, given)
}
const begun = async (bytes: number, change: object = {}): Promise<string> => {
  const { status, headers } = await begin(bytes, change)
  expect(status).toBe(201)
  return String(headers.location).split('/').at(-1) ?? ''
}
const piece = (uploadId: string, offset: number, file: Uint8Array) =>
  server.raw('sendMessagePiece', { params: { uploadId }, headers: { 'upload-offset': String(offset) }, file }, token)
const read = (uploadId: string) => server.raw('readMessageUpload', { params: { uploadId } }, token)
/** The offset of an upload; null if there is none. */
const offsetOf = async (uploadId: string) => {
  const { status, headers } = await read(uploadId)
  return status === 200 ? Number(headers['upload-offset']) : null
}
const refusalOf = ({ status, bytes }: { status: number; bytes: Buffer }) => {
  const { code, errorCode, error } = JSON.parse(bytes.toString())
  expect(code).toBe(status)
  return { status, errorCode, error }
}
const stored = () => server.storage.list('uploads')
const parts = async () => {
  const { data } = await server.call('readMessage', { params: { orderNumber }, query: { templateId } }, token)
  return data ?? []
}
const fileNameOf = async (type: 'VIDEO' | 'AUDIO' | 'RECT_IMAGE') => {
  const part = (await parts()).find((each) => each.type === type)
  return part && 'fileName' in part ? part.fileName : null
}
const served = async (fileName: string | null) =>
  (await server.raw('readMessageFile', { params: { orderNumber, fileType: 'video', fileName: fileName ?? 'none' } }))
    .bytes

/** Sends a file in pieces. @returns the last answer */
async function sendWhole(file: Buffer, change: object = {}) {
  const uploadId = await begun(file.length, change)
  let last = await read(uploadId)
  for (let at = 0; at < file.length; at += MESSAGE_PIECE_BYTES)
    last = await piece(uploadId, at, file.subarray(at, at + MESSAGE_PIECE_BYTES))
  return last
}

describe('a resumable upload', () => {
  it('ends with the same part of the message as a whole upload, and leaves no piece', async () => {
    const uploadId = await begun(VIDEO.length)
    const first = await piece(uploadId, 0, VIDEO.subarray(0, 4000))
    expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': '4000' } })
    const last = await piece(uploadId, 4000, VIDEO.subarray(4000))
    expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': String(VIDEO.length) } })
    expect(await parts()).toMatchObject([{ type: 'VIDEO', duration: 2 }])
    expect((await served(await fileNameOf('VIDEO'))).equals(VIDEO)).toBe(true)
    expect(await stored()).toEqual([])
  })

  it('reports its end to a client that missed the last answer, and changes nothing when the last piece is sent again', async () => {
    const uploadId = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO)
    const shown = await parts()
    expect(await offsetOf(uploadId)).toBe(VIDEO.length)
    expect((await piece(uploadId, 0, VIDEO)).status).toBe(409)
    expect(await parts()).toEqual(shown)
  })

  it('ends with one part of the message when its last piece is sent twice simultaneously', async () => {
    const uploadId = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO.subarray(0, 4000))
    const last = VIDEO.subarray(4000)
    const answers = await Promise.all([piece(uploadId, 4000, last), piece(uploadId, 4000, last)])
    expect(answers.map(({ status }) => status)).toContain(204)
    for (const { status } of answers) expect([204, 409]).toContain(status)
    expect((await parts()).map(({ type }) => type)).toEqual(['VIDEO'])
    expect((await served(await fileNameOf('VIDEO'))).equals(VIDEO)).toBe(true)
  })

  it('deletes an upload whose pieces are lost, so that it can begin again', async () => {
    const uploadId = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO.subarray(0, 4000))
    for (const key of await stored()) await server.storage.delete(key)
    expect((await piece(uploadId, 4000, VIDEO.subarray(4000))).status).toBe(404)
    expect(await offsetOf(await begun(VIDEO.length))).toBe(0)
  })

  it('refuses a piece at a wrong offset, and stores nothing of it', async () => {
    const uploadId = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO.subarray(0, 100))
    for (const wrong of [0, 50, 200]) {
      const answer = await piece(uploadId, wrong, VIDEO.subarray(0, 10))
      expect(refusalOf(answer)).toMatchObject({ status: 409, errorCode: 'UPLOAD_OFFSET_WRONG' })
    }
    expect(await offsetOf(uploadId)).toBe(100)
    expect((await stored()).length).toBe(1)
  })

  it('accepts one of three simultaneous pieces for one offset', async () => {
    const uploadId = await begun(VIDEO.length)
    const answers = await Promise.all([1, 2, 3].map(() => piece(uploadId, 0, VIDEO.subarray(0, 3000))))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect((await stored()).length).toBe(1)
  })

  it('finds an upload again by the same file, and replaces it by another file for its place', async () => {
    const first = await begun(VIDEO.length)
    await piece(first, 0, VIDEO.subarray(0, 100))
    expect(await begun(VIDEO.length)).toBe(first)
    expect(await offsetOf(first)).toBe(100)
    const other = await begun(VIDEO.length, { fingerprint: 'two' })
    expect(other).not.toBe(first)
    await server.jobs.idle()
    expect((await piece(first, 100, VIDEO.subarray(100))).status).toBe(404)
    expect(await stored()).toEqual([])
    expect(await offsetOf(other)).toBe(0)
  })

  it('tells when it expires, is gone after a day, and is deleted with its pieces by its job', async () => {
    const day = 86_400_000
    const begins = Date.now()
    const answer = await begin(VIDEO.length)
    const expires = Date.parse(String(answer.headers['upload-expires']))
    expect(Math.abs(expires - begins - day)).toBeLessThan(60_000)
    const uploadId = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO.subarray(0, 100))
    await server.storage.put(`uploads/${uploadId}/${'0'.repeat(32)}.part`, VIDEO.subarray(0, 10))
    await server.jobs.idle()
    expect((await stored()).length).toBe(2)
    server.clock.now = new Date(server.clock.now.getTime() + day + 1000)
    token = await server.logIn()
    expect((await piece(uploadId, 100, VIDEO.subarray(100))).status).toBe(410)
    expect((await read(uploadId)).status).toBe(410)
    await server.jobs.idle()
    expect(await stored()).toEqual([])
    expect((await piece(uploadId, 100, VIDEO.subarray(100))).status).toBe(404)
  })

  it('begins again in the place of an expired upload of the same file that its job has not deleted yet', async () => {
    const first = await begun(VIDEO.length)
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000)
    token = await server.logIn()
    const second = await begun(VIDEO.length)
    expect(second).not.toBe(first)
    expect(await offsetOf(second)).toBe(0)
  })

  it.each([
    ['video', MEDIA_LIMITS.VIDEO.bytes + 1, 'VIDEO_MAXIMUM_SIZE'],
    ['audio', MEDIA_LIMITS.AUDIO.bytes + 1, 'AUDIO_MAXIMUM_SIZE'],
    ['rect_image', 26 * 1024 * 1024, 'IMAGE_MAXIMUM_SIZE'],
    ['video', 0, 'VIDEO_INVALID'],
    ['audio', 0, 'AUDIO_INVALID'],
    ['rect_image', 0, 'IMAGE_INVALID'],
    ['program', 5, 'REQUEST_INVALID'],
  ])('refuses the upload of a %s of %i bytes before it travels', async (type, bytes, errorCode) => {
    expect(refusalOf(await begin(bytes, { type }))).toMatchObject({ status: 400, errorCode })
  })

  it('accepts a piece of nothing, which changes nothing', async () => {
    const uploadId = await begun(100)
    expect(await piece(uploadId, 0, new Uint8Array(0))).toMatchObject({
      status: 204,
      headers: { 'upload-offset': '0' },
    })
    expect(await stored()).toEqual([])
  })

  it('refuses more than was said', async () => {
    const uploadId = await begun(100)
    expect(refusalOf(await piece(uploadId, 0, VIDEO))).toMatchObject({ status: 413, errorCode: 'REQUEST_INVALID' })
    expect(await offsetOf(uploadId)).toBe(0)
  })

  it('stores a long body as pieces of the common size', async () => {
    const uploadId = await begun(3 * MESSAGE_PIECE_BYTES)
    expect((await piece(uploadId, 0, Buffer.alloc(2 * MESSAGE_PIECE_BYTES + 1))).status).toBe(204)
    const sizes = await Promise.all((await stored()).map(async (key) => (await server.storage.head(key))?.bytes))
    expect(sizes.sort()).toEqual([1, MESSAGE_PIECE_BYTES, MESSAGE_PIECE_BYTES])
  })

  it.each([
    ['video', 'that breaks off', () => VIDEO.subarray(0, 5000), 'VIDEO_INVALID'],
    ['video', 'that is a photo', () => halvesPng(400, 300), 'VIDEO_INVALID'],
    ['video', 'of 21 seconds', () => medium('twenty-one-seconds.mp4'), 'FILE_MAXIMUM_TIME'],
    ['audio', 'that is a video', () => VIDEO, 'AUDIO_INVALID'],
    ['audio', 'of 21 seconds', () => silence(21), 'FILE_MAXIMUM_TIME'],
  ])('checks an upload at its end: a %s %s is refused and forgotten', async (type, _, file, errorCode) => {
    expect(refusalOf(await sendWhole(file(), { type }))).toMatchObject({ status: 400, errorCode })
    expect(await stored()).toEqual([])
    expect(await server.database.selectFrom('message_upload').selectAll().execute()).toEqual([])
  })

  it('accepts sounds and photos', async () => {
    expect((await sendWhole(medium('sound.mp3'), { type: 'audio' })).status).toBe(204)
    expect(await fileNameOf('AUDIO')).toMatch(/\.mp3$/)
    expect((await sendWhole(halvesPng(800, 600), { type: 'rect_image', position: 2 })).status).toBe(204)
    const photo = (await parts()).find(({ type, position }) => type === 'RECT_IMAGE' && position === 2)
    expect(photo).toMatchObject({ imageName: expect.stringMatching(/\.png$/) })
  })

  it('is asked for its last piece again when the server was too busy to check the file', async () => {
    const photo = halvesPng(800, 600)
    const uploadId = await begun(photo.length, { type: 'rect_image', position: 3 })
    await piece(uploadId, 0, photo.subarray(0, 100))
    const ingest = vi.spyOn(server.pool, 'ingest').mockRejectedValueOnce(new Busy('the queue is full'))
    const render = vi.spyOn(server.pool, 'render').mockRejectedValueOnce(new Busy('the queue is full'))
    const refused = await piece(uploadId, 100, photo.subarray(100))
    expect(refusalOf(refused)).toMatchObject({ status: 503, errorCode: 'BUSY' })
    expect(refused.headers['retry-after']).toBeDefined()
    ingest.mockRestore()
    render.mockRestore()
    expect(await offsetOf(uploadId)).toBe(100)
    expect((await piece(uploadId, 100, photo.subarray(100))).status).toBe(204)
  })

  it('refuses pieces once the message is released', async () => {
    const uploadId = await begun(VIDEO.length)
    const set = (status: 'URL_RELEASED' | 'WAITING') =>
      server.database.updateTable('shop_order').set({ status }).where('order_number', '=', orderNumber).execute()
    await set('URL_RELEASED')
    const answers = [await piece(uploadId, 0, VIDEO), await begin(5)]
    expect(answers.map((answer) => refusalOf(answer).errorCode)).toEqual(Array(2).fill('ORDER_IS_PRODUCED'))
    expect((await read(uploadId)).status).toBe(403)
    await set('WAITING')
  })
})

describe('a video of 70 MB over a real connection', () => {
  it('resumes where it was cut in the middle of a piece, and is complete at the end', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const file = videoOfSize(MEDIA_LIMITS.VIDEO.bytes)
    const uploadId = await begun(file.length)

    const send = (offset: number, cutAfter = Number.POSITIVE_INFINITY) =>
      new Promise<number | 'CUT'>((resolve) => {
        const body = file.subarray(offset, offset + MESSAGE_PIECE_BYTES)
        const sending = request(`${origin}/api/digitalMessage/upload/${uploadId}`, {
          method: 'PATCH',
          headers: {
            'csrf-token': CSRF_TOKEN,
            authorization: token,
            'tus-resumable': '1.0.0',
            'upload-offset': offset,
            'content-type': 'application/offset+octet-stream',
            'content-length': body.length,
          },
        })
        sending.on('error', () => resolve('CUT'))
        sending.on('response', (answer) => {
          answer.resume()
          void once(answer, 'end').then(() => resolve(answer.statusCode ?? 0))
        })
        if (cutAfter >= body.length) return sending.end(body)
        sending.write(body.subarray(0, cutAfter), () => sending.destroy(new Error('cut')))
      })

    const cut = 1_500_000
    const cutAt = [3, 17, 33].map((count) => count * MESSAGE_PIECE_BYTES)
    for (let offset = 0; offset < file.length; offset = (await offsetOf(uploadId)) ?? file.length) {
      if (offset >= (cutAt[0] ?? file.length)) {
        cutAt.shift()
        expect(await send(offset, cut)).toBe('CUT')
        // What has arrived is kept, so that it is not sent again.
        await expect.poll(() => offsetOf(uploadId), { timeout: 20_000 }).toBeGreaterThan(offset)
        expect(await offsetOf(uploadId)).toBeLessThanOrEqual(offset + cut)
        expect(await send(offset)).toBe(409)
      } else expect(await send(offset)).toBe(204)
    }
    expect(cutAt).toEqual([])
    const bytes = await served(await fileNameOf('VIDEO'))
    expect(bytes.length).toBe(file.length)
    expect(bytes.equals(file)).toBe(true)
  }, 60_000)
})
