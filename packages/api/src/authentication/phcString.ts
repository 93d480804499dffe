import type { Argon2Cost } from './argon2id.ts'

/** The hash of a password with all parameters that are needed to compute it again. */
interface StoredHash {
  readonly cost: Argon2Cost
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

const PATTERN = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const plainBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** The string format of the Password Hashing Competition: algorithm, version, cost, salt and hash. */
export const writePhc = ({ cost, salt, hash }: StoredHash): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plainBase64(salt)}$${plainBase64(hash)}`

/** @throws if the text is not a PHC string of argon2id */
export function readPhc(text: string): StoredHash {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PATTERN.exec(text) ?? []
  if (hash === '') throw new Error('a stored password hash is not a PHC string of argon2id and cannot be read')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
