import { expect, it } from 'vitest'
import { videoTarget } from './videoTarget.ts'

it('MDA-7: a video is reduced to 1920 pixels at its long side, in even numbers', () => {
  expect(videoTarget({ width: 3840, height: 2160, frameRate: 30 })).toMatchObject({ width: 1920, height: 1080 })
  expect(videoTarget({ width: 2160, height: 3840, frameRate: 30 })).toMatchObject({ width: 1080, height: 1920 })
  expect(videoTarget({ width: 2704, height: 1521, frameRate: 30 })).toMatchObject({ width: 1920, height: 1080 })
  expect(videoTarget({ width: 641, height: 359, frameRate: 30 })).toMatchObject({ width: 642, height: 360 })
  expect(videoTarget({ width: 4000, height: 1, frameRate: 30 })).toMatchObject({ width: 1920, height: 2 })
})

it('MDA-7: only a frame rate above 30 is changed', () => {
  expect(videoTarget({ width: 640, height: 360, frameRate: 59.94 }).frameRate).toBe(30)
  expect(videoTarget({ width: 640, height: 360, frameRate: 30.02 }).frameRate).toBeNull()
  expect(videoTarget({ width: 640, height: 360, frameRate: 24 }).frameRate).toBeNull()
})

it('MDA-7: twenty seconds stay below a third of 70 MB, and small videos keep a readable picture', () => {
  const bits = (width: number, height: number) => videoTarget({ width, height, frameRate: 30 }).bitsPerSecond
  expect([bits(1920, 1080), bits(1280, 720), bits(64, 48)]).toEqual([8_000_000, 3_594_240, 400_000])
  expect((20 * bits(4000, 4000)) / 8).toBeLessThan((70 * 1_048_576) / 3)
})
