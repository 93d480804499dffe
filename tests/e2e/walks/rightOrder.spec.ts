import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Order } from '@irodori/contract/entities/order'
import type { Envelope } from '@irodori/contract/envelope'
import { seeded } from '@irodori/design/testing/seeded'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { IMPORTED_PHONE, importOrders } from '../../fixtures/importOrders.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { logInGuest } from '../pages/logInGuest.ts'
import { type Chance, moveSaved, namedOrder, walkToEditor } from './orderWalk.ts'
import { BOOKLET_ORDER, CARD_ORDER, editorReady, save } from '../pages/studioPages.ts'

/** Walks with one or two designs each: 2 in the quality gate, whose seed is fixed, and 100 for the full proof. */
const WALKS = Number(process.env.IRODORI_WALKS ?? 2)
// The walks type more phone numbers than one network address may try.
if (WALKS > 2) process.env.RATE_LIMIT_FACTOR ??= '100'
const SEED = Number(process.env.IRODORI_SEED ?? 20261230)

const CARD = { productId: 'greeting-card', productName: 'グリーティングカード' }
const CLOCK = { productId: 'wall-clock', productName: 'フォト掛け時計' }
const ORDERS = [
  { orderNumber: 'irodori-60000001', ...CARD },
  { orderNumber: 'irodori-60000002', ...CARD },
  { orderNumber: 'irodori-60000003', ...CLOCK },
]
const ACCOUNT = { email: 'haruka@irodori.example', password: 'tokidoki-irodori-7' }
/** More pieces than the walks design, so that each order offers to design another one. */
const PIECES = 400

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

