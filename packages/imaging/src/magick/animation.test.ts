import { err } from '@irodori/result'
import { beforeAll, describe, expect, it } from 'vitest'
import { acceptedPhoto } from '../file/photoError.ts'
import { createPixels } from '../pixels/pixels.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { TINY_GIF } from '../../testing/samplePhotoFiles.ts'
import { decodeAnimation as decode, encodeAnimation, MAX_ANIMATION_FRAMES } from './animation.ts'
import { encodePng } from './encodePixels.ts'

beforeAll(startMagickFromPackage)

const decodeAnimation = (bytes: Uint8Array) => acceptedPhoto(decode(bytes))

/** A square of one colour on a transparent background that moves one pixel to the right in each frame. */
function movingSquare(frames: number, side = 12) {
  return Array.from({ length: frames }, (_, index) => {
    const pixels = createPixels(side, side)
    for (let y = 0; y < 4; y++) {
      for (let x = 0; x < 4; x++) {
        pixels.data.set([250, 10 * (index % 20), 40, 255], (y * side + ((index + x) % side)) * 4)
      }
    }
    return { pixels, delay: 7 + index }
  })
}

describe('an animation', () => {
  it('decodes an animation frame by frame as it was encoded, with its delays and loops', () => {
    const frames = movingSquare(5)
    const { frames: read, loops } = decodeAnimation(encodeAnimation({ frames, loops: 3 }))
    expect(loops).toBe(3)
    expect(read.map(({ delay }) => delay)).toEqual([7, 8, 9, 10, 11])
    for (const [index, { pixels }] of read.entries()) {
      const wanted = frames[index]?.pixels.data ?? []
      for (let at = 3; at < wanted.length; at += 4) expect(pixels.data[at]).toBe(wanted[at])
      const corner = index * 4
      expect(Array.from(pixels.data.subarray(corner, corner + 4))).toEqual(Array.from(wanted.slice(corner, corner + 4)))
    }
  })

  it('decodes an animation to whole screens although the file holds partial frames', () => {
    const { frames } = decodeAnimation(TINY_GIF)
    expect(frames.map(({ pixels }) => [pixels.width, pixels.height])).toEqual([
      [4, 3],
      [4, 3],
    ])
    const at = (frame: number, x: number, y: number) =>
      Array.from(frames[frame]?.pixels.data.subarray((y * 4 + x) * 4, (y * 4 + x) * 4 + 3) ?? [])
    expect(at(0, 1, 1)).toEqual([255, 0, 0])
    expect([at(1, 0, 0), at(1, 2, 2)]).toEqual([
      [0, 255, 0],
      [255, 0, 0],
    ])
  })

  it('decodes a still picture as an animation with a single frame', () => {
    expect(decodeAnimation(encodeAnimation({ frames: movingSquare(1), loops: 0 })).frames).toHaveLength(1)
  })

  it('accepts an animation of at most sixty frames', () => {
    const most = encodeAnimation({ frames: movingSquare(MAX_ANIMATION_FRAMES), loops: 0 })
    expect(decodeAnimation(most).frames).toHaveLength(MAX_ANIMATION_FRAMES)
    const more = encodeAnimation({ frames: movingSquare(MAX_ANIMATION_FRAMES + 1), loops: 0 })
    expect(decode(more)).toEqual(err({ code: 'TOO_MANY_PIXELS' }))
  })

  it('refuses an animation before decoding when its frames have too many pixels together', () => {
    const huge = encodeAnimation({ frames: movingSquare(10), loops: 0 })
    new DataView(huge.buffer).setUint16(6, 9000, true)
    new DataView(huge.buffer).setUint16(8, 9000, true)
    expect(decode(huge)).toEqual(err({ code: 'TOO_MANY_PIXELS' }))
  })

  it('refuses an animation unless it is a complete GIF', () => {
    const gif = encodeAnimation({ frames: movingSquare(3), loops: 0 })
    expect(decode(encodePng(createPixels(4, 4), { dpi: 72 }))).toEqual(err({ code: 'INVALID_TYPE' }))
    expect(decode(gif.subarray(0, gif.length - 5))).toEqual(err({ code: 'TRUNCATED' }))
  })
})
