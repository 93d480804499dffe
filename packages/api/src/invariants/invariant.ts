import type { Database } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'

/** What the invariants are looked for in; nothing of it is changed. */
export interface Evidence {
  readonly database: Database
  readonly storage: Pick<Storage, 'get' | 'head' | 'list'>
  readonly now: Date
  /** Files of orders that were last changed before are not opened; null opens all. */
  readonly filesSince: Date | null
}

export interface Violation {
  /** What it was found at: an order number, the id of a page, a job or a mail, the key of a file. */
  readonly at: string
  readonly fact: string
}

/** What is true of a sound shop at any moment, whatever was killed. */
export interface Invariant<Given extends Evidence = Evidence> {
  readonly id: string
  readonly sentence: string
  readonly find: (evidence: Given) => Promise<readonly Violation[]>
}

export interface Finding {
  readonly id: string
  readonly sentence: string
  readonly violations: readonly Violation[]
}

const SECOND_LOOK = 5_000
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Looks for violations. Beside a running shop a row and its file are read at different moments, so what looks wrong is
 * looked at once more, and counts where it is still there.
 */
export async function findViolations<Given extends Evidence>(
  invariants: readonly Invariant<Given>[],
  evidence: Given,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id, sentence, find } of invariants) {
    const first = await find(evidence)
    findings.push({ id, sentence, violations: first.length === 0 ? [] : await stillThere(first) })
    async function stillThere(seen: readonly Violation[]): Promise<Violation[]> {
      await wait(SECOND_LOOK)
      const again = new Set((await find(evidence)).map(textOf))
      return seen.filter((violation) => again.has(textOf(violation)))
    }
  }
  return findings
}

const textOf = ({ at, fact }: Violation): string => `${at} ${fact}`
