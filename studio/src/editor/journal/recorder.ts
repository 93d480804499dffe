import { entriesBetween, isSameGesture } from '@irodori/design/entriesBetween'
import type { History } from '@irodori/design/history'
import type { JournalEntry, JournalState } from '@irodori/design/journalState'
import { applyEntry } from '@irodori/design/journalState'
import type { StoredRecord } from '@irodori/design/storedJournal'
import { sealEntry, sealSnapshot } from '@irodori/design/storedJournal'

/** Number of entries after which a snapshot replaces them. */
export const COMPACT_AFTER = 100
/** Milliseconds between two writes during a drag, and during typing or a slider movement. */
const DRAG_MS = 1000
const TYPING_MS = 200
/** Milliseconds after a failed write before a snapshot is tried. */
const RETRY_MS = 10_000

export interface RecordedWrite {
  readonly snapshot: StoredRecord | null
  readonly entries: readonly StoredRecord[]
  readonly moveTo: string | null
  /** True at the end of a gesture, false during it. */
  readonly isStrict: boolean
}

export interface RecorderOptions {
  /** The stored journal; `seq` is null if nothing is stored. */
  readonly begun: { readonly state: JournalState; readonly seq: number | null; readonly entries: number }
  /** @returns false if another visit is the writer */
  readonly write: (input: RecordedWrite) => Promise<boolean>
  readonly isDragging: () => boolean
  readonly onWritten: () => void
  /** Called when a write fails. Nothing is lost: a snapshot is tried later. */
  readonly onFailed: (error: unknown) => void
  readonly onOtherWriter: () => void
}

export interface Recorder {
  /** Records a change of the history. */
  readonly record: (history: History) => void
  /** Records an entry that is not part of the history. */
  readonly note: (entry: JournalEntry, moveTo?: string) => void
  /** Writes a snapshot if nothing is stored yet, because a photo file needs a journal. */
  readonly begin: () => void
  /** Writes pending changes at once: at the end of a gesture or when the page is hidden. */
  readonly flush: () => void
  readonly settled: () => Promise<void>
  readonly isFullyWritten: () => boolean
  readonly state: () => JournalState
  /** A snapshot of everything recorded, including what is not written yet. */
  readonly fullSnapshot: () => StoredRecord
  readonly stop: () => void
}

/** Turns changes of a history into journal entries and writes them in order, one transaction at a time. */
export function createRecorder(options: RecorderOptions): Recorder {
  let { state } = options.begun
  let current = state.history
  let seq = options.begun.seq ?? 0
  let entriesStored = options.begun.entries
  let needsSnapshot = options.begun.seq === null
  let pending: JournalEntry[] = []
  /** Number of entries in the running write. */
  let inFlight = 0
  let moveTo: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isStopped = false
  /** True after a failed write: the stored journal is behind even if nothing is pending. */
  let isBehind = false

  /** Turns the changes since the last entry into entries. */
  function collectEntries(): void {
    pending.push(...entriesBetween(state.history, current))
    state = { ...state, history: current }
  }

  function schedule(pauseMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      collectEntries()
      start(false)
    }, pauseMs)
  }

  function start(isStrict: boolean): void {
    if (isStopped || running !== null || (pending.length === 0 && moveTo === null && !isBehind)) return
    // Delayed by a task, so that changes made together (a photo and its frame, an answer and its address) are one transaction.
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
    const isSnapshot = needsSnapshot || entriesStored + batch.length > COMPACT_AFTER
    const last = seq + batch.length
    inFlight = batch.length
    try {
      const isOurs = await options.write({
        snapshot: isSnapshot ? sealSnapshot(last, state) : null,
        entries: isSnapshot ? [] : batch.map((entry, at) => sealEntry(seq + 1 + at, entry)),
        moveTo: address,
        isStrict,
      })
      if (!isOurs) {
        stop()
        return options.onOtherWriter()
      }
      seq = last
      inFlight = 0
      entriesStored = isSnapshot ? 0 : entriesStored + batch.length
      needsSnapshot = false
      isBehind = false
      options.onWritten()
    } catch (error) {
      // The state contains what was not written; the next attempt writes it as a snapshot.
      needsSnapshot = true
      isBehind = true
      moveTo ??= address
      seq = last
      inFlight = 0
      options.onFailed(error)
      setTimeout(() => flush(), RETRY_MS)
    }
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    collectEntries()
    start(true)
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
  }

  return {
    record(history) {
      if (isStopped || history === current) return
      if (!isSameGesture(current, history)) collectEntries()
      current = history
      const gesture = history.future.length === 0 ? history.past.at(-1)?.gesture : null
      if (gesture) schedule(options.isDragging() ? DRAG_MS : TYPING_MS)
      else flush()
    },
    note(entry, address) {
      if (isStopped) return
      collectEntries()
      pending.push(entry)
      state = { ...applyEntry(state, entry), history: current }
      if (address !== undefined) moveTo = address
      start(true)
    },
    begin() {
      if (!needsSnapshot) return
      isBehind = true
      start(true)
    },
    flush,
    async settled() {
      flush()
      while (running !== null) await running
    },
    isFullyWritten: () =>
      !isStopped && !isBehind && running === null && pending.length === 0 && current === state.history,
    state: () => state,
    fullSnapshot: () => sealSnapshot(seq + inFlight + pending.length, state),
    stop,
  }
}
