import type { History } from '@irodori/design'
import type { JournalEntry, JournalState, StoredRecord } from '@irodori/design/journal'
import { applyEntry, entriesBetween, isSameGesture, sealEntry, sealSnapshot } from '@irodori/design/journal'

/** Entries after which the whole is written anew and they are let go. */
export const COMPACT_AFTER = 100
/** A gesture that goes on is written this often: while a hand drags, and while somebody types or holds a slider. */
const DRAG_MS = 1000
const TYPING_MS = 200
/** After a failure, before the whole is tried again. */
const AGAIN_MS = 10_000

export interface RecordedWrite {
  readonly snapshot: StoredRecord | null
  readonly entries: readonly StoredRecord[]
  readonly moveTo: string | null
  /** The end of a gesture, not its middle. */
  readonly isStrict: boolean
}

export interface RecorderOptions {
  /** Where the journal stands; `seq` null when nothing of it is stored. */
  readonly begun: { readonly state: JournalState; readonly seq: number | null; readonly entries: number }
  /** @returns false when somebody else writes now. */
  readonly write: (input: RecordedWrite) => Promise<boolean>
  readonly isDragging: () => boolean
  readonly onWritten: () => void
  /** Nothing is lost yet: the whole is tried again. */
  readonly onFailed: (error: unknown) => void
  readonly onOtherWriter: () => void
}

export interface Recorder {
  /** Told of every change of the history. */
  readonly record: (history: History) => void
  /** Something beside the history. */
  readonly note: (entry: JournalEntry, moveTo?: string) => void
  /** Writes the whole if nothing of it is stored yet: something else is kept beside it. */
  readonly begin: () => void
  /** The hand has let go, or the page goes out of sight. */
  readonly flush: () => void
  readonly settled: () => Promise<void>
  readonly isSafe: () => boolean
  readonly state: () => JournalState
  /** All that is recorded as one record, which stands for what is still to be written, too. */
  readonly whole: () => StoredRecord
  readonly stop: () => void
}

/** Turns what happens to a history into entries, and writes them in their order, one transaction at a time. */
export function createRecorder(options: RecorderOptions): Recorder {
  let { state } = options.begun
  let current = state.history
  let seq = options.begun.seq ?? 0
  let entriesStored = options.begun.entries
  let needsWhole = options.begun.seq === null
  let pending: JournalEntry[] = []
  /** Entries that are being written. */
  let under = 0
  let moveTo: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isStopped = false
  /** The last write failed: what is stored is behind, though nothing may be pending. */
  let isBehind = false

  /** What the hand has done so far becomes entries. */
  function cover(): void {
    pending.push(...entriesBetween(state.history, current))
    state = { ...state, history: current }
  }

  function schedule(pause: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      cover()
      start(false)
    }, pause)
  }

  function start(isStrict: boolean): void {
    if (isStopped || running !== null || (pending.length === 0 && moveTo === null && !isBehind)) return
    // One task later: what is done in one go (a photo and its place, an answer and its address) is one transaction.
    running = Promise.resolve()
      .then(() => writeOnce(isStrict))
      .finally(() => {
        running = null
        if (!isBehind) start(true)
      })
  }

  async function writeOnce(isStrict: boolean): Promise<void> {
    const batch = pending
    const address = moveTo
    pending = []
    moveTo = null
    const isWhole = needsWhole || entriesStored + batch.length > COMPACT_AFTER
    const last = seq + batch.length
    under = batch.length
    try {
      const isOurs = await options.write({
        snapshot: isWhole ? sealSnapshot(last, state) : null,
        entries: isWhole ? [] : batch.map((entry, at) => sealEntry(seq + 1 + at, entry)),
        moveTo: address,
        isStrict,
      })
      if (!isOurs) {
        stop()
        return options.onOtherWriter()
      }
      seq = last
      under = 0
      entriesStored = isWhole ? 0 : entriesStored + batch.length
      needsWhole = false
      isBehind = false
      options.onWritten()
    } catch (error) {
      // What was not written is in the state, and the whole of that is tried next time.
      needsWhole = true
      isBehind = true
      moveTo ??= address
      seq = last
      under = 0
      options.onFailed(error)
      setTimeout(() => flush(), AGAIN_MS)
    }
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    cover()
    start(true)
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
  }

  return {
    record(history) {
      if (isStopped || history === current) return
      if (!isSameGesture(current, history)) cover()
      current = history
      const gesture = history.future.length === 0 ? history.past.at(-1)?.gesture : null
      if (gesture) schedule(options.isDragging() ? DRAG_MS : TYPING_MS)
      else flush()
    },
    note(entry, address) {
      if (isStopped) return
      cover()
      pending.push(entry)
      state = { ...applyEntry(state, entry), history: current }
      if (address !== undefined) moveTo = address
      start(true)
    },
    begin() {
      if (!needsWhole) return
      isBehind = true
      start(true)
    },
    flush,
    async settled() {
      flush()
      while (running !== null) await running
    },
    isSafe: () => !isStopped && !isBehind && running === null && pending.length === 0 && current === state.history,
    state: () => state,
    whole: () => sealSnapshot(seq + under + pending.length, state),
    stop,
  }
}
