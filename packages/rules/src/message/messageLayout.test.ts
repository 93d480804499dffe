import { describe, expect, it } from 'vitest'
import { maxTextLength, PHOTO_RATIOS, photoRatio } from './messageLayout.ts'

describe('MSG-6 the photos of a message', () => {
  it('a message has three photos: an upright top photo and two of 3 to 2', () => {
    expect(PHOTO_RATIOS).toEqual([0.831, 1.5, 1.5])
    expect([0, 1, 2, 3, 4].map(photoRatio)).toEqual([null, 0.831, 1.5, 1.5, null])
  })
})

describe('MSG-7 the texts of a message', () => {
  it('a message has a title of at most 50 characters and a text of at most 1000', () => {
    expect([0, 1, 2, 3].map(maxTextLength)).toEqual([null, 50, 1000, null])
  })
})
