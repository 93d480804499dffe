import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { releaseDeadJobs } from '../../testing/deadProcess.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import type { LeasedJob } from './jobs.ts'
import {
  advance,
  complete,
  enqueue,
  enqueueMissing,
  isLastAttempt,
  leaseNext,
  postpone,
  releaseAllLeases,
  renew,
} from './jobs.ts'
import type { JobHandler } from './runner.ts'
import { startRunner } from './runner.ts'

let database: Database
let now: Date
beforeEach(async () => {
  now = NOON
  database = await memoryDatabase(() => now)
})
afterEach(() => database.destroy())

const NOON = new Date('2026-11-21T03:00:00.000Z')
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds)
const add = (subject: string, payload: object = {}, runAt = NOON) =>
  transact(database, (tx) => enqueue(tx, { kind: 'render', subject, payload }, runAt))

function lease(at: Date, kinds = ['render']): Promise<LeasedJob | null> {
  now = at
  return leaseNext(database, kinds)
}
async function leaseOfDead(at: Date): Promise<LeasedJob | null> {
  now = at
  await releaseDeadJobs(database)
  return lease(at)
}

describe('a job', () => {
  it('leases a job once, in the order of waiting, and not before its time', async () => {
    await add('later', {}, after(10))
    await add('first', {}, after(-10))
    await add('second')
    const subjects = []
    for (let i = 0; i < 3; i += 1) subjects.push((await lease(NOON))?.subject)
    expect(subjects).toEqual(['first', 'second', undefined])
    expect((await lease(after(10)))?.subject).toBe('later')
  })

  it('exists as soon as its transaction commits, and never if that fails', async () => {
    const failing = transact(database, async (tx) => {
      await enqueue(tx, { kind: 'render', subject: 'a', payload: {} }, NOON)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await lease(NOON)).toBeNull()
  })

  it('replaces a waiting or running job for the same subject', async () => {
    await add('a', { revision: 1 })
    const old = await lease(NOON)
    await add('a', { revision: 2 })
    if (!old) throw new Error('no job was leased')
    expect(await transact(database, (tx) => complete(tx, old))).toBe(false)
    expect((await lease(NOON))?.payload).toEqual({ revision: 2 })
  })

  it('leases a job again when its lease has expired or was released', async () => {
    await add('a')
    await lease(NOON)
    expect(await leaseOfDead(after(30_000))).toBeNull()
    expect((await leaseOfDead(after(30_001)))?.attempts).toBe(2)
    await releaseAllLeases(database)
    expect((await lease(after(30_001)))?.attempts).toBe(3)
  })

  it('completes no job whose lease has expired and which another server has leased', async () => {
    await add('a')
    const dead = await lease(NOON)
    const taken = await leaseOfDead(after(30_001))
    if (!dead || !taken) throw new Error('no job was leased')
    expect(await transact(database, (tx) => complete(tx, dead))).toBe(false)
    expect(await transact(database, (tx) => complete(tx, taken))).toBe(true)
  })

  it('stays with the server that renews its lease', async () => {
    await add('a')
    const job = await lease(NOON)
    if (!job) throw new Error('no job was leased')
    now = after(30_000)
    await renew(database, job)
    expect(await leaseOfDead(after(60_000))).toBeNull()
    expect((await leaseOfDead(after(60_001)))?.subject).toBe('a')
  })

  it('leaves a job of an unknown kind to other servers', async () => {
    await add('a')
    expect(await lease(NOON, ['mail'])).toBeNull()
    expect(await lease(NOON, [])).toBeNull()
    expect((await lease(NOON, ['mail', 'render']))?.subject).toBe('a')
  })

  it('waits longer after each failure and is marked as failed after the fifth', async () => {
    await add('a')
    const waits = []
    let at = NOON
    for (let i = 0; i < 5; i += 1) {
      const job = await lease(at)
      if (!job) throw new Error('no job was leased')
      const isLast = isLastAttempt(job)
      await postpone(database, job, 'broken')
      const row = await database.selectFrom('job').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({ attempts: i + 1, last_error: 'broken', failed_at: isLast ? at : null })
      waits.push(isLast ? 'last' : row.run_at.getTime() - at.getTime())
      at = row.run_at
    }
    expect(waits).toEqual([1_000, 5_000, 30_000, 300_000, 'last'])
    expect(await lease(after(1e9))).toBeNull()
  })
})

describe('jobs that are added together', () => {
  const KIND = 'draw-picture'
  const addMissing = (...subjects: string[]) =>
    transact(database, (tx) =>
      enqueueMissing(
        tx,
        KIND,
        subjects.map((subject, at) => ({ subject, payload: {}, priority: -at })),
      ),
    )
  const advanceOne = (subject: string) =>
    transact(database, (tx) => advance(tx, { kind: KIND, subject, payload: {}, priority: 1 }))
  async function failForGood(): Promise<void> {
    let at = NOON
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const job = await lease(at, [KIND])
      if (!job) throw new Error('no job was leased')
      await postpone(database, job, 'broken')
      at = (await database.selectFrom('job').select('run_at').executeTakeFirstOrThrow()).run_at
    }
  }
  const rows = () => database.selectFrom('job').select(['subject', 'failed_at']).orderBy('subject').execute()

  it('run in their order, one for each subject, and leave a running one alone', async () => {
    await addMissing('a', 'b', 'c')
    const running = await lease(NOON, [KIND])
    expect(running?.subject).toBe('a')
    await addMissing('a', 'b', 'c', 'd')
    expect((await rows()).map(({ subject }) => subject)).toEqual(['a', 'b', 'c', 'd'])
    const others = []
    for (let i = 0; i < 4; i += 1) others.push((await lease(NOON, [KIND]))?.subject)
    expect(others).toEqual(['b', 'c', 'd', undefined])
    if (running) expect(await transact(database, (tx) => complete(tx, running))).toBe(true)
  })

  it('an advanced one is next, and is added if it is missing; a running one continues', async () => {
    await addMissing('a', 'b', 'c')
    const running = await lease(NOON, [KIND])
    for (const subject of ['a', 'c', 'new']) await advanceOne(subject)
    const order: (string | undefined)[] = []
    for (let i = 0; i < 4; i += 1) order.push((await lease(NOON, [KIND]))?.subject)
    expect([order.slice(0, 2).toSorted(), order.slice(2)]).toEqual([
      ['c', 'new'],
      ['b', undefined],
    ])
    if (running) expect(await transact(database, (tx) => complete(tx, running))).toBe(true)
  })

  it.each([
    ['adding them', () => addMissing('a')],
    ['advancing it', () => advanceOne('a')],
  ])('%s adds a failed one again', async (_what, again) => {
    await addMissing('a')
    await failForGood()
    expect(await rows()).toEqual([{ subject: 'a', failed_at: now }])
    await again()
    expect(await rows()).toEqual([{ subject: 'a', failed_at: null }])
  })
})

