import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { MessageItem } from '@irodori/contract/entities/message'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChildServer, ChildSettings } from '../../../testing/servers/childServer.ts'
import { callAt, dataAt, logInAt, startChild } from '../../../testing/servers/childServer.ts'
import { putEmptyCluster } from '../../../testing/servers/emptyCluster.ts'
import { medium } from '../../../testing/media.ts'
import { createMessageOrder } from '../../../testing/messageOrder.ts'
import { ORDERS, openSmallShop } from '../../../testing/smallShop.ts'
import { tusClient } from '../../../testing/tusClient.ts'
import { migrate } from '../../database/migrate.ts'
import { openPglite } from '../../database/openDatabase.ts'

const VIDEO = medium('video.mp4')
const PIECE_BYTES = Math.ceil(VIDEO.length / 200)
const { orderNumber } = ORDERS.a
const METADATA = { orderNumber, templateId: 'for-you-blue', type: 'video', fingerprint: 'film' }

let directory: string
let server: ChildServer | null = null
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'irodori-upload-crash-'))
  await putEmptyCluster(join(directory, 'database'))
  const opened = await openPglite(join(directory, 'database'))
  await migrate(opened.database)
  await openSmallShop(opened.database, new Date())
  await createMessageOrder(opened, 'a')
  await opened.close()
})
afterEach(async () => {
  await server?.kill()
  await rm(directory, { recursive: true, force: true })
})

async function start(change: Partial<ChildSettings> = {}) {
  const child = await startChild({ directory, databaseUrl: null, bucket: null, jobs: 0, pauseMs: 0, ...change })
  server = child
  const token = await logInAt(child.origin, 'a')
  return { child, token, client: tusClient(child.origin, token) }
}

async function shownVideo(origin: string, token: string): Promise<Buffer | null> {
  const items = await dataAt<MessageItem[]>(origin, 'GET', `/api/digitalMessage/${orderNumber}`, token)
  const [item] = items
  if (item?.type !== 'VIDEO' || items.length > 1) return null
  const answer = await callAt(origin, 'GET', `/api/digitalMessage/${orderNumber}/file/video/${item.fileName}`)
  return Buffer.from(await answer.arrayBuffer())
}

it('an upload survives servers that are killed while they append pieces and while they finish it', async () => {
  let acknowledged = 0
  const first = await start()
  const upload = (await first.client.create(VIDEO.length, METADATA)).headers.get('location') ?? ''
  const sendPiece = () =>
    first.client.patch(upload, acknowledged, VIDEO.subarray(acknowledged, acknowledged + PIECE_BYTES))
  for (let pieces = randomInt(1, 20); pieces > 0; pieces -= 1)
    acknowledged = Number((await sendPiece()).headers.get('upload-offset'))
  const unanswered = sendPiece().catch(() => null)
  await setTimeout(randomInt(20))
  await first.child.kill()
  await unanswered

  const second = await start({ crashPoint: { at: 'STORED' } })
  const kept = (await second.client.offsetOf(upload)) ?? 0
  expect(kept).toBeGreaterThanOrEqual(acknowledged)
  await expect(second.client.patch(upload, kept, VIDEO.subarray(kept))).rejects.toThrow()
  expect(await second.child.ended).toBe('SIGKILL')

  const { child, token, client } = await start()
  expect(await shownVideo(child.origin, token)).toBeNull()
  expect(await client.offsetOf(upload)).toBe(kept)
  expect((await client.patch(upload, kept, VIDEO.subarray(kept))).status).toBe(204)
  expect((await shownVideo(child.origin, token))?.equals(VIDEO)).toBe(true)
}, 120_000)
