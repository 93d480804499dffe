import { randomBytes, randomUUID } from 'node:crypto'
import { HOUR_MS } from '@irodori/contract/durations'
import { TRANSFER_LIMITS } from '@irodori/contract/entities/photoTransfer'
import { MEGABYTE } from '@irodori/contract/uploadLimits'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { transact } from '../database/transact.ts'
import { eraseFiles } from '../privacy/eraseFiles.ts'
import { eraseOrder } from '../privacy/eraseOrder.ts'

const { orderNumber } = ORDERS.a
const newSecret = () => randomBytes(32).toString('base64url')

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T01:00:00.000Z')
  await server.database.deleteFrom('photo_transfer').execute()
  for (const key of await server.storage.list('transfers')) await server.storage.delete(key)
})

/** A desk with an open transfer, and the phone that has its link. */
async function open({ secret = newSecret(), order = {}, session = '' } = {}) {
  const token = newSecret()
  const { data } = await server.call('openPhotoTransfer', { body: { secret, token, ...order } }, session)
  const transferId = data?.id ?? ''
  const params = { transferId }
  const named = (photoId: string) => ({ transferId, photoId })
  return {
    secret,
    token,
    transferId,
    expiresAt: data?.expiresAt ?? '',
    state: (given = secret) => server.call('readPhotoTransfer', { params, body: { secret: given } }),
    end: (given = secret) => server.call('endPhotoTransfer', { params, body: { secret: given } }),
    fetch: (photoId: string, given = secret) =>
      server.raw('readTransferredPhoto', { params: named(photoId), body: { secret: given } }),
    finish: (photoId: string, isTaken = true, given = secret) =>
      server.call('finishTransferredPhoto', { params: named(photoId), body: { secret: given, isTaken } }),
    seen: () => server.call('readPhoneTransfer', { body: { token } }),
    send: (file: Uint8Array, photoId: string = randomUUID(), given = token) =>
      server.call('sendPhonePhoto', { body: { token: given, photoId }, file }),
  }
}

const files = () => server.storage.list('transfers')
const SEALED = randomBytes(2 * MEGABYTE)
const ENDED = [404, 'PHOTO_TRANSFER_ENDED']
const refusal = ({ code, errorCode }: { code: number; errorCode: string | null }) => [code, errorCode]

describe('NLW-34: a photo of a phone', () => {
  it('reaches the desk byte for byte, and the phone learns that the desk has it', async () => {
    const transfer = await open()
    const photoId = randomUUID()
    const sent = { id: photoId, bytes: SEALED.length, state: 'WAITING' }
    expect((await transfer.send(SEALED, photoId)).data).toEqual(sent)
    expect((await transfer.state()).data?.photos).toEqual([sent])
    const { status, headers, bytes } = await transfer.fetch(photoId)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/octet-stream',
      'no-store',
    ])
    expect(bytes.equals(SEALED)).toBe(true)
    expect((await transfer.finish(photoId)).data?.state).toBe('TAKEN')
    expect((await transfer.seen()).data?.photos).toEqual([{ ...sent, state: 'TAKEN' }])
  })

  it('is stored once for its id, also when calls overlap or come after the desk has fetched it', async () => {
    const transfer = await open()
    const photoId = randomUUID()
    await Promise.all([1, 2, 3].map(() => transfer.send(SEALED, photoId)))
    expect(await files()).toHaveLength(1)
    await transfer.finish(photoId, false)
    expect((await transfer.finish(photoId)).data?.state).toBe('REFUSED')
    expect((await transfer.send(SEALED, photoId)).data?.state).toBe('REFUSED')
    expect(await files()).toEqual([])
  })

  it('NLW-37: is deleted as soon as the desk has it', async () => {
    const transfer = await open()
    const [first, second] = [randomUUID(), randomUUID()]
    await transfer.send(SEALED, first)
    await transfer.send(Uint8Array.of(1, 2, 3), second)
    await transfer.finish(first)
    expect(await files()).toHaveLength(1)
    expect((await transfer.fetch(first)).status).toBe(404)
    expect([...(await transfer.fetch(second)).bytes]).toEqual([1, 2, 3])
  })

  it('NLW-36: is refused when it is larger than the largest photo, and when it is missing', async () => {
    const transfer = await open()
    const code = async (file: Uint8Array) => refusal(await transfer.send(file))
    expect(await code(new Uint8Array(25 * MEGABYTE + 4096))).toEqual([200, null])
    expect(await code(new Uint8Array(25 * MEGABYTE + 4097))).toEqual([400, 'IMAGE_MAXIMUM_SIZE'])
    expect(await code(new Uint8Array(0))).toEqual([400, 'REQUEST_INVALID'])
    expect(await files()).toHaveLength(1)
  })

  it(`NLW-36: is refused when its transfer has ${TRANSFER_LIMITS.PHOTOS}, those that were fetched included`, async () => {
    const transfer = await open()
    const rows = Array.from({ length: TRANSFER_LIMITS.PHOTOS - 1 }, () => ({
      transfer_id: transfer.transferId,
      id: randomUUID(),
      bytes: 1,
      state: 'TAKEN' as const,
      created_at: server.clock.now,
    }))
    await server.database.insertInto('transferred_photo').values(rows).execute()
    const answers = await Promise.all([1, 2, 3].map(() => transfer.send(Uint8Array.of(1))))
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual([
      'PHOTO_TRANSFER_FULL',
      'PHOTO_TRANSFER_FULL',
      null,
    ])
    expect(await files()).toHaveLength(1)
  })
})

