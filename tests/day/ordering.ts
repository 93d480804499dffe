import type { Customer, Outcome } from './customer.ts'
import { decide, accepted, readOrder } from './customer.ts'

/** Chooses wrapping and option of each piece. */
export async function wrap(customer: Customer, isMessage: boolean): Promise<void> {
  const { caller, record, optionId, think } = customer
  await think(2_000)
  if (isMessage) {
    const path = `/api/guest/orders/${record.orderNumber}/processMethod`
    accepted(await caller.ask({ method: 'PUT', path, body: () => ({ processMethod: 'digital_message' }) }))
  }
  const { id, designs } = await readOrder(customer)
  const wrapped = designs.map((page) => ({ id: page.id, packagePlanId: 'kraft-paper', productOptionId: optionId }))
  const body = () => ({ id, packages: [], designs: wrapped })
  accepted(await caller.ask({ method: 'PUT', path: '/api/order/package', body }))
}

/** Starts production, and sometimes stops it during the waiting period. */
export async function order(customer: Customer): Promise<Outcome> {
  const { record, random, think } = customer
  const scheduler = `/api/guest/orders/${record.orderNumber}/scheduler`
  for (let turn = 0; ; turn += 1) {
    const { updatedAt } = await readOrder(customer)
    await decide(customer, 'START', { method: 'POST', path: `${scheduler}/creating`, body: () => ({ updatedAt }) })
    if (turn > 2 || random() > 0.35) return awaitProduction(customer)
    await think(15_000)
    const shown = new URLSearchParams({ updatedAt: (await readOrder(customer)).updatedAt })
    await decide(customer, 'STOP', { method: 'POST', path: `${scheduler}/cancelling?${shown}` })
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

const POLL_MS = 3_000

/** Polls the order until it is in production, then downloads the receipt in most cases. */
export async function awaitProduction(customer: Customer): Promise<Outcome> {
  const { caller, record, random, think } = customer
  for (;;) {
    const { status } = await readOrder(customer)
    if (status === 'CREATING' || status === 'SHIPPED') break
    await think(POLL_MS)
  }
  if (random() < 0.6) {
    accepted(await caller.load(`/api/order/${record.orderNumber}/invoice/download`))
    record.receipts += 1
  }
  return 'IN_PRODUCTION'
}
