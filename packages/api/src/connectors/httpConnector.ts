import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { isSamePhone } from '../order/isSamePhone.ts'
import type { Breaker } from '../resilience/circuitBreaker.ts'
import { admit, closedBreaker, settle } from '../resilience/circuitBreaker.ts'
import type { SemaphoreSize } from '../resilience/semaphore.ts'
import { createSemaphore } from '../resilience/semaphore.ts'
import type { Exchange, WireAnswer, WireRequest } from './wire/exchange.ts'
import type { AccessOf, MarketplaceAccess } from './marketplaceAccess.ts'
import type {
  MarketplaceAnswer,
  MarketplaceState,
  MarketplaceConnector,
  MarketplaceError,
  MarketplaceId,
} from './marketplaceConnector.ts'
import type { MarketplaceAddress, MarketplaceProtocol, ProtocolAnswer, Wire } from './marketplaceProtocol.ts'
import type { Timing } from './wire/pacer.ts'
import { createPacer } from './wire/pacer.ts'
import type { RetryPolicy } from './wire/readWithRetries.ts'
import { readWithRetries } from './wire/readWithRetries.ts'
import type { SendError } from './wire/sendRequest.ts'
import { sendRequest } from './wire/sendRequest.ts'

export interface ConnectorDeps {
  readonly retryPolicy: RetryPolicy
  readonly now: () => Date
  readonly timing: Timing
  readonly concurrency?: SemaphoreSize
}

/** Of one marketplace: more calls at the same time would overload it, and callers behind a longer queue would give up. */
const CONCURRENCY: SemaphoreSize = { permits: 8, queue: 24 }

const CONNECTION_ERROR = err({ code: 'CONNECTION_ERROR' } as const)

/** Calls one marketplace over HTTP, at its pace, with a circuit breaker and a semaphore of its own. */
export function httpConnector<Kind extends MarketplaceId>(
  protocol: MarketplaceProtocol<Kind>,
  address: MarketplaceAddress,
  { retryPolicy, now, timing, concurrency = CONCURRENCY }: ConnectorDeps,
): MarketplaceConnector {
  let breaker: Breaker = closedBreaker
  const semaphore = createSemaphore(concurrency)
  const kept = new Map<string, KeptAnswer>()
  const deps = { retryPolicy, random: Math.random, ...timing }
  const nextMoment = createPacer(protocol.gapMs, timing)

  const guarded = async (
    call: () => Promise<Result<WireAnswer, SendError>>,
  ): Promise<Result<WireAnswer, SendError>> => {
    const result = await semaphore(async () => {
      const admission = admit(breaker, now().getTime())
      breaker = admission.breaker
      if (admission.ticket === null) return CONNECTION_ERROR
      const read = await call()
      breaker = settle(breaker, admission.ticket, hasAnswered(read), now().getTime())
      return read
    }, retryPolicy.totalTimeoutMs)
    return result.ok ? result.value : CONNECTION_ERROR
  }

  const sendOnce = async (request: WireRequest, milliseconds: number) => {
    await nextMoment()
    return sendRequest(request, milliseconds, now())
  }

  /** A write is sent once: the caller decides whether to repeat a write whose answer was lost. */
  const send = (request: WireRequest, isRead: boolean) =>
    guarded(() =>
      isRead
        ? readWithRetries((milliseconds) => sendOnce(request, milliseconds), deps)
        : sendOnce(request, retryPolicy.attemptTimeoutMs),
    )

  /** Kept by address and access: another shop has other answers. */
  const sendOrRecall = async ({ request, isRead, keepMs }: Question): Promise<Result<WireAnswer, SendError>> => {
    if (keepMs === 0) return send(request, isRead)
    const key = JSON.stringify([request.url, request.headers])
    const known = kept.get(key)
    if (known && now().getTime() < known.until) return ok(known.answer)
    const result = await send(request, isRead)
    kept.clear()
    if (result.ok && result.value.status === 200) {
      kept.set(key, { answer: result.value, until: now().getTime() + keepMs })
    }
    return result
  }

  const converse = async <Value, Failure extends { readonly code: string }>(
    begin: (wire: Wire<Kind>) => Exchange<Value, Failure | { readonly code: 'UNREADABLE' }>,
  ): Promise<Result<Value, MarketplaceError | Exclude<Failure, { code: 'UNREADABLE' }>>> => {
    const access = await address.access()
    if (!isAccessOf(access, protocol.kind)) return err({ code: 'AUTHENTICATION_FAILED' })
    let step = begin({ url: address.url, access, now: now() })
    while (step.kind === 'ASK') {
      const result = await sendOrRecall(step)
      if (!result.ok) return connectionFailure(result.error)
      step = step.next(result.value)
    }
    const { result } = step
    if (result.ok) return result
    if (result.error.code === 'AUTHENTICATION_FAILED') await address.onRefused?.(access)
    return isReadable(result.error) ? err(result.error) : CONNECTION_ERROR
  }

  return {
    async find(orderNumber, phoneNumber) {
      const result = await converse((wire) => protocol.find(wire, orderNumber))
      return result.ok ? answerForPhone(result.value, orderNumber, phoneNumber) : result
    },
    async read(orderNumber) {
      const result = await converse((wire) => protocol.find(wire, orderNumber))
      return result.ok ? stateOf(result.value, orderNumber) : result
    },
    cancel: (orderNumber, reason) => converse((wire) => protocol.cancel(wire, orderNumber, reason)),
    listChanged: (since, page) => converse((wire) => protocol.listChanged(wire, since, page)),
    reportShipment: (orderNumber, shipment) => converse((wire) => protocol.reportShipment(wire, orderNumber, shipment)),
  }
}

