import type { SavedText } from './useSavedText.ts'

/**
 * What the page says about saving. SENDING: a file is uploading. PROBLEM: a text cannot be saved as it is. NONE: nothing has
 * been changed yet.
 */
export type SavedState = 'SENDING' | 'PROBLEM' | 'FAILED' | 'SAVING' | 'SAVED' | 'NONE'

type TextState = Pick<SavedText, 'state' | 'problem'>

/** The states of a text by urgency. */
const STATES = ['FAILED', 'SAVING', 'SAVED'] as const

/** DGM-33: the most urgent state of the files and the texts. */
export function savedState(texts: readonly TextState[], isSending: boolean): SavedState {
  if (texts.some(({ problem }) => problem !== null)) return 'PROBLEM'
  const state = STATES.find((one) => texts.some((text) => text.state === one)) ?? 'NONE'
  return isSending && state !== 'FAILED' ? 'SENDING' : state
}
