import { expect, it } from 'vitest'
import { isClosed, transferOutcome } from './transferOutcome.ts'

const refused = (errorCode: 'VIDEO_INVALID' | 'BUSY' | null) =>
  ({
    ok: false,
    error: { kind: 'REFUSED', status: 400, errorCode, message: null, error: {} },
  }) as const

it('DGM-8: reports a refusal with its reason', () => {
  expect(transferOutcome(refused('VIDEO_INVALID'))).toEqual({ kind: 'REFUSED', code: 'VIDEO_INVALID' })
  expect([isClosed('ORDER_IS_PRODUCED'), isClosed('VIDEO_INVALID')]).toEqual([true, false])
})

it('DGM-7: stops without a dialog after a failure without a reason', () => {
  expect(transferOutcome(refused('BUSY'))).toEqual({ kind: 'STOPPED' })
  expect(transferOutcome(refused(null))).toEqual({ kind: 'STOPPED' })
  expect(transferOutcome({ ok: false, error: { kind: 'NETWORK' } })).toEqual({ kind: 'STOPPED' })
  expect(transferOutcome({ ok: false, error: { kind: 'UNREADABLE', status: 502, issue: '', isEmpty: false } })).toEqual(
    {
      kind: 'STOPPED',
    },
  )
})

it('DGM-7: reports an upload that the customer aborted as cancelled', () => {
  expect(transferOutcome({ ok: false, error: { kind: 'ABORTED' } })).toEqual({ kind: 'CANCELLED' })
  expect(transferOutcome({ ok: true, value: null })).toEqual({ kind: 'DONE' })
})
