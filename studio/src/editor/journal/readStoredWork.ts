import type { JournalState } from '@irodori/design/journalState'
import { readJournal } from '@irodori/design/storedJournal'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { JournalStore, PhotoRecord } from './journalStore.ts'
import { UNREADABLE_PREFIX } from './journalStore.ts'

/** Unsaved work of an earlier visit and the position of its journal. */
export interface StoredWork {
  /** Id of the journal. */
  readonly journal: string
  readonly state: JournalState
  readonly seq: number
  /** Number of entries since the snapshot; infinite if damaged entries were dropped, so that the next write is a snapshot. */
  readonly entries: number
}

interface StoredDesign {
  readonly work: StoredWork
  readonly photos: readonly PhotoRecord[]
}

/** The browser stores nothing, or its database does not answer in time. */
interface StorageUnavailable {
  readonly code: 'STORAGE_UNAVAILABLE'
}

/** The stored work of a design; null if there is none. */
type Stored = Result<StoredDesign | null, StorageUnavailable>

/** Time limit after which a design opens without the database: another tab may block the database for ever. */
const TIME_LIMIT_MS = 4000

/** Reads the stored work of a design. @param claim makes this visit the writer of the journal; null for a tab that only reads */
export function readStoredWork(
  disk: JournalStore,
  design: string,
  claim: { readonly writer: string; readonly now: number } | null,
): Promise<Stored> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Stored>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT_MS, UNAVAILABLE)
  })
  const read = readNow(disk, design, claim)
    .catch((): Stored => UNAVAILABLE)
    .finally(() => clearTimeout(timer))
  return Promise.race([read, late])
}

const UNAVAILABLE: Stored = err({ code: 'STORAGE_UNAVAILABLE' })

async function readNow(
  disk: JournalStore,
  design: string,
  claim: { readonly writer: string; readonly now: number } | null,
): Promise<Stored> {
  if (claim) await disk.claim(design, claim.writer, claim.now)
  const stored = await disk.read(design)
  if (!stored) return ok(null)
  const reading = readJournal(stored.snapshot, stored.entries)
  if (reading.kind !== 'READ') {
    if (claim) await disk.rename(design, `${UNREADABLE_PREFIX}${design}/${claim.now}`)
    return ok(null)
  }
  const entries = reading.dropped > 0 ? Number.POSITIVE_INFINITY : stored.entries.length
  const { journal } = stored
  const work = { journal, state: reading.state, seq: reading.seq, entries }
  return ok({ work, photos: await disk.photos(journal) })
}
