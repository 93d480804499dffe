import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openSealedPhoto, sealPhoto } from './sealedPhoto.ts'
import { newSecret, transferKeys } from './transferKeys.ts'

/** OpenSSL, by Node's own interface, derives and encrypts without WebCrypto. */
const derived = (secret: string, name: string, length: number) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `irodori photo transfer ${name}`, length))

const SECRET = Buffer.from(Array.from({ length: 32 }, (_, at) => at * 8)).toString('base64url')
const ID = '3f0d7f0e-6c6a-4d0e-9d2c-0a1b2c3d4e5f'
async function keysOf(secret = SECRET) {
  const keys = await transferKeys(secret)
  if (keys === null) throw new Error(`${secret} is no secret of a link`)
  return keys
}
const photo = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], '運動会 1.jpg', { type: 'image/jpeg', lastModified: 1_700_000_000_000 })

describe('NLW-35: the keys of a transfer', () => {
  it('are those that OpenSSL derives by HKDF from the secret of the link', async () => {
    for (const secret of [SECRET, newSecret(), newSecret()]) {
      const { token, code } = await keysOf(secret)
      expect(token).toBe(derived(secret, 'token', 32).toString('base64url'))
      expect(code).toBe(String(derived(secret, 'code', 4).readUInt32BE() % 10_000).padStart(4, '0'))
    }
  })

  it('differ between secrets of 256 bits, and come from no other text', async () => {
    const secrets = Array.from({ length: 50 }, newSecret)
    expect(new Set(secrets.map((secret) => Buffer.from(secret, 'base64url').length))).toEqual(new Set([32]))
    expect(new Set(await Promise.all(secrets.map(async (secret) => (await keysOf(secret)).token))).size).toBe(50)
    for (const text of ['', SECRET.slice(1), `${SECRET}A`, SECRET.replace(/^./, '/')])
      expect(await transferKeys(text)).toBeNull()
  })
})

describe('NLW-35: an encrypted photo', () => {
  const bytes = new Uint8Array(randomBytes(300_000))

  it('is decrypted by OpenSSL with the key of the link: length of the description, description, file', async () => {
    const sealed = Buffer.from(await (await sealPhoto((await keysOf()).key, ID, photo(bytes))).arrayBuffer())
    const decipher = createDecipheriv('aes-256-gcm', derived(SECRET, 'key', 32), sealed.subarray(0, 12))
    decipher.setAAD(Buffer.from(ID))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
    const start = 4 + plain.readUInt32BE()
    expect(JSON.parse(plain.subarray(4, start).toString())).toEqual({
      name: '運動会 1.jpg',
      type: 'image/jpeg',
      modified: 1_700_000_000_000,
    })
    expect(plain.subarray(start).equals(bytes)).toBe(true)
    expect(sealed.includes(Buffer.from(bytes.subarray(0, 32)))).toBe(false)
    expect(sealed.includes('運動会')).toBe(false)
  })

  it('that OpenSSL has encrypted opens as the file that it was', async () => {
    const description = Buffer.from(JSON.stringify({ name: 'a.png', type: 'image/png', modified: 5 }))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(description.length)
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', derived(SECRET, 'key', 32), nonce)
    cipher.setAAD(Buffer.from(ID))
    const parts = [nonce, cipher.update(Buffer.concat([length, description, bytes])), cipher.final()]
    const opened = await openSealedPhoto((await keysOf()).key, ID, new Blob([...parts, cipher.getAuthTag()]))
    expect([opened?.name, opened?.type, opened?.lastModified]).toEqual(['a.png', 'image/png', 5])
    expect(Buffer.from((await opened?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
  })

  it('has a nonce of its own, even if the same photo is sent again', async () => {
    const { key } = await keysOf()
    const sealed = await Promise.all(Array.from({ length: 20 }, () => sealPhoto(key, ID, photo(new Uint8Array(64)))))
    const texts = await Promise.all(sealed.map(async (blob) => Buffer.from(await blob.arrayBuffer())))
    expect(new Set(texts.map((text) => text.subarray(0, 12).toString('hex'))).size).toBe(20)
    expect(new Set(texts.map((text) => createHash('sha256').update(text.subarray(12)).digest('hex'))).size).toBe(20)
  })

  it('opens with no other key, for no other id, and not after a bit was changed', async () => {
    const { key } = await keysOf()
    const sealed = await sealPhoto(key, ID, photo(bytes))
    expect(await openSealedPhoto(key, ID, sealed)).not.toBeNull()
    expect(await openSealedPhoto((await keysOf(newSecret())).key, ID, sealed)).toBeNull()
    expect(await openSealedPhoto(key, '00000000-0000-4000-8000-000000000000', sealed)).toBeNull()
    for (const at of [0, 12, 5000, sealed.size - 1]) {
      const changed = new Uint8Array(await sealed.arrayBuffer())
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await openSealedPhoto(key, ID, new Blob([changed]))).toBeNull()
    }
    for (const size of [0, 12, 28]) expect(await openSealedPhoto(key, ID, sealed.slice(0, size))).toBeNull()
  })
})
