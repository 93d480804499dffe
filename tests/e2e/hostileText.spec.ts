import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { importOrders } from '../fixtures/importOrders.ts'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { logInGuest } from './pages/logInGuest.ts'
import { choosePhotos, closeInspector, editorReady, openItem } from './pages/studioPages.ts'

/** Becomes an element with a handler wherever text is taken for markup. */
const MARKUP = '"><img src=x onerror=window.wasRun=1>'
const LONG_WORD = 'あ'.repeat(60)
/** Would turn the direction of all text after it. */
const REVERSED = '\u202E逆さ'

const ORDER = { orderNumber: 'irodori-90000001', phoneNumber: '09077770001' }
/** Another customer's order, with ordinary names. */
const OTHER = { orderNumber: 'irodori-90000002', phoneNumber: '09077770002' }

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
  importOrders(
    shop.dataDirectory,
    [{ orderNumber: OTHER.orderNumber, products: { 'greeting-card': 1 } }],
    OTHER.phoneNumber,
  )
  importOrders(
    shop.dataDirectory,
    [{ orderNumber: ORDER.orderNumber, products: { 'greeting-card': 1 } }],
    ORDER.phoneNumber,
    {
      familyName: MARKUP,
      firstName: REVERSED,
      city: LONG_WORD,
      subAddress1: `</script>${MARKUP}`,
    },
  )
})
test.afterAll(() => shop.dispose())
test.use({ viewport: { width: 390, height: 844 } })

/** Expects that no text of a screen became markup, that nothing was run, and that the screen is no wider than the phone. */
async function expectPlainText(page: Page, screen: string): Promise<void> {
  const planted = await page.evaluate(() => ({
    wasRun: 'wasRun' in window,
    elements: document.querySelectorAll('img[src="x"], [onerror], [onload]').length,
  }))
  expect(planted, screen).toEqual({ wasRun: false, elements: 0 })
  await expectAccessible(page, screen)
}

test('names, addresses, queries, file names and typed words that contain markup are shown as they are, on every screen', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await logInGuest(page, shop.address, ORDER)

  await test.step('my page', async () => {
    await page.goto(`${shop.address}/mypage`)
    await expect(page.getByText(ORDER.orderNumber).first()).toBeVisible()
    await expectPlainText(page, 'my page')
  })
  await test.step('the review with the receiver', async () => {
    await page.goto(`${shop.address}/order/${ORDER.orderNumber}/confirm`)
    const receiver = page.getByRole('region', { name: 'お届け先' })
    await expect(receiver.getByText(MARKUP).first()).toBeVisible()
    await expect(receiver.getByText('逆さ 様')).toBeVisible()
    await expect(receiver.getByText(LONG_WORD)).toBeVisible()
    await expectPlainText(page, 'the review')
    await page.getByRole('button', { name: 'お届け先を変更する' }).click()
    await expect(receiver.getByLabel('番地')).toHaveValue(`</script>${MARKUP}`)
    await expectPlainText(page, 'the receiver being edited')
  })
  await test.step('queries of the catalogue and of the calendar', async () => {
    const query = new URLSearchParams({ q: MARKUP, tag: MARKUP, o: MARKUP, place: MARKUP, query: MARKUP })
    for (const address of ['/product', '/shipment', '/product/greeting-card']) {
      await page.goto(`${shop.address}${address}?${query}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // The calendar shows no query.
      if (address !== '/shipment') await expect(page.getByRole('searchbox').first()).toHaveValue(MARKUP)
      await expectPlainText(page, `${address} with a query`)
    }
  })
  await test.step('the editor with a file and words', async () => {
    await page.goto(`${shop.address}/design/new/card-hanaikada-front/false/greeting-card`)
    await editorReady(page)
    await openItem(page, /写真1/)
    const photo = (await samplePhotos()).small()
    await choosePhotos(page, { ...photo, fileName: `${MARKUP}.jpg` })
    await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
    await expectPlainText(page, 'the editor with a photo')
    await closeInspector(page)
    await openItem(page, /With love/)
    await page.getByRole('textbox', { name: '文字' }).fill(MARKUP)
    await expectPlainText(page, 'the editor with words')
  })
  expect(violations).toEqual([])
})

test('a login with a second order shows no name of the first one', async ({ page }) => {
  await logInGuest(page, shop.address, ORDER)
  await page.goto(`${shop.address}/order/${ORDER.orderNumber}/confirm`)
  await expect(page.getByText(MARKUP).first()).toBeVisible()
  await logInGuest(page, shop.address, OTHER)
  await page.goto(`${shop.address}/order/${OTHER.orderNumber}/confirm`)
  await expect(page.getByRole('region', { name: 'お届け先' }).getByText(/森/).first()).toBeVisible()
  await expect(page.getByText(MARKUP)).toHaveCount(0)
})
