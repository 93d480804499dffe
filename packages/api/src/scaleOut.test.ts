import { randomUUID } from 'node:crypto'
import type { Design } from '@irodori/contract/entities/design'
import type { MessageItem } from '@irodori/contract/entities/message'
import { present } from '@irodori/design/testing/present'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChildServer } from '../testing/servers/childServer.ts'
import { callAt, dataAt, logInAt, startChild } from '../testing/servers/childServer.ts'
import { medium } from '../testing/media.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../testing/messageOrder.ts'
import { NEEDS_POSTGRES, newSchema, TEST_DATABASE_URL } from '../testing/ownSchema.ts'
import { halvesPng } from '../testing/photos.ts'
import type { S3Server } from '../testing/servers/s3Server.ts'
import { startS3Server } from '../testing/servers/s3Server.ts'
import { draftOf, ORDERS, TEMPLATE } from '../testing/smallShop.ts'
import { tusClient } from '../testing/tusClient.ts'
import { openPostgres } from './database/openDatabase.ts'

const { orderNumber } = ORDERS.a

describe.skipIf(!TEST_DATABASE_URL)(`two servers on one PostgreSQL and one bucket${NEEDS_POSTGRES}`, () => {
  let store: S3Server
  let one: ChildServer
  let two: ChildServer
  let databaseUrl: string
  beforeAll(async () => {
    store = await startS3Server('shop')
    databaseUrl = await newSchema(TEST_DATABASE_URL ?? '')
    // Without a folder of their own, the servers share nothing but the database and the bucket.
    const settings = { directory: '/nowhere', databaseUrl, bucket: store.place, jobs: 0, pauseMs: 0 }
    one = await startChild(settings)
    two = await startChild(settings)
  })
  afterAll(async () => {
    await Promise.all([one?.kill(), two?.kill()])
    await store?.stop().catch(() => undefined)
  })

  it('share sessions and files: logged in at one, uploaded at the other, read at both', async () => {
    const token = await logInAt(one.origin, 'a')
    const photo = halvesPng(80, 40)
    const form = new FormData()
    for (const [name, value] of Object.entries({ orderNumber, width: '20', height: '20' })) form.set(name, value)
    form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png')
    const { imageFolder, imageName } = await dataAt<{ imageFolder: string; imageName: string }>(
      two.origin,
      'POST',
      '/api/image',
      token,
      form,
    )
    const path = `/api/image/${imageFolder}/${imageName}?orderNumber=${orderNumber}`
    for (const { origin } of [one, two]) {
      const answer = await callAt(origin, 'GET', path, token)
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true)
    }
  })

  it('render a design that was saved at one of them, and both return the result', async () => {
    const token = await logInAt(one.origin, 'a')
    const designs = [draftOf(TEMPLATE, randomUUID())]
    await dataAt(one.origin, 'POST', '/api/design/guest', token, { ...ORDERS.a, designs })
    const seenAt = async ({ origin }: ChildServer) =>
      (await dataAt<{ designs: Design[] }>(origin, 'GET', `/api/guest/order/${orderNumber}`, token)).designs
    await expect
      .poll(async () => (await seenAt(two)).map(({ printCheck }) => printCheck), { timeout: 20_000 })
      .toEqual(['UNSEEN'])
    expect(await seenAt(one)).toEqual(await seenAt(two))
  })

  it('share an upload: begun at one, continued and finished at the other, and one of two simultaneous pieces is kept', async () => {
    const opened = openPostgres(databaseUrl, { databaseConnections: 1, databaseStatementTimeoutMs: 0 })
    await createMessageOrder(opened, 'b')
    await opened.close()
    const { orderNumber } = ORDERS.b
    const token = await logInAt(one.origin, 'b')
    const video = medium('video.mp4')
    const templateId = present(MESSAGE_TEMPLATES[0]).id
    const metadata = { orderNumber, templateId, type: 'video', fingerprint: 'film' }
    const [atOne, atTwo] = [tusClient(one.origin, token), tusClient(two.origin, token)]
    const upload = (await atOne.create(video.length, metadata)).headers.get('location') ?? ''
    expect(await atOne.offsetOf(upload)).toBe(0)
    expect((await atOne.patch(upload, 0, video.subarray(0, 4000))).status).toBe(204)

    expect((await atTwo.create(video.length, metadata)).headers.get('location')).toBe(upload)
    expect(await atTwo.offsetOf(upload)).toBe(4000)
    expect((await atTwo.patch(upload, 0, video.subarray(0, 4000))).status).toBe(409)
    const both = [atOne, atTwo].map((client) => client.patch(upload, 4000, video.subarray(4000, 5000)))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await atTwo.patch(upload, 5000, video.subarray(5000))).status).toBe(204)
    expect(await atOne.offsetOf(upload)).toBe(video.length)
    const message = `/api/digitalMessage/${orderNumber}`
    const [{ fileName } = { fileName: '' }] = await dataAt<{ fileName: string }[]>(two.origin, 'GET', message, token)
    for (const { origin } of [one, two]) {
      const items = await dataAt<MessageItem[]>(origin, 'GET', `/api/digitalMessage/${orderNumber}`, token)
      expect(items).toMatchObject([{ type: 'VIDEO', fileName }])
      const whole = await callAt(origin, 'GET', `/api/digitalMessage/${orderNumber}/file/video/${fileName}`)
      expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true)
    }
  })

  it('count the failed attempts at one order together', async () => {
    const body = { orderNumber: ORDERS.b.orderNumber, phoneNumber: '090-0000-0000' }
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const { origin } = count % 2 === 0 ? one : two
      statuses.push((await callAt(origin, 'POST', '/api/authentication/guest', '', body)).status)
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    const right = { orderNumber: ORDERS.b.orderNumber, phoneNumber: ORDERS.b.phoneNumber }
    for (const { origin } of [one, two]) {
      expect((await callAt(origin, 'POST', '/api/authentication/guest', '', right)).status).toBe(429)
    }
  })

  it('both end a session that one of them ended', async () => {
    const token = await logInAt(one.origin, 'a')
    const read = ({ origin }: ChildServer) => callAt(origin, 'GET', `/api/guest/order/${orderNumber}`, token)
    expect((await read(two)).status).toBe(200)
    expect((await callAt(one.origin, 'DELETE', '/api/authentication/user', token)).status).toBe(200)
    expect((await read(two)).status).toBe(401)
  })

  it('keep working after one of them dies', async () => {
    const token = await logInAt(one.origin, 'a')
    await one.kill()
    expect((await callAt(two.origin, 'GET', `/api/guest/order/${orderNumber}`, token)).status).toBe(200)
    expect((await callAt(two.origin, 'GET', '/health/ready')).status).toBe(200)
  })

  it('answer 503 with Retry-After while the bucket is unavailable', async () => {
    const token = await logInAt(two.origin, 'a')
    const path = `/api/guest/order/${orderNumber}`
    const { designs } = await dataAt<{ designs: Design[] }>(two.origin, 'GET', path, token)
    const [design] = designs
    await store.stop()
    const picture = `/api/image/${design?.imageFolder}/${'0'.repeat(64)}.png?orderNumber=${orderNumber}`
    const answer = await callAt(two.origin, 'GET', picture, token)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    const ready = await callAt(two.origin, 'GET', '/health/ready')
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, missing: ['STORAGE'] }])
    expect((await callAt(two.origin, 'GET', path, token)).status).toBe(200)
  })
})
