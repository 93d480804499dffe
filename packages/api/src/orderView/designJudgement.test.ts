import { randomUUID } from 'node:crypto'
import type { DesignDraft } from '@irodori/contract/entities/design'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { resetOrders } from '../../testing/messageOrder.ts'
import { draftOf, ORDERS, TEMPLATES, withoutPhotos } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { json } from '../database/tables.ts'

let server: TestServer
let token: string
let otherToken: string
const { orderNumber } = ORDERS.a

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => reset())

interface Made {
  readonly productId: 'card' | 'booklet'
  /** With its frames empty. */
  readonly isBlank: boolean
  /** Pages that are left out. */
  readonly left: number
}

type Line = { readonly productId: 'card' | 'booklet'; readonly unit: number }

async function reset(): Promise<void> {
  await resetOrders(server)
  await giveProducts('a', [{ productId: 'card', unit: 1 }])
  token = await server.logIn('a')
  otherToken = await server.logIn('b')
}

async function giveProducts(order: 'a' | 'b', lines: readonly Line[]): Promise<void> {
  const number = ORDERS[order].orderNumber
  const { details } = await server.database
    .selectFrom('shop_order')
    .select('details')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow()
  const products = lines.map((line) => ({ ...line, chargeableUnit: 0 }))
  await server.database
    .updateTable('shop_order')
    .set({ details: json({ ...details, processMethod: 'normal', orderDate: '2026-11-20T00:00:00.000Z', products }) })
    .where('order_number', '=', number)
    .execute()
}

/** The pages of a piece with their frames turned off, or left empty. */
function pagesOf(productId: string, isBlank = false, change: Partial<DesignDraft> = {}): DesignDraft[] {
  return TEMPLATES.filter((template) => template.productId === productId).map((template) =>
    draftOf(template, randomUUID(), {
      items: isBlank ? template.items : withoutPhotos(template.items),
      ...change,
    }),
  )
}

