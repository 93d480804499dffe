import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { file } from '../http/reply.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import type { ShareTask } from '../work/tasks.ts'
import { Busy } from '../work/taskQueue.ts'
import { reducedPictures } from './reducedPictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-reduced-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const JPEG = new Uint8Array([255, 216, 255])
const picture = (contentType = 'image/png') => file(new Uint8Array(40), contentType, 'ASK')

const shop = (share = vi.fn(async (_: ShareTask) => JPEG)) => ({
  share,
  reduce: reducedPictures(fileStorage(folder), { share }),
})

describe('CAT-19: a picture of the shop', () => {
  it('reduces a picture once for concurrent requests', async () => {
    const { share, reduce } = shop()
    const both = await Promise.all([reduce(picture(), '480'), reduce(picture(), '480')])
    expect(both).toMatchObject([{ value: { contentType: 'image/jpeg' } }, { value: { contentType: 'image/jpeg' } }])
    expect((await reduce(picture(), '480')).value.bytes).toEqual(JPEG)
    expect(share).toHaveBeenCalledOnce()
    expect(share.mock.calls[0]?.[0]).toMatchObject({ longestSide: 480, bleed: 0 })
  })

  it('returns a picture unchanged without a size, with a size that is not allowed, or if it may be an animation', async () => {
    const { share, reduce } = shop()
    for (const [given, side] of [
      [picture('image/gif'), '480'],
      [picture(), undefined],
      [picture(), '481'],
    ] as const) {
      expect(await reduce(given, side)).toBe(given)
    }
    expect(share).not.toHaveBeenCalled()
  })

  it('returns a picture unchanged while all workers are busy', async () => {
    const { reduce } = shop(vi.fn(() => Promise.reject(new Busy())))
    const given = picture()
    expect(await reduce(given, '240')).toBe(given)
  })
})
