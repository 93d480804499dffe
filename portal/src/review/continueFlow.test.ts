import type { CallError } from '@irodori/client/callError'
import type { PackageVerdict } from '@irodori/contract/entities/order'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { err, ok } from '@irodori/result'
import { describe, expect, it } from 'vitest'
import { type ContinueCalls, type ContinueQuestion, continueFlow, type ShownOrder } from './continueFlow.ts'

const LOADED = '2026-11-20T01:00:00.000Z'
const SAVED = '2026-11-20T01:05:00.000Z'

const shown: ShownOrder = {
  updatedAt: LOADED,
  designs: [{ id: 'a', isNotComplete: false, imageName: 'a.png', printCheck: 'EQUAL' }],
  hasLineProduct: false,
  hasSamples: false,
  isSameAddress: false,
  skipsPeople: false,
}

const refused = (errorCode: ErrorCode | null, status = 400): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message: null,
  error: {},
})

/** Calls that record their names; `own` replaces some of the successful answers. */
function record(own: Partial<ContinueCalls> = {}) {
  const names: string[] = []
  const plain: ContinueCalls = {
    ask: async () => true,
    readUpdatedAt: async () => ok({ updatedAt: LOADED }),
    savePeople: async () => ok({ updatedAt: SAVED }),
    saveNumberOfChildren: async () => ok({ updatedAt: SAVED }),
    saveSurvey: async () => ok(null),
    saveProcessMethod: async () => ok({ updatedAt: SAVED }),
    verifyImages: async () => ok({ code: 'ORDER_IS_VALID' as const }),
    readOrder: async () => ok({ updatedAt: SAVED }),
    verify: async () => ok({ code: 'ORDER_IS_VALID' as PackageVerdict, numberOfMissingDesigns: 0 }),
    commit: async () => ok(null),
  }
  const recorded = Object.entries({ ...plain, ...own }).map(([name, call]) => [
    name,
    (question?: ContinueQuestion) => {
      names.push(question === undefined ? name : `${name} ${question}`)
      return (call as (question?: ContinueQuestion) => unknown)(question)
    },
  ])
  return { names, calls: Object.fromEntries(recorded) as ContinueCalls }
}

const SAVES = ['savePeople', 'saveNumberOfChildren', 'saveSurvey', 'saveProcessMethod']

describe('continueFlow', () => {
  it('MYP-24: asks about sample texts before anything else, and saves nothing after a no', async () => {
    const { names, calls } = record({ ask: async (question) => question !== 'SAMPLES' })
    expect(await continueFlow({ ...shown, hasSamples: true, isSameAddress: true }, calls)).toEqual(ok('STAYED'))
    expect(names).toEqual(['ask SAMPLES'])
  })

  it('RVW-7: asks, saves, checks photos and text, looks for changes, verifies, and goes to the packaging', async () => {
    const { names, calls } = record()
    expect(await continueFlow(shown, calls)).toEqual(ok('PACKAGE'))
    expect(names).toEqual(['ask ADDRESS', 'readUpdatedAt', ...SAVES, 'verifyImages', 'readOrder', 'verify'])
  })

  it('RVW-6: asks first about a digital message to the same address, and changes nothing on no', async () => {
    const { names, calls } = record({ ask: async (question) => question !== 'SAME_ADDRESS' })
    expect(await continueFlow({ ...shown, isSameAddress: true }, calls)).toEqual(ok('STAYED'))
    expect(names).toEqual(['ask SAME_ADDRESS'])
  })

  it('RVW-7: changes nothing when the customer rejects the address', async () => {
    const { names, calls } = record({ ask: async () => false })
    expect(await continueFlow(shown, calls)).toEqual(ok('STAYED'))
    expect(names).toEqual(['ask ADDRESS'])
  })

  it('RVW-9: neither saves nor continues an order that changed in the meantime', async () => {
    const early = record({ readUpdatedAt: async () => ok({ updatedAt: SAVED }) })
    expect(await continueFlow(shown, early.calls)).toEqual(err({ kind: 'ORDER', problem: { kind: 'ORDER_CHANGED' } }))
    expect(early.names).not.toContain('savePeople')
    const late = record({ readOrder: async () => ok({ updatedAt: '2026-11-20T01:06:00.000Z' }) })
    expect(await continueFlow(shown, late.calls)).toEqual(err({ kind: 'ORDER', problem: { kind: 'ORDER_CHANGED' } }))
    expect(late.names).not.toContain('verify')
  })

  it('RVW-7: leaves an incomplete address unsaved when points paid for the whole order', async () => {
    const { names, calls } = record()
    await continueFlow({ ...shown, skipsPeople: true }, calls)
    expect(names).not.toContain('savePeople')
    expect(names).toContain('saveNumberOfChildren')
  })

  it('RVW-5: reports a refused form with the message of the server, and other errors in a dialog', async () => {
    const error = refused('UPDATE_RECEIVER_FAILS')
    const wrong = record({ savePeople: async () => err(error) })
    expect(await continueFlow(shown, wrong.calls)).toEqual(err({ kind: 'SAVE_REFUSED', error }))
    expect(wrong.names).not.toContain('saveNumberOfChildren')
    const offline = record({ savePeople: async () => err({ kind: 'NETWORK' }) })
    expect(await continueFlow(shown, offline.calls)).toEqual(
      err({ kind: 'ORDER', problem: { kind: 'CONNECTION', code: null } }),
    )
  })

  it('RVW-8: stops at a page that cannot be printed, before the order is read again', async () => {
    const page = { id: 'a', isNotComplete: false, imageName: null, printCheck: 'FAILED' } as const
    const { names, calls } = record()
    const outcome = await continueFlow({ ...shown, designs: [page] }, calls)
    expect(outcome).toEqual(err({ kind: 'ORDER', problem: { kind: 'LAYOUT', places: [] } }))
    expect(names).not.toContain('readOrder')
  })

  it('RVW-10: reports an order that is cancelled or in production', async () => {
    for (const [code, kind] of [
      ['ORDER_IS_CANCELLED', 'CANCELLED'],
      ['ORDER_IS_PRODUCED', 'PRODUCED'],
    ] as const) {
      const { calls } = record({ verifyImages: async () => ok({ code }) })
      expect(await continueFlow(shown, calls)).toEqual(err({ kind: 'ORDER', problem: { kind } }))
    }
  })

  it('RVW-7: stays without a session, because the login box is open', async () => {
    const { calls } = record({ readUpdatedAt: async () => err(refused('UNAUTHENTICATED', 401)) })
    expect(await continueFlow(shown, calls)).toEqual(ok('STAYED'))
  })

  it('RVW-11: commits an order of the messaging app after a question, and treats any failure as a connection error', async () => {
    const line = { ...shown, hasLineProduct: true }
    const good = record()
    expect(await continueFlow(line, good.calls)).toEqual(ok('COMMITTED'))
    expect(good.names.slice(-2)).toEqual(['ask COMMIT', 'commit'])
    const no = record({ ask: async (question) => question !== 'COMMIT' })
    expect(await continueFlow(line, no.calls)).toEqual(ok('STAYED'))
    expect(no.names).not.toContain('commit')
    const bad = record({ commit: async () => err(refused('NOT_FOUND', 404)) })
    expect(await continueFlow(line, bad.calls)).toEqual(
      err({ kind: 'ORDER', problem: { kind: 'CONNECTION', code: 'NOT_FOUND' } }),
    )
  })
})
