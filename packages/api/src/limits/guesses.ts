import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { sql } from 'kysely'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { NetworkHash } from './networkHash.ts'
import { networksOf } from './networksOf.ts'

/**
 * What is guessed at: the phone number of an order, the password of an account, the code of its second factor, the four
 * digits that cancel an order.
 */
const GUESS_KINDS = ['ORDER_PHONE', 'ACCOUNT_PASSWORD', 'ACCOUNT_CODE', 'CANCELLATION_KEY'] as const
export type GuessKind = (typeof GUESS_KINDS)[number]

export interface GuessLimits {
  /** Milliseconds for which guesses are counted, from the first one. */
  readonly windowMs: number
  /** Guesses of one visitor at one target. */
  readonly perVisitor: number
  /** Guesses of all visitors at one target, above which the target counts as attacked. */
  readonly perTarget: number
  /** Guesses of one visitor at an attacked target. */
  readonly perVisitorUnderAttack: number
  /** Whether an attacked target accepts no guess at all: a short secret would be found by many visitors. */
  readonly closesUnderAttack: boolean
  /** Guesses at all targets, above which a visitor has `perVisitorUnderAttack` guesses at all targets together. */
  readonly overall: number
}

/** @param perHour guesses of one visitor at one order or account */
export function guessLimits(perHour: number): Readonly<Record<GuessKind, GuessLimits>> {
  const hourly = {
    windowMs: HOUR_MS,
    perVisitor: perHour,
    perVisitorUnderAttack: 2,
    perTarget: 4 * perHour,
    closesUnderAttack: false,
    overall: 120 * perHour,
  }
  return {
    ORDER_PHONE: hourly,
    ACCOUNT_PASSWORD: hourly,
    // Three of a million codes are right at a time: one in 10,000 chances in a day, for who knows the password.
    ACCOUNT_CODE: { ...hourly, windowMs: DAY_MS, perVisitor: 10, perTarget: 30, closesUnderAttack: true },
    // One in 500 chances of guessing four digits in a day, from however many addresses.
    CANCELLATION_KEY: {
      ...hourly,
      windowMs: DAY_MS,
      perVisitor: 5,
      perTarget: 20,
      closesUnderAttack: true,
      overall: 600,
    },
  }
}

/** Who guesses: a browser or program; for a session the id of its order or account stands for the address. */
export type Visitor = Pick<Client, 'address' | 'device'>

/** One guess, counted before it is checked. If it was wrong, the count stays. */
export interface Guess {
  /**
   * The guess was right: the visitor's own guesses at this target are forgotten, and those of others stay. The visitor's
   * device is known from now on.
   */
  right(target: string, tx?: Transacting): Promise<void>
  /** The guess was not checked. */
  takeBack(): Promise<void>
}

export interface Guesses {
  /**
   * Counts a guess, before it is checked, so that parallel guesses gain nothing. The counts are in the database: they survive
   * a restart and are shared by all servers.
   *
   * A device that has been right at a target before is counted apart: however many others guess there, it is let through.
   * @param targets order numbers or the id of an account: all that the guess could mean
   * @returns 429 `TOO_MANY_TRIES` if there were too many
   */
  begin(kind: GuessKind, targets: readonly string[], visitor: Visitor): Promise<Result<Guess, ApiError>>
  /** Makes a device known at a target in another way than by a right guess. */
  letIn(device: string, target: string, tx: Transacting): Promise<void>
}

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly hashNetwork: NetworkHash
  readonly limits: Readonly<Record<GuessKind, GuessLimits>>
}

/** Milliseconds for which a device is known since it was right last. */
const DEVICE_KNOWN_MS = 400 * DAY_MS

/** Stands for all targets; no order number or id is like it. */
const ALL = '*'

interface Count {
  readonly subject: string
  readonly attempts: number
  readonly window_started_at: Date
}

