import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { decodeAnimation, encodeAnimation } from '@irodori/imaging/animation'
import { decodePhoto } from '@irodori/imaging/decodePhoto'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { wrapPixels } from '@irodori/imaging/pixels'
import { startMagick } from '@irodori/imaging/startMagick'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GIF, halvesPng, pngOfSize } from '../../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putTemplate } from '../catalogue/putTemplate.ts'
import { transact } from '../database/transact.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  const imaging = createRequire(import.meta.url).resolve('@irodori/imaging/startMagick')
  await startMagick(await readFile(createRequire(imaging).resolve('@imagemagick/magick-wasm/magick.wasm')))
  server = await testServer()
  token = await server.logIn()
})
afterAll(() => server.close())

const { orderNumber } = ORDERS.a
const read = (imageFolder: string, cropImageName: string) =>
  server.raw('readImage', { params: { imageFolder, cropImageName }, query: { orderNumber } })

/** A red square of 10 px that moves to the right on blue, 40 by 20 px, with the given delays. */
function walkingGif(delays: readonly number[]): Buffer {
  const frames = delays.map((delay, index) => {
    const data = new Uint8ClampedArray(40 * 20 * 4)
    for (let at = 0; at < 40 * 20; at += 1) {
      const x = at % 40
      const isRed = x >= index * 10 && x < index * 10 + 10
      data.set(isRed ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4)
    }
    return { pixels: wrapPixels(40, 20, data), delay }
  })
  return Buffer.from(encodeAnimation({ frames, loops: 2 }))
}

describe('a GIF for the messaging app', () => {
  const convert = (file: Uint8Array, body: object = {}) => server.call('convertImage', { body, file }, token)
  const framesOf = async (imageFolder = '', name = '') => {
    const answer = await read(imageFolder, name)
    expect(answer.headers['content-type']).toBe('image/gif')
    return acceptedPhoto(decodeAnimation(answer.bytes))
  }
  /** The colour of a point in each picture of the animation: red, blue or none. */
  const coloursAt = ({ frames }: Awaited<ReturnType<typeof framesOf>>, x: number, y: number) =>
    frames.map(({ pixels }) => {
      const [red = 0, , , alpha] = pixels.data.subarray((y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 4)
      return alpha === 0 ? 'none' : red > 128 ? 'red' : 'blue'
    })

  it('crops a GIF in every picture and keeps its timing', async () => {
    const crop = {
      scaleWidth: 40,
      scaleHeight: 20,
      croppedLeft: 10,
      croppedTop: 0,
      croppedWidth: 20,
      croppedHeight: 20,
    }
    const { data } = await convert(walkingGif([5, 30, 12, 100]), { ...crop, width: 20, height: 20 })
    expect(data).toMatchObject({ cropImageWidth: 20, cropImageHeight: 20, sourceWidth: 40, sourceHeight: 20 })
    const cropped = await framesOf(data?.imageFolder, data?.cropImageName)
    expect(cropped.loops).toBe(2)
    expect(cropped.frames.map(({ delay }) => delay)).toEqual([5, 30, 12, 100])
    expect(coloursAt(cropped, 5, 10)).toEqual(['blue', 'red', 'blue', 'blue'])
    expect(coloursAt(cropped, 15, 10)).toEqual(['blue', 'blue', 'red', 'blue'])
    expect((await read(data?.imageFolder ?? '', data?.imageName ?? '')).status).toBe(200)
  })

  it('crops a GIF again after its upload: rotated, darkened and in the shape of its frame', async () => {
    const { data } = await convert(walkingGif([10, 10]), { width: 8, height: 4 })
    const again = async (body: object) => {
      const given = { params: { imageName: data?.imageName ?? '' }, body: { width: 40, height: 20, ...body } }
      const answer = await server.call('convertKeptImage', given, token)
      return framesOf(data?.imageFolder, answer.data?.cropImageName)
    }
    const plain = await again({})
    expect(coloursAt(plain, 2, 10)).toEqual(['red', 'blue'])
    expect(coloursAt(await again({ rotate: 180 }), 37, 10)).toEqual(['red', 'blue'])
    expect(coloursAt(await again({ transformType: 'CIRCLE_IMAGE' }), 0, 0)).toEqual(['none', 'none'])
    const dark = await again({ brightnessFactor: 20 })
    expect(Math.max(...(dark.frames[0]?.pixels.data.subarray(0, 3) ?? []))).toBeLessThan(120)
  })

  it('accepts a GIF of one picture, and refuses a file that is no GIF or has too many pixels', async () => {
    const still = await convert(GIF, { width: 4, height: 4 })
    expect((await framesOf(still.data?.imageFolder, still.data?.cropImageName)).frames).toHaveLength(1)
    expect((await convert(halvesPng(9, 9))).errorCode).toBe('IMAGE_INVALID')
    expect((await convert(walkingGif(Array(61).fill(1)), { width: 4, height: 4 })).errorCode).toBe(
      'IMAGE_TOO_MANY_PIXELS',
    )
    const wide = { width: 3000, height: 3000 }
    expect((await convert(walkingGif(Array(6).fill(1)), wide)).errorCode).toBe('IMAGE_TOO_MANY_PIXELS')
    const params = { imageName: `${'0'.repeat(64)}.gif` }
    expect((await server.call('convertKeptImage', { params, body: {} }, token)).errorCode).toBe('IMAGE_NOT_FOUND')
  })

  it('refuses to convert an uploaded file that is no GIF', async () => {
    const photo = await server.call('uploadImage', { body: { width: 9, height: 9 }, file: halvesPng(9, 9) }, token)
    const given = { params: { imageName: photo.data?.imageName ?? '' }, body: { width: 4, height: 4 } }
    expect((await server.call('convertKeptImage', given, token)).errorCode).toBe('IMAGE_INVALID')
  })
})

describe('a template that allows 25 MB', () => {
  it('accepts a file that other templates refuse', async () => {
    await transact(server.database, (tx) => putTemplate(tx, { ...TEMPLATE, id: 'large', maxUploadMegabytes: 25 }))
    const upload = (bytes: number, templateId: string) =>
      server.call('uploadImage', { body: { templateId, width: 8, height: 8 }, file: pngOfSize(bytes) }, token)
    const megabyte = 1024 * 1024
    expect((await upload(25 * megabyte - 1, 'large')).code).toBe(200)
    expect((await upload(25 * megabyte, 'large')).errorCode).toBe('IMAGE_MAXIMUM_SIZE')
    expect((await upload(11 * megabyte, 'card-front')).errorCode).toBe('IMAGE_MAXIMUM_SIZE')
  })
})

describe('the artwork of a sheet', () => {
  const artwork = { backgroundUrl: 'artwork/paper.png', foregroundUrl: 'artwork/frame.png' }
  beforeAll(async () => {
    await transact(server.database, (tx) => putTemplate(tx, { ...TEMPLATE, id: 'painted', ...artwork }))
    for (const key of ['artwork/paper.png', 'artwork/frame.png', 'artwork/other.png']) {
      await server.storage.put(`shop/${key}`, Buffer.from(key))
    }
  })

  it.each([
    ['artwork/paper.png', 200],
    ['paper.png', 200],
    ['frame.png', 200],
    ['other.png', 404],
    ['artwork/other.png', 404],
    ['../../orders/x.png', 404],
  ])('answers a request for the artwork of a template as %s with %i', async (background, status) => {
    const answer = await server.raw('readTemplateBackground', { params: { templateId: 'painted', background } })
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.bytes.toString()).toMatch(/paper|frame/)
    const plain = await server.raw('readTemplateBackground', { params: { templateId: 'card-front', background } })
    expect(plain.status).toBe(404)
  })

  it('serves the artwork of a design to a caller that knows the order and its folder', async () => {
    const painted = { ...TEMPLATE, id: 'painted', ...artwork }
    const body = { ...ORDERS.a, designs: [draftOf(painted, randomUUID())] }
    const [design] = (await server.call('createDesigns', { body }, token)).data ?? []
    const imageFolder = design?.imageFolder ?? ''
    const ask = (change: object) =>
      server.raw('readDesignBackground', { params: { orderNumber, imageFolder, background: 'paper.png', ...change } })
    expect((await ask({})).bytes.toString()).toBe('artwork/paper.png')
    expect((await ask({ background: 'other.png' })).status).toBe(404)
    expect((await ask({ orderNumber: ORDERS.b.orderNumber })).status).toBe(403)
    expect((await ask({ imageFolder: 'f'.repeat(32) })).status).toBe(404)
  })
})

