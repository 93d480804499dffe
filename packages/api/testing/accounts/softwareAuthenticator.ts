import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** What a test changes of an otherwise correct answer. */
export interface Wrong {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
}

/**
 * An authenticator with one ES256 key, for tests that need answers no browser would give. Source of the formats: W3C Web
 * Authentication Level 3, sections 6.1 and 6.5; RFC 9053, section 7.1.1.
 */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  let counter = 0

  // A map of kty: EC2, alg: ES256, crv: P-256, x and y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])

  const clientData = (type: string, challenge: string, wrong: Wrong): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }))

  function authenticatorData(flags: number, wrong: Wrong, attested: Buffer = Buffer.alloc(0)): Buffer {
    counter = wrong.counter ?? counter + 1
    const verified = wrong.isVerified === false ? 0 : USER_VERIFIED
    const party = sha256(wrong.rpId ?? new URL(origin).hostname)
    return Buffer.concat([party, Buffer.from([flags | USER_PRESENT | verified]), uint32(counter), attested])
  }

  const credential = (response: Readonly<Record<string, string>>) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON: '', ...response },
  })

  return {
    id,
    /** The answer to the options of a registration. */
    create(challenge: string, wrong: Wrong = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(rawId.length), rawId, coseKey])
      const data = authenticatorData(HAS_CREDENTIAL, wrong, attested)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    /** The answer to the options of a login. */
    get(challenge: string, wrong: Wrong = {}) {
      const data = authenticatorData(0, wrong)
      const client = clientData('webauthn.get', challenge, wrong)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
