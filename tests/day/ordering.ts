import type { Customer, Outcome } from './flow.ts'
import { decide, given, read } from './flow.ts'

/** Chooses wrapping and option of every piece. */
export async function wrap(customer: Customer, isMessage: boolean): Promise<void> {
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

/** Starts production, and takes it back now and then. */
export async function order(customer: Customer): Promise<Outcome> {
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

export async function cancel(customer: Customer): Promise<Outcome> {
  const { record, phoneNumber } = customer
  const query = new URLSearchParams({ securityKey: phoneNumber.slice(-4), reason: '1', reasonNote: '' })
  const path = `/api/guest/order/${record.orderNumber}/cancel?${query}`
  await decide(customer, 'CANCEL', { method: 'GET', path })
  return 'CANCELLED'
}

const LOOK_EVERY = 3_000

/** Looks again and again at how the order stands, and takes its receipt when it is made. */
export async function made(customer: Customer): Promise<Outcome> {
  const { caller, record, random, think } = customer
  for (;;) {
    const { status } = await read(customer)
    if (status === 'CREATING' || status === 'SHIPPED') break
    await think(LOOK_EVERY)
  }
  if (random() < 0.6) {
    given(await caller.load(`/api/order/${record.orderNumber}/invoice/download`))
    record.receipts += 1
  }
  return 'MADE'
}
