import { once } from 'node:events'
import { request } from 'node:http'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { MESSAGE_PIECE_BYTES } from '@irodori/contract/entities/message'
import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { medium, silence, videoOfSize } from '../../../testing/media.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../../testing/messageOrder.ts'
import { halvesPng } from '../../../testing/photos.ts'
import { ORDERS } from '../../../testing/smallShop.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'

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

const begin = async (bytes: number, change: object = {}) => {
  const body = { orderNumber, templateId, type: 'video', bytes, fingerprint: 'one', ...change }
  return server.call('beginMessageUpload', { body }, token)
}
const begun = async (bytes: number, change: object = {}) => {
  const { data } = await begin(bytes, change)
  if (!data) throw new Error('the upload did not begin')
  return data
}
const piece = (uploadId: string, offset: number, file: Uint8Array) =>
  server.call('sendMessagePiece', { params: { uploadId }, body: { offset }, file }, token)
const finish = (uploadId: string) => server.call('finishMessageUpload', { params: { uploadId } }, token)
const offsetOf = async (uploadId: string) =>
  (await server.call('readMessageUpload', { params: { uploadId } }, token)).data?.offset
const stored = () => server.storage.list('uploads')
const video = async () => {
  const { data } = await server.call('readMessage', { params: { orderNumber }, query: { templateId } }, token)
  return data?.find(({ type }) => type === 'VIDEO')
}

async function sendWhole(file: Buffer, change: object = {}) {
  const { uploadId, pieceBytes } = await begun(file.length, change)
  for (let at = 0; at < file.length; at += pieceBytes) await piece(uploadId, at, file.subarray(at, at + pieceBytes))
  return finish(uploadId)
}

describe('a resumable upload', () => {
  it('ends with the same part of the message as a whole upload, and leaves no piece', async () => {
    const { uploadId } = await begun(VIDEO.length)
    expect((await piece(uploadId, 0, VIDEO.subarray(0, 4000))).data).toEqual({ offset: 4000, bytes: VIDEO.length })
    expect((await piece(uploadId, 4000, VIDEO.subarray(4000))).data?.offset).toBe(VIDEO.length)
    const { data } = await finish(uploadId)
    expect(await video()).toMatchObject({ id: data?.id, fileName: data?.fileName, duration: 2 })
    const params = { orderNumber, fileType: 'video', fileName: data?.fileName ?? '' }
    expect((await server.raw('readMessageFile', { params })).bytes.equals(VIDEO)).toBe(true)
    expect(await stored()).toEqual([])
  })

  it('gives the same answer when it is finished twice, because the first answer may be lost', async () => {
    const { uploadId } = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO)
    const first = await finish(uploadId)
    expect(first.code).toBe(200)
    expect(await finish(uploadId)).toEqual(first)
  })

  it('gives the same answer when it is finished twice simultaneously', async () => {
    const { uploadId } = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO)
    const answers = await Promise.all([finish(uploadId), finish(uploadId)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    const shown = await video()
    expect(answers.map(({ data }) => data?.fileName)).toContain(shown?.type === 'VIDEO' ? shown.fileName : 'none')
  })

  it('deletes an upload whose pieces are lost, so that it can begin again', async () => {
    const { uploadId } = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO)
    for (const key of await stored()) await server.storage.delete(key)
    expect((await finish(uploadId)).code).toBe(404)
    expect((await begun(VIDEO.length)).offset).toBe(0)
  })

  it('answers the right offset to a piece at a wrong one, and stores nothing of it', async () => {
    const { uploadId } = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO.subarray(0, 100))
    for (const wrong of [0, 50, 200]) {
      const answer = await piece(uploadId, wrong, VIDEO.subarray(0, 10))
      expect(answer).toMatchObject({ code: 409, errorCode: 'UPLOAD_OFFSET_WRONG', error: { offset: 100 } })
    }
    expect(await offsetOf(uploadId)).toBe(100)
    expect((await stored()).length).toBe(1)
    expect(await finish(uploadId)).toMatchObject({ code: 409, error: { offset: 100 } })
  })

  it('accepts one of two simultaneous pieces for one offset', async () => {
    const { uploadId } = await begun(VIDEO.length)
    const answers = await Promise.all([1, 2, 3].map(() => piece(uploadId, 0, VIDEO.subarray(0, 3000))))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409])
    expect((await stored()).length).toBe(1)
  })

  it('finds an upload again by the same file, and replaces it by another file for its place', async () => {
    const first = await begun(VIDEO.length)
    await piece(first.uploadId, 0, VIDEO.subarray(0, 100))
    expect(await begun(VIDEO.length)).toEqual({ ...first, offset: 100 })
    const other = await begun(VIDEO.length, { fingerprint: 'two' })
    expect(other).toMatchObject({ offset: 0 })
    await server.jobs.idle()
    expect((await piece(first.uploadId, 100, VIDEO.subarray(100))).code).toBe(404)
    expect(await stored()).toEqual([])
    expect(await offsetOf(other.uploadId)).toBe(0)
  })

  it('deletes an upload with its pieces after a day', async () => {
    const { uploadId } = await begun(VIDEO.length)
    await piece(uploadId, 0, VIDEO.subarray(0, 100))
    await server.storage.put(`uploads/${uploadId}/${'0'.repeat(32)}.part`, VIDEO.subarray(0, 10))
    await server.jobs.idle()
    expect((await stored()).length).toBe(2)
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_001)
    await server.jobs.idle()
    expect(await stored()).toEqual([])
    token = await server.logIn()
    expect((await finish(uploadId)).code).toBe(404)
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
    expect(await begin(bytes, { type })).toMatchObject({ code: 400, errorCode })
  })

  it.each([
    ['a piece of nothing', new Uint8Array(0)],
    ['more than was said', VIDEO],
  ])('refuses %s', async (_, file) => {
    const { uploadId } = await begun(100)
    expect((await piece(uploadId, 0, file)).errorCode).toBe('REQUEST_INVALID')
    expect(await offsetOf(uploadId)).toBe(0)
  })

  it('refuses a piece that is longer than the limit', async () => {
    const { uploadId, pieceBytes } = await begun(2 * MESSAGE_PIECE_BYTES)
    expect((await piece(uploadId, 0, Buffer.alloc(pieceBytes + 1))).errorCode).toBe('REQUEST_INVALID')
    expect((await piece(uploadId, 0, Buffer.alloc(pieceBytes))).code).toBe(200)
  })

  it.each([
    ['video', 'that breaks off', () => VIDEO.subarray(0, 5000), 'VIDEO_INVALID'],
    ['video', 'that is a photo', () => halvesPng(400, 300), 'VIDEO_INVALID'],
    ['video', 'of 21 seconds', () => medium('twenty-one-seconds.mp4'), 'FILE_MAXIMUM_TIME'],
    ['audio', 'that is a video', () => VIDEO, 'AUDIO_INVALID'],
    ['audio', 'of 21 seconds', () => silence(21), 'FILE_MAXIMUM_TIME'],
  ])('checks an upload at its end: a %s %s is refused and forgotten', async (type, _, file, errorCode) => {
    expect(await sendWhole(file(), { type })).toMatchObject({ code: 400, errorCode })
    expect(await stored()).toEqual([])
    expect(await server.database.selectFrom('message_upload').selectAll().execute()).toEqual([])
  })

  it('accepts sounds and photos', async () => {
    expect((await sendWhole(medium('sound.mp3'), { type: 'audio' })).data?.fileName).toMatch(/\.mp3$/)
    expect((await sendWhole(halvesPng(800, 600), { type: 'rect_image', position: 2 })).data?.fileName).toMatch(/\.png$/)
  })

  it('refuses pieces once the message is released', async () => {
    const { uploadId } = await begun(VIDEO.length)
    const set = (status: 'URL_RELEASED' | 'WAITING') =>
      server.database.updateTable('shop_order').set({ status }).where('order_number', '=', orderNumber).execute()
    await set('URL_RELEASED')
    const answers = [await piece(uploadId, 0, VIDEO), await finish(uploadId), await begin(5)]
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(3).fill('ORDER_IS_PRODUCED'))
    await set('WAITING')
  })
})

