import { randomUUID } from 'node:crypto'
import type { Endpoint, EndpointName } from '@irodori/contract'
import { endpoints } from '@irodori/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { halvesPng } from './testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from './testing/smallShop.ts'
import type { TestServer } from './testing/testServer.ts'
import { testServer } from './testing/testServer.ts'

let server: TestServer
let tokenA: string
const b = { designId: '', seriesId: '', imageName: '' }

beforeAll(async () => {
  server = await testServer()
  tokenA = await server.logIn('a')
  const tokenB = await server.logIn('b')
  const { orderNumber } = ORDERS.b
  const photo = await server.call('uploadImage', { body: { width: 9, height: 9 }, file: halvesPng(9, 9) }, tokenB)
  b.imageName = photo.data?.imageName ?? ''
  const body = { templateSeriesId: 'booklet', orderNumber }
  b.seriesId = (await server.call('createDesignSeries', { body }, tokenB)).data?.id ?? ''
  const designs = [draftOf(TEMPLATE, randomUUID())]
  b.designId = (await server.call('createDesigns', { body: { ...ORDERS.b, designs } }, tokenB)).data?.[0]?.id ?? ''
})
afterAll(() => server.close())

type Attempt = Parameters<TestServer['raw']>[1]

/** What order A might send to reach something of order B; one entry for every call that needs a session. */
const attempts: Record<string, () => Attempt[]> = {
  createDesigns: () => [
    { body: { ...ORDERS.b, designs: [draftOf(TEMPLATE, randomUUID())] } },
    { body: { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID(), { id: b.designId })] } },
    { body: { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID(), { designSeriesId: b.seriesId })] } },
    { body: { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID(), { items: withPhoto(b.imageName) })] } },
  ],
  updateDesigns: () => attempts.createDesigns?.() ?? [],
  createDesignSeries: () => [{ body: { templateSeriesId: 'booklet', orderNumber: ORDERS.b.orderNumber } }],
  readDesigns: () => [
    { params: { orderNumber: ORDERS.b.orderNumber, groupNumber: '1', designSeriesId: 'none', designId: 'none' } },
    {
      params: { orderNumber: ORDERS.a.orderNumber, groupNumber: 'none', designSeriesId: 'none', designId: b.designId },
    },
    {
      params: { orderNumber: ORDERS.a.orderNumber, groupNumber: 'none', designSeriesId: b.seriesId, designId: 'none' },
    },
  ],
  readDesignsOfSeries: () => [{ params: { designSeriesId: b.seriesId } }],
  uploadImage: () => [{ body: { orderNumber: ORDERS.b.orderNumber, width: 9, height: 9 }, file: halvesPng(9, 9) }],
  cropImage: () => [
    { body: { orderNumber: ORDERS.b.orderNumber, imageName: b.imageName, width: 9, height: 9 } },
    { body: { imageName: b.imageName, width: 9, height: 9 } },
  ],
  cropFillImage: () => [{ body: { orderNumber: ORDERS.b.orderNumber, width: 9, height: 9 } }],
  readOrder: () => [{ params: { orderNumber: ORDERS.b.orderNumber } }],
}

const withPhoto = (imageName: string) =>
  TEMPLATE.items.map((item) => ('imageName' in item ? { ...item, imageName } : item))

/** Calls that name no object: they can only give the session's own. */
const OWN_ONLY: readonly string[] = ['listOrders']

const guarded = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([name, { access }]) => access === 'SESSION' && !OWN_ONLY.includes(name))
  .map(([name]) => name)

describe('the token of one order', () => {
  it.each(guarded)('reaches nothing of another by %s', async (name) => {
    const tried = attempts[name]?.() ?? []
    expect(tried.length).toBeGreaterThan(0)
    for (const attempt of tried) {
      const answer = await server.raw(name, attempt, tokenA)
      expect([401, 403, 404, 500]).toContain(answer.status)
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({
        data: null,
        errorCode: expect.not.stringMatching('INTERNAL'),
      })
    }
  })

  it('lists its own orders only', async () => {
    const { data } = await server.call('listOrders', {}, tokenA)
    expect(data?.map(({ orderNumber }) => orderNumber)).toEqual([ORDERS.a.orderNumber])
  })

  it('has changed nothing of the other order', async () => {
    const { data } = await server.call('listOrders', {}, await server.logIn('b'))
    expect(data?.[0]?.designs.map(({ id }) => id)).toEqual([b.designId])
  })
})