describe('NLW-35: a transfer', () => {
  it('keeps its photos apart from those of another, of the same browser as well', async () => {
    const secret = newSecret()
    const [one, same, other] = [await open({ secret }), await open({ secret }), await open()]
    const photoId = randomUUID()
    await one.send(SEALED, photoId)
    for (const each of [same, other]) {
      expect((await each.state()).data?.photos).toEqual([])
      expect((await each.seen()).data?.photos).toEqual([])
      expect((await each.fetch(photoId)).status).toBe(404)
      expect((await each.finish(photoId)).code).toBe(404)
    }
    // The same id is another photo in another transfer.
    await other.send(Uint8Array.of(7), photoId)
    expect((await one.fetch(photoId)).bytes.equals(SEALED)).toBe(true)
    expect([...(await other.fetch(photoId)).bytes]).toEqual([7])
  })

  it('answers a wrong secret, a wrong token and the secrets of the other side like one that has ended', async () => {
    const transfer = await open()
    const photoId = randomUUID()
    await transfer.send(SEALED, photoId)
    const ended = await open()
    await ended.end()
    const wrong = await ended.seen()
    expect(refusal(wrong)).toEqual(ENDED)
    for (const guess of [newSecret(), transfer.token, (await open()).secret]) {
      for (const answer of [
        await transfer.state(guess),
        await transfer.finish(photoId, true, guess),
        await transfer.end(guess),
      ])
        expect(answer).toEqual(wrong)
      expect((await transfer.fetch(photoId, guess)).status).toBe(404)
    }
    for (const guess of [newSecret(), transfer.secret])
      expect(await transfer.send(SEALED, randomUUID(), guess)).toEqual(wrong)
    expect((await transfer.state()).data?.photos).toHaveLength(1)
  })

  it('is stored with the hashes of its secrets only', async () => {
    const { secret, token } = await open()
    const { rows } = await sql`
      select from photo_transfer t where t::text like ${`%${secret}%`} or t::text like ${`%${token}%`}`.execute(
      server.database,
    )
    expect(rows).toEqual([])
  })

  it('is found again by a repeated call, and its token opens no other', async () => {
    const [secret, token] = [newSecret(), newSecret()]
    const begin = (given: string) => server.call('openPhotoTransfer', { body: { secret: given, token } })
    const { data } = await begin(secret)
    expect((await begin(secret)).data).toEqual(data)
    expect(refusal(await begin(newSecret()))).toEqual([400, 'REQUEST_INVALID'])
  })

  it('names an order only for its owner', async () => {
    const body = { secret: newSecret(), token: newSecret(), orderNumber }
    for (const session of ['', await server.logIn('b')])
      expect(refusal(await server.call('openPhotoTransfer', { body }, session))).toEqual([403, 'FORBIDDEN'])
    expect((await server.call('openPhotoTransfer', { body }, await server.logIn('a'))).code).toBe(200)
  })
})

