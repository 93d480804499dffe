import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { medium, silence } from '../../testing/media.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../testing/messageOrder.ts'
import { bombPng, GIF, halvesPng, pngOfSize } from '../../testing/photos.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { messageFileKey } from './parts/messageFiles.ts'
import { UNUSED_FILE_JOB } from './parts/unusedFiles.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  await createMessageOrder(server, 'a')
  token = await server.logIn()
})
afterAll(() => server.close())

const { orderNumber } = ORDERS.a
const [{ id: templateId } = { id: '' }, { id: otherId } = { id: '' }] = MESSAGE_TEMPLATES
const PHOTO = halvesPng(800, 600)

const upload = (type: string, file: Uint8Array, body: object = {}) =>
  server.call('uploadMessageFile', { body: { orderNumber, templateId, type, ...body }, file }, token)
const photo = (position: number, body: object = {}, file?: Uint8Array) =>
  server.call(
    'saveMessageImage',
    { query: { position: String(position) }, body: { orderNumber, templateId, ...body }, ...(file ? { file } : {}) },
    token,
  )
const text = (position: number, words: string) =>
  server.call('saveMessageText', { body: { orderNumber, templateId, position, text: words } }, token)
const items = async (template = templateId) =>
  (await server.call('readMessage', { params: { orderNumber }, query: { templateId: template } }, token)).data ?? []
const file = (fileType: string, fileName: string, headers = {}, order = orderNumber) =>
  server.raw('readMessageFile', { params: { orderNumber: order, fileType, fileName }, headers })
const remove = (fileType: string, position = 1) =>
  server.call('deleteMessageFile', { query: { orderNumber, fileType, position: String(position), templateId } }, token)
const stored = async () => {
  const row = await server.database
    .selectFrom('shop_order')
    .select('image_folder')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const keys = await server.storage.list(messageFileKey(row.image_folder, 'x').replace(/\/x$/, ''))
  return keys.map((key) => key.split('/').at(-1))
}

