import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { normalisePassword } from '@irodori/rules/password'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { createSemaphore } from '../resilience/semaphore.ts'
import type { Argon2Cost, Argon2id } from './argon2id.ts'
import { readPhc, writePhc } from './phcString.ts'

/** OUTDATED: the password is right, but its hash was computed with a cost other than the current one. */
type PasswordVerdict = 'RIGHT' | 'OUTDATED' | 'WRONG'

/** Both fail with 503 `BUSY` when the queue is full. */
export interface PasswordHasher {
  hash(password: string): Promise<Result<string, ApiError>>
  /** @param stored null if there is no such account: the same work is done and the verdict is WRONG */
  verify(stored: string | null, password: string): Promise<Result<PasswordVerdict, ApiError>>
}

/** The minimum that OWASP recommends for argon2id; about 40 ms. */
const COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const SECONDS_UNTIL_RETRY = 3
const BUSY: ApiFailure = fail(503, 'BUSY', { retryAfterSeconds: SECONDS_UNTIL_RETRY })

/** Each run holds its memory until it ends. */
const RUNS = { permits: 2, queue: 40 }

const isSameCost = (a: Argon2Cost, b: Argon2Cost): boolean =>
  a.memory === b.memory && a.passes === b.passes && a.parallelism === b.parallelism

/** Hashes passwords in their normal form, a limited number at a time. */
export function passwordHasher(argon2id: Argon2id, cost: Argon2Cost = COST): PasswordHasher {
  const run = createSemaphore(RUNS)
  // Random, so no password matches it.
  const dummyHash = writePhc({ cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) })
  const bytesOf = (password: string) => Buffer.from(normalisePassword(password), 'utf8')
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const hash = await run(() => argon2id(bytesOf(password), salt, cost, HASH_BYTES))
      return hash.ok ? ok(writePhc({ cost, salt, hash: hash.value })) : BUSY
    },

    async verify(stored, password) {
      const expected = readPhc(stored ?? dummyHash)
      const hash = await run(() => argon2id(bytesOf(password), expected.salt, expected.cost, expected.hash.length))
      if (!hash.ok) return BUSY
      if (!timingSafeEqual(hash.value, expected.hash) || stored === null) return ok('WRONG')
      return ok(isSameCost(expected.cost, cost) ? 'RIGHT' : 'OUTDATED')
    },
  }
}
