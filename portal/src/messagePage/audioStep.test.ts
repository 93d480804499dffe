import { expect, it } from 'vitest'
import { audioStep, circleDuration } from './audioStep.ts'

it('GFT-7: the button of the sound toggles between pause and playing; stopping goes back to the start', () => {
  expect(audioStep('PAUSE', 'PRESSED')).toEqual({ state: 'PLAYING', order: 'PLAY' })
  expect(audioStep('PLAYING', 'PRESSED')).toEqual({ state: 'PAUSE', order: 'STOP_AND_REWIND' })
})

it('GFT-8: at the end of the clip the button is back at pause', () => {
  expect(audioStep('PLAYING', 'ENDED')).toEqual({ state: 'PAUSE', order: 'STOP_AND_REWIND' })
})

it('GFT-9: the circle around the button takes as long as the clip', () => {
  expect(circleDuration(12.5)).toBe('12.5s')
  expect(circleDuration(0)).toBe('0.1s')
})

it('GFT-10: the sound stops where a film begins or the browser refuses it, and nothing but a press begins it', () => {
  for (const event of ['OTHER_SOUND_BEGAN', 'REFUSED'] as const) {
    expect(audioStep('PLAYING', event)).toEqual({ state: 'PAUSE', order: 'STOP_AND_REWIND' })
  }
  for (const event of ['ENDED', 'OTHER_SOUND_BEGAN', 'REFUSED'] as const) {
    expect(audioStep('PAUSE', event)).toEqual({ state: 'PAUSE', order: 'NOTHING' })
  }
})