describe('a group of jobs', () => {
  it('has no more than four running jobs, and does not hold up other groups', async () => {
    const addAll = (group: string, count: number) =>
      transact(database, async (tx) => {
        for (let at = 0; at < count; at += 1)
          await enqueue(tx, { kind: 'webhook', subject: `${group} ${at}`, payload: {}, group }, NOON)
      })
    await addAll('slow', 6)
    await addAll('fast', 1)
    const leased: LeasedJob[] = []
    for (let job = await lease(NOON, ['webhook']); job; job = await lease(NOON, ['webhook'])) leased.push(job)
    expect(leased.map(({ subject }) => subject.split(' ')[0]).toSorted()).toEqual(['fast', ...Array(4).fill('slow')])
    const [first] = leased
    if (first) await transact(database, (tx) => complete(tx, first))
    expect((await lease(NOON, ['webhook']))?.subject).toBe('slow 4')
    expect(await lease(NOON, ['webhook'])).toBeNull()
  })
})

describe('the order of jobs', () => {
  it('starts production before the renders, and cleans up last', async () => {
    const kinds = ['expire-uploads', 'render', 'hand-over'] as const
    await transact(database, async (tx) => {
      for (const kind of kinds) await enqueue(tx, { kind, subject: kind, payload: {} }, NOON)
    })
    const ends: string[] = []
    const handler = (): JobHandler => ({
      giveUp: async () => undefined,
      async run(job) {
        await transact(database, (tx) => complete(tx, job))
        ends.push(job.kind)
        return 'DONE'
      },
    })
    const handlers = Object.fromEntries(kinds.map((kind) => [kind, handler()]))
    const runner = startRunner({ database, log: () => undefined, concurrency: 1, handlers })
    await runner.idle()
    await runner.stop()
    expect(ends).toEqual(['hand-over', 'render', 'expire-uploads'])
  })
})

