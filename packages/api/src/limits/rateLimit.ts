import { createHmac, randomBytes } from 'node:crypto'
import type { LimitedPurpose } from '@irodori/contract'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { RateLimit } from '../http/register.ts'
import { networkOf } from './networkOf.ts'

/** So many calls in so many milliseconds from one address. */
interface Limit {
  readonly most: number
  readonly window: number
}

export type Limits = Readonly<Record<LimitedPurpose, Limit>>

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly limits: Limits
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Generous for a household or an office behind one address, and far too little for a machine that guesses. */
const STANDARD: Limits = {
  LOGIN: { most: 60, window: 10 * MINUTE },
  REGISTER: { most: 20, window: HOUR },
  FORGOT_PASSWORD: { most: 10, window: HOUR },
  QUESTION: { most: 20, window: HOUR },
  CAMPAIGN: { most: 30, window: HOUR },
  SUBSCRIBE: { most: 30, window: HOUR },
  GUIDE_EMAIL: { most: 20, window: HOUR },
  CANCEL: { most: 20, window: HOUR },
  UPLOAD: { most: 600, window: HOUR },
}

/** The standard limits, each multiplied by a factor. */
export const limitsTimes = (factor: number): Limits =>
  Object.fromEntries(
    Object.entries(STANDARD).map(([purpose, { most, window }]) => [purpose, { most: most * factor, window }]),
  ) as unknown as Limits

const SECRET = 'rateLimitSecret'
const SECRET_BYTES = 32
const SWEEP_EVERY = 10 * MINUTE

/**
 * Counts calls per address in the database, so that several servers count as one and a restart forgets none. The window
 * of an address begins with its first call. The table holds no addresses: a key is the purpose and a keyed hash of the
 * network, whose secret was drawn when the shop was installed.
 */
export function createRateLimit({ database, now, limits }: Deps): RateLimit {
  const longest = Math.max(...Object.values(limits).map(({ window }) => window))
  let secret: Promise<string> | null = null
  let sweptAt = 0

  const keyOf = async (purpose: LimitedPurpose, address: string): Promise<string> => {
    secret ??= installedSecret(database)
    const drawn = await secret.catch((error: unknown) => {
      secret = null
      throw error
    })
    return `${purpose}:${createHmac('sha256', drawn).update(networkOf(address)).digest('base64url')}`
  }

  /** Windows that are over; once in a while is enough, for a new call begins a window anew. */
  const sweep = async (at: Date): Promise<void> => {
    if (Math.abs(at.getTime() - sweptAt) < SWEEP_EVERY) return
    sweptAt = at.getTime()
    const over = new Date(at.getTime() - longest)
    await database.deleteFrom('rate_limit').where('window_started_at', '<', over).execute()
  }

  return async (purpose, request) => {
    const { most, window } = limits[purpose]
    const at = now()
    await sweep(at)
    const key = await keyOf(purpose, request.ip)
    const isOver = sql<boolean>`rate_limit.window_started_at <= ${new Date(at.getTime() - window)}`
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
    if (hits <= most) return null
    const seconds = Math.ceil((start.getTime() + window - at.getTime()) / 1000)
    return fail(429, 'TOO_MANY_TRIES', { retryAfter: Math.max(1, seconds) })
  }
}

/** The first server that counts draws it; all others read what it drew. */
async function installedSecret(database: Database): Promise<string> {
  await database
    .insertInto('setting')
    .values({ name: SECRET, value: json(randomBytes(SECRET_BYTES).toString('base64url')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SECRET)
    .executeTakeFirstOrThrow()
  return String(value)
}
