import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS } from '@irodori/contract/durations'
import { PROOF_LIMITS } from '@irodori/contract/entities/proofLink'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyDesigns, createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { transact } from '../database/transact.ts'
import { findOrder } from '../order/findOrder.ts'
import { eraseOrder } from '../privacy/eraseOrder.ts'

const { orderNumber } = ORDERS.a
const FIRST_PIECE = { orderNumber, groupNumber: '1' }
const SECOND_PIECE = { orderNumber, groupNumber: '2' }
const WRONG_TOKEN = 'a'.repeat(43)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Order A with two pieces of two sides, order B with one. */
beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T01:00:00.000Z')
  await createReadyOrder(server, { order: 'a', pieces: 2 })
  await createReadyOrder(server, { order: 'b' })
  token = await server.logIn('a')
})

async function open(params = FIRST_PIECE): Promise<string> {
  const { data } = await server.call('createProofLink', { params }, token)
  return data?.token ?? ''
}
const see = (link: string) => server.call('readProof', { params: { token: link } })
const pagesOf = async (link: string) => (await see(link)).data?.pages ?? []
const manage = async (params = FIRST_PIECE) => (await server.call('readProofLink', { params }, token)).data
const newSecret = () => randomBytes(32).toString('base64url')
const draftComment = (pageId: string, more: object = {}) => ({
  randomId: randomUUID(),
  pageId,
  author: '姉',
  words: '日付が違うかも',
  point: { x: 0.25, y: 0.5 },
  secret: newSecret(),
  ...more,
})
const comment = (link: string, body: object) => server.call('addProofComment', { params: { token: link }, body })
const takeBack = (link: string, commentId: string, secret: string) =>
  server.call('takeBackProofComment', { params: { token: link, commentId }, body: { secret } })

describe('a link', () => {
  it('PRV-2: shows the pages of its own piece and nothing of the order or its people', async () => {
    const { status, headers, bytes } = await server.raw('readProof', { params: { token: await open(SECOND_PIECE) } })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const order = await findOrder(server.database, orderNumber)
    const text = bytes.toString()
    expect(Object.keys(JSON.parse(text).data).toSorted()).toEqual(
      ['booklet', 'comments', 'expiresAt', 'id', 'numberOfSides', 'pages', 'productName', 'productType'].toSorted(),
    )
    const secrets = [orderNumber, order?.phone_number, order?.id, order?.image_folder, order?.orderer_email, '佐藤']
    expect(secrets.filter((secret) => !secret || text.includes(secret))).toEqual([])
    const { data } = await server.call('listOrders', {}, token)
    const own = data?.[0]?.designs.filter(({ groupNumber }) => groupNumber === 2).map(({ id }) => id)
    expect(JSON.parse(text).data.pages.map(({ id }: { id: string }) => id)).toEqual(own)
  })

  it('PRV-2: sends the pictures of its own pages only, and no cache keeps them', async () => {
    const [first, second] = [await open(FIRST_PIECE), await open(SECOND_PIECE)]
    const [page] = await pagesOf(first)
    const picture = (link: string) =>
      server.raw('readProofPicture', {
        params: { token: link, pictureName: page?.pictureName ?? '' },
        query: { size: 'LARGE' },
      })
    const shown = await picture(first)
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'no-store',
    ])
    expect(shown.bytes.toString()).toBe('picture 1 card-front')
    expect((await picture(second)).status).toBe(404)
    expect((await picture(WRONG_TOKEN)).status).toBe(404)
    await server.call('endProofLink', { params: FIRST_PIECE }, token)
    expect((await picture(first)).status).toBe(404)
  })

  it('PRV-1: ends after 14 days, by a new one, or at once, and is answered like a wrong one', async () => {
    const wrong = await see(WRONG_TOKEN)
    expect([wrong.code, wrong.errorCode]).toEqual([404, 'PROOF_LINK_ENDED'])
    const former = await open()
    const link = await open()
    expect(await see(former)).toEqual(wrong)
    server.clock.now = new Date(server.clock.now.getTime() + 14 * DAY_MS - 1)
    expect((await see(link)).code).toBe(200)
    server.clock.now = new Date(server.clock.now.getTime() + 1)
    expect(await see(link)).toEqual(wrong)
    token = await server.logIn('a')
    expect((await manage())?.link).toBeNull()
    const last = await open()
    await server.call('endProofLink', { params: FIRST_PIECE }, token)
    expect(await see(last)).toEqual(wrong)
    for (const refused of [await comment(last, draftComment('any')), await takeBack(last, 'any', newSecret())])
      expect(refused).toEqual(wrong)
  })

  it('PRV-1: two calls at once leave one link for a piece, and the other piece keeps its own', async () => {
    const other = await open(SECOND_PIECE)
    const links = await Promise.all([open(), open(), open()])
    const codes = await Promise.all(links.map(async (link) => (await see(link)).code))
    expect(codes.toSorted()).toEqual([200, 404, 404])
    expect((await see(other)).code).toBe(200)
  })

  it('PRV-3: is stored as a hash only', async () => {
    const link = await open()
    const { rows } = await sql`select from proof_link where proof_link::text like ${`%${link}%`}`.execute(
      server.database,
    )
    expect(rows).toEqual([])
    expect(link).toMatch(/^[\w-]{43}$/)
  })

  it('PRV-1: ends when its pages are deleted, and does not show pages that take their number later', async () => {
    const link = await open()
    await comment(link, draftComment((await pagesOf(link))[0]?.id ?? ''))
    await server.call('deleteDesigns', { params: { orderNumber, designGroup: '1' } }, token)
    await createReadyDesigns(server, orderNumber)
    expect((await see(link)).errorCode).toBe('PROOF_LINK_ENDED')
    expect(await manage()).toEqual({ link: null, comments: [] })
  })

  it('is refused for a piece without saved pages', async () => {
    for (const groupNumber of ['7', 'none', '99999999999']) {
      const answer = await server.call('createProofLink', { params: { orderNumber, groupNumber } }, token)
      expect([answer.code, answer.errorCode]).toEqual([404, 'DESIGN_NOT_FOUND'])
    }
  })
})