describe('NLW-36: the open transfers', () => {
  it(`are at most ${TRANSFER_LIMITS.OPEN} of one browser: the oldest ends, with its photos`, async () => {
    const secret = newSecret()
    const first = await open({ secret })
    await first.send(SEALED)
    for (let at = 0; at < TRANSFER_LIMITS.OPEN - 1; at += 1) {
      server.clock.now = new Date(server.clock.now.getTime() + 1000)
      await open({ secret })
    }
    expect((await first.seen()).code).toBe(200)
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    const last = await open({ secret })
    expect(refusal(await first.seen())).toEqual(ENDED)
    expect((await last.seen()).code).toBe(200)
    await server.jobs.idle()
    expect(await files()).toEqual([])
  })

  it('are as many of one order, from whatever browsers', async () => {
    const session = await server.logIn('a')
    const answers: (() => Promise<{ code: number }>)[] = []
    for (let at = 0; at <= TRANSFER_LIMITS.OPEN; at += 1) {
      server.clock.now = new Date(server.clock.now.getTime() + 1000)
      answers.push((await open({ order: { orderNumber }, session })).seen)
    }
    const other = await open()
    expect(await Promise.all(answers.map(async (seen) => (await seen()).code))).toEqual([404, 200, 200, 200])
    expect((await other.seen()).code).toBe(200)
  })

  it('are never more when calls overlap', async () => {
    const secret = newSecret()
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => open({ secret })))
    const codes = await Promise.all(opened.map(async ({ seen }) => (await seen()).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(TRANSFER_LIMITS.OPEN)
  })
})

describe('NLW-37: the end of a transfer', () => {
  it('comes at once when the desk ends it: no photo is left, and none is taken any more', async () => {
    const transfer = await open()
    await transfer.send(SEALED)
    // What a killed server has stored without counting it.
    await server.storage.put(`transfers/${transfer.transferId}/${'0'.repeat(32)}.sealed`, SEALED)
    await server.jobs.idle()
    expect(await files()).toHaveLength(2)
    expect((await transfer.end()).code).toBe(200)
    expect(refusal(await transfer.send(SEALED))).toEqual(ENDED)
    await server.jobs.idle()
    expect(await files()).toEqual([])
    expect(await server.database.selectFrom('transferred_photo').select('id').execute()).toEqual([])
  })

  it('comes after an hour, and its job deletes what is left', async () => {
    const transfer = await open()
    await transfer.send(SEALED)
    expect(Date.parse(transfer.expiresAt) - server.clock.now.getTime()).toBe(HOUR_MS)
    server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS - 1)
    await server.jobs.idle()
    expect((await transfer.seen()).data?.photos).toHaveLength(1)
    server.clock.now = new Date(server.clock.now.getTime() + 1)
    for (const answer of [await transfer.seen(), await transfer.state(), await transfer.send(SEALED)])
      expect(refusal(answer)).toEqual(ENDED)
    await server.jobs.idle()
    expect(await files()).toEqual([])
    expect(await server.database.selectFrom('photo_transfer').select('id').execute()).toEqual([])
  })

  it('comes with the erasure of its order, which leaves those of others', async () => {
    const own = await open({ order: { orderNumber }, session: await server.logIn('a') })
    const other = await open()
    await own.send(SEALED)
    await other.send(SEALED)
    await transact(server.database, async (tx) => {
      const found = tx.selectFrom('shop_order').selectAll().where('order_number', '=', orderNumber)
      await eraseOrder(tx, await found.executeTakeFirstOrThrow(), server.clock.now)
    })
    expect(refusal(await own.seen())).toEqual(ENDED)
    await eraseFiles({ ...server, now: () => server.clock.now }, orderNumber)
    expect(await files()).toEqual([expect.stringContaining(other.transferId)])
  })
})

describe('NLW-36: a flood', () => {
  it('of new transfers ends at 60 of one address in an hour, and of photos at 180 of one transfer', async () => {
    const strict = await testServer({ configuration: { rateLimitFactor: 1, trustProxy: ['loopback'] } })
    try {
      const headers = (address: string) => ({ 'x-forwarded-for': address })
      const count = async (times: number, call: () => Promise<{ code: number }>) => {
        const codes: number[] = []
        for (let i = 0; i < times; i += 1) codes.push((await call()).code)
        return codes.filter((code) => code !== 429).length
      }
      const token = newSecret()
      await strict.call('openPhotoTransfer', { body: { secret: newSecret(), token }, headers: headers('192.0.2.1') })
      const begin = () =>
        strict.call('openPhotoTransfer', {
          body: { secret: newSecret(), token: newSecret() },
          headers: headers('192.0.2.1'),
        })
      expect(await count(61, begin)).toBe(59)
      // Empty files are refused after they have been counted.
      const send = () =>
        strict.call('sendPhonePhoto', {
          body: { token, photoId: randomUUID() },
          file: new Uint8Array(0),
          headers: headers('192.0.2.2'),
        })
      expect(await count(182, send)).toBe(180)
    } finally {
      await strict.close()
    }
  })
})
