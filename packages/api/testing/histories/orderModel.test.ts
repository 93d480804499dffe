import { describe, expect, it } from 'vitest'
import { checkHistory } from './checkHistory.ts'
import type { Operation } from './history.ts'
import type { Effects, OrderAct, OrderAnswer, OrderCall, ShownOrder } from './orderCalls.ts'
import { orderModel, WAITING_MS } from './orderModel.ts'

const CLOCK = Date.UTC(2026, 10, 21)
/** The n-th version of the order or of a page. */
const version = (number: number): string => new Date(CLOCK + number).toISOString()

type Event = readonly [act: OrderAct, answer: OrderAnswer | null]

/** Whether these calls, one after the other, are possible; else the place of the first that is not. */
function verdict(...events: readonly Event[]): 'POSSIBLE' | number {
  const history = events.map(([input, output], index): Operation<OrderCall, OrderAnswer> => {
    const call = { ...input, clockAtCall: CLOCK }
    return { input: call, calledAt: 2 * index, answer: output && { at: 2 * index + 1, output } }
  })
  const checked = checkHistory(orderModel(version(0), CLOCK), history)
  return checked.ok ? 'POSSIBLE' : checked.error.refused.calledAt / 2
}

const done: OrderAnswer = { kind: 'DONE' }
const refused = (code: string): OrderAnswer => ({ kind: 'REFUSED', code })
const clock = (afterMs: number): Event => [{ kind: 'CLOCK', to: CLOCK + afterMs }, done]
const START: OrderAct = { kind: 'START' }
const TAKE_BACK: OrderAct = { kind: 'TAKE_BACK' }
const READ: OrderAct = { kind: 'READ' }
const END_RUN: Event = [{ kind: 'WAITING_END_RUN' }, done]
const HAND_OVER_RUN: Event = [{ kind: 'HAND_OVER_RUN' }, done]

const pages = { FRONT: { content: 'a', version: version(1) }, BACK: { content: 'b', version: version(2) } }
const order = (change: Partial<ShownOrder>): ShownOrder => {
  return { status: 'DRAFT', version: version(2), began: null, pages, ...change }
}
const waiting = order({ status: 'WAITING_CREATION', version: version(3), began: CLOCK })
const started: OrderAnswer = { kind: 'STARTED', order: waiting, ends: CLOCK + WAITING_MS }
const shown = (change: Partial<ShownOrder>): Event => [READ, { kind: 'SHOWN', order: order(change) }]
const DESIGNED: readonly Event[] = [
  [
    { kind: 'SAVE', page: 'FRONT', content: 'a', basedOn: null },
    { kind: 'SAVED', version: version(1) },
  ],
  [
    { kind: 'SAVE', page: 'BACK', content: 'b' },
    { kind: 'SAVED', version: version(2) },
  ],
]
const STARTED: readonly Event[] = [...DESIGNED, [START, started]]

describe('the waiting period', () => {
  it.each([-1, 0, 1])('is taken back %i ms after its end, if its job has not ended it', (afterEnd) => {
    const moved = clock(WAITING_MS + afterEnd)
    expect(verdict(...STARTED, moved, [TAKE_BACK, done], shown({ version: version(4) }))).toBe('POSSIBLE')
    expect(verdict(...STARTED, moved, [TAKE_BACK, refused('ORDER_IS_PRODUCED')])).toBe(4)
  })

  it('is ended by its job at its end, and then not taken back', () => {
    const produced = shown({ ...waiting, status: 'PENDING_CREATION', version: version(4) })
    expect(verdict(...STARTED, clock(WAITING_MS), END_RUN, produced)).toBe('POSSIBLE')
    expect(verdict(...STARTED, clock(WAITING_MS - 1), END_RUN, produced)).toBe(5)
    const late: Event = [TAKE_BACK, done]
    expect(verdict(...STARTED, clock(WAITING_MS), END_RUN, produced, late)).toBe(6)
    expect(verdict(...STARTED, clock(WAITING_MS), END_RUN, produced, [TAKE_BACK, refused('ORDER_IS_PRODUCED')])).toBe(
      'POSSIBLE',
    )
  })

  it('needs both pages and the version that was shown', () => {
    const [front] = DESIGNED
    if (!front) throw new Error('no page')
    expect(verdict([START, started])).toBe(0)
    expect(verdict(front, [START, started])).toBe(1)
    expect(verdict(front, [START, refused('DESIGN_NOT_COMPLETED')])).toBe('POSSIBLE')
    const stale: OrderAct = { ...START, version: version(0) }
    expect(verdict(...DESIGNED, [stale, started])).toBe(2)
    expect(verdict(...DESIGNED, [stale, refused('ORDER_CHANGED')])).toBe('POSSIBLE')
  })

  it('may or may not begin by a call without an answer', () => {
    const unknown: Event = [START, null]
    expect(verdict(...DESIGNED, unknown, shown({}))).toBe('POSSIBLE')
    expect(verdict(...DESIGNED, unknown, shown(waiting))).toBe('POSSIBLE')
    expect(verdict(...DESIGNED, unknown, shown({ ...waiting, began: CLOCK + 1 }))).toBe(3)
  })
})

