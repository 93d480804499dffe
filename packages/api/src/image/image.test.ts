import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bombPng, GIF, halvesPng, pngOfSize } from '../../testing/photos.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  token = await server.logIn()
})
afterAll(() => server.close())

const { orderNumber } = ORDERS.a
const PHOTO = halvesPng(80, 40)
const upload = (file: Uint8Array, body: object = {}) => server.call('uploadImage', { body, file }, token)
const read = (imageFolder: string, cropImageName: string, order = orderNumber) =>
  server.raw('readImage', { params: { imageFolder, cropImageName }, query: { orderNumber: order } })

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** A real photo of which the second half of the data is missing, with its end marker. */
async function damagedPhoto(): Promise<Buffer> {
  const whole = await readFile(new URL('../../../../tests/architecture/kernelPhoto.jpg', import.meta.url))
  return Buffer.concat([whole.subarray(0, whole.length / 2), whole.subarray(-2)])
}

describe('the condition of a photo', () => {
  const HEADER = 'irodori-photo-condition'
  const conditionOf = async (name?: string, folder?: string) => (await read(folder ?? '', name ?? '')).headers[HEADER]

  it('is stored as SOUND if both sides have the same pixels, or no hash was sent', async () => {
    const pixelHash = await hashPixels(acceptedPhoto(await openPhoto(new Uint8Array(PHOTO))).pixels)
    expect((await upload(PHOTO, { pixelHash })).data?.photoCondition).toBe('SOUND')
    const { data } = await upload(PHOTO)
    expect(data?.photoCondition).toBe('SOUND')
    expect(await conditionOf(data?.imageName, data?.imageFolder)).toBeUndefined()
  })

  it('is stored as BROWSER_DEPENDENT if the pixels differ, and stays so when the photo is sent again', async () => {
    const photo = halvesPng(60, 40)
    const { data } = await upload(photo, { pixelHash: 'a'.repeat(64) })
    expect(data?.photoCondition).toBe('BROWSER_DEPENDENT')
    await upload(photo)
    expect(await conditionOf(data?.imageName, data?.imageFolder)).toBe('BROWSER_DEPENDENT')
  })

  it('is stored as DAMAGED if data are missing, whatever hash was sent', async () => {
    const { data } = await upload(await damagedPhoto(), { pixelHash: 'b'.repeat(64) })
    expect(data?.photoCondition).toBe('DAMAGED')
    expect(await conditionOf(data?.imageName, data?.imageFolder)).toBe('DAMAGED')
    expect(await conditionOf(data?.cropImageName, data?.imageFolder)).toBeUndefined()
  })

  it('needs a hash of 64 hexadecimal digits', async () => {
    expect((await upload(PHOTO, { pixelHash: 'x' })).errorCode).toBe('REQUEST_INVALID')
  })
})

describe('an upload', () => {
  it('stores an upload under the hash of its bytes, and crops its first picture when that is requested', async () => {
    const { data } = await upload(PHOTO, { width: 20, height: 20 })
    expect(data).toMatchObject({ sourceWidth: 80, sourceHeight: 40, cropImageWidth: 20, cropImageHeight: 20 })
    expect(data?.imageName).toBe(`${createHash('sha256').update(PHOTO).digest('hex')}.png`)
    expect(data?.cropImageName).toMatch(/^crop_[0-9a-f]{16}_[0-9a-f]{64}\.png$/)
    const original = await read(data?.imageFolder ?? '', data?.imageName ?? '')
    expect(original.bytes.equals(PHOTO)).toBe(true)
    const file = `orders/${data?.imageFolder}/${data?.cropImageName}`
    expect(await server.storage.head(file)).toBeNull()
    const crop = await read(data?.imageFolder ?? '', data?.cropImageName ?? '')
    expect(sizeOf(crop.bytes)).toEqual([20, 20])
    expect(await server.storage.head(file)).not.toBeNull()
  })

  it('keeps the crops of all uploads of a photo', async () => {
    const sizes = [21, 22, 23]
    const answers = await Promise.all(sizes.map((side) => upload(PHOTO, { width: side, height: side })))
    for (const [at, { data }] of answers.entries()) {
      const { bytes } = await read(data?.imageFolder ?? '', data?.cropImageName ?? '')
      expect(sizeOf(bytes)).toEqual([sizes[at], sizes[at]])
    }
  })

  it('stores a repeated upload as one photo', async () => {
    const twice = [await upload(PHOTO, { width: 20, height: 20 }), await upload(PHOTO, { width: 20, height: 20 })]
    expect(twice[0]).toEqual(twice[1])
  })

  it('accepts a GIF', async () => {
    expect((await upload(GIF, { width: 4, height: 4 })).data?.imageName).toMatch(/\.gif$/)
  })

  it.each([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_INVALID'],
    ['nothing', Buffer.alloc(0), 'IMAGE_INVALID'],
    ['a GIF header before a script', Buffer.from('GIF89a<script>alert(1)</script>'), 'IMAGE'],
    ['a PNG that breaks off', PHOTO.subarray(0, PHOTO.length - 20), 'IMAGE_TRUNCATED'],
    ['a PNG that would unpack to gigabytes', bombPng(), 'IMAGE_TOO_MANY_PIXELS'],
  ])('refuses an upload if it is %s', async (_, file, errorCode) => {
    const answer = await upload(file)
    expect(answer.code).toBe(400)
    expect(answer.errorCode).toMatch(errorCode)
  })

  it('accepts an upload below 10 MB and refuses it from 10 MB on', async () => {
    const size = { width: 8, height: 8 }
    expect((await upload(pngOfSize(UPLOAD_LIMITS.PHOTO - 1), size)).code).toBe(200)
    expect((await upload(pngOfSize(UPLOAD_LIMITS.PHOTO), size)).errorCode).toBe('IMAGE_MAXIMUM_SIZE')
    expect((await upload(pngOfSize(26 * 1024 * 1024), size)).errorCode).toBe('IMAGE_MAXIMUM_SIZE')
  })

  it('refuses an upload without a file or with invalid lengths', async () => {
    expect((await server.call('uploadImage', { body: { width: 10 } }, token)).errorCode).toBe('REQUEST_INVALID')
    expect((await upload(PHOTO, { width: 0 })).errorCode).toBe('REQUEST_INVALID')
    expect((await upload(PHOTO, { width: 9999999, height: 9999999 })).errorCode).toBe('REQUEST_INVALID')
    expect((await upload(PHOTO, { rotate: 'left' })).error).toHaveProperty('rotate')
  })
})

