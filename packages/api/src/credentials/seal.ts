import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

/** Keys of 32 bytes: the first one seals, each of them opens. */
export type SealingKeys = readonly Buffer[]

/** What sealing again with the first key did. */
export interface Resealed {
  readonly sealed: number
  /** Ids of what no key opens. */
  readonly unopened: readonly string[]
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

/**
 * Reads keys as `openssl rand -base64 32` writes them, separated by commas.
 * @returns null if one of them does not have 32 bytes
 */
export function readSealingKeys(text: string): SealingKeys | null {
  const keys = text.split(',').map((one) => Buffer.from(one.trim(), 'base64'))
  return keys.every(({ length }) => length === KEY_BYTES) ? keys : null
}

/**
 * Encrypts a text with AES-256-GCM.
 * @param purpose what the text is for; it opens for the same purpose only
 * @throws if there is no key
 */
export function seal(keys: SealingKeys, purpose: string, text: string): string {
  const [key] = keys
  if (!key) throw new Error('there is no key to seal with: set CREDENTIALS_KEY')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** The text of a sealed one; none of the keys opens it if it was sealed with another key, for another purpose, or changed. */
export function unseal(keys: SealingKeys, purpose: string, sealed: string): Result<string, 'NO_KEY_OPENS'> {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
      return ok(Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8'))
    } catch {
      // The next key may open it.
    }
  }
  return err('NO_KEY_OPENS')
}