describe('a video of 70 MB over a real connection', () => {
  it('resumes where it was cut in the middle of a piece, and is complete at the end', async () => {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const file = videoOfSize(MEDIA_LIMITS.VIDEO.bytes)
    const { uploadId, pieceBytes } = await begun(file.length)
    const pieces = Math.ceil(file.length / pieceBytes)

    const send = (offset: number, cutAfter = Number.POSITIVE_INFINITY) =>
      new Promise<'ANSWERED' | 'CUT'>((resolve) => {
        const head = `--b\r\ncontent-disposition: form-data; name="offset"\r\n\r\n${offset}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="p"\r\n\r\n`
        const body = Buffer.concat([
          Buffer.from(head),
          file.subarray(offset, offset + pieceBytes),
          Buffer.from('\r\n--b--\r\n'),
        ])
        const sending = request(`${origin}/api/digitalMessage/upload/${uploadId}`, {
          method: 'PATCH',
          headers: {
            'csrf-token': CSRF_TOKEN,
            authorization: token,
            'content-type': 'multipart/form-data; boundary=b',
            'content-length': body.length,
          },
        })
        sending.on('error', () => resolve('CUT'))
        sending.on('response', (answer) => {
          answer.resume()
          void once(answer, 'end').then(() => resolve('ANSWERED'))
        })
        if (cutAfter >= body.length) return sending.end(body)
        sending.write(body.subarray(0, cutAfter), () => sending.destroy(new Error('cut')))
      })

    const cuts = [3, 17, pieces - 1]
    for (let count = 0; count < pieces; count += 1) {
      const offset = (await offsetOf(uploadId)) ?? 0
      expect(offset).toBe(count * pieceBytes)
      if (cuts.includes(count)) {
        expect(await send(offset, 1_500_000)).toBe('CUT')
        expect(await offsetOf(uploadId)).toBe(offset)
      }
      expect(await send(offset)).toBe('ANSWERED')
    }
    const { data } = await finish(uploadId)
    const params = { orderNumber, fileType: 'video', fileName: data?.fileName ?? '' }
    const served = await server.raw('readMessageFile', { params })
    expect(served.bytes.length).toBe(file.length)
    expect(served.bytes.equals(file)).toBe(true)
  }, 60_000)
})
