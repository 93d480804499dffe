import type { Buffer } from 'node:buffer'
import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'

/** Cost parameters of a hash. */
export interface Argon2Cost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** Computes the hash of a message outside the event loop. */
export type Argon2id = (message: Uint8Array, salt: Uint8Array, cost: Argon2Cost, bytes: number) => Promise<Buffer>

const run = promisify(argon2)

export const argon2id: Argon2id = (message, salt, cost, bytes) =>
  run('argon2id', { message, nonce: salt, tagLength: bytes, ...cost })
