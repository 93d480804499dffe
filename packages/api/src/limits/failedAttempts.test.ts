import { HOUR_MS } from '@irodori/contract/durations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/tables.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import type { Attempt } from './failedAttempts.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from './failedAttempts.ts'

const NOON = new Date('2026-11-21T03:00:00.000Z')
const PHONE: Attempt = { kind: 'ORDER_PHONE', subject: 'irodori-10000001' }
const KEY: Attempt = { kind: 'CANCELLATION_KEY', subject: 'irodori-10000001' }

let database: Database
beforeEach(async () => {
  database = await memoryDatabase()
})
afterEach(() => database.destroy())

const count = (attempt: Attempt, after = 0) => countAttempt(database, new Date(NOON.getTime() + after), attempt, 2)

describe('failed attempts', () => {
  it('refuses attempts beyond the limit until the window of their kind ends', async () => {
    expect([await count(PHONE), await count(PHONE)]).toEqual([null, null])
    expect(await count(PHONE, HOUR_MS / 2)).toMatchObject({
      error: { code: 'TOO_MANY_TRIES', retryAfterSeconds: 1800 },
    })
    expect(await count(PHONE, HOUR_MS + 1)).toBeNull()
    for (let i = 0; i < 2; i += 1) await count(KEY)
    expect(await count(KEY, HOUR_MS + 1)).not.toBeNull()
    expect(await count(KEY, 24 * HOUR_MS + 1)).toBeNull()
  })

  it('counts attempts separately for each kind and each subject', async () => {
    for (let i = 0; i < 3; i += 1) await count(PHONE)
    expect(await count(KEY)).toBeNull()
    expect(await count({ ...PHONE, subject: 'irodori-10000002' })).toBeNull()
  })

  it('subtracts and forgets the attempts of one subject at a time', async () => {
    const other = { ...PHONE, subject: 'irodori-10000002' }
    for (const attempt of [PHONE, PHONE, other, other, KEY, KEY]) await count(attempt)
    await uncountAttempt(database, PHONE)
    await forgetAttempts(database, KEY)
    expect(await count(PHONE)).toBeNull()
    expect(await count(KEY)).toBeNull()
    expect(await count(other)).not.toBeNull()
  })
})