describe('a read shows one moment', () => {
  it('with all saves that were answered', () => {
    const older = { ...pages, FRONT: null }
    expect(verdict(...DESIGNED, shown({}))).toBe('POSSIBLE')
    expect(verdict(...DESIGNED, shown({ pages: older }))).toBe(2)
  })

  it('and not the status of one moment with the pages of another', () => {
    expect(verdict(...STARTED, shown({ status: 'DRAFT', version: version(2) }))).toBe(3)
    expect(verdict(shown({ status: 'WAITING', version: version(0) }))).toBe(0)
  })

  it('and no version that is older than one before', () => {
    expect(verdict(...DESIGNED, shown({}), shown({}))).toBe('POSSIBLE')
    expect(verdict(...DESIGNED, shown({}), shown({ version: version(1) }))).toBe(3)
    // After two changes the version is later by at least two.
    expect(verdict(...DESIGNED, shown({ version: version(1) }))).toBe(2)
  })
})

describe('a save', () => {
  const save = (basedOn: string | null): OrderAct => ({ kind: 'SAVE', page: 'FRONT', content: 'c', basedOn })

  it('replaces the page that it is based on, and no other', () => {
    const saved: OrderAnswer = { kind: 'SAVED', version: version(3) }
    const changed: OrderAnswer = { kind: 'REFUSED', code: 'DESIGN_CHANGED', pages }
    expect(verdict(...DESIGNED, [save(version(1)), saved])).toBe('POSSIBLE')
    expect(verdict(...DESIGNED, [save(null), saved])).toBe(2)
    expect(verdict(...DESIGNED, [save(null), changed])).toBe('POSSIBLE')
  })

  it('is refused once production is requested or the order is cancelled', () => {
    const produced = refused('ORDER_IS_PRODUCED')
    expect(verdict(...STARTED, [save(version(1)), produced])).toBe('POSSIBLE')
    expect(verdict(...DESIGNED, [{ kind: 'CANCEL' }, done], [save(version(1)), produced])).toBe('POSSIBLE')
    expect(verdict(...DESIGNED, [save(version(1)), produced])).toBe(2)
  })
})

describe('effects', () => {
  const effects: Effects = {
    starts: 1,
    takeBacks: 0,
    waitingEnds: 1,
    handOvers: 1,
    cancellations: 0,
    startMails: 1,
    takeBackMails: 0,
    handOverMails: 1,
    cancellationMails: 0,
    piecesTaken: 1,
  }
  const inspected = (change: Partial<Effects>): Event => [
    { kind: 'INSPECT' },
    { kind: 'INSPECTED', status: 'CREATING', effects: { ...effects, ...change } },
  ]
  const produced: readonly Event[] = [...STARTED, clock(WAITING_MS), END_RUN, HAND_OVER_RUN]

  it('happen once', () => {
    expect(verdict(...produced, inspected({}))).toBe('POSSIBLE')
    expect(verdict(...produced, inspected({ handOvers: 2 }))).toBe(6)
    expect(verdict(...produced, inspected({ handOverMails: 2 }))).toBe(6)
    expect(verdict(...produced, inspected({ piecesTaken: 0 }))).toBe(6)
  })

  it('are not forgotten: an order whose waiting period is over does not go on waiting', () => {
    const none = { waitingEnds: 0, handOvers: 0, handOverMails: 0 }
    const waits: Event = [
      { kind: 'INSPECT' },
      { kind: 'INSPECTED', status: 'WAITING_CREATION', effects: { ...effects, ...none } },
    ]
    expect(verdict(...STARTED, clock(WAITING_MS - 1), waits)).toBe('POSSIBLE')
    expect(verdict(...STARTED, clock(WAITING_MS), waits)).toBe(4)
  })

  it('of a cancellation exclude those of production', () => {
    expect(verdict(...STARTED, [{ kind: 'CANCEL' }, refused('ORDER_CANNOT_BE_CANCELLED')])).toBe('POSSIBLE')
    expect(verdict(...STARTED, [{ kind: 'CANCEL' }, done])).toBe(3)
    expect(verdict(...DESIGNED, [{ kind: 'CANCEL' }, done], [START, refused('ORDER_IS_CANCELLED')])).toBe('POSSIBLE')
  })
})
