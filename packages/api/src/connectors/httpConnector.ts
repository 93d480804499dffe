import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { isSamePhone } from '../order/isSamePhone.ts'
import type { Breaker } from '../resilience/circuitBreaker.ts'
import { admit, closedBreaker, settle } from '../resilience/circuitBreaker.ts'
import type { SemaphoreSize } from '../resilience/semaphore.ts'
import { createSemaphore } from '../resilience/semaphore.ts'
import type { MarketplaceAnswer, MarketplaceConnector, MarketplaceError } from './marketplaceConnector.ts'
import type { MarketplaceAddress, MarketplaceProtocol, ProtocolAnswer } from './marketplaceProtocol.ts'
import type { JsonAnswer, ReadError } from './readJson.ts'
import { readJson } from './readJson.ts'
import type { RetryPolicy } from './readWithRetries.ts'
import { readWithRetries } from './readWithRetries.ts'

export interface ConnectorDeps {
  readonly retryPolicy: RetryPolicy
  readonly now: () => Date
  readonly concurrency?: SemaphoreSize
}

/** Of one marketplace: more calls at the same time would overload it, and callers behind a longer queue would give up. */
const CONCURRENCY: SemaphoreSize = { permits: 8, queue: 24 }

const CONNECTION_ERROR = err({ code: 'CONNECTION_ERROR' } as const)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Calls one marketplace over HTTP, with a circuit breaker and a semaphore of its own. */
export function httpConnector(
  protocol: MarketplaceProtocol,
  address: MarketplaceAddress,
  { retryPolicy, now, concurrency = CONCURRENCY }: ConnectorDeps,
): MarketplaceConnector {
  let breaker: Breaker = closedBreaker
  const semaphore = createSemaphore(concurrency)
  const deps = { retryPolicy, pause, random: Math.random, elapsed: () => performance.now() }

  const guarded = async (
    call: () => Promise<Result<JsonAnswer, ReadError>>,
  ): Promise<Result<JsonAnswer, ReadError>> => {
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

  return {
    async find(orderNumber, phoneNumber) {
      const request = protocol.request(address, orderNumber)
      const result = await guarded(() => readWithRetries((milliseconds) => readJson(request, milliseconds), deps))
      if (!result.ok) return connectionFailure(result.error)
      const answer = protocol.read(result.value.status, result.value.body)
      if (answer.ok) return answerForPhone(answer.value, orderNumber, phoneNumber)
      return answer.error.code === 'UNREADABLE' ? CONNECTION_ERROR : err(answer.error)
    },

    // One attempt only: the customer decides whether a call whose answer was lost is repeated.
    async cancel(orderNumber, reason) {
      const request = protocol.cancelRequest(address, orderNumber, reason)
      const result = await guarded(() => readJson(request, retryPolicy.attemptTimeoutMs))
      if (!result.ok) return connectionFailure(result.error)
      const answer = protocol.readCancel(result.value.status, result.value.body)
      if (answer.ok) return answer
      return answer.error.code === 'UNREADABLE' ? CONNECTION_ERROR : err(answer.error)
    },
  }
}

const connectionFailure = ({ code }: ReadError) => (code === 'TIME_OUT' ? err({ code }) : CONNECTION_ERROR)

/** An error status is an answer too, except 500, 502 and 504, which are statuses of a server in trouble. */
const hasAnswered = (result: Result<JsonAnswer, ReadError>): boolean =>
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
