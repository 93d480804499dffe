import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryDatabase } from '../../../testing/memoryDatabase.ts'
import type { Database } from '../../database/tables.ts'
import { leaseNext, releaseAllLeases } from '../../jobs/jobs.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { startRunner } from '../../jobs/runner.ts'
import { fileStorage } from '../../storage/fileStorage.ts'
import type { Storage } from '../../storage/storage.ts'
import { Busy } from '../../work/taskQueue.ts'
import type { ImageTasks } from '../../work/workerPool.ts'
import { DRAW_PICTURE_JOB, drawMissingPictures, pictureDrawing } from './drawPictureJob.ts'

const KEYS = Array.from({ length: 24 }, (_, at) => `thumbnail/${at}.png`)
const LAYER = 'artwork/layer.png'

let folder: string
let storage: Storage
let database: Database
let drawn: string[]
let lines: string[]
/** What a drawing waits for before it ends. */
let pause: (key: string) => Promise<unknown>
const runners: JobRunner[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-pictures-'))
  storage = fileStorage(folder)
  database = await memoryDatabase()
  drawn = []
  lines = []
  pause = () => new Promise((resolve) => setTimeout(resolve, 2))
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  await database.destroy()
  await rm(folder, { recursive: true, force: true })
})

const tasksNamed = (name: string) => ({ name }) as unknown as ImageTasks
const pool = { jobs: tasksNamed('jobs'), ahead: tasksNamed('ahead') }

/** A server on the shared database and storage, whose runner may be started later. */
function server({ concurrency = 2, waitMs = 20_000, runs = true } = {}) {
  const draw = new Map(
    [...KEYS, LAYER].map((key) => [
      key,
      async (tasks: ImageTasks) => {
        drawn.push(`${key} by ${(tasks as unknown as { name: string }).name}`)
        await pause(key)
        return new TextEncoder().encode(key)
      },
    ]),
  )
  const log = (line: string) => lines.push(line)
  const openPictures = async () => ({ draw, ahead: KEYS })
  const drawing = pictureDrawing({ database, storage, openPictures, pool, log, wake: () => runner?.wake(), waitMs })
  const handlers = { [DRAW_PICTURE_JOB]: drawing.handler }
  const runner = runs ? startRunner({ database, log, concurrency, pollIntervalMs: 20, handlers }) : null
  if (runner) runners.push(runner)
  return { ask: drawing.ask, idle: async () => runner?.idle() }
}
const fill = () => drawMissingPictures({ database, storage }, KEYS)
const stored = async () => (await storage.list('shop')).map((key) => key.replace('shop/', '')).toSorted()
const drawnKeys = () => drawn.map((line) => line.replace(/ by .*/, ''))

describe('drawing the pictures of the demo shop', () => {
  it('draws each picture once on two servers, even if both receive a request for it', async () => {
    const [one, two] = [server(), server()]
    expect(await fill()).toBe(KEYS.length)
    await fill()
    const asked = KEYS.slice(18)
    await Promise.all([...asked.map(one.ask), ...asked.map(two.ask), one.ask(LAYER), two.ask(LAYER)])
    await Promise.all([one.idle(), two.idle()])
    expect(await stored()).toEqual([...KEYS, LAYER].toSorted())
    expect(drawnKeys().toSorted()).toEqual([...KEYS, LAYER].toSorted())
    expect(await database.selectFrom('job').selectAll().execute()).toEqual([])
  })

  it('draws a requested picture next, before those ahead of their request, which keep their order', async () => {
    let release = () => {}
    const first = new Promise<void>((resolve) => {
      release = resolve
    })
    pause = (key) => (key === KEYS[0] ? first : Promise.resolve())
    const { ask, idle } = server({ concurrency: 1 })
    await fill()
    await expect.poll(() => drawn).toHaveLength(1)
    const asked = ask('thumbnail/7.png')
    const isAdvanced = database.selectFrom('job').select('id').where('priority', '>', 0)
    await expect.poll(() => isAdvanced.execute()).toHaveLength(1)
    release()
    await asked
    await idle()
    expect(drawn.slice(0, 4)).toEqual([
      'thumbnail/0.png by ahead',
      'thumbnail/7.png by jobs',
      'thumbnail/1.png by ahead',
      'thumbnail/2.png by ahead',
    ])
  })

  it('continues after a kill at the next start and draws no stored picture again', async () => {
    const [half, whole] = KEYS
    await fill()
    // The killed server had drawn one picture whose job it did not complete, and had begun another.
    await storage.put(`shop/${whole}`, new Uint8Array([1]))
    for (const subject of [half, whole]) expect((await leaseNext(database, [DRAW_PICTURE_JOB]))?.subject).toBe(subject)
    await releaseAllLeases(database)

    const { idle } = server()
    expect(await fill()).toBe(KEYS.length - 1)
    await idle()
    expect(drawnKeys().toSorted()).toEqual(KEYS.filter((key) => key !== whole).toSorted())
    expect(await storage.head(`shop/${whole}`)).toEqual({ bytes: 1 })
    expect(await fill()).toBe(0)
  })

  it('answers a request that waits too long as busy, and draws its picture nevertheless', async () => {
    const { ask } = server({ runs: false, waitMs: 30 })
    await expect(ask(LAYER)).rejects.toThrow(Busy)
    expect(await stored()).toEqual([])
    await server().idle()
    expect(await stored()).toEqual([LAYER])
    expect(drawn).toEqual([`${LAYER} by jobs`])
  })

  it('waits for the tasks that come first and counts that as no failure', async () => {
    let refusals = 6
    pause = async () => {
      refusals -= 1
      if (refusals >= 0) throw new Busy()
    }
    const { ask } = server({ concurrency: 1 })
    await ask(LAYER)
    expect(drawn).toHaveLength(7)
    expect(lines).toEqual([])
  })

  it('logs how many pictures are left', async () => {
    const { ask, idle } = server({ concurrency: 1 })
    await fill()
    await idle()
    expect(lines).toEqual(['demo shop: 20 pictures are left to be drawn', 'demo shop: all pictures are drawn'])
    await ask(LAYER)
    expect(lines).toHaveLength(2)
  })
})
