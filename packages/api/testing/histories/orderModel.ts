import { MINUTE_MS } from '@irodori/contract/durations'
import { isCancelled, isInProduction, mayChange } from '@irodori/rules/orderStatus'
import type { SequentialModel } from './history.ts'
import type { OrderAnswer, OrderCall } from './orderCalls.ts'
import { PAGES } from './orderCalls.ts'
import type { OrderState } from './orderState.ts'
import { changed, effectsOf, newOrder, nextVersion, seeOrder, seePages, seeVersion } from './orderState.ts'

/** The waiting period, in which the customer may take the start of production back. */
export const WAITING_MS = 30 * MINUTE_MS

type Call<Kind extends OrderCall['kind']> = OrderCall & { readonly kind: Kind }
type Answer = OrderAnswer | null

/**
 * One order of a card with two sides as its customer may rely on it: STA-1 and STA-4 for the statuses, PRD-1 for the start,
 * NXT-4 for versions. Saves, starts, take-backs and cancellations that are repeated change nothing. A waiting period ends by
 * its job, which does so at its end and not before; until then the start is taken back.
 */
export const orderModel = (version: string, clock: number): SequentialModel<OrderState, OrderCall, OrderAnswer> => ({
  initial: newOrder(version, clock),
  keyOf: (state) => JSON.stringify(state),
  step(state, call, answer) {
    switch (call.kind) {
      case 'CLOCK':
        return [{ ...state, clocks: [...state.clocks, call.to] }]
      case 'SAVE':
        return save(state, call, answer)
      case 'READ':
        return answer?.kind === 'SHOWN' ? possible(seeOrder(state, answer.order)) : without(answer, state)
      case 'READ_STATUS':
        return answer?.kind === 'STATUS' && answer.status === state.status
          ? possible(seeVersion(state, answer.version))
          : without(answer, state)
      case 'START':
        return start(state, call, answer)
      case 'TAKE_BACK':
        return takeBack(state, call, answer)
      case 'CANCEL':
        return cancel(state, call, answer)
      case 'WAITING_END_RUN':
        return [state, ...endWaiting(state, call)]
      case 'HAND_OVER_RUN':
        return [state, ...handOver(state, call)]
      case 'INSPECT':
        return answer?.kind === 'INSPECTED' && isInspected(state, answer) ? [state] : without(answer, state)
    }
  },
})

const possible = (state: OrderState | null): readonly OrderState[] => (state ? [state] : [])

/** The order after a call without effect, whose answer is unknown; none after any answer. */
const without = (answer: Answer, state: OrderState): readonly OrderState[] => (answer === null ? [state] : [])

/** The order after a refusal for one of these reasons. */
const refused = (state: OrderState, answer: Answer, codes: readonly string[]): readonly OrderState[] =>
  answer?.kind === 'REFUSED' && codes.includes(answer.code) ? [state] : without(answer, state)

const done = (state: OrderState, answer: Answer): readonly OrderState[] =>
  answer === null || answer.kind === 'DONE' ? [state] : []

function save(state: OrderState, call: Call<'SAVE'>, answer: Answer): readonly OrderState[] {
  if (!mayChange(state.status)) return refused(state, answer, ['ORDER_IS_PRODUCED'])
  const { page: name, content, basedOn } = call
  const page = state.pages[name]
  const isSaved = page?.content === content
  const isBehind = !isSaved && basedOn !== undefined && (basedOn === null ? page !== null : page?.version !== basedOn)
  if (isBehind) {
    const isRefused = answer?.kind === 'REFUSED' && answer.code === 'DESIGN_CHANGED' && answer.pages
    return isRefused ? possible(seePages(state, isRefused)) : without(answer, state)
  }
  const written = isSaved ? page : { content, ...nextVersion(page, call.clockAtCall) }
  const next = (saved: typeof written) =>
    changed(state, call, { status: 'DRAFT', pages: { ...state.pages, [name]: saved } })
  if (answer === null) return [next(written)]
  const seen = answer.kind === 'SAVED' ? seeVersion(written, answer.version) : null
  return seen ? [next(seen)] : []
}

/** The reason of a production call that the status does not allow. */
function statusRefusal({ status }: OrderState): string {
  if (isCancelled(status)) return 'ORDER_IS_CANCELLED'
  return isInProduction(status) ? 'ORDER_IS_PRODUCED' : 'STATUS_NOT_ALLOWED'
}

const isStale = (state: OrderState, version: string | undefined): boolean =>
  version !== undefined && version !== state.version

function start(state: OrderState, call: Call<'START'>, answer: Answer): readonly OrderState[] {
  if (state.status === 'WAITING_CREATION') return started(state, answer)
  const stale = isStale(state, call.version) ? ['ORDER_CHANGED'] : []
  if (state.status !== 'DRAFT') return refused(state, answer, [statusRefusal(state), ...stale])
  if (stale.length > 0) return refused(state, answer, stale)
  if (PAGES.some((name) => state.pages[name] === null)) {
    return refused(state, answer, ['DESIGN_NOT_COMPLETED'])
  }
  // The server reads the clock at some moment of the call.
  const times = [...new Set([call.clockAtCall, ...state.clocks])].filter((time) => time >= call.clockAtCall)
  return times.flatMap((began) =>
    started(changed(state, call, { status: 'WAITING_CREATION', began, starts: [...state.starts, began] }), answer),
  )
}

function started(state: OrderState, answer: Answer): readonly OrderState[] {
  if (answer === null) return [state]
  if (answer.kind !== 'STARTED' || answer.ends !== endOf(state)) return []
  return possible(seeOrder(state, answer.order))
}

const endOf = ({ began }: OrderState): number => (began ?? Number.NaN) + WAITING_MS

function takeBack(state: OrderState, call: Call<'TAKE_BACK'>, answer: Answer): readonly OrderState[] {
  const { status, began } = state
  if (status === 'DRAFT') return done(state, answer)
  if (status !== 'WAITING_CREATION' || began === null) return refused(state, answer, [statusRefusal(state)])
  if (isStale(state, call.version)) return refused(state, answer, ['ORDER_CHANGED'])
  return done(changed(state, call, { status: 'DRAFT', began: null, takenBack: [...state.takenBack, began] }), answer)
}

function cancel(state: OrderState, call: OrderCall, answer: Answer): readonly OrderState[] {
  const { status } = state
  if (status === 'CANCEL') return done(state, answer)
  return status === 'WAITING' || status === 'DRAFT'
    ? done(changed(state, call, { status: 'CANCEL' }), answer)
    : refused(state, answer, ['ORDER_CANNOT_BE_CANCELLED'])
}

const isDue = (state: OrderState): boolean =>
  state.status === 'WAITING_CREATION' && (state.clocks.at(-1) ?? 0) >= endOf(state)

const endWaiting = (state: OrderState, call: OrderCall): readonly OrderState[] =>
  isDue(state) ? [changed(state, call, { status: 'PENDING_CREATION' })] : []

const handOver = (state: OrderState, call: OrderCall): readonly OrderState[] =>
  state.status === 'PENDING_CREATION' ? [changed(state, call, { status: 'CREATING' })] : []

/** Whether each effect has happened as often as it should, and no job has forgotten the order. */
function isInspected(state: OrderState, { status, effects }: OrderAnswer & { kind: 'INSPECTED' }): boolean {
  const isForgotten = status === 'PENDING_CREATION' || isDue(state)
  return !isForgotten && status === state.status && JSON.stringify(effects) === JSON.stringify(effectsOf(state))
}
