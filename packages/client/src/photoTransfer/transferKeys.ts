/** What both sides of a transfer derive from the secret in the fragment of its link. */
export interface TransferKeys {
  /** With which the phone proves itself to the server; base64url of 32 bytes. The key cannot be computed from it. */
  readonly token: string
  /** Four digits that desk and phone show, so that a person notices the link of another desk. */
  readonly code: string
  /** Encrypts photos; no server receives it. */
  readonly key: CryptoKey
}

const BYTES = 32
const SECRET = /^[\w-]{43}$/
const CODES = 10_000

/** Base64url without padding. Source: RFC 4648, section 5. */
const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** 256 random bits for the fragment of a link, or for a browser; base64url. */
export const newSecret = (): string => encode(crypto.getRandomValues(new Uint8Array(BYTES)))

/** Whether the browser can encrypt; it cannot on a page without a secure connection. */
export const canEncrypt = (): boolean => (crypto.subtle as SubtleCrypto | undefined) !== undefined

/**
 * Derives token, code and key by HKDF with SHA-256 (RFC 5869), each with its own `info`.
 * @param secret as in the link
 * @returns null if the text is no secret, as in a link that was cut
 */
export async function transferKeys(secret: string): Promise<TransferKeys | null> {
  if (!SECRET.test(secret)) return null
  const material = await crypto.subtle.importKey('raw', decode(secret), 'HKDF', false, ['deriveBits', 'deriveKey'])
  const derivation = (name: string): HkdfParams => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`irodori photo transfer ${name}`),
  })
  const [token, digits, key] = await Promise.all([
    crypto.subtle.deriveBits(derivation('token'), material, BYTES * 8),
    crypto.subtle.deriveBits(derivation('code'), material, 32),
    crypto.subtle.deriveKey(derivation('key'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ])
  const code = String(new DataView(digits).getUint32(0) % CODES).padStart(4, '0')
  return { token: encode(new Uint8Array(token)), code, key }
}