describe('an upload', () => {
  it.each([
    ['video', 'video.mp4', 'mp4', 'video/mp4'],
    ['video', 'video.mov', 'mov', 'video/quicktime'],
    ['VIDEO', 'video.webm', 'webm', 'video/webm'],
    ['video', 'twenty-seconds.mp4', 'mp4', 'video/mp4'],
    ['audio', 'sound.mp3', 'mp3', 'audio/mpeg'],
    ['audio', 'sound.m4a', 'm4a', 'audio/mp4'],
    ['audio', 'sound.ogg', 'ogg', 'audio/ogg'],
    ['audio', 'sound.webm', 'webm', 'audio/webm'],
  ])('keeps an uploaded %s %s and serves it as what it is', async (type, name, extension, contentType) => {
    const { data } = await upload(type, medium(name))
    expect(data?.fileName).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`))
    const served = await file(type.toLowerCase(), data?.fileName ?? '')
    expect(served.bytes.equals(medium(name))).toBe(true)
    expect(served.headers).toMatchObject({
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(medium(name).length),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox; .*frame-ancestors 'none'$/),
    })
    const shown = (await items()).find((item) => item.type === type.toUpperCase())
    expect(shown).toMatchObject({ id: data?.id, fileName: data?.fileName, position: 1, templateId })
  })

  it.each([
    ['video', 'a sound', () => medium('sound.m4a'), 'VIDEO_INVALID'],
    ['video', 'a photo', () => PHOTO, 'VIDEO_INVALID'],
    ['video', 'a video that breaks off', () => medium('video.mp4').subarray(0, 5000), 'VIDEO_INVALID'],
    ['video', 'a video in HEVC, which most browsers show as black', () => medium('hevc.mov'), 'VIDEO_INVALID'],
    ['video', 'a video of 21 seconds', () => medium('twenty-one-seconds.mp4'), 'FILE_MAXIMUM_TIME'],
    ['audio', 'a video', () => medium('video.mp4'), 'AUDIO_INVALID'],
    ['audio', 'words', () => Buffer.from('la la la'), 'AUDIO_INVALID'],
    ['audio', 'a sound of 20.2 seconds', () => silence(20.2), 'FILE_MAXIMUM_TIME'],
    ['audio', 'more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'AUDIO_MAXIMUM_SIZE'],
    ['rect_image', 'a video', () => medium('video.mp4'), 'IMAGE_INVALID'],
    ['rect_image', 'a photo that breaks off', () => PHOTO.subarray(0, PHOTO.length - 20), 'IMAGE_TRUNCATED'],
    ['rect_image', 'a photo of gigabytes', bombPng, 'IMAGE_TOO_MANY_PIXELS'],
    ['rect_image', 'a photo of 10 MB', () => pngOfSize(UPLOAD_LIMITS.PHOTO), 'IMAGE_MAXIMUM_SIZE'],
    ['program', 'anything', () => PHOTO, 'REQUEST_INVALID'],
  ])('as %s of %s is refused', async (type, _, bytes, errorCode) => {
    // A job removes the files that earlier uploads replaced.
    await server.jobs.idle()
    const before = await stored()
    const answer = await upload(type, bytes())
    expect([answer.code, answer.errorCode]).toEqual([400, errorCode])
    expect(await stored()).toEqual(before)
  })

  it('accepts a sound of 20 seconds', async () => {
    expect((await upload('audio', silence(20))).code).toBe(200)
    expect((await items()).find(({ type }) => type === 'AUDIO')).toMatchObject({ duration: 20 })
  })

  it('refuses an upload to an unknown place or without a file', async () => {
    expect((await upload('video', medium('video.mp4'), { position: 2 })).errorCode).toBe('REQUEST_INVALID')
    expect((await upload('rect_image', PHOTO, { position: 4 })).errorCode).toBe('REQUEST_INVALID')
    const body = { orderNumber, templateId, type: 'video' }
    expect((await server.call('uploadMessageFile', { body }, token)).error).toHaveProperty('file')
    expect((await upload('video', medium('video.mp4'), { templateId: 'none' })).errorCode).toBe('NOT_FOUND')
  })

  it('replaces the earlier one and deletes its file', async () => {
    const first = (await upload('video', medium('video.mp4'))).data
    const second = (await upload('video', medium('video.webm'))).data
    await server.jobs.idle()
    expect(second?.id).toBe(first?.id)
    expect((await file('video', first?.fileName ?? '')).status).toBe(404)
    expect(await stored()).not.toContain(first?.fileName)
    expect(await stored()).toContain(second?.fileName)
  })

  it('answers the upload of a photo with the photo, cropped for its place', async () => {
    const { data } = await upload('rect_image', PHOTO, { position: 2 })
    expect(data?.fileName).toMatch(/^[0-9a-f]{32}\.png$/)
    const shown = (await items()).find((item) => item.type === 'RECT_IMAGE' && item.position === 2)
    expect(shown).toMatchObject({ imageName: data?.fileName, ratio: 1.5, width: 800, height: 533 })
    expect((await file('rect_image', data?.fileName ?? '')).bytes.equals(PHOTO)).toBe(true)
  })
})

describe('a photo', () => {
  it('crops a photo to the proportions of its place, whatever the requested crop', async () => {
    const crop = {
      scaleWidth: 400,
      scaleHeight: 300,
      croppedLeft: 200,
      croppedTop: 0,
      croppedWidth: 200,
      croppedHeight: 300,
    }
    const { data } = await photo(1, { ...crop, rotate: 10, brightnessFactor: 110 }, PHOTO)
    expect(data).toMatchObject({ width: 400, height: 481, top: 0, left: 0, rotate: 10, brightness: 110 })
    expect(data?.fileName).toMatch(/^crop_[0-9a-f]{32}\.png$/)
    const [item] = (await items()).filter(({ type, position }) => type === 'RECT_IMAGE' && position === 1)
    expect(item).toMatchObject({
      sourceWidth: 800,
      sourceHeight: 600,
      croppedLeft: 400,
      croppedWidth: 400,
      imageRotate: 10,
    })
    if (item?.type !== 'RECT_IMAGE') throw new Error('the saved item is not a photo')
    expect(item.croppedWidth / item.croppedHeight).toBeCloseTo(0.831)
    expect(item.croppedTop).toBeCloseTo((600 - 400 / 0.831) / 2)
  })

  it('stores a photo as JPEG, or as PNG where it is transparent', async () => {
    const opaque = await photo(1, {}, PHOTO)
    expect(opaque.data?.fileName).toMatch(/^crop_[0-9a-f]{32}\.jpg$/)
    const cut = await file('image', opaque.data?.fileName ?? '')
    expect(cut.headers['content-type']).toBe('image/jpeg')
    expect(cut.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    const clear = await photo(1, {}, GIF)
    expect(clear.data?.fileName).toMatch(/^crop_[0-9a-f]{32}\.png$/)
    expect((await file('image', clear.data?.fileName ?? '')).headers['content-type']).toBe('image/png')
  })

  it('crops a photo again from the earlier upload, under a new name', async () => {
    const first = await photo(1, {}, PHOTO)
    const again = await photo(1, { imageName: first.data?.imageName, brightnessFactor: 130 })
    expect(again.data).toMatchObject({ imageName: first.data?.imageName, brightness: 130 })
    expect(again.data?.fileName).not.toBe(first.data?.fileName)
    await server.jobs.idle()
    expect((await file('image', first.data?.fileName ?? '')).status).toBe(404)
    expect((await file('image', again.data?.imageName ?? '')).status).toBe(200)
    expect((await photo(1, { brightnessFactor: 90 })).data?.imageName).toBe(first.data?.imageName)
  })

  it('stays in one place when it is removed from another', async () => {
    const first = await photo(1, {}, PHOTO)
    await photo(3, { imageName: first.data?.imageName })
    await remove('rect_image', 1)
    await server.jobs.idle()
    expect((await file('image', first.data?.imageName ?? '')).status).toBe(200)
    await remove('rect_image', 3)
    await server.jobs.idle()
    expect(await stored()).not.toContain(first.data?.imageName)
  })

  it('refuses a photo that is not in the message or has no place', async () => {
    expect((await photo(1, { imageName: `${'0'.repeat(32)}.png` })).errorCode).toBe('IMAGE_NOT_FOUND')
    expect((await photo(4, {}, PHOTO)).errorCode).toBe('REQUEST_INVALID')
    const crop = { scaleWidth: 0, scaleHeight: 0 }
    expect((await photo(1, crop, PHOTO)).errorCode).toBe('REQUEST_INVALID')
  })

  it('removes a photo with its files, also when the call is repeated', async () => {
    const { data } = await photo(1, {}, PHOTO)
    expect((await remove('rect_image', 1)).code).toBe(200)
    expect((await remove('rect_image', 1)).code).toBe(200)
    await server.jobs.idle()
    expect(await stored()).not.toContain(data?.fileName)
    expect(await stored()).not.toContain(data?.imageName)
  })

  it('asks to send a photo again that was stored for so long that its check has removed it', async () => {
    const before = (await photo(1, {}, PHOTO)).data
    const put = server.storage.put.bind(server.storage)
    const began = server.clock.now
    const slow = vi.spyOn(server.storage, 'put').mockImplementation(async (key, bytes) => {
      await put(key, bytes)
      server.clock.now = new Date(server.clock.now.getTime() + 3_600_001)
      await server.jobs.idle()
    })
    const late = await photo(1, {}, PHOTO)
    slow.mockRestore()
    server.clock.now = began
    expect([late.code, late.errorCode]).toEqual([503, 'BUSY'])
    expect((await items()).find(({ type, position }) => type === 'RECT_IMAGE' && position === 1)).toMatchObject({
      imageName: before?.imageName,
    })
    const again = (await photo(1, {}, PHOTO)).data
    expect(await stored()).toEqual(expect.arrayContaining([again?.imageName, again?.cropImageName]))
  })

  it('removes a photo after its time if the process was killed before it recorded the photo', async () => {
    const order = await server.database
      .selectFrom('shop_order')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    const { expectFiles } = await import('./parts/unusedFiles.ts')
    const name = `${'a'.repeat(32)}.png`
    await expectFiles(server.database, order, [name])
    await server.storage.put(messageFileKey(order.image_folder, name), PHOTO)
    await server.jobs.idle()
    expect(await stored()).toContain(name)
    expect((await file('image', name)).status).toBe(404)
    const kept = (await photo(1, {}, PHOTO)).data
    await server.jobs.idle()
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_001)
    await server.jobs.idle()
    expect(await stored()).not.toContain(name)
    expect(await stored()).toContain(kept?.fileName)
    const left = await server.database.selectFrom('job').select('id').where('kind', '=', UNUSED_FILE_JOB).execute()
    expect(left).toEqual([])
    token = await server.logIn()
  })
})

describe('the texts', () => {
  it('saves and changes texts with normalised line ends', async () => {
    expect((await text(1, 'じいじへ')).data).toEqual({ position: 1, text: 'じいじへ' })
    expect((await text(2, 'いつも\r\nありがとう')).data).toEqual({ position: 2, text: 'いつも\nありがとう' })
    await text(1, 'ばあばへ')
    const words = (await items()).flatMap((item) => (item.type === 'TEXT' ? [item.text] : []))
    expect(words).toEqual(['ばあばへ', 'いつも\nありがとう'])
  })

  it('MSG-4: refuses texts with characters beyond the basic plane, and names them', async () => {
    const answer = await text(2, 'お誕生日🎂おめでとう𠮷田🎂')
    expect(answer).toMatchObject({ code: 400, errorCode: 'TEXT_NOT_DISPLAYABLE', error: { characters: ['🎂', '𠮷'] } })
    expect((await text(2, 'a\u0007b')).errorCode).toBe('TEXT_NOT_DISPLAYABLE')
  })

  it.each([
    [1, 50],
    [2, 1000],
  ])('at place %i have at most %i characters', async (position, longest) => {
    expect((await text(position, 'あ'.repeat(longest))).code).toBe(200)
    expect((await text(position, 'あ'.repeat(longest + 1))).errorCode).toBe('REQUEST_INVALID')
  })

  it('accepts texts in two places only', async () => {
    expect((await text(3, 'も')).errorCode).toBe('REQUEST_INVALID')
  })
})

describe('a message', () => {
  it('belongs to its design', async () => {
    await text(1, 'ここだけ')
    expect(await items(otherId)).toEqual([])
  })

  it('lets only its order read a message', async () => {
    const of = (given: object, as?: string) => server.call('readMessage', { params: { orderNumber }, ...given }, as)
    expect((await of({})).code).toBe(401)
    expect((await of({}, await server.logIn('b'))).code).toBe(403)
    expect((await of({ query: { orderId: 'order-0' } })).errorCode).toBe('LINK_NOT_OPEN')
  })

  it('contains the addresses of its files', async () => {
    const { data } = await upload('audio', silence(1))
    const fileName = data?.fileName ?? ''
    const path = (fileType: string, name: string, as = token) =>
      server.call('readMessageFilePath', { params: { orderNumber, fileType, fileName: name } }, as)
    expect((await path('audio', fileName)).data?.filePath).toBe(
      `/api/digitalMessage/${orderNumber}/file/audio/${fileName}`,
    )
    expect((await path('video', fileName)).errorCode).toBe('NOT_FOUND')
    expect((await path('audio', fileName, await server.logIn('b'))).code).toBe(403)
  })

  it.each(['../../../etc/passwd', `${'0'.repeat(32)}.mp3`, 'crop_.jpg'])('finds no file %s', async (fileName) => {
    expect((await file('audio', fileName)).status).toBe(404)
  })

  it('finds no files of another order', async () => {
    const { data } = await upload('audio', silence(1))
    expect((await file('audio', data?.fileName ?? '', {}, ORDERS.b.orderNumber)).status).toBe(404)
  })

  it.each([
    ['normal', 'WAITING', 'STATUS_NOT_ALLOWED'],
    ['digital_message', 'URL_RELEASED', 'ORDER_IS_PRODUCED'],
    ['digital_message', 'CREATING', 'ORDER_IS_PRODUCED'],
    ['digital_message', 'CANCEL', 'ORDER_IS_PRODUCED'],
  ] as const)(
    'refuses to change the message of an order that is %s and %s',
    async (processMethod, status, errorCode) => {
      await createMessageOrder(server, 'a', { processMethod })
      await server.database.updateTable('shop_order').set({ status }).where('order_number', '=', orderNumber).execute()
      const answers = [
        await upload('audio', silence(1)),
        await photo(1, {}, PHOTO),
        await text(1, 'あ'),
        await remove('audio'),
      ]
      expect(answers.map((answer) => [answer.code, answer.errorCode])).toEqual(Array(4).fill([403, errorCode]))
      await createMessageOrder(server, 'a')
      await server.database
        .updateTable('shop_order')
        .set({ status: 'WAITING' })
        .where('order_number', '=', orderNumber)
        .execute()
    },
  )

  it('offers its templates without a session', async () => {
    expect((await server.call('listMessageTemplates')).data).toEqual(MESSAGE_TEMPLATES)
    expect((await server.call('readMessageTemplate', { params: { id: otherId } })).data).toEqual(MESSAGE_TEMPLATES[1])
    expect((await server.call('readMessageTemplate', { params: { id: 'none' } })).errorCode).toBe('NOT_FOUND')
  })
})