describe('a crop', () => {
  const crop = async (body: object) => {
    const { data } = await upload(PHOTO, { width: 8, height: 8 })
    const answer = await server.call('cropImage', { body: { imageName: data?.imageName, ...body } }, token)
    return read(data?.imageFolder ?? '', answer.data?.cropImageName ?? '')
  }

  it('crops a rectangle of the scaled photo in the requested size', async () => {
    const scaled = {
      scaleWidth: 40,
      scaleHeight: 20,
      croppedLeft: 20,
      croppedTop: 0,
      croppedWidth: 20,
      croppedHeight: 20,
    }
    const right = await crop({ ...scaled, width: 10, height: 10 })
    expect(sizeOf(right.bytes)).toEqual([10, 10])
    const left = await crop({ ...scaled, croppedLeft: 0, width: 10, height: 10 })
    expect(right.bytes.equals(left.bytes)).toBe(false)
  })

  it('crops a photo in the shape of its frame', async () => {
    const shapes = await Promise.all([
      crop({ width: 20, height: 20 }),
      crop({ width: 20, height: 20, transformType: 'CIRCLE_IMAGE' }),
      crop({ width: 20, height: 20, transformType: 'ARC_IMAGE', radius: 30, templateAngle: 60 }),
      crop({ width: 20, height: 20, borderRadiusX: 20, borderRadiusY: 20 }),
    ])
    expect(new Set(shapes.map(({ bytes }) => bytes.toString('base64'))).size).toBe(4)
  })

  it('refuses to crop a photo that the order does not have', async () => {
    const imageName = `${'0'.repeat(64)}.png`
    const answer = await server.call('cropImage', { body: { imageName, width: 5, height: 5 } }, token)
    expect(answer.errorCode).toBe('IMAGE_NOT_FOUND')
  })

  it('refuses a crop to an arc without a radius', async () => {
    const { data } = await upload(PHOTO, { width: 8, height: 8 })
    const body = { imageName: data?.imageName, transformType: 'ARC_IMAGE', width: 5, height: 5 }
    expect((await server.call('cropImage', { body }, token)).errorCode).toBe('REQUEST_INVALID')
  })
})

describe('the blank picture of a disabled frame', () => {
  it('draws the blank picture of a disabled frame in the requested size', async () => {
    const body = { imageName: '', width: 12, height: 7, transformType: 'CIRCLE_IMAGE' }
    const { data } = await server.call('cropFillImage', { body, query: { templateId: 'card-front' } }, token)
    const blank = await read(data?.imageFolder ?? '', data?.cropImageName ?? '')
    expect(sizeOf(blank.bytes)).toEqual([12, 7])
  })
})

describe('a picture of an order', () => {
  it('serves a picture of an order as an image only, with an immutable cache', async () => {
    const { data } = await upload(PHOTO, { width: 20, height: 20 })
    const { headers } = await read(data?.imageFolder ?? '', data?.imageName ?? '')
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox; .*frame-ancestors 'none'$/),
    })
    expect(headers['cache-control']).toContain('immutable')
  })

  it('serves a picture of an order only to a caller that knows the order and its folder', async () => {
    const { data } = await upload(PHOTO, { width: 20, height: 20 })
    expect((await read(data?.imageFolder ?? '', data?.imageName ?? '', ORDERS.b.orderNumber)).status).toBe(403)
    expect((await read('f'.repeat(32), data?.imageName ?? '')).status).toBe(404)
  })

  it.each([
    '../../../etc/passwd',
    '..%2f..%2fin-use.lock',
    `${'0'.repeat(64)}.png`,
    'a.png\0',
    `${'0'.repeat(64)}.svg`,
  ])('finds no picture of an order under the name %s', async (name) => {
    const { data } = await upload(PHOTO, { width: 20, height: 20 })
    const { status } = await read(data?.imageFolder ?? '', name)
    expect([400, 404]).toContain(status)
  })
})

describe('a call while all workers are busy', () => {
  it('answers a call BUSY with the time to retry', async () => {
    const { Busy } = await import('../work/taskQueue.ts')
    const refuse = () => Promise.reject(new Busy())
    const tasks = {
      ingest: refuse,
      rewrite: refuse,
      render: refuse,
      colours: refuse,
      lint: refuse,
      printSheet: refuse,
      text: refuse,
      measure: refuse,
      fillRows: refuse,
      hashPages: refuse,
      convert: refuse,
      share: refuse,
    }
    const counts = () => ({ running: 0, waiting: 0, recycled: 0 })
    const busy = await testServer({
      pool: { ...tasks, jobs: tasks, visitors: tasks, ahead: tasks, counts, close: async () => undefined },
    })
    const own = await busy.logIn()
    const answer = await busy.raw('uploadImage', { body: {}, file: PHOTO }, own)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await busy.close()
  })
})
