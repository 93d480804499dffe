import { afterEach, describe, expect, it } from 'vitest'
import { halvesPng } from '../../testing/photos.ts'
import { TEMPLATE } from '../../testing/smallShop.ts'
import { Busy } from './taskQueue.ts'
import type { WorkerPool } from './workerPool.ts'
import { startWorkerPool } from './workerPool.ts'

let pool: WorkerPool
afterEach(() => pool.close())

const PHOTO = halvesPng(40, 20)
const ROOMY = { workers: 1, workerQueue: 20, workerMemory: 2 ** 40 }

describe('the worker pool', () => {
  it('refuses tasks beyond its queue and executes the others', async () => {
    pool = await startWorkerPool({ ...ROOMY, workerQueue: 2 })
    const tasks = Array.from({ length: 8 }, () => pool.ingest({ bytes: PHOTO }))
    expect(pool.counts()).toEqual({ running: 1, waiting: 2, recycled: 0 })
    const results = await Promise.allSettled(tasks)
    expect(pool.counts()).toEqual({ running: 0, waiting: 0, recycled: 0 })
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(5)
    expect(refused.every((result) => result.reason instanceof Busy)).toBe(true)
    expect(await pool.ingest({ bytes: PHOTO })).toEqual({
      ok: true,
      value: { kind: 'png', width: 40, height: 20, condition: 'SOUND' },
    })
  })

  it('replaces workers that hold too much memory without losing waiting tasks', async () => {
    pool = await startWorkerPool({ ...ROOMY, workerMemory: 1 })
    const results = await Promise.all(Array.from({ length: 6 }, () => pool.ingest({ bytes: PHOTO })))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect((await pool.ingest({ bytes: PHOTO })).ok).toBe(true)
    expect(pool.counts().recycled).toBeGreaterThan(0)
  })

  it('continues after a task that fails', async () => {
    pool = await startWorkerPool(ROOMY)
    const [item] = TEMPLATE.items.filter((each) => each.type === 'TEXT')
    if (!item) throw new Error('the test template has no text item')
    await expect(pool.text({ item: { ...item, font: 'none.ttf' }, dpi: 72 })).rejects.toThrow('none.ttf')
    expect((await pool.text({ item, dpi: 72 })).truncated).toBe(false)
  })
})
