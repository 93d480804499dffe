import type { Argon2id } from '../../src/authentication/argon2id.ts'
import { argon2id } from '../../src/authentication/argon2id.ts'

/** Argon2id at the lowest cost, for tests whose subject is not the password. */
export const cheapArgon2id: Argon2id = (message, salt, _, bytes) =>
  argon2id(message, salt, { memory: 8, passes: 1, parallelism: 1 }, bytes)