/** Counts guesses for each visitor at each target, for each target, and for all of them together. */
export function guessesIn({ database, now, hashNetwork, limits }: Deps): Guesses {
  const add = async (kind: GuessKind, subjects: readonly string[]): Promise<Count[]> => {
    if (subjects.length === 0) return []
    return (
      database
        .insertInto('failed_attempt')
        // In one order, so that two statements never wait for each other's rows.
        .values(subjects.toSorted().map((subject) => ({ kind, subject, attempts: 1, window_started_at: now() })))
        .onConflict((conflict) =>
          conflict.columns(['kind', 'subject']).doUpdateSet({ attempts: sql<number>`failed_attempt.attempts + 1` }),
        )
        .returning(['subject', 'attempts', 'window_started_at'])
        .execute()
    )
  }

  /** The rows, locked in the order in which `add` writes them, so that two calls never wait for each other. */
  const locked = (tx: Database | Transacting, kind: GuessKind, subjects: readonly string[]) =>
    tx
      .selectFrom('failed_attempt')
      .select('subject')
      .where('kind', '=', kind)
      .where('subject', 'in', subjects)
      .orderBy(sql`subject collate "C"`)
      .forUpdate()

  const subtract = async (kind: GuessKind, subjects: readonly string[], tx: Database | Transacting = database) => {
    await tx
      .updateTable('failed_attempt')
      .from(locked(tx, kind, subjects).as('locked'))
      .set({ attempts: sql<number>`attempts - 1` })
      .where('kind', '=', kind)
      .whereRef('failed_attempt.subject', '=', 'locked.subject')
      .execute()
  }

  /** Rows that another call has locked are left to the next one. */
  const deleteExpired = async (kind: GuessKind, before: Date): Promise<void> => {
    const expired = database
      .selectFrom('failed_attempt')
      .select('subject')
      .where('kind', '=', kind)
      .where('window_started_at', '<', before)
      .forUpdate()
      .skipLocked()
    await database.deleteFrom('failed_attempt').where('kind', '=', kind).where('subject', 'in', expired).execute()
  }

  const isKnownAt = async (device: string, targets: readonly string[], at: Date): Promise<boolean> => {
    const since = new Date(at.getTime() - DEVICE_KNOWN_MS)
    const known = database.selectFrom('known_device').select('subject').where('device', '=', device)
    const one = known.where('subject', 'in', targets).where('proved_at', '>', since).limit(1)
    return (await one.executeTakeFirst()) !== undefined
  }

  const remember = async (device: string, subject: string, tx: Transacting): Promise<void> => {
    const proved_at = now()
    const over = new Date(proved_at.getTime() - DEVICE_KNOWN_MS)
    await tx.deleteFrom('known_device').where('proved_at', '<', over).execute()
    await tx
      .insertInto('known_device')
      .values({ device, subject, proved_at })
      .onConflict((conflict) => conflict.columns(['device', 'subject']).doUpdateSet({ proved_at }))
      .execute()
  }

  return {
    letIn: remember,
    async begin(kind, targets, visitor) {
      const limit = limits[kind]
      const at = now()
      const over = new Date(at.getTime() - limit.windowMs)
      await deleteExpired(kind, over)
      const isKnown = visitor.device !== null && (await isKnownAt(visitor.device, targets, at))
      const networks = isKnown
        ? [{ hash: `device:${visitor.device}`, callers: 1 }]
        : await Promise.all(
            networksOf(visitor.address).map(async ({ name, callers }) => ({ hash: await hashNetwork(name), callers })),
          )
      const ownOf = (target: string) => networks.map(({ hash }) => `${target} ${hash}`)
      const own = [...targets, ALL].flatMap(ownOf)
      const shared = isKnown ? [] : [...targets, ALL]
      const counts = new Map([...(await add(kind, own)), ...(await add(kind, shared))].map((row) => [row.subject, row]))
      const refusing = refusingCount(limit, counts, targets, networks)
      if (refusing !== null) {
        // A refused guess tells the visitor nothing, so it counts for this visitor only, not for the target or the neighbours.
        const others = own.filter((subject) => subject !== refusing.subject)
        await subtract(kind, [...others, ...shared])
        return tooMany(refusing, limit, at)
      }
      return ok({
        right(target, given) {
          const change = async (tx: Transacting) => {
            await locked(tx, kind, [...own, ...shared]).execute()
            await tx
              .deleteFrom('failed_attempt')
              .where('kind', '=', kind)
              .where('subject', 'in', ownOf(target))
              .execute()
            const others = own.filter((subject) => !ownOf(target).includes(subject))
            await subtract(kind, [...others, ...shared], tx)
            if (visitor.device !== null) await remember(visitor.device, target, tx)
          }
          return given ? change(given) : transact(database, change)
        },
        takeBack: () => subtract(kind, [...own, ...shared]),
      })
    },
  }
}

interface CountedNetwork {
  readonly hash: string
  readonly callers: number
}

/** The count because of which a guess is refused; null if it may be checked. */
function refusingCount(
  limit: GuessLimits,
  counts: ReadonlyMap<string, Count>,
  targets: readonly string[],
  networks: readonly CountedNetwork[],
): Count | null {
  const isAbove = (subject: string, most: number): Count | null => {
    const count = counts.get(subject)
    return count !== undefined && count.attempts > most ? count : null
  }
  const isBraked = isAbove(ALL, limit.overall) !== null
  for (const { hash, callers } of networks) {
    for (const target of targets) {
      const attack = isAbove(target, limit.perTarget)
      if (attack !== null && limit.closesUnderAttack) return attack
      const most = attack === null ? limit.perVisitor : Math.min(limit.perVisitor, limit.perVisitorUnderAttack)
      const own = isAbove(`${target} ${hash}`, most * callers)
      if (own !== null) return own
    }
    const all = isBraked ? isAbove(`${ALL} ${hash}`, limit.perVisitorUnderAttack * callers) : null
    if (all !== null) return all
  }
  return null
}

function tooMany({ window_started_at: start }: Count, { windowMs }: GuessLimits, at: Date): ApiFailure {
  const seconds = Math.ceil((start.getTime() + windowMs - at.getTime()) / 1000)
  return fail(429, 'TOO_MANY_TRIES', { retryAfterSeconds: Math.max(1, seconds) })
}

/** Forgets all guesses at a target and the devices that were right: it was erased, or its secret was replaced. */
export async function forgetGuesses(tx: Transacting, target: string): Promise<void> {
  await tx
    .deleteFrom('failed_attempt')
    .where((where) => where.or([where('subject', '=', target), where('subject', 'like', `${target} %`)]))
    .execute()
  await tx.deleteFrom('known_device').where('subject', '=', target).execute()
}

/** The present guesses at all targets, by kind; those of a window that is over are left out. */
export async function countAllGuesses(
  database: Database,
  now: Date,
  limits: Readonly<Record<GuessKind, GuessLimits>>,
): Promise<Readonly<Record<GuessKind, { readonly guesses: number; readonly isBraked: boolean }>>> {
  const rows = await database.selectFrom('failed_attempt').selectAll().where('subject', '=', ALL).execute()
  const entries = GUESS_KINDS.map((kind) => {
    const row = rows.find((each) => each.kind === kind)
    const isOver = !row || now.getTime() - row.window_started_at.getTime() > limits[kind].windowMs
    const guesses = isOver ? 0 : row.attempts
    return [kind, { guesses, isBraked: guesses > limits[kind].overall }] as const
  })
  return Object.fromEntries(entries) as Record<GuessKind, { guesses: number; isBraked: boolean }>
}
