export type SavingState = 'SAVED' | 'SAVING' | 'FAILED'

interface TextSaverDeps {
  /** Answers whether the server has it. */
  readonly save: (text: string) => Promise<boolean>
  readonly onState: (state: SavingState) => void
  /** Milliseconds without a key after which words are saved. */
  readonly restMs: number
}

export interface TextSaver {
  /** Words that are to be saved once the hand rests; null where what stands in the field cannot be. */
  readonly want: (text: string | null) => void
  /** Saves at once what waits. Answers whether everything that was wanted is saved. */
  readonly flush: () => Promise<boolean>
  readonly stop: () => void
}

/** DGM-12: saves words a moment after the last key, one call after the other, the newest words last. */
export function createTextSaver({ save, onState, restMs }: TextSaverDeps): TextSaver {
  let waiting: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> = Promise.resolve(true)

  const send = async (last: Promise<boolean>): Promise<boolean> => {
    const before = await last
    if (waiting === null) return before
    const text = waiting
    waiting = null
    onState('SAVING')
    const isSaved = await save(text)
    // Newer words are on their way; what became of the older ones is of no interest.
    if (waiting !== null) return isSaved
    if (!isSaved) waiting = text
    onState(isSaved ? 'SAVED' : 'FAILED')
    return isSaved
  }

  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    running = send(running)
    return running
  }

  return {
    want(text) {
      waiting = text
      clearTimeout(timer)
      if (text !== null) timer = setTimeout(() => void flush(), restMs)
    },
    flush,
    stop: () => clearTimeout(timer),
  }
}
