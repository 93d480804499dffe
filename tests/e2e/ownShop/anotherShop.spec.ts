import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { textOfPdf } from '../../../packages/api/testing/textOfPdf.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startOwnShop } from '../../fixtures/shopServer.ts'
import { expectAccessible } from '../pages/expectAccessible.ts'
import { DEMO_NAMES } from './demoNames.ts'

const CATALOGUE = fileURLToPath(new URL('../../../packages/operating/first-catalogue', import.meta.url))
const PROFILE = fileURLToPath(
  new URL('../../../packages/api/testing/profiles/hanamizuki/profile.json', import.meta.url),
)
const ORDER = { number: 'hanamizuki-10000001', phone: '09012345678' }

const folder = mkdtempSync(path.join(tmpdir(), 'irodori-another-'))
let shop: ShopServer
test.beforeAll(async () => {
  const orders = readFileSync(path.join(CATALOGUE, 'orders.csv'), 'utf8').replace('tayori-10000001', ORDER.number)
  writeFileSync(path.join(folder, 'orders.csv'), orders)
  shop = await startOwnShop([
    ['profile', 'set', PROFILE],
    ['catalogue', 'import', CATALOGUE],
    ['orders', 'import', path.join(folder, 'orders.csv')],
  ])
})
test.afterAll(async () => {
  await shop.dispose()
  rmSync(folder, { recursive: true, force: true })
})

/** What a visitor can read: title, texts, labels, descriptions of pictures and the addresses of links. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = ['aria-label', 'alt', 'title', 'placeholder', 'value', 'href', 'content']
    const texts = [...document.querySelectorAll('body *, meta[name=description], meta[property]')].flatMap((element) =>
      named.flatMap((name) => element.getAttribute(name) ?? []),
    )
    return [document.title, document.body.innerText, ...texts].join('\n')
  })

/** Expects the name of this shop, nothing of the demo, and no violation of axe. */
async function expectOwnScreen(page: Page, screen: string): Promise<void> {
  await expect(page).toHaveTitle(/はなみずき写真館$/)
  expect(await readable(page), screen).not.toMatch(DEMO_NAMES)
  await expectAccessible(page, screen)
}

test('a legal text is read without any script, in a shop that is not the demo', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const texts = {
    commerce: '株式会社花水木',
    terms: '写真をお使いになる許しがあること',
    privacy: '花水木の製作だけに使います',
  }
  for (const [name, words] of Object.entries(texts)) {
    await page.goto(`${shop.address}/policies/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(words)
  }
  await context.close()
})

test('a shop that is not the demo: login with its own prefix, footer, legal page, receipt, nothing of the demo', async ({
  page,
}) => {
  await test.step('the first screen shows its mark and name, and its colour', async () => {
    await page.goto(`${shop.address}/home`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'はなみずき写真館（商品一覧へ）' })).toBeVisible()
    const mark = page.getByRole('banner').locator('img')
    await expect(mark).toHaveAttribute('src', /^\/shop\/mark-[0-9a-f]{16}\.svg$/)
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent')
    expect(await page.evaluate(accent)).toBe('#1f5f4a')
    await expectOwnScreen(page, 'the catalogue')
  })

  await test.step('it offers one language, so there is no choice, not even for a visitor who chose English elsewhere', async () => {
    await expect(page.getByRole('button', { name: /English/ })).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('irodori.language', 'en'))
    await page.reload()
    await expect(page.getByRole('link', { name: 'はなみずき写真館（商品一覧へ）' })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('irodori.language'))
  })

  await test.step('the footer has its contact and leads to its legal texts', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'help@hanamizuki.example' })).toHaveAttribute('href', /^mailto:/)
    await expect(footer.getByRole('link', { name: '075-000-0001' })).toBeVisible()
    await expect(footer).toContainText('火曜を除く 9:00〜18:00')
    await footer.getByRole('link', { name: '特定商取引法に基づく表記' }).click()
    await expect(page.getByRole('heading', { name: '販売業者' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('株式会社花水木')
    await expectOwnScreen(page, 'the information about the seller')
    await footer.getByRole('link', { name: '利用規約' }).click()
    await expect(page.getByRole('main')).toContainText('写真をお使いになる許しがあること')
    await expectOwnScreen(page, 'the terms of use')
  })

  await test.step('a customer logs in with a short number, which is completed with the prefix of the shop', async () => {
    await page.goto(`${shop.address}/mypage`)
    const login = page.getByRole('dialog', { name: '注文番号でログイン' })
    const number = login.getByRole('textbox', { name: '注文番号' })
    await number.pressSequentially('b10000001')
    await expect(number).toHaveValue(ORDER.number)
    await expect(page.getByText('hanamizuki-12345678')).toBeVisible()
    await login.getByRole('textbox', { name: '電話番号' }).fill(ORDER.phone)
    await expectOwnScreen(page, 'the login')
    await login.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByRole('article', { name: new RegExp(ORDER.number) })).toBeVisible()
    await expectOwnScreen(page, 'my page')
  })

  await test.step('the receipt names its issuer', async () => {
    const order = page.getByRole('article', { name: new RegExp(ORDER.number) })
    await order.getByRole('button', { name: '領収書' }).click()
    const dialog = page.getByRole('dialog', { name: /領収書/ })
    for (const next of ['次へ', '次へ', '領収書の作成へ']) await dialog.getByRole('button', { name: next }).click()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '領収書をダウンロード' }).click()
    const words = await textOfPdf(readFileSync(await (await download).path()))
    expect(words).toContain('株式会社花水木')
    expect(words).toContain('登録番号T8700110005901')
    expect(words).not.toMatch(DEMO_NAMES)
  })

  await test.step('on a phone the name fits, and other screens name the shop too', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const at of ['/home', '/shipment', '/policies/privacy', '/order/cancel', '/nowhere', '/fonts']) {
      await page.goto(`${shop.address}${at}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectOwnScreen(page, `${at} on a phone`)
    }
  })
})
