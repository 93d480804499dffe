import { expect, it } from 'vitest'
import { audioStep, circleDuration } from './audioStep.ts'

it('GFT-7: toggles between pause and playing, and rewinds on a stop', () => {
  expect(audioStep('PAUSE', 'PRESSED')).toEqual({ state: 'PLAYING', order: 'PLAY' })
  expect(audioStep('PLAYING', 'PRESSED')).toEqual({ state: 'PAUSE', order: 'STOP_AND_REWIND' })
})

it('GFT-8: returns to pause at the end of the clip', () => {
  expect(audioStep('PLAYING', 'ENDED')).toEqual({ state: 'PAUSE', order: 'STOP_AND_REWIND' })
})

it('GFT-9: gives the circle animation the duration of the clip', () => {
  expect(circleDuration(12.5)).toBe('12.5s')
  expect(circleDuration(0)).toBe('0.1s')
})

it('GFT-10: stops when a video starts or the browser refuses, and starts by a press only', () => {
  for (const event of ['OTHER_SOUND_BEGAN', 'REFUSED'] as const) {
    expect(audioStep('PLAYING', event)).toEqual({ state: 'PAUSE', order: 'STOP_AND_REWIND' })
  }
  for (const event of ['ENDED', 'OTHER_SOUND_BEGAN', 'REFUSED'] as const) {
    expect(audioStep('PAUSE', event)).toEqual({ state: 'PAUSE', order: 'NOTHING' })
  }
})