describe('a comment', () => {
  it('PRV-4: is added once for its random id, to a page of its own piece', async () => {
    const [link, other] = [await open(FIRST_PIECE), await open(SECOND_PIECE)]
    const [page] = await pagesOf(link)
    const body = draftComment(page?.id ?? '', { words: '  一行目\n二行目 ' })
    const { data } = await comment(link, body)
    expect(data).toMatchObject({ author: '姉', words: '一行目\n二行目', point: body.point, isDone: false })
    expect((await comment(link, body)).data).toEqual(data)
    expect((await see(link)).data?.comments).toEqual([data])
    expect((await comment(link, { ...body, secret: newSecret() })).code).toBe(400)
    expect((await comment(other, body)).code).toBe(400)
    expect((await comment(other, draftComment(page?.id ?? ''))).errorCode).toBe('DESIGN_NOT_FOUND')
    expect((await see(other)).data?.comments).toEqual([])
  })

  it.each([
    { author: '' },
    { author: '　　' },
    { author: 'あ'.repeat(PROOF_LIMITS.NAME + 1) },
    { words: ' ' },
    { words: 'あ'.repeat(PROOF_LIMITS.WORDS + 1) },
    { point: { x: 1.01, y: 0 } },
    { secret: 'short' },
  ])('PRV-4: is refused with %o', async (wrong) => {
    const link = await open()
    const answer = await comment(link, draftComment((await pagesOf(link))[0]?.id ?? '', wrong))
    expect(answer.errorCode).toBe('REQUEST_INVALID')
  })

  it('PRV-5: is taken back with the secret of its writer, and with no other', async () => {
    const link = await open()
    const body = draftComment((await pagesOf(link))[0]?.id ?? '')
    await comment(link, body)
    expect((await takeBack(link, body.randomId, newSecret())).errorCode).toBe('COMMENT_NOT_FOUND')
    expect((await takeBack(await open(SECOND_PIECE), body.randomId, body.secret)).errorCode).toBe('COMMENT_NOT_FOUND')
    expect((await takeBack(link, body.randomId, body.secret)).code).toBe(200)
    expect((await manage())?.comments).toEqual([])
  })

  it('PRV-6: is marked as done, reopened and deleted by the maker, in its own piece only', async () => {
    const link = await open()
    const body = draftComment((await pagesOf(link))[0]?.id ?? '')
    await comment(link, body)
    const commentId = body.randomId
    const mark = (isDone: boolean, piece = FIRST_PIECE) =>
      server.call('markProofComment', { params: { ...piece, commentId }, body: { isDone } }, token)
    expect((await mark(true)).data?.isDone).toBe(true)
    expect((await see(link)).data?.comments[0]?.isDone).toBe(true)
    expect((await mark(false)).data?.isDone).toBe(false)
    expect((await mark(true, SECOND_PIECE)).errorCode).toBe('COMMENT_NOT_FOUND')
    const remove = (piece: typeof FIRST_PIECE) =>
      server.call('deleteProofComment', { params: { ...piece, commentId } }, token)
    expect((await remove(SECOND_PIECE)).errorCode).toBe('COMMENT_NOT_FOUND')
    expect((await remove(FIRST_PIECE)).code).toBe(200)
    expect((await manage())?.comments).toEqual([])
  })

  it('PRV-6: stays for the maker when its link ends, and is not shown by the next link', async () => {
    const link = await open()
    await comment(link, draftComment((await pagesOf(link))[0]?.id ?? ''))
    expect((await see(await open())).data?.comments).toEqual([])
    await server.call('endProofLink', { params: FIRST_PIECE }, token)
    expect((await manage())?.comments).toHaveLength(1)
  })

  it('PRV-4: is refused when its link has 200', async () => {
    const link = await open()
    const pageId = (await pagesOf(link))[0]?.id ?? ''
    const link_id = (await see(link)).data?.id ?? ''
    const rows = Array.from({ length: PROOF_LIMITS.COMMENTS - 1 }, (_, index) => ({
      id: `comment-${index}`,
      link_id,
      design_id: pageId,
      author: '姉',
      words: '春',
      secret_hash: '',
      created_at: server.clock.now,
    }))
    await server.database.insertInto('proof_comment').values(rows).execute()
    const answers = await Promise.all([1, 2, 3].map(() => comment(link, draftComment(pageId))))
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['COMMENTS_FULL', 'COMMENTS_FULL', null])
  })
})