const save = async (designs: DesignDraft[], order: 'a' | 'b' = 'a') => {
  const body = { ...ORDERS[order], designs }
  const saved = await server.call('createDesigns', { body }, order === 'a' ? token : otherToken)
  expect(saved).toMatchObject({ code: 200 })
}
const begin = async () => {
  const body = { templateSeriesId: 'booklet', orderNumber, productOptionId: 'matt' }
  return (await server.call('createDesignSeries', { body }, token)).data?.id ?? ''
}
const read = async (order: 'a' | 'b' = 'a') => {
  const params = { orderNumber: ORDERS[order].orderNumber }
  const { data } = await server.call('readOrder', { params }, order === 'a' ? token : otherToken)
  if (!data) throw new Error('the order could not be read')
  return data
}
const verify = async () => (await server.call('verifyForPackage', { params: { orderNumber } }, token)).data
const start = async () => {
  await server.jobs.idle()
  await server.database
    .updateTable('design')
    .set({ product_option_id: 'matt' })
    .where('order_number', '=', orderNumber)
    .execute()
  return server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
}
const BACK = { kind: 'SIDE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 2 }

describe('the judgement of the designs', () => {
  it('names the missing back of a card alike on the order, at the verification and at the start', async () => {
    await save(pagesOf('card').slice(0, 1))
    expect(await read()).toMatchObject({ isDesigned: false, missingParts: [BACK], remainingNumber: 0 })
    expect(await verify()).toMatchObject({ code: 'ORDER_HAS_NOT_ENOUGH_DESIGNS', missingParts: [BACK] })
    expect(await start()).toMatchObject({
      errorCode: 'DESIGN_NOT_COMPLETED',
      error: { missingParts: [BACK] },
    })
  })

  it('marks both the group and its pages of a card that lacks its back, also when one page is read', async () => {
    await save(pagesOf('card').slice(0, 1))
    const { designGroups, designs } = await read()
    expect(designGroups).toMatchObject([{ isNotComplete: true }])
    expect(designs).toMatchObject([{ isNotComplete: true, isNotCompleteType: 2 }])
    const params = { orderNumber, groupNumber: '1', designSeriesId: 'none', designId: designs[0]?.id ?? '' }
    expect((await server.call('readDesigns', { params }, token)).data).toMatchObject([{ isNotComplete: true }])
  })

  it('judges two orders apart: the back in one does not complete the other', async () => {
    await giveProducts('b', [{ productId: 'card', unit: 1 }])
    await save(pagesOf('card').slice(0, 1))
    await save(pagesOf('card').slice(1), 'b')
    expect((await read('a')).missingParts).toMatchObject([{ kind: 'SIDE', sideNumber: 2 }])
    expect((await read('b')).missingParts).toMatchObject([{ kind: 'SIDE', sideNumber: 1 }])
  })

  it('COM-5: names the sample texts of each of two orders, and accepts the start with them', async () => {
    await giveProducts('b', [{ productId: 'card', unit: 1 }])
    await save(pagesOf('card'))
    const own = pagesOf('card').map((page) => ({
      ...page,
      items: page.items.map((item) => ('text' in item ? { ...item, keepsTemplateText: true } : item)),
    }))
    await save(own, 'b')
    const { sampleTexts } = await read('a')
    expect(sampleTexts.length).toBeGreaterThan(0)
    expect(sampleTexts[0]).toMatchObject({ productId: 'card', groupNumber: 1 })
    expect((await verify())?.sampleTexts).toEqual(sampleTexts)
    expect((await read('b')).sampleTexts).toEqual([])
    expect((await start()).code).toBe(200)
  })

  it('names the missing page of a booklet, and the empty frame of a card beside it', async () => {
    await giveProducts('a', [
      { productId: 'booklet', unit: 1 },
      { productId: 'card', unit: 2 },
    ])
    const designSeriesId = await begin()
    await save(pagesOf('booklet', false, { designSeriesId }).filter(({ pageNumber }) => pageNumber !== '-1'))
    await save(pagesOf('card', true))
    const { missingParts, isDesigned } = await read()
    expect(isDesigned).toBe(false)
    expect(missingParts).toMatchObject([
      { kind: 'PAGE', productId: 'booklet', groupNumber: 1, pageNumber: '-1' },
      { kind: 'PIECE', productId: 'card', count: 1 },
      { kind: 'ITEM', productId: 'card', groupNumber: 2, sideNumber: 1, itemType: 'RECT_IMAGE' },
    ])
  })

  it('accepts the start of exactly the orders that it judges designed', async () => {
    const piece = fc.record({
      productId: fc.constantFrom('card' as const, 'booklet' as const),
      isBlank: fc.boolean(),
      left: fc.constantFrom(0, 0, 0, 1),
    })
    const orders = fc.record({
      bought: fc.record({ card: fc.integer({ min: 0, max: 2 }), booklet: fc.integer({ min: 0, max: 1 }) }),
      made: fc.array(piece, { maxLength: 3 }),
    })
    const seen = { accepted: 0, refused: 0 }
    const check = async ({
      bought,
      made,
    }: {
      bought: Record<'card' | 'booklet', number>
      made: Made[]
    }): Promise<void> => {
      await reset()
      await giveProducts('a', [
        { productId: 'card', unit: bought.card },
        { productId: 'booklet', unit: bought.booklet },
      ])
      for (const { productId, isBlank, left } of made) {
        const designSeriesId = productId === 'booklet' ? await begin() : null
        const pages = pagesOf(productId, isBlank, { designSeriesId })
        await save(pages.slice(left))
      }
      const { isDesigned, missingParts, remainingNumber, overNumber } = await read()
      expect(isDesigned).toBe(missingParts.length === 0 && overNumber === 0)
      const pieces = missingParts.reduce((sum, part) => sum + (part.kind === 'PIECE' ? part.count : 0), 0)
      expect(pieces).toBe(remainingNumber)
      if (made.length === 0) return
      expect((await verify())?.code === 'ORDER_IS_VALID').toBe(isDesigned)
      const started = await start()
      expect([started.errorCode, started.code === 200]).toEqual([started.errorCode, isDesigned])
      seen[isDesigned ? 'accepted' : 'refused'] += 1
    }
    await check({ bought: { card: 1, booklet: 1 }, made: [complete('card'), complete('booklet')] })
    await fc.assert(fc.asyncProperty(orders, check), { numRuns: 25 })
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(0)
  })
})

const complete = (productId: 'card' | 'booklet'): Made => ({
  productId,
  isBlank: false,
  left: 0,
})
