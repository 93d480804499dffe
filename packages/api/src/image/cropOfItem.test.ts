import { randomUUID } from 'node:crypto'
import type { SentDraft } from '@irodori/contract/entities/design'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { halvesPng } from '../../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
let token: string
let imageName: string
const { orderNumber } = ORDERS.a
const CROP = { croppedLeft: 10, croppedTop: 0, croppedWidth: 40, croppedHeight: 40 }

beforeAll(async () => {
  server = await testServer()
  token = await server.logIn()
  const { data } = await server.call('uploadImage', { body: { width: 20, height: 20 }, file: halvesPng(80, 40) }, token)
  imageName = data?.imageName ?? ''
})
afterAll(() => server.close())

const withPhoto = (draft: SentDraft, change: object = CROP): SentDraft => ({
  ...draft,
  items: draft.items.map((item) =>
    item.type === 'RECT_IMAGE' ? { ...item, imageName, sourceWidth: 80, sourceHeight: 40, ...change } : item,
  ),
})
const save = async (draft: SentDraft, id: string | null = null) => {
  const body = { ...ORDERS.a, designs: [{ ...draft, id }] }
  const { data } = await server.call(id === null ? 'createDesigns' : 'updateDesigns', { body }, token)
  const [design] = data ?? []
  const frame = design?.items.find(isImageItem)
  if (!design || !frame) throw new Error('nothing was saved')
  return { design, frame, name: frame.cropImageName ?? '' }
}
const read = (imageFolder: string, cropImageName: string, order = orderNumber) =>
  server.raw('readImage', { params: { imageFolder, cropImageName }, query: { orderNumber: order } })

it('gives a saved photo the name of its crop, and makes the exact crop when it is first requested', async () => {
  const { design, frame, name } = await save(withPhoto(draftOf(TEMPLATE, randomUUID())))
  expect(name).toMatch(/^crop_[0-9a-f]{16}_[0-9a-f]{64}\.png$/)
  expect(await server.storage.head(`orders/${design.imageFolder}/${name}`)).toBeNull()
  const made = await read(design.imageFolder, name)
  expect([made.status, made.headers['content-type']]).toEqual([200, 'image/png'])
  expect(await server.storage.head(`orders/${design.imageFolder}/${name}`)).not.toBeNull()
  const { width, height } = frame
  const { rx = 0, ry = 0 } = frame.type === 'RECT_IMAGE' ? frame.borderRadius : {}
  const asked = {
    borderRadiusX: rx,
    borderRadiusY: ry,
    ...CROP,
    imageName,
    scaleWidth: 80,
    scaleHeight: 40,
    width,
    height,
    transformType: 'RECT_IMAGE',
  }
  const { data } = await server.call('cropImage', { body: asked }, token)
  const requested = await read(design.imageFolder, data?.cropImageName ?? '')
  expect(made.bytes.equals(requested.bytes)).toBe(true)
})

it('names another crop when the photo is cropped again, and not when the frame is moved or the name is sent back', async () => {
  const { design, frame, name } = await save(withPhoto(draftOf(TEMPLATE, randomUUID())))
  const again = await save(
    { ...withPhoto(draftOf(TEMPLATE, design.randomId ?? ''), { ...CROP, cropImageName: name }) },
    design.id,
  )
  expect([again.name, again.design.updatedAt]).toEqual([name, design.updatedAt])
  const moved = await save(withPhoto(draftOf(TEMPLATE, randomUUID()), { ...CROP, left: frame.left + 1 }))
  expect(moved.name).toBe(name)
  const cropped = await save(
    withPhoto(draftOf(TEMPLATE, randomUUID()), { ...CROP, croppedLeft: 20, cropImageName: name }),
  )
  expect(cropped.name).not.toBe(name)
  expect((await read(cropped.design.imageFolder, cropped.name)).status).toBe(200)
})

it('makes no crop for a name that no design has, nor in the folder of another order', async () => {
  const { design, name } = await save(withPhoto(draftOf(TEMPLATE, randomUUID()), { ...CROP, croppedTop: -5 }))
  expect((await read(design.imageFolder, name.replace(/_[0-9a-f]{16}_/, '_0123456789abcdef_'))).status).toBe(404)
  const { image_folder: other } = await server.database
    .selectFrom('shop_order')
    .select('image_folder')
    .where('order_number', '=', ORDERS.b.orderNumber)
    .executeTakeFirstOrThrow()
  expect((await read(other, name, ORDERS.b.orderNumber)).status).toBe(404)
})

it('names no crop of an empty frame', async () => {
  const { frame } = await save(draftOf(TEMPLATE, randomUUID()))
  expect(frame.cropImageName).toBeNull()
})
