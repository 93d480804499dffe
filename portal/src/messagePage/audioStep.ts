/** PAUSE waits at the start of the clip. */
export type AudioState = 'PAUSE' | 'PLAYING'
export type AudioEvent = 'PRESSED' | 'ENDED' | 'REFUSED' | 'OTHER_SOUND_BEGAN'
/** What is done to the clip. */
export type AudioOrder = 'PLAY' | 'STOP_AND_REWIND' | 'NOTHING'

/** The sound's button: it begins by a press only; stopping goes back to the start, and so does the end of the clip. */
export function audioStep(
  state: AudioState,
  event: AudioEvent,
): { readonly state: AudioState; readonly order: AudioOrder } {
  if (state === 'PLAYING') return { state: 'PAUSE', order: 'STOP_AND_REWIND' }
  return event === 'PRESSED' ? { state: 'PLAYING', order: 'PLAY' } : { state, order: 'NOTHING' }
}

/** How long the circle around the button takes: as long as the clip, as CSS writes it. */
export const circleDuration = (seconds: number): string => `${Math.max(0.1, seconds)}s`
