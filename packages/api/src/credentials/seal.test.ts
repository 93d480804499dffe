import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSealingKeys, seal, unseal } from './seal.ts'

const KEY = randomBytes(32)
const OTHER = randomBytes(32)

describe('sealing', () => {
  it('opens any text with the key and for the purpose that it was sealed with, and shows nothing of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (text) => {
        const sealed = seal([KEY], 'RAKUTEN', text)
        expect(unseal([KEY], 'RAKUTEN', sealed)).toEqual({ ok: true, value: text })
        expect(Buffer.from(sealed, 'base64').includes(Buffer.from(text))).toBe(false)
        expect(seal([KEY], 'RAKUTEN', text)).not.toBe(sealed)
      }),
    )
  })

  it('does not open with another key, for another purpose, or after any byte was changed', () => {
    const sealed = seal([KEY], 'RAKUTEN', 'a licence key')
    const refused = { ok: false, error: 'NO_KEY_OPENS' }
    expect(unseal([OTHER], 'RAKUTEN', sealed)).toEqual(refused)
    expect(unseal([], 'RAKUTEN', sealed)).toEqual(refused)
    expect(unseal([KEY], 'YAHOO', sealed)).toEqual(refused)
    const bytes = Buffer.from(sealed, 'base64')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(unseal([KEY], 'RAKUTEN', changed.toString('base64'))).toEqual(refused)
    }
    for (const text of ['', 'x', sealed.slice(0, 20)]) expect(unseal([KEY], 'RAKUTEN', text)).toEqual(refused)
  })

  it('seals with the first of several keys and opens what the former ones sealed', () => {
    const before = seal([OTHER], 'RAKUTEN', 'a licence key')
    expect(unseal([KEY, OTHER], 'RAKUTEN', before).ok).toBe(true)
    expect(unseal([OTHER], 'RAKUTEN', seal([KEY, OTHER], 'RAKUTEN', 'a licence key')).ok).toBe(false)
  })

  it('refuses to seal without a key', () => {
    expect(() => seal([], 'RAKUTEN', 'a licence key')).toThrow('CREDENTIALS_KEY')
  })

  it('reads keys of 32 bytes only', () => {
    expect(readSealingKeys(KEY.toString('base64'))).toEqual([KEY])
    expect(readSealingKeys(`${KEY.toString('base64')}, ${OTHER.toString('base64')}`)).toEqual([KEY, OTHER])
    for (const text of ['', 'secret', randomBytes(31).toString('base64'), `${KEY.toString('base64')},`])
      expect(readSealingKeys(text)).toBeNull()
  })
})