async function call<Data>(method: string, path: string, body: unknown, token = ''): Promise<Data> {
  const answer = await fetch(`${shop.address}${path}`, {
    method,
    headers: { 'Csrf-Token': CSRF_TOKEN, 'Content-Type': 'application/json', Authorization: token },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
  const { data } = (await answer.json()) as Envelope<Data>
  if (data === null) throw new Error(`${method} ${path} was refused with status ${answer.status}`)
  return data
}

/** An account with two orders of the same product and one of another. @returns its session */
async function prepareAccount(): Promise<{ token: string }> {
  importOrders(
    shop.dataDirectory,
    ORDERS.map(({ orderNumber, productId }) => ({ orderNumber, products: { [productId]: PIECES } })),
  )
  const [session] = await call<{ token: string }[]>('POST', '/api/authentication/user', ACCOUNT)
  if (session === undefined) throw new Error('the account has no session')
  for (const { orderNumber } of ORDERS)
    await call('POST', `/api/guest/order/${orderNumber}`, { phoneNumber: IMPORTED_PHONE }, session.token)
  return session
}

/** The order of each saved page. */
async function ordersOfDesigns(token: string): Promise<ReadonlyMap<string, string>> {
  const orders = await call<Order[]>('GET', '/api/guest/order', null, token)
  return new Map(orders.flatMap(({ orderNumber, designs }) => designs.map(({ id }) => [id, orderNumber] as const)))
}

/** Saves and expects that the new pages are in the order that the head named, and that all others stayed. */
async function saveAndCheck(page: Page, token: string, about: () => string): Promise<void> {
  const before = await ordersOfDesigns(token)
  const named = await namedOrder(page)
  await save(page)
  const after = await ordersOfDesigns(token)
  const fresh = [...after].filter(([id]) => !before.has(id))
  expect(fresh.length, `a design was saved\n${about()}`).toBeGreaterThan(0)
  for (const [, orderNumber] of fresh) expect(orderNumber, about()).toBe(named)
  for (const [id, orderNumber] of before) expect(after.get(id), about()).toBe(orderNumber)
}

function chanceOf(random: () => number): Chance & { readonly story: () => string } {
  const steps: string[] = []
  return {
    happens: (share) => random() < share,
    oneOf: (values) => {
      const value = values[Math.floor(random() * values.length)]
      if (value === undefined) throw new Error('a random choice needs at least one value')
      return value
    },
    note: (step) => void steps.push(step),
    story: () => steps.join(' > '),
  }
}

async function loggedIn(context: BrowserContext, session: object): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${shop.address}/404`)
  await page.evaluate(
    (value) => localStorage.setItem('irodori.session', value),
    JSON.stringify({ ...session, role: 'USER' }),
  )
  await page.close()
}

test(`ODR-51, ODR-52, ODR-53, ODR-54, ODR-56, MYP-23: ${WALKS} random walks of an account with three orders save each design into the order that the head named`, async ({
  browser,
}) => {
  test.setTimeout(120_000 + WALKS * 60_000)
  const session = await prepareAccount()
  const figures = { saves: 0, moves: 0, secondTabs: 0 }
  for (let walk = 0; walk < WALKS; walk++) {
    const chance = chanceOf(seeded(SEED + walk))
    const about = () => `seed ${SEED + walk}: ${chance.story()}`
    const context = await browser.newContext({ viewport: { width: chance.oneOf([1280, 390]), height: 844 } })
    await loggedIn(context, session)
    const plan = { address: shop.address, orders: ORDERS, chance }
    const first = await walkToEditor(context, plan)
    const tabs = [first]
    if (chance.happens(0.5)) {
      chance.note('second tab')
      figures.secondTabs += 1
      tabs.push(await walkToEditor(context, plan))
    }
    for (const tab of chance.happens(0.5) ? tabs : tabs.toReversed()) {
      await tab.bringToFront()
      await saveAndCheck(tab, session.token, about)
      figures.saves += 1
    }
    if (chance.happens(0.3)) {
      const before = await ordersOfDesigns(session.token)
      const from = await namedOrder(first)
      const to = await moveSaved(first, chance)
      const moved = [...(await ordersOfDesigns(session.token))].filter(([id, at]) => before.get(id) !== at)
      if (to !== null) figures.moves += 1
      for (const [id, at] of moved) expect([before.get(id), at], about()).toEqual([from, to])
      expect(moved.length > 0, about()).toBe(to !== null)
    }
    await context.close()
    console.log(about())
  }
  // A few walks may happen to move nothing.
  if (WALKS >= 20) expect(figures.moves).toBeGreaterThan(0)
  console.log(`${figures.saves} saves, ${figures.secondTabs} second tabs, ${figures.moves} moves`)
})

test('ODR-55: two guests’ tabs of one browser save each into its own order, though they share one session', async ({
  context,
}) => {
  const NEW_CARD = '/design/new/card-hanaikada-front/false/greeting-card'
  const first = await context.newPage()
  await logInGuest(first, shop.address, CARD_ORDER)
  await first.goto(`${shop.address}${NEW_CARD}`)
  await editorReady(first)
  const second = await context.newPage()
  await second.goto(`${shop.address}${NEW_CARD}?order=${BOOKLET_ORDER.orderNumber}`)
  const form = second.getByRole('dialog', { name: 'ご注文の確認' })
  await expect(form.getByRole('textbox', { name: '注文番号' })).toHaveValue(BOOKLET_ORDER.orderNumber)
  await form.getByLabel('電話番号').fill(BOOKLET_ORDER.phoneNumber)
  await form.getByRole('button', { name: '注文を確認して作りはじめる' }).click()
  await editorReady(second)
  expect([await namedOrder(first), await namedOrder(second)]).toEqual([
    CARD_ORDER.orderNumber,
    BOOKLET_ORDER.orderNumber,
  ])
  for (const [page, { orderNumber }] of [
    [first, CARD_ORDER],
    [second, BOOKLET_ORDER],
  ] as const) {
    await page.bringToFront()
    await save(page)
    await expect(page).toHaveURL(new RegExp(`/design/edit/${orderNumber}/`))
  }
})