interface KeptAnswer {
  readonly answer: WireAnswer
  /** Milliseconds since 1970. */
  readonly until: number
}

type Question = Pick<Extract<Exchange<never, never>, { kind: 'ASK' }>, 'request' | 'isRead' | 'keepMs'>

const isAccessOf = <Kind extends MarketplaceId>(
  access: MarketplaceAccess | null,
  kind: Kind,
): access is AccessOf<Kind> => access?.kind === kind

const isReadable = <Failure extends { readonly code: string }>(
  failure: Failure,
): failure is Exclude<Failure, { code: 'UNREADABLE' }> => failure.code !== 'UNREADABLE'

const connectionFailure = (error: SendError) => (error.code === 'TOO_LONG' ? CONNECTION_ERROR : err(error))

/** An error status is an answer too, except 500, 502 and 504, which are statuses of a server in trouble. */
const hasAnswered = (result: Result<WireAnswer, SendError>): boolean =>
  result.ok && (result.value.status < 500 || result.value.status === 503)

/** Compares the phone number before anything else: no detail of an order is disclosed without it. */
function answerForPhone(
  answer: ProtocolAnswer,
  orderNumber: string,
  phoneNumber: string,
): Result<MarketplaceAnswer, MarketplaceError> {
  if (answer.kind === 'NOT_FOUND') return ok(answer)
  const { order, state } = answer
  if (order.orderNumber !== orderNumber) return CONNECTION_ERROR
  if (!isSamePhone(order.phoneNumber, phoneNumber)) return ok({ kind: 'NOT_FOUND' })
  if (state.kind !== 'PLACED') return ok(state)
  return ok({ kind: order.receivers > 1 ? 'SEVERAL_RECEIVERS' : 'FOUND', order })
}

function stateOf(answer: ProtocolAnswer, orderNumber: string): Result<MarketplaceState, MarketplaceError> {
  if (answer.kind === 'NOT_FOUND') return ok(answer)
  if (answer.order.orderNumber !== orderNumber) return CONNECTION_ERROR
  return ok(answer.state.kind === 'PLACED' ? { kind: 'PLACED', order: answer.order } : answer.state)
}
