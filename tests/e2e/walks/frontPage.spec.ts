import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { waitForJournal } from '../pages/editorState.ts'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth, PHONE } from '../pages/expectAccessible.ts'
import { expectStill, watchShifts } from '../pages/layoutShifts.ts'
import { test } from '../pages/sharedShop.ts'
import { choosePhotos, editorReady, openItem } from '../pages/studioPages.ts'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'

const bestSellers = (page: Page) => page.getByRole('region', { name: 'よく選ばれている商品' })
const begun = (page: Page) => page.getByRole('region', { name: 'つづきから' })

test('CAT-51, CAT-63: on a phone and on a computer the first product is in view at once, and nothing moves while the page loads', async ({
  page,
}) => {
  await watchShifts(page)
  for (const viewport of [PHONE, COMPUTER]) {
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await page.goto('/home')
      const product = bestSellers(page).getByRole('listitem').first()
      await expect(product.getByText(/￥/)).toBeVisible()
      const { y, height } = (await product.boundingBox()) ?? { y: Infinity, height: 0 }
      // On a computer the picture is larger, and most of it is in view.
      expect(y + (viewport === PHONE ? height : 0.6 * height)).toBeLessThanOrEqual(viewport.height)
      await expect(page.getByRole('region', { name: 'お届けまでの流れ' }).getByRole('link')).toHaveAttribute(
        'href',
        'https://shop.irodori.example/',
      )
      await expectStill(page, `/home at ${viewport.width} px`)
      await expectAccessible(page, `the front page at ${viewport.width} px`)
    })
  }

  await test.step('in English, which the browser renders itself', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: /English/ }).click()
    await expect(page.getByRole('heading', { name: 'Most popular' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Most popular' })).toBeVisible()
    await expectStill(page, '/home in English')
    await expectAccessibleOnBoth(page, 'the front page in English')
  })
})

test('CAT-46, CAT-60: without scripts the front page has its products, and a design has a preview of its own for messengers', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shop.address}/home`)
  await expect(bestSellers(page).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: '贈る場面から選ぶ' }).getByRole('link').first()).toBeVisible()
  await page.goto(`${shop.address}/product/greeting-card?design=card-hanaikada-front`)
  await expect(page).toHaveTitle(/花筏.*グリーティングカード/)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await context.request.get(
    shop.address + new URL(picture ?? '').pathname + new URL(picture ?? '').search,
  )
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  const [product] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(product ?? '')).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', priceCurrency: 'JPY', price: expect.any(Number) },
  })
  await context.close()
})

test('CAT-59, CAT-64: an occasion and a colour are chosen on a phone, are in the address and are there again after going back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/home')
  const occasion = page.getByRole('navigation', { name: '贈る場面から選ぶ' }).getByRole('link', { name: '出産' })
  await occasion.click()
  await expect(page).toHaveURL(/\/product\?tag=/)
  await expect(page.getByRole('heading', { name: /点見つかりました/ })).toBeVisible()
  await page.getByRole('button', { name: '絞り込み中（1）' }).click()
  await expectAccessibleOnBoth(page, 'the filters of the products')
  await page.getByRole('button', { name: 'ピンク' }).click()
  await expect(page.getByRole('button', { name: '絞り込み中（2）' })).toBeVisible()
  await expect(page).toHaveURL(/tag=.*colour=pink/)
  const product = page.getByRole('article').getByRole('link').first()
  const name = (await product.textContent()) ?? ''
  await product.click()
  await expect(page).toHaveURL(/colour=pink/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: '絞り込み中（1）' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^[1-9]\d*点のデザイン/ })).toBeVisible()
  await expectAccessibleOnBoth(page, 'designs of a colour')
  await page.goBack()
  await expect(page).toHaveURL(/tag=.*colour=pink/)
  await expect(page.getByRole('button', { name: '絞り込み中（2）' })).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('CAT-52: a begun design is the first thing on the front page, and nothing below moves for it', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/design/new/card-hanaikada-front/false/greeting-card')
  await editorReady(page)
  await openItem(page, /写真1/)
  await choosePhotos(page, (await samplePhotos()).small())
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
  await waitForJournal(page)
  await watchShifts(page)
  for (const viewport of [PHONE, COMPUTER]) {
    await page.setViewportSize(viewport)
    await page.goto('/home')
    await expect(begun(page).getByRole('link', { name: 'グリーティングカード' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'つづきから' })).toBeVisible()
    await expectStill(page, `a begun design at ${viewport.width} px`)
    await expectAccessible(page, `a begun design at ${viewport.width} px`)
  }
})

test('CAT-57: favourites are reached from the head of a page and from my page', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/favourites')
  await expect(page.getByRole('heading', { level: 1, name: 'お気に入りのデザインはまだありません' })).toBeVisible()
  await expectAccessibleOnBoth(page, 'no favourites')
  await page.goto('/product/greeting-card')
  const heart = page.getByRole('button', { name: 'お気に入り', exact: true }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'お気に入り・最近見たデザイン' }).click()
  await expect(page).toHaveURL(/\/favourites$/)
  await expect(page.getByRole('region', { name: 'お気に入り', exact: true }).getByRole('link')).toHaveCount(1)
  await expectAccessibleOnBoth(page, 'favourites')
  await page.goto('/mypage')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'お気に入り・最近見たデザイン' }).click()
  await expect(page).toHaveURL(/\/favourites$/)
})

test('CAT-55, CAT-56: a product without designs and a sold-out one are shown as what they are', async ({ page }) => {
  await page.goto('/product/wooden-stand')
  await expect(page.getByText('デザインを作らずに、そのままお届けする商品です。')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expectAccessibleOnBoth(page, 'a product without designs')
  const found = page.getByRole('article')
  const search = (name: string) => page.goto(`/product?q=${encodeURIComponent(name)}`)
  await search('木のカードスタンド')
  await expect(found).toHaveText(/木のカードスタンド.*デザイン不要/)
  await search('手形メモリアルプレート')
  await expect(found).toHaveText(/手形メモリアルプレート.*ただいま品切れです/)
  await expect(found).not.toContainText('出荷')
})
