import { randomUUID } from 'node:crypto'
import type { Design, DesignItem, Order, Template } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { draftOfPage, pageFromTemplate, placePhoto } from '@irodori/design'
import { KERNEL_VERSION } from '@irodori/scene'
import type { PhotoFile } from '../fixtures/samplePhotos.ts'
import type { Answer, Caller } from './caller.ts'
import type { Decision, OrderRecord } from './ledger.ts'

/** What a customer has at hand. */
export interface Customer {
  readonly caller: Caller
  readonly record: OrderRecord
  readonly phoneNumber: string
  readonly pieces: number
  readonly optionId: string | null
  /** Of one piece, one after the other. */
  readonly templates: readonly Template[]
  readonly photo: PhotoFile
  readonly random: () => number
  /** Milliseconds that somebody thinks. */
  readonly think: (most: number) => Promise<void>
  /** The hash of a page at print scale, as a browser's kernel makes it. */
  readonly approve: (page: DesignPage) => Promise<string>
}

/** Pages of one piece as the browser has them. */
interface Piece {
  readonly groupNumber: number
  readonly designs: readonly Design[]
}

/** How far a customer came; what is told to the staff at the end of a day. */
export type Outcome = 'MADE' | 'WAITING' | 'CANCELLED' | 'RELEASED' | 'DRAFT' | `REFUSED ${string}` | 'LOST'

/** Leaves the flow where an answer is missing or is a refusal. */
class Stopped extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome)
    this.outcome = outcome
  }
}

function given<Data>(answer: Answer<Data>): Data {
  if (answer.kind === 'DONE') return answer.data
  throw new Stopped(answer.kind === 'LOST' ? 'LOST' : `REFUSED ${answer.errorCode}`)
}

/** One customer's day, from the login to the receipt. */
export async function live(customer: Customer, isMessage: boolean): Promise<Outcome> {
  try {
    await designAll(customer)
    if (customer.random() < 0.08) return await cancel(customer)
    await wrap(customer, isMessage)
    return isMessage ? await release(customer) : await order(customer)
  } catch (error) {
    if (error instanceof Stopped) return error.outcome
    throw error
  }
}

async function designAll(customer: Customer): Promise<void> {
  const { caller, record, pieces, random, think } = customer
  const isCopied = pieces > 1 && random() < 0.5
  const first = await design(customer)
  for (let edits = Math.floor(random() * 4), piece = first; edits > 0; edits -= 1) {
    await think(3_000)
    piece = await edit(customer, piece)
  }
  for (let made = 1; made < pieces; made += 1) {
    if (!isCopied) await design(customer)
    else {
      const randomId = randomUUID()
      const path = `/api/guest/duplicate/${record.orderNumber}/${first.groupNumber}/none?randomId=${randomId}`
      record.copies.push(given(await caller.ask<{ groupNumber: number }>({ method: 'GET', path })).groupNumber)
    }
  }
}

async function upload({ caller, record, photo }: Customer) {
  const body = () => {
    const form = new FormData()
    form.set('orderNumber', record.orderNumber)
    form.set('file', new Blob([photo.bytes], { type: photo.contentType }), photo.fileName)
    return form
  }
  const sent = await caller.ask<{ imageName: string; sourceWidth: number; sourceHeight: number }>({
    method: 'POST',
    path: '/api/image',
    body,
  })
  const { imageName, sourceWidth: width, sourceHeight: height } = given(sent)
  return { imageName, width, height }
}

async function design(customer: Customer): Promise<Piece> {
  const { record, templates } = customer
  const photo = await upload(customer)
  const pages = templates.map((template) => {
    const page = pageFromTemplate(template, templates.length, randomUUID)
    const items = page.items.map(
      (item): DesignItem => (isImageItem(item) ? { ...item, ...placePhoto(item, photo) } : item),
    )
    const imageName = items.some(isImageItem) ? photo.imageName : null
    record.pages.set(page.key, { sent: [], acknowledged: 0, forged: new Set(), imageName })
    return { ...page, items }
  })
  return save(customer, pages, null)
}

const edit = (customer: Customer, { groupNumber, designs }: Piece): Promise<Piece> => {
  const pages = designs.map((row) => {
    const template = customer.templates.find(({ id }) => id === row.templateId)
    if (!template) throw new Error('a page of no template')
    const fresh = pageFromTemplate(template, customer.templates.length, randomUUID)
    return { ...fresh, designId: row.id, key: row.randomId, items: row.items, basedOn: row.updatedAt }
  })
  return save(customer, pages, groupNumber)
}

