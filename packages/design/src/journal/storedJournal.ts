import { textHash } from '../document/textHash.ts'
import type { JournalEntry, JournalState } from './journalState.ts'
import { applyEntry } from './journalState.ts'
import type { Migrations } from './migrations.ts'
import { isKnownVersion, JOURNAL_VERSION, MIGRATIONS, migrate } from './migrations.ts'

/** A stored record: text with its number and its hash, which reveal damage and gaps. */
export interface StoredRecord {
  readonly version: number
  /** Number of the entry; for a snapshot that of the last entry that it includes. */
  readonly seq: number
  readonly body: string
  readonly print: string
}

export type JournalReading =
  | {
      readonly kind: 'READ'
      readonly state: JournalState
      /** Number of the last entry that was read. */
      readonly seq: number
      /** Number of entries that were damaged or followed a damaged one. */
      readonly dropped: number
    }
  /** Written by a newer studio; this version can neither read nor discard it. */
  | { readonly kind: 'UNKNOWN_VERSION' }
  | { readonly kind: 'DAMAGED' }

const seal = (seq: number, value: JournalEntry | JournalState): StoredRecord => {
  const body = JSON.stringify(value)
  return { version: JOURNAL_VERSION, seq, body, print: hashOf(JOURNAL_VERSION, seq, body) }
}

const hashOf = (version: number, seq: number, body: string): string => textHash(`${version} ${seq} ${body}`)

export const sealEntry = (seq: number, entry: JournalEntry): StoredRecord => seal(seq, entry)
export const sealSnapshot = (seq: number, state: JournalState): StoredRecord => seal(seq, state)

function open(record: StoredRecord, migrations: Migrations): unknown {
  const { version, seq, body, print } = record
  if (typeof body !== 'string' || hashOf(version, seq, body) !== print) return undefined
  return migrate(version, JSON.parse(body), migrations)
}

/**
 * Restores the state from stored records. Entries are applied in order, from the one after the snapshot until the first that
 * is missing or damaged, because later entries depend on it.
 */
export function readJournal(
  snapshot: StoredRecord,
  entries: readonly StoredRecord[],
  migrations: Migrations = MIGRATIONS,
): JournalReading {
  const isKnown = [snapshot, ...entries].every(({ version }) => isKnownVersion(version, migrations))
  if (!isKnown) return { kind: 'UNKNOWN_VERSION' }
  const begun = open(snapshot, migrations) as JournalState | undefined
  if (begun === undefined) return { kind: 'DAMAGED' }
  let state = begun
  let { seq } = snapshot
  const later = entries.filter((record) => record.seq > snapshot.seq).toSorted((a, b) => a.seq - b.seq)
  for (const record of later) {
    const entry = record.seq === seq + 1 ? (open(record, migrations) as JournalEntry | undefined) : undefined
    const next = entry && applied(state, entry)
    if (!next) break
    state = next
    seq = record.seq
  }
  return { kind: 'READ', state, seq, dropped: later.length - (seq - snapshot.seq) }
}

/** Undefined if the entry does not fit the state because it names an unknown page. */
function applied(state: JournalState, entry: JournalEntry): JournalState | undefined {
  try {
    return applyEntry(state, entry)
  } catch {
    return undefined
  }
}
