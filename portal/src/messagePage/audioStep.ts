/** PAUSE: the clip is at its start. */
export type AudioState = 'PAUSE' | 'PLAYING'
export type AudioEvent = 'PRESSED' | 'ENDED' | 'REFUSED' | 'OTHER_SOUND_BEGAN'
/** The command for the audio element. */
export type AudioOrder = 'PLAY' | 'STOP_AND_REWIND' | 'NOTHING'

/** The transitions of the sound button. Only a press starts the clip; every stop rewinds it. */
export function audioStep(
  state: AudioState,
  event: AudioEvent,
): { readonly state: AudioState; readonly order: AudioOrder } {
  if (state === 'PLAYING') return { state: 'PAUSE', order: 'STOP_AND_REWIND' }
  return event === 'PRESSED' ? { state: 'PLAYING', order: 'PLAY' } : { state, order: 'NOTHING' }
}

/** GFT-9: the duration of the circle animation as a CSS time, equal to the duration of the clip. */
export const circleDuration = (seconds: number): string => `${Math.max(0.1, seconds)}s`
