import { afterEach, describe, expect, it } from 'vitest'
import { halvesPng } from '../testing/photos.ts'
import { TEMPLATE } from '../testing/smallShop.ts'
import type { WorkerPool } from './workerPool.ts'
import { Busy, startWorkerPool } from './workerPool.ts'

let pool: WorkerPool
afterEach(() => pool.close())

const PHOTO = halvesPng(40, 20)
const ROOMY = { workers: 1, workerQueue: 20, workerMemory: 2 ** 40 }

describe('the workers', () => {
  it('refuse what does not fit into their queue, and do the rest', async () => {
    pool = await startWorkerPool({ ...ROOMY, workerQueue: 2 })
    const tasks = Array.from({ length: 8 }, () => pool.ingest({ bytes: PHOTO }))
    expect(pool.counts()).toEqual({ running: 1, waiting: 2, recycled: 0 })
    const results = await Promise.allSettled(tasks)
    expect(pool.counts()).toEqual({ running: 0, waiting: 0, recycled: 0 })
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(5)
    expect(refused.every((result) => result.reason instanceof Busy)).toBe(true)
    expect(await pool.ingest({ bytes: PHOTO })).toEqual({ ok: true, value: { kind: 'png', width: 40, height: 20 } })
  })

  it('are replaced when they hold too much, and nothing that waits is lost', async () => {
    pool = await startWorkerPool({ ...ROOMY, workerMemory: 1 })
    const results = await Promise.all(Array.from({ length: 6 }, () => pool.ingest({ bytes: PHOTO })))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect((await pool.ingest({ bytes: PHOTO })).ok).toBe(true)
    expect(pool.counts().recycled).toBeGreaterThan(0)
  })

  it('go on after a task that failed', async () => {
    pool = await startWorkerPool(ROOMY)
    const [item] = TEMPLATE.items.filter((each) => each.type === 'TEXT')
    if (!item) throw new Error('no text')
    await expect(pool.text({ item: { ...item, font: 'none.ttf' }, dpi: 72 })).rejects.toThrow('none.ttf')
    expect((await pool.text({ item, dpi: 72 })).truncated).toBe(false)
  })
})