/** Saves pages with new words; some as a browser does that rendered them, some as one that could not, few with a lie. */
async function save(
  customer: Customer,
  pages: readonly (DesignPage & { readonly basedOn?: string })[],
  groupNumber: number | null,
): Promise<Piece> {
  const { caller, record, phoneNumber, random, approve } = customer
  const isApproved = random() < 0.4
  const isForged = isApproved && random() < 0.06
  const designs: object[] = []
  for (const { basedOn, ...page } of pages) {
    const known = record.pages.get(page.key)
    if (!known) throw new Error('a page that was not begun')
    const words = `第${known.sent.length + 1}版`
    known.sent.push(words)
    if (isForged) known.forged.add(words)
    let isFirst = true
    const items = page.items.map((item): DesignItem => {
      if (!('text' in item) || !isFirst) return item
      isFirst = false
      return { ...item, text: words }
    })
    const worded = { ...page, items }
    const hash = isApproved ? await approve(isForged ? page : worded) : null
    const approval = hash === null ? null : { hash, kernel: KERNEL_VERSION }
    designs.push({ ...draftOfPage(worded, null, approval), basedOn: basedOn ?? null })
  }
  const body = () => ({ orderNumber: record.orderNumber, phoneNumber, groupNumber, designs })
  const method = groupNumber === null ? 'POST' : 'PUT'
  const saved = given(await caller.ask<Design[]>({ method, path: '/api/design/guest', body }))
  for (const { key } of pages) {
    const known = record.pages.get(key)
    if (known) known.acknowledged = known.sent.length
  }
  return { groupNumber: saved[0].groupNumber, designs: saved }
}

const read = async ({ caller, record }: Customer): Promise<Order> =>
  given(await caller.ask<Order>({ method: 'GET', path: `/api/guest/order/${record.orderNumber}` }))

async function wrap(customer: Customer, isMessage: boolean): Promise<void> {
  const { caller, record, optionId, think } = customer
  await think(2_000)
  if (isMessage) {
    const path = `/api/guest/orders/${record.orderNumber}/processMethod`
    given(await caller.ask({ method: 'PUT', path, body: () => ({ processMethod: 'digital_message' }) }))
  }
  const { id, designs } = await read(customer)
  const wrapped = designs.map((page) => ({ id: page.id, packagePlanId: 'kraft-paper', productOptionId: optionId }))
  const body = () => ({ id, packages: [], designs: wrapped })
  given(await caller.ask({ method: 'PUT', path: '/api/order/package', body }))
}

/** Asks for something until it is acknowledged; it is written down before it is sent. */
async function decide(
  { caller, record }: Customer,
  what: Decision['what'],
  call: { method: string; path: string; body?: () => unknown },
) {
  const decision: Decision = { what, isAcknowledged: false }
  record.decisions.push(decision)
  const answer = await caller.ask(call)
  // What is refused at a later try may have been done by an earlier one.
  if (answer.kind === 'REFUSED' && !answer.isRepeated) record.decisions.splice(record.decisions.indexOf(decision), 1)
  decision.isAcknowledged = answer.kind === 'DONE'
  return given(answer)
}

async function order(customer: Customer): Promise<Outcome> {
  const { record, random, think } = customer
  const scheduler = `/api/guest/orders/${record.orderNumber}/scheduler`
  for (let turn = 0; ; turn += 1) {
    const { updatedAt } = await read(customer)
    await decide(customer, 'START', { method: 'POST', path: `${scheduler}/creating`, body: () => ({ updatedAt }) })
    if (turn > 2 || random() > 0.35) return made(customer)
    await think(15_000)
    const shown = new URLSearchParams({ updatedAt: (await read(customer)).updatedAt })
    await decide(customer, 'TAKE_BACK', { method: 'POST', path: `${scheduler}/cancelling?${shown}` })
    if (random() < 0.3) return cancel(customer)
    await think(4_000)
  }
}

async function cancel(customer: Customer): Promise<Outcome> {
  const { record, phoneNumber } = customer
  const query = new URLSearchParams({ securityKey: phoneNumber.slice(-4), reason: '1', reasonNote: '' })
  const path = `/api/guest/order/${record.orderNumber}/cancel?${query}`
  await decide(customer, 'CANCEL', { method: 'GET', path })
  return 'CANCELLED'
}

const LOOK_EVERY = 3_000

/** Looks again and again at how the order stands, and takes its receipt when it is made. */
async function made(customer: Customer): Promise<Outcome> {
  const { caller, record, random, think } = customer
  for (;;) {
    const { status } = await read(customer)
    if (status === 'CREATING') break
    await think(LOOK_EVERY)
  }
  if (random() < 0.6) {
    given(await caller.load(`/api/order/${record.orderNumber}/invoice/download`))
    record.receipts += 1
  }
  return 'MADE'
}

const MESSAGE = 'message-for-you-blue'

async function release(customer: Customer): Promise<Outcome> {
  const { caller, record, photo, random, think } = customer
  const { orderNumber } = record
  const body = () => {
    const form = new FormData()
    form.set('orderNumber', orderNumber)
    form.set('templateId', MESSAGE)
    form.set('file', new Blob([photo.bytes], { type: photo.contentType }), photo.fileName)
    return form
  }
  given(await caller.ask({ method: 'POST', path: '/api/digitalMessage/image?position=1', body }))
  const release = {
    method: 'POST',
    path: `/api/digitalMessage/${orderNumber}/release`,
    body: () => ({ templateId: MESSAGE }),
  }
  const { id } = (await decide(customer, 'RELEASE', release)) as { id: string }
  if (random() < 0.3) return 'RELEASED'
  await think(8_000)
  const path = `/api/digitalMessage/${orderNumber}/startProduction`
  await decide(customer, 'ACCEPT', { method: 'POST', path, body: () => ({ orderId: id }) })
  return made(customer)
}
