import { describe, expect, it, vi } from 'vitest'
import type { TaskPurpose } from './taskQueue.ts'
import { Busy, createTaskQueue } from './taskQueue.ts'

const NEVER = new AbortController().signal

/** A queue whose tasks end when they are told to. */
function open(workers: number, waiting = 10) {
  const queue = createTaskQueue({ workers, waiting: { CUSTOMER: waiting, JOB: waiting, VISITOR: 2, AHEAD: waiting } })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const refused: string[] = []
  const add = (purpose: TaskPurpose, name: string, signal = NEVER) =>
    queue
      .run(purpose, signal, () => {
        started.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
      .catch((error: unknown) => {
        if (!(error instanceof Busy)) throw error
        refused.push(name)
      })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { queue, started, refused, add, end, settle }
}

describe('the order of tasks', () => {
  it('a customer has a worker that neither jobs nor visitors occupy', async () => {
    const { started, add, settle } = open(2)
    for (const name of ['job 1', 'job 2']) void add('JOB', name)
    for (const name of ['visitor 1', 'visitor 2']) void add('VISITOR', name)
    await settle()
    expect(started).toEqual(['job 1'])
    void add('CUSTOMER', 'customer')
    await settle()
    expect(started).toEqual(['job 1', 'customer'])
  })

  it('with one worker the customer is next, then jobs, then visitors, each in the order of their calls', async () => {
    const { started, add, end, settle } = open(1)
    const [first, ...others] = ['visitor 1', 'visitor 2', 'job 1', 'job 2', 'customer 1', 'customer 2']
    const purposeOf = (name: string) => name.split(' ')[0]?.toUpperCase() as TaskPurpose
    void add('VISITOR', first ?? '')
    await settle()
    for (const name of others) void add(purposeOf(name), name)
    await settle()
    for (let i = 0; i < 6; i += 1) {
      // Before the second visitor the queue pauses for as long as the first one took.
      await vi.waitFor(() => expect(started.length).toBeGreaterThan(i), { timeout: 10_000 })
      await end(started[i] ?? '')
    }
    expect(started).toEqual(['visitor 1', 'customer 1', 'customer 2', 'job 1', 'job 2', 'visitor 2'])
  })

  it('runs work ahead of its request after customers, jobs and visitors, and leaves the customer a worker', async () => {
    const { started, add, end, settle } = open(2)
    for (const name of ['ahead 1', 'ahead 2']) void add('AHEAD', name)
    await settle()
    expect(started).toEqual(['ahead 1'])
    void add('VISITOR', 'visitor')
    void add('JOB', 'job')
    void add('CUSTOMER', 'customer')
    await settle()
    expect(started).toEqual(['ahead 1', 'customer'])
    for (const name of ['ahead 1', 'job', 'visitor']) await end(name)
    expect(started).toEqual(['ahead 1', 'customer', 'job', 'visitor', 'ahead 2'])
  })

  it('refuses visitors beyond their few places, while customers and jobs are accepted', async () => {
    const { started, refused, add, end, settle } = open(1)
    for (let i = 1; i <= 40; i += 1) void add('VISITOR', `visitor ${i}`)
    void add('CUSTOMER', 'customer')
    void add('JOB', 'job')
    await settle()
    expect(refused).toHaveLength(37)
    await end('visitor 1')
    expect(started).toEqual(['visitor 1', 'customer'])
    expect(refused).not.toContain('job')
  })

  it('after a task of a visitor pauses as long as it took before the next, while jobs go on', async () => {
    const { started, add, end, settle } = open(2)
    void add('VISITOR', 'visitor 1')
    void add('VISITOR', 'visitor 2')
    await settle()
    void add('JOB', 'job')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await end('visitor 1')
    expect(started).toEqual(['visitor 1', 'job'])
    await end('job')
    await vi.waitFor(() => expect(started).toEqual(['visitor 1', 'job', 'visitor 2']), { timeout: 10_000 })
  })

  it('counts running and waiting tasks, and a task whose time is up leaves its place', async () => {
    const { queue, add, end, settle } = open(1)
    void add('CUSTOMER', 'long')
    await settle()
    const timeout = new AbortController()
    const late = queue.run('JOB', timeout.signal, async () => undefined)
    expect(queue.counts()).toEqual({ running: 1, waiting: 1 })
    timeout.abort(new Error('too late'))
    await expect(late).rejects.toThrow('too late')
    await end('long')
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 })
  })
})
