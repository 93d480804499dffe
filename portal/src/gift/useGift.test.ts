import type { Client } from '@irodori/client/client'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { isGiftOpen } from './isGiftOpen.ts'
import { loadGift } from './useGift.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const RELEASED = { status: 'URL_RELEASED', urlReleasedDate: '2026-11-18T01:00:00.000Z' } as const

it('GFT-11: opens a link only with a release date, a status of released or later, and for six months', () => {
  expect(isGiftOpen(RELEASED, NOW)).toBe(true)
  expect(isGiftOpen({ ...RELEASED, urlReleasedDate: null }, NOW)).toBe(false)
  const open = ORDER_STATUSES.filter((status) => isGiftOpen({ ...RELEASED, status }, NOW))
  expect(open.toSorted()).toEqual(['CREATING', 'PENDING_CREATION', 'SHIPPED', 'URL_RELEASED', 'WAITING_CREATION'])
  expect(isGiftOpen(RELEASED, new Date('2027-05-18T14:59:59.000Z'))).toBe(true)
  expect(isGiftOpen(RELEASED, new Date('2027-05-18T15:00:00.000Z'))).toBe(false)
})

/** A client that returns the given answers one after the other. */
const answering = (...answers: unknown[]) =>
  ({ call: async () => answers.shift() }) as unknown as Client & { call: Client['call'] }
const ok = (data: unknown) => ({ ok: true, value: data })
const fail = (error: object) => ({ ok: false, error })
const refused = (errorCode: string) => fail({ kind: 'REFUSED', status: 404, errorCode, message: null, error: {} })
const order = { ...RELEASED, orderNumber: 'irodori-1' }

it('GFT-12: treats a wrong, a closed and an expired link alike', async () => {
  expect(await loadGift(answering(refused('LINK_NOT_OPEN')), 'x', NOW)).toEqual({ kind: 'CLOSED' })
  expect(await loadGift(answering(ok(order), refused('LINK_NOT_OPEN')), 'x', NOW)).toEqual({ kind: 'CLOSED' })
  const late = new Date('2027-06-01T00:00:00.000Z')
  expect(await loadGift(answering(ok(order)), 'x', late)).toEqual({ kind: 'CLOSED' })
})

it('GFT-13: distinguishes a temporary failure from a closed link', async () => {
  expect(await loadGift(answering(fail({ kind: 'NETWORK' })), 'x', NOW)).toEqual({ kind: 'FAILED' })
  expect(await loadGift(answering(ok(order), refused('BUSY')), 'x', NOW)).toEqual({ kind: 'FAILED' })
  expect(await loadGift(answering(ok(order), ok([])), 'x', NOW)).toEqual({ kind: 'OPEN', order, items: [] })
})
