import { HOUR_MS, MINUTE_MS } from '@irodori/contract/durations'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { CountedPurpose, RateLimit } from '../http/register.ts'
import type { NetworkHash } from './networkHash.ts'
import { networksOf } from './networksOf.ts'

/** The calls of one address, or of one caller, that are allowed within a window of milliseconds. */
interface Limit {
  readonly most: number
  readonly windowMs: number
  /**
   * Whether each server counts for itself, in memory. A count in the database costs more than a call that is refused: a
   * flood of these would occupy the embedded database.
   */
  readonly isLocal?: true
}

export type Limits = Readonly<Record<CountedPurpose, Limit>>

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly hashNetwork: NetworkHash
  readonly limits: Limits
}

/** Sufficient for a household or an office behind one address, and far too few for automated guessing. */
const STANDARD: Limits = {
  LOGIN: { most: 60, windowMs: 10 * MINUTE_MS },
  REGISTER: { most: 20, windowMs: HOUR_MS },
  FORGOT_PASSWORD: { most: 10, windowMs: HOUR_MS },
  QUESTION: { most: 20, windowMs: HOUR_MS },
  CAMPAIGN: { most: 30, windowMs: HOUR_MS },
  SUBSCRIBE: { most: 30, windowMs: HOUR_MS },
  GUIDE_EMAIL: { most: 20, windowMs: HOUR_MS },
  CANCEL: { most: 20, windowMs: HOUR_MS },
  UPLOAD: { most: 600, windowMs: HOUR_MS },
  COMMENT: { most: 60, windowMs: HOUR_MS },
  LINK_COMMENT: { most: 120, windowMs: HOUR_MS },
  TRANSFER: { most: 60, windowMs: HOUR_MS },
  TRANSFER_UPLOAD: { most: 180, windowMs: HOUR_MS },
  TEXT_PREVIEW: { most: 600, windowMs: 10 * MINUTE_MS, isLocal: true },
  SAVE: { most: 300, windowMs: 10 * MINUTE_MS, isLocal: true },
  API_KEY: { most: 1200, windowMs: 10 * MINUTE_MS },
  WRONG_API_KEY: { most: 20, windowMs: HOUR_MS },
}

/** The standard limits, each multiplied by a factor. */
export const scaledLimits = (factor: number): Limits =>
  Object.fromEntries(
    Object.entries(STANDARD).map(([purpose, limit]) => [purpose, { ...limit, most: limit.most * factor }]),
  ) as unknown as Limits

const SWEEP_INTERVAL_MS = 10 * MINUTE_MS
/** Networks that a server remembers: refused ones, so that their further calls cost no query, and those that it counts itself. */
const REMEMBERED = 10_000

/** The time in which all calls of a key are refused, in milliseconds since 1970. */
interface Refusal {
  readonly from: number
  readonly until: number
}

/**
 * Counts calls for each network in the database, so that the counts survive a restart and are shared by all servers. The
 * window of a network begins with its first call. The table contains no addresses: a key consists of the purpose and a
 * keyed hash of the network, whose secret is generated when the shop is installed.
 */
export function createRateLimit({ database, now, hashNetwork, limits }: Deps): RateLimit {
  const longest = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs))
  const refusals = new LRUCache<string, Refusal>({ max: REMEMBERED })
  const counted = new LRUCache<string, { hits: number; readonly start: number }>({ max: REMEMBERED })
  let sweptAt = 0

  /** Deletes expired windows from time to time; the next call of an address replaces its window anyway. */
  const sweep = async (at: Date): Promise<void> => {
    if (Math.abs(at.getTime() - sweptAt) < SWEEP_INTERVAL_MS) return
    sweptAt = at.getTime()
    const over = new Date(at.getTime() - longest)
    await database.deleteFrom('rate_limit').where('window_started_at', '<', over).execute()
  }

  /** As `countInDatabase`, in memory. */
  const countHere = (key: string, { most, windowMs }: Limit, at: Date): Refusal | null => {
    const known = counted.get(key)
    const isOver = known === undefined || at.getTime() < known.start || at.getTime() >= known.start + windowMs
    const count = isOver ? { hits: 0, start: at.getTime() } : known
    count.hits += 1
    counted.set(key, count)
    return count.hits <= most ? null : { from: count.start, until: count.start + windowMs }
  }

  /** Counts one call of a key. @returns when it began to be refused and until when; null if it is allowed */
  const countInDatabase = async (key: string, { most, windowMs }: Limit, at: Date): Promise<Refusal | null> => {
    const isOver = sql<boolean>`rate_limit.window_started_at <= ${new Date(at.getTime() - windowMs)}`
    const { hits, window_started_at: start } = await database
      .insertInto('rate_limit')
      .values({ key, hits: 1, window_started_at: at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
          window_started_at: sql<Date>`case when ${isOver} then ${at} else rate_limit.window_started_at end`,
        }),
      )
      .returning(['hits', 'window_started_at'])
      .executeTakeFirstOrThrow()
    return hits <= most ? null : { from: start.getTime(), until: start.getTime() + windowMs }
  }

  return async (purpose, subject) => {
    const limit = limits[purpose]
    const count = limit.isLocal ? countHere : countInDatabase
    const at = now()
    await sweep(at)
    for (const { name, callers } of networksOf(subject)) {
      const key = `${purpose}:${await hashNetwork(name)}`
      const known = refusals.get(key)
      const isRefused = known !== undefined && known.from <= at.getTime() && at.getTime() < known.until
      const refusal = isRefused ? known : await count(key, { ...limit, most: limit.most * callers }, at)
      if (refusal === null) continue
      refusals.set(key, refusal)
      const seconds = Math.ceil((refusal.until - at.getTime()) / 1000)
      return fail(429, 'TOO_MANY_TRIES', { retryAfterSeconds: Math.max(1, seconds) })
    }
    return null
  }
}
