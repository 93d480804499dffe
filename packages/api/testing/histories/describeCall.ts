import type { OrderAct, OrderAnswer, ShownOrder, ShownPages } from './orderCalls.ts'
import { PAGES } from './orderCalls.ts'

/** A call and its answer as a short text. Times and versions are those of the day, in UTC. */
export function describeCall(call: OrderAct, answer: OrderAnswer | null): string {
  return `${callText(call)} → ${answer === null ? 'unknown' : answerText(answer)}`
}

function callText(call: OrderAct): string {
  switch (call.kind) {
    case 'CLOCK':
      return `the clock moves to ${timeText(call.to)}`
    case 'SAVE': {
      const base = call.basedOn === null ? 'no page' : versionText(call.basedOn, 'any page')
      return `save ${call.page} "${call.content}" based on ${base}`
    }
    case 'READ':
      return 'read the order'
    case 'READ_STATUS':
      return 'read the status'
    case 'START':
      return `start version ${versionText(call.version, 'any')}`
    case 'TAKE_BACK':
      return `take back version ${versionText(call.version, 'any')}`
    case 'CANCEL':
      return 'cancel'
    case 'WAITING_END_RUN':
      return 'the job that ends the waiting period runs'
    case 'HAND_OVER_RUN':
      return 'the hand-over runs'
    case 'INSPECT':
      return 'the effects are counted'
  }
}

function answerText(answer: OrderAnswer): string {
  switch (answer.kind) {
    case 'DONE':
      return 'done'
    case 'REFUSED':
      return `refused ${answer.code}${answer.pages ? `, ${pagesText(answer.pages)}` : ''}`
    case 'SAVED':
      return `saved as ${versionText(answer.version, '')}`
    case 'SHOWN':
      return orderText(answer.order)
    case 'STATUS':
      return `${answer.status} version ${versionText(answer.version, '')}`
    case 'STARTED':
      return `${orderText(answer.order)}, ends ${timeText(answer.ends)}`
    case 'INSPECTED':
      return `${answer.status}, ${JSON.stringify(answer.effects)}`
  }
}

function orderText({ status, version, began, pages }: ShownOrder): string {
  const since = began === null ? '' : ` since ${timeText(began)}`
  return `${status}${since} version ${versionText(version, '')}, ${pagesText(pages)}`
}

const pagesText = (pages: ShownPages): string =>
  PAGES.map((name) => {
    const page = pages[name]
    return page ? `${name} "${page.content}" ${versionText(page.version, '')}` : `no ${name}`
  }).join(', ')

const timeText = (time: number): string => versionText(new Date(time).toISOString(), '')

/** Hours to milliseconds of an ISO date. */
const versionText = (version: string | undefined, absent: string): string => version?.slice(11, 23) ?? absent
