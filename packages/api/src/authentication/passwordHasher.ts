import { randomBytes, timingSafeEqual } from 'node:crypto'
import { normalisePassword } from '@irodori/rules'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { createSemaphore } from '../resilience/semaphore.ts'
import type { Argon2Cost, Argon2id } from './argon2id.ts'
import { readPhc, writePhc } from './phcString.ts'

/** OUTDATED: right, but the hash was made with another cost than is asked for today. */
type PasswordVerdict = 'RIGHT' | 'OUTDATED' | 'WRONG'

/** Both are 'BUSY' where too many wait already. */
export interface PasswordHasher {
  hash(password: string): Promise<string | 'BUSY'>
  /** @param stored null where there is no such account: the work is the same and the answer WRONG */
  verify(stored: string | null, password: string): Promise<PasswordVerdict | 'BUSY'>
}

/** OWASP's least for argon2id; some 40 ms. */
const COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Each run holds its memory until it ends. */
const RUNS = { permits: 2, queue: 40 }

const isSameCost = (a: Argon2Cost, b: Argon2Cost): boolean =>
  a.memory === b.memory && a.passes === b.passes && a.parallelism === b.parallelism

/** Hashes passwords in their normal form, a few at a time. */
export function passwordHasher(argon2id: Argon2id, cost: Argon2Cost = COST): PasswordHasher {
  const { run } = createSemaphore(RUNS)
  // Random, so that no password has it.
  const nobody = writePhc({ cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) })
  const bytesOf = (password: string) => Buffer.from(normalisePassword(password), 'utf8')
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const hash = await run(() => argon2id(bytesOf(password), salt, cost, HASH_BYTES))
      return hash.ok ? writePhc({ cost, salt, hash: hash.value }) : 'BUSY'
    },

    async verify(stored, password) {
      const kept = readPhc(stored ?? nobody)
      const hash = await run(() => argon2id(bytesOf(password), kept.salt, kept.cost, kept.hash.length))
      if (!hash.ok) return 'BUSY'
      if (!timingSafeEqual(hash.value, kept.hash) || stored === null) return 'WRONG'
      return isSameCost(kept.cost, cost) ? 'RIGHT' : 'OUTDATED'
    },
  }
}

const SECONDS_UNTIL_RETRY = 3

export const hasherBusy = (): ApiFailure => fail(503, 'BUSY', { retryAfter: SECONDS_UNTIL_RETRY })
