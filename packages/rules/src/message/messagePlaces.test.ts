import { describe, expect, it } from 'vitest'
import { longestText, PHOTO_RATIOS, photoRatio } from './messagePlaces.ts'

describe('MSG-6 the photos of a message', () => {
  it('are three, the top one upright and the others 3 to 2', () => {
    expect(PHOTO_RATIOS).toEqual([0.831, 1.5, 1.5])
    expect([0, 1, 2, 3, 4].map(photoRatio)).toEqual([null, 0.831, 1.5, 1.5, null])
  })
})

describe('MSG-7 the words of a message', () => {
  it('are a title of 50 characters and a message of 1000 at most', () => {
    expect([0, 1, 2, 3].map(longestText)).toEqual([null, 50, 1000, null])
  })
})
