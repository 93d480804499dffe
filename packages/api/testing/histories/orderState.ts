import type { OrderStatus } from '@irodori/contract/entities/order'
import type { Effects, OrderCall, PageName, ShownOrder, ShownPages } from './orderCalls.ts'
import { PAGES } from './orderCalls.ts'

/** The version is the time of the last change, but later than the one before; the model knows it once it was shown. */
interface Versioned {
  /** Null since a change until it is shown. */
  readonly version: string | null
  /** The earliest time that it can be, in milliseconds since 1970. */
  readonly earliest: number
}

interface PageState extends Versioned {
  readonly content: string
}

export interface OrderState extends Versioned {
  readonly status: OrderStatus
  readonly pages: Readonly<Record<PageName, PageState | null>>
  /** All values that the clock has had; the last one is the time. */
  readonly clocks: readonly number[]
  /** When the waiting period began; null without one. */
  readonly began: number | null
  /** When the waiting periods until now began. */
  readonly starts: readonly number[]
  /** When those began that were taken back. */
  readonly takenBack: readonly number[]
}

/** An order that has just been placed. */
export const newOrder = (version: string, clock: number): OrderState => ({
  status: 'WAITING',
  version,
  earliest: Date.parse(version),
  pages: { FRONT: null, BACK: null },
  clocks: [clock],
  began: null,
  starts: [],
  takenBack: [],
})

/** The version after a change that began at the given time. No answer has shown it yet, so only its lower bound is known. */
export const nextVersion = (before: Versioned | null, clockAtCall: number): Versioned => ({
  version: null,
  earliest: Math.max(before ? before.earliest + 1 : 0, clockAtCall),
})

/** The order after a change by a call. */
export const changed = (state: OrderState, { clockAtCall }: OrderCall, change: Partial<OrderState>): OrderState => ({
  ...state,
  ...change,
  ...nextVersion(state, clockAtCall),
})

/** The same with a version that was shown; null where it must be another one. */
export function seeVersion<State extends Versioned>(state: State, shown: string): State | null {
  if (state.version !== null) return state.version === shown ? state : null
  const time = Date.parse(shown)
  return time >= state.earliest ? { ...state, version: shown, earliest: time } : null
}

/** The order after an answer showed its pages; null where it must have others. */
export function seePages(state: OrderState, shown: ShownPages): OrderState | null {
  let seen: OrderState = state
  for (const name of PAGES) {
    const [page, one] = [state.pages[name], shown[name]]
    if (page === null && one === null) continue
    const known = page !== null && page.content === one?.content ? seeVersion(page, one.version) : null
    if (known === null) return null
    seen = { ...seen, pages: { ...seen.pages, [name]: known } }
  }
  return seen
}

/** The order after an answer showed it; null where it must look otherwise. */
export function seeOrder(state: OrderState, { status, version, began, pages }: ShownOrder): OrderState | null {
  if (status !== state.status || began !== state.began) return null
  const seen = seeVersion(state, version)
  return seen && seePages(seen, pages)
}

/** Each effect as often as this order has had it. A mail is written once for the beginning of a period. */
export function effectsOf({ status, starts, takenBack, began }: OrderState): Effects {
  const isOver = status === 'PENDING_CREATION' || status === 'CREATING'
  const handOvers = status === 'CREATING' ? 1 : 0
  const cancellations = status === 'CANCEL' ? 1 : 0
  return {
    starts: starts.length,
    takeBacks: takenBack.length,
    waitingEnds: isOver ? 1 : 0,
    handOvers,
    cancellations,
    startMails: new Set(starts).size,
    takeBackMails: new Set(takenBack).size,
    handOverMails: handOvers,
    cancellationMails: cancellations,
    piecesTaken: began === null ? 0 : 1,
  }
}
