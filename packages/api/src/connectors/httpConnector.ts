import { isSamePhone } from '../order/isSamePhone.ts'
import type { Breaker } from '../resilience/circuitBreaker.ts'
import { admit, closedBreaker, settle } from '../resilience/circuitBreaker.ts'
import type { SemaphoreSize } from '../resilience/semaphore.ts'
import { createSemaphore } from '../resilience/semaphore.ts'
import type { EcAnswer, EcConnector } from './ecConnector.ts'
import type { Reading } from './readJson.ts'
import { readJson } from './readJson.ts'
import type { RetryPolicy } from './readWithRetries.ts'
import { readWithRetries } from './readWithRetries.ts'
import type { MarketplaceAddress, MarketplaceProtocol, WireAnswer } from './marketplaceProtocol.ts'

export interface ConnectorDeps {
  readonly patience: RetryPolicy
  readonly now: () => Date
  readonly concurrency?: SemaphoreSize
}

/** Of one marketplace: more calls at the same time would overload it, and callers behind a longer queue would give up. */
const CONCURRENCY: SemaphoreSize = { permits: 8, queue: 24 }

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Speaks to one shop over HTTP, with a circuit breaker and a semaphore of its own. */
export function httpConnector(
  wire: MarketplaceProtocol,
  address: MarketplaceAddress,
  { patience, now, concurrency = CONCURRENCY }: ConnectorDeps,
): EcConnector {
  let breaker: Breaker = closedBreaker
  const semaphore = createSemaphore(concurrency)
  const deps = { patience, pause, random: Math.random, elapsed: () => performance.now() }

  const guarded = async (call: () => Promise<Reading>): Promise<Reading> => {
    const release = await semaphore.acquire(patience.totalTimeout)
    if (!release) return { kind: 'CONNECTION_ERROR' }
    try {
      const admission = admit(breaker, now().getTime())
      breaker = admission.breaker
      if (admission.ticket === null) return { kind: 'CONNECTION_ERROR' }
      const reading = await call()
      breaker = settle(breaker, admission.ticket, hasAnswered(reading), now().getTime())
      return reading
    } finally {
      release()
    }
  }

  return {
    async find(orderNumber, phoneNumber) {
      const request = wire.request(address, orderNumber)
      const reading = await guarded(() => readWithRetries((milliseconds) => readJson(request, milliseconds), deps))
      if (reading.kind === 'TIME_OUT') return reading
      if (reading.kind !== 'ANSWER') return { kind: 'CONNECTION_ERROR' }
      return judge(wire.read(reading.status, reading.body), orderNumber, phoneNumber)
    },

    // Once only: whether a try whose answer was lost is repeated is for the customer to say.
    async cancel(orderNumber, reason) {
      const request = wire.cancelRequest(address, orderNumber, reason)
      const reading = await guarded(() => readJson(request, patience.attemptTimeout))
      if (reading.kind === 'TIME_OUT') return reading
      if (reading.kind !== 'ANSWER') return { kind: 'CONNECTION_ERROR' }
      const answer = wire.readCancel(reading.status, reading.body)
      return answer.kind === 'UNREADABLE' ? { kind: 'CONNECTION_ERROR' } : answer
    },
  }
}

/** A refusal is an answer too; 500, 502 and 504 come from a shop that is not well. */
const hasAnswered = (reading: Reading): boolean =>
  reading.kind === 'ANSWER' && (reading.status < 500 || reading.status === 503)

/** What may be said to somebody with this phone. The phone comes first: nothing of an order is told without it. */
function judge(answer: WireAnswer, orderNumber: string, phoneNumber: string): EcAnswer {
  if (answer.kind === 'UNREADABLE') return { kind: 'CONNECTION_ERROR' }
  if (answer.kind !== 'ORDER') return answer
  const { order, state } = answer
  if (order.orderNumber !== orderNumber) return { kind: 'CONNECTION_ERROR' }
  if (!isSamePhone(order.phoneNumber, phoneNumber)) return { kind: 'NOT_FOUND' }
  if (state.kind !== 'PLACED') return state
  return { kind: order.receivers > 1 ? 'SEVERAL_RECEIVERS' : 'FOUND', order }
}
