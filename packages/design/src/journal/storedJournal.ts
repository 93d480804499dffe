import { textHash } from '../document/textHash.ts'
import type { JournalEntry, JournalState } from './journalState.ts'
import { applyEntry } from './journalState.ts'
import type { Migrations } from './migrations.ts'
import { isKnownVersion, JOURNAL_VERSION, MIGRATIONS, migrate } from './migrations.ts'

/** One record as it is stored: text with its number and its print, so that damage and gaps are seen. */
export interface StoredRecord {
  readonly version: number
  /** Of a snapshot: the number of the last entry that it holds. */
  readonly seq: number
  readonly body: string
  readonly print: string
}

export type JournalReading =
  | {
      readonly kind: 'READ'
      readonly state: JournalState
      /** Number of the last entry that counts. */
      readonly seq: number
      /** Entries that were damaged, or came after one that was. */
      readonly dropped: number
    }
  /** Written by a newer studio: not ours to judge, and not ours to throw away. */
  | { readonly kind: 'UNKNOWN_VERSION' }
  | { readonly kind: 'DAMAGED' }

const seal = (seq: number, value: JournalEntry | JournalState): StoredRecord => {
  const body = JSON.stringify(value)
  return { version: JOURNAL_VERSION, seq, body, print: printOf(JOURNAL_VERSION, seq, body) }
}

const printOf = (version: number, seq: number, body: string): string => textHash(`${version} ${seq} ${body}`)

export const sealEntry = (seq: number, entry: JournalEntry): StoredRecord => seal(seq, entry)
export const sealSnapshot = (seq: number, state: JournalState): StoredRecord => seal(seq, state)

function open(record: StoredRecord, migrations: Migrations): unknown {
  const { version, seq, body, print } = record
  if (typeof body !== 'string' || printOf(version, seq, body) !== print) return undefined
  return migrate(version, JSON.parse(body), migrations)
}

/**
 * The state that stored records lead to. Entries are taken in their order, from the one after the snapshot until the
 * first that is missing or damaged: what follows it stands on something that is not there.
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

/** Undefined when the entry does not fit the state: a page that is not there. */
function applied(state: JournalState, entry: JournalEntry): JournalState | undefined {
  try {
    return applyEntry(state, entry)
  } catch {
    return undefined
  }
}
