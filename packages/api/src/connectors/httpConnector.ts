import { isSamePhone } from '../order/isSamePhone.ts'
import type { Breaker } from './circuitBreaker.ts'
import { admit, closedBreaker, settle } from './circuitBreaker.ts'
import type { EcAnswer, EcConnector } from './ecConnector.ts'
import type { Reading } from './readJson.ts'
import { readJson } from './readJson.ts'
import type { Patience } from './readWithRetries.ts'
import { readWithRetries } from './readWithRetries.ts'
import type { ShopAddress, ShopWire, WireAnswer } from './shopWire.ts'

export interface ConnectorNeeds {
  readonly patience: Patience
  readonly now: () => Date
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Speaks to one shop over HTTP, with a breaker of its own. */
export function httpConnector(wire: ShopWire, address: ShopAddress, { patience, now }: ConnectorNeeds): EcConnector {
  let breaker: Breaker = closedBreaker
  const needs = { patience, pause, random: Math.random, elapsed: () => performance.now() }
  return {
    async find(orderNumber, phoneNumber) {
      const admission = admit(breaker, now().getTime())
      breaker = admission.breaker
      if (admission.ticket === null) return { kind: 'CONNECTION_ERROR' }
      const request = wire.request(address, orderNumber)
      const reading = await readWithRetries((milliseconds) => readJson(request, milliseconds), needs)
      breaker = settle(breaker, admission.ticket, hasAnswered(reading), now().getTime())
      if (reading.kind === 'TIME_OUT') return reading
      if (reading.kind !== 'ANSWER') return { kind: 'CONNECTION_ERROR' }
      return judge(wire.read(reading.status, reading.body), orderNumber, phoneNumber)
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
