import type { Database } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'

/** The database and the storage that are checked; nothing in them is changed. */
export interface Evidence {
  readonly database: Database
  readonly storage: Pick<Storage, 'get' | 'head' | 'list'>
  readonly now: Date
  /** Files of orders that were last changed before this time are not opened; null opens all. */
  readonly filesSince: Date | null
}

export interface InvariantViolation {
  /** The violating entity: an order number, the id of a page, a job or a mail, or the key of a file. */
  readonly at: string
  readonly fact: string
}

/** A statement that holds for every shop at any moment, also after processes were killed. */
export interface Invariant<Given extends Evidence = Evidence> {
  readonly id: string
  readonly sentence: string
  readonly find: (evidence: Given) => Promise<readonly InvariantViolation[]>
}

export interface Finding {
  readonly id: string
  readonly sentence: string
  readonly violations: readonly InvariantViolation[]
}

/** Milliseconds. */
const RECHECK_DELAY_MS = 5_000
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Finds violations. In a running shop a row and its file are read at different moments, so each violation is checked a
 * second time and counts only if it persists.
 */
export async function findViolations<Given extends Evidence>(
  invariants: readonly Invariant<Given>[],
  evidence: Given,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id, sentence, find } of invariants) {
    const first = await find(evidence)
    findings.push({ id, sentence, violations: first.length === 0 ? [] : await persisting(first) })
    async function persisting(seen: readonly InvariantViolation[]): Promise<InvariantViolation[]> {
      await wait(RECHECK_DELAY_MS)
      const again = new Set((await find(evidence)).map(textOf))
      return seen.filter((violation) => again.has(textOf(violation)))
    }
  }
  return findings
}

const textOf = ({ at, fact }: InvariantViolation): string => `${at} ${fact}`