describe('a shared design', () => {
  it('shares a design as a reduced JPEG of its print picture without the bleed, computed once', async () => {
    const sheet = { ...TEMPLATE, id: 'wide', width: 2000, height: 1000, dpi: 254, bleedMm: 3, items: [] }
    await transact(server.database, (tx) => putTemplate(tx, sheet))
    const body = { ...ORDERS.a, designs: [draftOf(sheet, randomUUID())] }
    const id = (await server.call('createDesigns', { body }, token)).data?.[0]?.id
    await server.jobs.idle()
    const { data } = await server.call('readOrder', { params: { orderNumber } }, token)
    const design = data?.designs.find((one) => one.id === id)
    const params = { imageFolder: design?.imageFolder ?? '', cropImageName: design?.imageName ?? '' }
    const share = (change: object = {}, order = orderNumber) =>
      server.raw('readSharedImage', { params: { ...params, ...change }, query: { orderNumber: order } })
    const first = await share()
    expect(first.headers['content-type']).toBe('image/jpeg')
    const { width, height } = acceptedPhoto(decodePhoto(first.bytes))
    // 3 mm at ten pixels to one: 1940 by 940 remain.
    expect([width, height]).toEqual([1200, Math.round((940 / 1940) * 1200)])
    await server.storage.delete(`orders/${params.imageFolder}/${params.cropImageName}`)
    expect((await share()).bytes.equals(first.bytes)).toBe(true)
    expect((await share({ cropImageName: design?.previewName })).bytes.equals(first.bytes)).toBe(true)
    expect((await share({}, ORDERS.b.orderNumber)).status).toBe(403)
    expect((await share({ imageFolder: 'f'.repeat(32) })).status).toBe(404)
    for (const cropImageName of [`print_${'0'.repeat(64)}.png`, `${'0'.repeat(64)}.png`, '../x.png']) {
      expect((await share({ cropImageName })).status).toBe(404)
    }
  })
})
