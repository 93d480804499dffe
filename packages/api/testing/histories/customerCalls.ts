import { randomUUID } from 'node:crypto'
import type { Design } from '@irodori/contract/entities/design'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { Order, OrderStatus } from '@irodori/contract/entities/order'
import type { Template } from '@irodori/contract/entities/template'
import { callAt } from '../servers/childServer.ts'
import { draftOf, withoutPhotos } from '../smallShop.ts'
import type { OrderAct, OrderAnswer, PageName, ShownOrder, ShownPages } from './orderCalls.ts'
import type { Outcome } from './recordHistory.ts'

/** The calls of the order's customer; the others are made by the test and by the servers' jobs. */
export type CustomerAct = OrderAct & {
  readonly kind: 'SAVE' | 'READ' | 'READ_STATUS' | 'START' | 'TAKE_BACK' | 'CANCEL'
}

export interface CustomerOrder {
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly token: string
  readonly templates: Readonly<Record<PageName, Template>>
}

/** Makes a call by HTTP. Its outcome is unknown if the signal aborts it. */
export async function callAsCustomer(
  origin: string,
  order: CustomerOrder,
  call: CustomerAct,
  signal: AbortSignal | null,
): Promise<Outcome<OrderAnswer>> {
  const { method, path, body } = requestOf(order, call)
  try {
    const response = await callAt(origin, method, path, order.token, body, signal)
    return { kind: 'ANSWERED', output: answerOf(call, (await response.json()) as Envelope) }
  } catch (error) {
    if (signal?.aborted) return { kind: 'UNKNOWN' }
    throw error
  }
}

interface Envelope {
  readonly code: number
  readonly errorCode: string | null
  readonly data: unknown
  readonly error: unknown
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

function requestOf({ orderNumber, phoneNumber, templates }: CustomerOrder, call: CustomerAct): Request {
  const order = `/api/guest/order/${orderNumber}`
  const scheduler = `/api/guest/orders/${orderNumber}/scheduler`
  switch (call.kind) {
    case 'SAVE': {
      const draft = pageOf(call, templates[call.page])
      const designs = [{ ...draft, ...(call.basedOn === undefined ? {} : { basedOn: call.basedOn }) }]
      const body = { orderNumber, phoneNumber, groupNumber: 1, designs }
      return { method: 'POST', path: '/api/design/guest', body }
    }
    case 'READ':
      return { method: 'GET', path: order }
    case 'READ_STATUS':
      return { method: 'GET', path: `/api/guest/order/info/status?order=${orderNumber}` }
    case 'START': {
      const body = call.version === undefined ? {} : { updatedAt: call.version }
      return { method: 'POST', path: `${scheduler}/creating`, body }
    }
    case 'TAKE_BACK': {
      const query = call.version === undefined ? '' : `?updatedAt=${encodeURIComponent(call.version)}`
      return { method: 'POST', path: `${scheduler}/cancelling${query}` }
    }
    case 'CANCEL':
      return { method: 'GET', path: `${order}/cancel?securityKey=${phoneNumber.slice(-4)}&reason=1` }
  }
}

/** Every customer's page of one side is the same design. */
const RANDOM_IDS: Readonly<Record<PageName, string>> = { FRONT: randomUUID(), BACK: randomUUID() }

/** A page of a template without photos, with a text of its own. */
function pageOf({ page, content }: CustomerAct & { kind: 'SAVE' }, template: Template) {
  const items = withoutPhotos(template.items).map((item) => (isTextItem(item) ? { ...item, text: content } : item))
  return draftOf(template, RANDOM_IDS[page], { items })
}

function answerOf(call: CustomerAct, { code, errorCode, data, error }: Envelope): OrderAnswer {
  if (code !== 200) return { kind: 'REFUSED', code: errorCode ?? String(code), ...currentPages(error) }
  switch (call.kind) {
    case 'SAVE':
      return { kind: 'SAVED', version: (data as Design[])[0]?.updatedAt ?? '' }
    case 'READ':
      return { kind: 'SHOWN', order: shownOrder(data as Order) }
    case 'READ_STATUS': {
      const { status, updatedAt } = data as { status: OrderStatus; updatedAt: string }
      return { kind: 'STATUS', status, version: updatedAt }
    }
    case 'START': {
      const { order, clientEndingTime } = data as { order: Order; clientEndingTime: string }
      return { kind: 'STARTED', order: shownOrder(order), ends: Date.parse(clientEndingTime) }
    }
    case 'TAKE_BACK':
    case 'CANCEL':
      return { kind: 'DONE' }
  }
}

/** A save that is refused for a newer page is told the pages as they are. */
function currentPages(error: unknown): { readonly pages?: ShownPages } {
  const { designs } = (error ?? {}) as { designs?: readonly Design[] }
  return designs ? { pages: shownPages(designs) } : {}
}

const shownOrder = ({ status, updatedAt, beginningOfWaitingCreation: began, designs }: Order): ShownOrder => ({
  status,
  version: updatedAt,
  began: began === null ? null : Date.parse(began),
  pages: shownPages(designs),
})

function shownPages(designs: readonly Design[]): ShownPages {
  const page = (side: number) => {
    const design = designs.find(({ sideNumber }) => sideNumber === side)
    if (!design) return null
    return { content: design.items.find(isTextItem)?.text ?? '', version: design.updatedAt }
  }
  return { FRONT: page(1), BACK: page(2) }
}
