import { ok } from '@irodori/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Argon2id } from './argon2id.ts'
import { argon2id } from './argon2id.ts'
import type { PasswordHasher } from './passwordHasher.ts'
import { passwordHasher } from './passwordHasher.ts'
import { readPhc, writePhc } from './phcString.ts'

const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

/** The hash of a password. */
async function hashed(hasher: PasswordHasher, password: string): Promise<string> {
  const hash = await hasher.hash(password)
  return hash.ok ? hash.value : expect.unreachable(hash.error.code)
}

function counting() {
  const runs: number[] = []
  const raw: Argon2id = (message, salt, cost, bytes) => {
    runs.push(cost.memory)
    return argon2id(message, salt, cost, bytes)
  }
  return { raw, runs }
}

describe('a stored hash', () => {
  it('contains its cost, currently 19 MiB and two passes', async () => {
    expect(await hashed(passwordHasher(argon2id), 'sakura2026')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
  })

  it('differs each time because of its salt', async () => {
    const hasher = passwordHasher(argon2id, CHEAP)
    expect(await hashed(hasher, 'sakura2026')).not.toBe(await hashed(hasher, 'sakura2026'))
  })

  it('reads a stored hash back as it was written', () => {
    const bytes = fc.uint8Array({ minLength: 8, maxLength: 40 })
    const part = fc.integer({ min: 1, max: 200 })
    const cost = fc.record({ memory: part, passes: part, parallelism: part })
    fc.assert(
      fc.property(cost, bytes, bytes, (given, salt, hash) => {
        const read = readPhc(writePhc({ cost: given, salt, hash }))
        expect({ ...read, salt: [...read.salt], hash: [...read.hash] }).toEqual({
          cost: given,
          salt: [...salt],
          hash: [...hash],
        })
      }),
    )
  })

  it.each(['', 'plain', '$argon2i$v=19$m=64,t=1,p=1$AAAA$AAAA', '$argon2id$v=19$m=64,t=1,p=1$AAAA$'])(
    'rejects %j as a stored hash',
    (text) => {
      expect(() => readPhc(text)).toThrow('cannot be read')
    },
  )
})

describe('a password', () => {
  it('accepts a password in any Unicode form, and rejects a different one', async () => {
    const hasher = passwordHasher(argon2id, CHEAP)
    const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 8, maxLength: 128 }), form, async (password, typed) => {
        const stored = await hashed(hasher, password)
        expect(await hasher.verify(stored, password.normalize(typed))).toEqual(ok('RIGHT'))
        expect(await hasher.verify(stored, `${password}x`)).toEqual(ok('WRONG'))
      }),
      { numRuns: 60 },
    )
  })

  it('reports a password under another cost as outdated, and verifies it with the cost of its hash', async () => {
    const stored = await hashed(passwordHasher(argon2id, CHEAP), 'sakura2026')
    const { raw, runs } = counting()
    const hasher = passwordHasher(raw, { ...CHEAP, memory: 128 })
    expect(await hasher.verify(stored, 'sakura2026')).toEqual(ok('OUTDATED'))
    expect(await hasher.verify(stored, 'sakura2027')).toEqual(ok('WRONG'))
    expect(runs).toEqual([64, 64])
  })

  it('rejects the password of an unknown account after the same work', async () => {
    const { raw, runs } = counting()
    const hasher = passwordHasher(raw, CHEAP)
    expect(await hasher.verify(null, 'sakura2026')).toEqual(ok('WRONG'))
    expect(runs).toEqual([64])
  })
})

describe('hashing', () => {
  it('runs at most two at a time, queues some and refuses the others', async () => {
    let running = 0
    let most = 0
    const raw: Argon2id = async (...given) => {
      running += 1
      most = Math.max(most, running)
      const hash = await argon2id(...given)
      running -= 1
      return hash
    }
    const hasher = passwordHasher(raw, CHEAP)
    const results = await Promise.all(Array.from({ length: 60 }, () => hasher.verify(null, 'sakura2026')))
    expect(most).toBe(2)
    expect(results.filter((result) => result.ok && result.value === 'WRONG')).toHaveLength(42)
    expect(results.filter((result) => !result.ok && result.error.code === 'BUSY')).toHaveLength(18)
    expect(await hasher.verify(null, 'sakura2026')).toEqual(ok('WRONG'))
  })
})
