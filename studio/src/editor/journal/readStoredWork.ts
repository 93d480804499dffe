import type { JournalState } from '@irodori/design/journal'
import { readJournal } from '@irodori/design/journal'
import type { JournalStore, PhotoRecord } from './journalStore.ts'
import { ASIDE } from './journalStore.ts'

/** Work of an earlier visit, and where its journal stands. */
export interface StoredWork {
  /** The id of its journal. */
  readonly journal: string
  readonly state: JournalState
  readonly seq: number
  /** Since the snapshot; without end where some do not count, so that the next write begins anew. */
  readonly entries: number
}

type Stored =
  | { readonly kind: 'FOUND'; readonly work: StoredWork; readonly photos: readonly PhotoRecord[] }
  | { readonly kind: 'NOTHING' }
  /** This browser keeps nothing, or does not answer. */
  | { readonly kind: 'FAILED' }

/** How long a design waits for the database before it opens without: one that another tab holds up may answer never. */
const LATEST_MS = 4000

/** Reads what is kept of a design. @param claim makes this visit the one that writes; null for a tab that only looks. */
export function readStoredWork(
  disk: JournalStore,
  design: string,
  claim: { readonly writer: string; readonly now: number } | null,
): Promise<Stored> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Stored>((resolve) => {
    timer = setTimeout(resolve, LATEST_MS, { kind: 'FAILED' })
  })
  const read = readNow(disk, design, claim)
    .catch((): Stored => ({ kind: 'FAILED' }))
    .finally(() => clearTimeout(timer))
  return Promise.race([read, late])
}

async function readNow(
  disk: JournalStore,
  design: string,
  claim: { readonly writer: string; readonly now: number } | null,
): Promise<Stored> {
  if (claim) await disk.claim(design, claim.writer, claim.now)
  const stored = await disk.read(design)
  if (!stored) return { kind: 'NOTHING' }
  const reading = readJournal(stored.snapshot, stored.entries)
  if (reading.kind !== 'READ') {
    if (claim) await disk.setAside(design, `${ASIDE}${design}/${claim.now}`)
    return { kind: 'NOTHING' }
  }
  const entries = reading.dropped > 0 ? Number.POSITIVE_INFINITY : stored.entries.length
  const { journal } = stored
  const work = { journal, state: reading.state, seq: reading.seq, entries }
  return { kind: 'FOUND', work, photos: await disk.photos(journal) }
}
