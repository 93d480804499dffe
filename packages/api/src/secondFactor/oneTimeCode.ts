import { createHash, randomInt } from 'node:crypto'
import { SECOND_MS } from '@irodori/contract/durations'
import { Secret, TOTP } from 'otpauth'

/** RFC 4226, section 4, R6: a shared secret of 160 bits. */
const SECRET_BYTES = 20
/** RFC 6238, section 5.2: the recommended time step, and one step before and after it for clocks that differ. */
const STEP_MS = 30 * SECOND_MS
const STEPS_AROUND = 1
const DIGITS = 6
const CODE = /^[0-9]{6}$/

const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 12
const RECOVERY_GROUP = 4

const codesOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), digits: DIGITS, period: STEP_MS / SECOND_MS })

/** A random secret for an authenticator app, in base32. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads from a QR code. */
export const secretUri = (secret: string, shopName: string, email: string): string =>
  codesOf(secret, { issuer: shopName, label: email }).toString()

/** The time step to which a code belongs; null if it is not a code of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library throws on other characters.
  if (!CODE.test(code)) return null
  const codes = codesOf(secret)
  const timestamp = now.getTime()
  const delta = codes.validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : codes.counter({ timestamp }) + delta
}

/** A typed code without spaces and hyphens, in half-width lower case. */
export const normaliseCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase()

/** Codes that replace the app once each, in groups for reading. */
export function createRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(createRecoveryCode())
  return [...codes]
}

function createRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)])
  return letters.join('').replaceAll(new RegExp(`.{${RECOVERY_GROUP}}(?!$)`, 'g'), '$&-')
}

/** The stored form of a recovery code. Its 59 random bits need no slow hash. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(normaliseCode(code)).digest('hex')