describe('the runner', () => {
  it('runs all jobs, a limited number at a time, and finishes running ones when it stops', async () => {
    let running = 0
    let most = 0
    const done: string[] = []
    const runner = startRunner({
      database,
      log: () => undefined,
      concurrency: 2,
      handlers: {
        render: {
          giveUp: async () => undefined,
          run: async (job) => {
            running += 1
            most = Math.max(most, running)
            await new Promise((resolve) => setTimeout(resolve, 20))
            await transact(database, (tx) => complete(tx, job))
            running -= 1
            done.push(job.subject)
            return 'DONE'
          },
        },
      },
    })
    for (const subject of ['a', 'b', 'c', 'd', 'e']) await add(subject)
    runner.wake()
    await runner.idle()
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(most).toBe(2)
    await add('f')
    runner.wake()
    await runner.stop()
    expect(running).toBe(0)
  })

  it('releases jobs that take too long when it stops; they can no longer be completed', async () => {
    let finish: () => void = () => undefined
    const completed: boolean[] = []
    const runner = startRunner({
      database,
      log: () => undefined,
      concurrency: 1,
      handlers: {
        render: {
          giveUp: async () => undefined,
          run: async (job) => {
            await new Promise<void>((resolve) => {
              finish = resolve
            })
            completed.push(await transact(database, (tx) => complete(tx, job)))
            return 'DONE'
          },
        },
      },
    })
    await add('slow')
    runner.wake()
    const row = () => database.selectFrom('job').selectAll().executeTakeFirstOrThrow()
    await expect.poll(async () => (await row()).is_running, { timeout: 10_000 }).toBe(true)
    await runner.stop(50)
    expect(await row()).toMatchObject({ is_running: false, attempts: 0 })
    finish()
    await expect.poll(() => completed, { timeout: 10_000 }).toEqual([false])
    expect((await lease(NOON))?.subject).toBe('slow')
  })

  it('renews the lease of a job that runs longer than the lease', async () => {
    let runs = 0
    const handler: JobHandler = {
      giveUp: async () => undefined,
      run: async (job) => {
        runs += 1
        await new Promise((resolve) => setTimeout(resolve, 300))
        await transact(database, (tx) => complete(tx, job))
        return 'DONE'
      },
    }
    const deps = { database, log: () => undefined, concurrency: 1, handlers: { render: handler }, renewalIntervalMs: 5 }
    await add('slow')
    const one = startRunner(deps)
    one.wake()
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
    const two = startRunner(deps)
    for (let i = 0; i < 5; i += 1) {
      now = new Date(now.getTime() + 20_000)
      await new Promise((resolve) => setTimeout(resolve, 40))
      await releaseDeadJobs(database)
      two.wake()
    }
    await Promise.all([one.stop(), two.stop()])
    expect(runs).toBe(1)
  })

  it('retries a failing job and finally gives it up', async () => {
    let tries = 0
    const givenUp: string[] = []
    const lines: string[] = []
    const ends: string[] = []
    const runner = startRunner({
      database,
      log: (line) => lines.push(line),
      onEnd: (kind, end) => ends.push(`${kind} ${end}`),
      concurrency: 1,
      handlers: {
        render: {
          giveUp: async (job) => void givenUp.push(job.subject),
          run: async () => {
            tries += 1
            throw new Error('broken')
          },
        },
      },
    })
    await add('a')
    for (let i = 0; i < 7; i += 1) {
      await runner.idle()
      now = new Date(now.getTime() + 300_000)
    }
    await runner.stop()
    expect([tries, givenUp, lines.at(-1)]).toEqual([5, ['a'], 'render failed (attempt 5): broken'])
    expect(ends).toEqual([...Array(4).fill('render FAILED'), 'render GIVEN_UP'])
  })
})
