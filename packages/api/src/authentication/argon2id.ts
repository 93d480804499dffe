import type { Buffer } from 'node:buffer'
import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'

/** How much work a hash is. */
export interface Argon2Cost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The hash of a message; runs beside the event loop. */
export type Argon2id = (message: Uint8Array, salt: Uint8Array, cost: Argon2Cost, bytes: number) => Promise<Buffer>

const run = promisify(argon2)

export const argon2id: Argon2id = (message, salt, cost, bytes) =>
  run('argon2id', { message, nonce: salt, tagLength: bytes, ...cost })
