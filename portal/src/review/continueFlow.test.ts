import type { CallError } from '@irodori/client'
import type { ErrorCode, PackageVerdict } from '@irodori/contract'
import { err, ok } from '@irodori/result'
import { describe, expect, it } from 'vitest'
import { type ContinueCalls, type ContinueQuestion, continueFlow, type ShownOrder } from './continueFlow.ts'

const LOADED = '2026-11-20T01:00:00.000Z'
const SAVED = '2026-11-20T01:05:00.000Z'

const shown: ShownOrder = {
  updatedAt: LOADED,
  designs: [{ id: 'a', isNotComplete: false, imageName: 'a.png', printCheck: 'EQUAL' }],
  hasLineProduct: false,
  isSameAddress: false,
  skipsPeople: false,
}

const refusal = (errorCode: ErrorCode | null, status = 400): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message: null,
  error: {},
})

/** Calls that write down their names, with some answers of their own. */
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
  const spoken = Object.entries({ ...plain, ...own }).map(([name, call]) => [
    name,
    (question?: ContinueQuestion) => {
      names.push(question === undefined ? name : `${name} ${question}`)
      return (call as (question?: ContinueQuestion) => unknown)(question)
    },
  ])
  return { names, calls: Object.fromEntries(spoken) as ContinueCalls }
}

const SAVES = ['savePeople', 'saveNumberOfChildren', 'saveSurvey', 'saveProcessMethod']

describe('the way on from the review', () => {
  it('RVW-7: asks, saves, checks pictures and words, looks for changes, verifies, and goes to the packaging', async () => {
    const { names, calls } = record()
    expect(await continueFlow(shown, calls)).toEqual({ kind: 'PACKAGE' })
    expect(names).toEqual(['ask ADDRESS', 'readUpdatedAt', ...SAVES, 'verifyImages', 'readOrder', 'verify'])
  })

  it('RVW-6: a digital message to the same address asks first, and no leaves everything as it is', async () => {
    const { names, calls } = record({ ask: async (question) => question !== 'SAME_ADDRESS' })
    expect(await continueFlow({ ...shown, isSameAddress: true }, calls)).toEqual({ kind: 'STAYED' })
    expect(names).toEqual(['ask SAME_ADDRESS'])
  })

  it('RVW-7: no to the address leaves everything as it is', async () => {
    const { names, calls } = record({ ask: async () => false })
    expect(await continueFlow(shown, calls)).toEqual({ kind: 'STAYED' })
    expect(names).toEqual(['ask ADDRESS'])
  })

  it('RVW-9: nothing is saved of an order that was changed behind the screen, nor does it go on', async () => {
    const early = record({ readUpdatedAt: async () => ok({ updatedAt: SAVED }) })
    expect(await continueFlow(shown, early.calls)).toEqual({ kind: 'PROBLEM', problem: { kind: 'ORDER_CHANGED' } })
    expect(early.names).not.toContain('savePeople')
    const late = record({ readOrder: async () => ok({ updatedAt: '2026-11-20T01:06:00.000Z' }) })
    expect(await continueFlow(shown, late.calls)).toEqual({ kind: 'PROBLEM', problem: { kind: 'ORDER_CHANGED' } })
    expect(late.names).not.toContain('verify')
  })

  it('RVW-7: where points paid for all of it an address that is not complete is not saved', async () => {
    const { names, calls } = record()
    await continueFlow({ ...shown, skipsPeople: true }, calls)
    expect(names).not.toContain('savePeople')
    expect(names).toContain('saveNumberOfChildren')
  })

  it('RVW-5: what was typed wrongly is told with the words of the server, other refusals in a dialog', async () => {
    const error = refusal('UPDATE_RECEIVER_FAILS')
    const wrong = record({ savePeople: async () => err(error) })
    expect(await continueFlow(shown, wrong.calls)).toEqual({ kind: 'SAVE_REFUSED', error })
    expect(wrong.names).not.toContain('saveNumberOfChildren')
    const away = record({ savePeople: async () => err({ kind: 'NETWORK' }) })
    expect(await continueFlow(shown, away.calls)).toEqual({
      kind: 'PROBLEM',
      problem: { kind: 'CONNECTION', code: null },
    })
  })

  it('RVW-8: a page that cannot be printed as it is stops the way before the order is read again', async () => {
    const page = { id: 'a', isNotComplete: false, imageName: null, printCheck: 'FAILED' } as const
    const { names, calls } = record()
    const outcome = await continueFlow({ ...shown, designs: [page] }, calls)
    expect(outcome).toEqual({ kind: 'PROBLEM', problem: { kind: 'LAYOUT' } })
    expect(names).not.toContain('readOrder')
  })

  it('RVW-10: an order that was cancelled or is being made is told', async () => {
    for (const [code, kind] of [
      ['ORDER_IS_CANCELLED', 'CANCELLED'],
      ['ORDER_IS_PRODUCED', 'PRODUCED'],
    ] as const) {
      const { calls } = record({ verifyImages: async () => ok({ code }) })
      expect(await continueFlow(shown, calls)).toEqual({ kind: 'PROBLEM', problem: { kind } })
    }
  })

  it('RVW-7: without a session the customer stays: the login box is open, and the button is pressed again after it', async () => {
    const { calls } = record({ readUpdatedAt: async () => err(refusal('UNAUTHENTICATED', 401)) })
    expect(await continueFlow(shown, calls)).toEqual({ kind: 'STAYED' })
  })

  it('RVW-11: an order of the messaging app is finished after a question; whatever fails is a connection error', async () => {
    const line = { ...shown, hasLineProduct: true }
    const good = record()
    expect(await continueFlow(line, good.calls)).toEqual({ kind: 'COMMITTED' })
    expect(good.names.slice(-2)).toEqual(['ask COMMIT', 'commit'])
    const no = record({ ask: async (question) => question !== 'COMMIT' })
    expect(await continueFlow(line, no.calls)).toEqual({ kind: 'STAYED' })
    expect(no.names).not.toContain('commit')
    const bad = record({ commit: async () => err(refusal('NOT_FOUND', 404)) })
    expect(await continueFlow(line, bad.calls)).toEqual({
      kind: 'PROBLEM',
      problem: { kind: 'CONNECTION', code: 'NOT_FOUND' },
    })
  })
})
