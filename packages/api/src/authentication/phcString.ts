import type { Argon2Cost } from './argon2id.ts'

/** A password's hash with everything that is needed to compute it again. */
interface StoredHash {
  readonly cost: Argon2Cost
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

const FORM = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const plainBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** The string of the Password Hashing Competition: algorithm, version, cost, salt and hash. */
export const writePhc = ({ cost, salt, hash }: StoredHash): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plainBase64(salt)}$${plainBase64(hash)}`

/** @throws where the text is no such string of argon2id */
export function readPhc(text: string): StoredHash {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(text) ?? []
  if (hash === '') throw new Error('a stored password hash cannot be read')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