describe('a flood of comments', () => {
  it('PRV-4: ends at 60 of one address in an hour, and at 120 of one link', async () => {
    const strict = await testServer({ configuration: { rateLimitFactor: 1, trustProxy: ['loopback'] } })
    try {
      await createReadyOrder(strict)
      const { data } = await strict.call('createProofLink', { params: FIRST_PIECE }, await strict.logIn())
      const params = { token: data?.token ?? '' }
      const pageId = (await strict.call('readProof', { params })).data?.pages[0]?.id ?? ''
      const from = (address: string) =>
        strict.call('addProofComment', { params, body: draftComment(pageId), headers: { 'x-forwarded-for': address } })
      const count = async (address: string, times: number) => {
        const codes: number[] = []
        for (let i = 0; i < times; i += 1) codes.push((await from(address)).code)
        return codes.filter((code) => code === 200).length
      }
      expect(await count('192.0.2.1', 62)).toBe(60)
      expect(await count('192.0.2.2', 58)).toBe(58)
      expect(await count('192.0.2.3', 5)).toBe(2)
      expect((await from('192.0.2.3')).errorCode).toBe('TOO_MANY_TRIES')
    } finally {
      await strict.close()
    }
  })
})

it('PRV-3: the erasure of an order erases its links and comments, and keeps those of another', async () => {
  const link = await open()
  await comment(link, draftComment((await pagesOf(link))[0]?.id ?? ''))
  token = await server.logIn('b')
  const other = await open({ orderNumber: ORDERS.b.orderNumber, groupNumber: '1' })
  await comment(other, draftComment((await pagesOf(other))[0]?.id ?? '', { words: '残る' }))
  await transact(server.database, async (tx) => {
    const order = await tx
      .selectFrom('shop_order')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow()
    await eraseOrder(tx, order, server.clock.now)
  })
  expect((await see(link)).errorCode).toBe('PROOF_LINK_ENDED')
  const kept = await server.database.selectFrom('proof_comment').select('words').execute()
  expect(kept).toEqual([{ words: '残る' }])
  expect(await server.database.selectFrom('proof_link').select('id').execute()).toHaveLength(1)
})
