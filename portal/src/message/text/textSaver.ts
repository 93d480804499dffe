export type SavingState = 'SAVED' | 'SAVING' | 'FAILED'

interface TextSaverDeps {
  /** Resolves to whether the server saved the text. */
  readonly save: (text: string) => Promise<boolean>
  readonly onState: (state: SavingState) => void
  /** Milliseconds without input after which the text is saved. */
  readonly restMs: number
}

export interface TextSaver {
  /** Schedules a text to be saved; null cancels a scheduled save, because the field has a problem. */
  readonly schedule: (text: string | null) => void
  /** Saves a scheduled text at once. Resolves to whether everything is saved. */
  readonly flush: () => Promise<boolean>
  readonly stop: () => void
}

/** DGM-12: saves a text shortly after the last input, one call at a time, the newest text last. */
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
    // A newer text is already scheduled, so the state of the older one is not reported.
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
    schedule(text) {
      waiting = text
      clearTimeout(timer)
      if (text !== null) timer = setTimeout(() => void flush(), restMs)
    },
    flush,
    stop: () => clearTimeout(timer),
  }
}
