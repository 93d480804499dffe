import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EmbeddingEvent } from '@irodori/contract/embedding'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startOwnShop } from '../../fixtures/shopServer.ts'
import { COMPUTER, expectAccessibleOnBoth, PHONE } from '../pages/expectAccessible.ts'
import { choosePhotos, closeInspector, editorReady, openItem, passVerification, save } from '../pages/studioPages.ts'
import type { SiteAround } from './siteAround.ts'
import { startSiteAround } from './siteAround.ts'

const CATALOGUE = fileURLToPath(new URL('../../../packages/operating/first-catalogue', import.meta.url))
const PROFILE = fileURLToPath(new URL('../../../packages/api/testing/profiles/hanamizuki', import.meta.url))
const ORDER = { orderNumber: 'hanamizuki-10000001', phoneNumber: '090-1234-5678' }

const folder = mkdtempSync(path.join(tmpdir(), 'irodori-embedding-'))
let shop: ShopServer
let allowed: SiteAround
let stranger: SiteAround
test.beforeAll(async () => {
  allowed = await startSiteAround(() => shop.address)
  stranger = await startSiteAround(() => shop.address)
  cpSync(PROFILE, folder, { recursive: true })
  const profile = JSON.parse(readFileSync(path.join(folder, 'profile.json'), 'utf8'))
  writeFileSync(path.join(folder, 'profile.json'), JSON.stringify({ ...profile, embedding: [allowed.origin] }))
  const orders = readFileSync(path.join(CATALOGUE, 'orders.csv'), 'utf8').replace('tayori-10000001', ORDER.orderNumber)
  writeFileSync(path.join(folder, 'orders.csv'), orders)
  shop = await startOwnShop([
    ['profile', 'set', path.join(folder, 'profile.json')],
    ['catalogue', 'import', CATALOGUE],
    ['orders', 'import', path.join(folder, 'orders.csv')],
  ])
})
test.afterAll(async () => {
  allowed.close()
  stranger.close()
  await shop.dispose()
  rmSync(folder, { recursive: true, force: true })
})

const heardBy = (page: Page) => page.evaluate<EmbeddingEvent[]>('heard')
const shopIn = (page: Page): FrameLocator => page.frameLocator('print-designs iframe')

test.use({ viewport: COMPUTER })

test('EMB-1 EMB-3 EMB-5 EMB-6 a visitor of another site designs a card there, and that site learns of the saved design', async ({
  page,
  context,
}) => {
  const frame = shopIn(page)
  // The screens of the studio, inside the frame.
  const studio = frame as unknown as Page

  await test.step('the designs of the product, without the header of the shop, as high as they are', async () => {
    await page.goto(allowed.origin)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/たよりのポストカード/)
    await expect(frame.getByRole('link', { name: 'はなみずき写真館（商品一覧へ）' })).toBeHidden()
    await expect(frame.getByRole('link', { name: '特定商取引法に基づく表記' })).toBeVisible()
    // The server renders the page, so it is visible before its script tells the site.
    await expect
      .poll(() => heardBy(page))
      .toMatchObject([{ type: 'opened', page: 'PRODUCT', productId: 'tayori-postcard' }])
    const height = () => page.locator('print-designs').evaluate((element) => element.clientHeight)
    for (const viewport of [PHONE, COMPUTER]) {
      await page.setViewportSize(viewport)
      await expect.poll(height).toBeGreaterThan(500)
      await expect.poll(height).toBeLessThanOrEqual(viewport.height)
    }
    await expectAccessibleOnBoth(page, 'the designs in another site')
  })

  await test.step('a page that no frame may show opens in a tab of its own', async () => {
    const opened = context.waitForEvent('page')
    await frame.getByRole('link', { name: '利用規約' }).click()
    const tab = await opened
    await expect(tab).toHaveURL(`${shop.address}/policies/terms`)
    await tab.close()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/たよりのポストカード/)
  })

  await test.step('a login, a photo and words in the editor', async () => {
    await frame
      .getByRole('listitem')
      .getByRole('button', { name: /山なみ/ })
      .click()
    await frame.getByRole('link', { name: 'このデザインで作る' }).click()
    await passVerification(studio, ORDER)
    await expect(page.getByRole('status')).toHaveText('写真とことばを入れてください。')
    await expect
      .poll(async () => (await heardBy(page)).at(-1))
      .toMatchObject({ type: 'opened', page: 'EDITOR', templateId: 'yamanami' })
    await openItem(studio, /写真1/)
    await choosePhotos(studio, (await samplePhotos()).small())
    await expect(frame.getByText(/印刷の細かさ/)).toBeVisible({ timeout: 30_000 })
    await closeInspector(studio)
    await openItem(studio, /山のふもと/)
    await frame.getByRole('textbox', { name: '文字' }).fill('花の便り')
    await closeInspector(studio)
    await expectAccessibleOnBoth(page, 'the editor in another site')
  })

  await test.step('the save is told with the order, its path and the hash that the server has', async () => {
    await save(studio)
    await expect(page.getByRole('status')).toContainText(ORDER.orderNumber)
    const savedEvent = async () => (await heardBy(page)).find(({ type }) => type === 'saved')
    await expect.poll(savedEvent).toBeDefined()
    const saved = await savedEvent()
    if (saved?.type !== 'saved') throw new Error('the site did not hear of the saved design')
    const [, group] = /\/design\/edit\/hanamizuki-10000001\/(\d+)\/none\/tayori-postcard$/.exec(saved.path) ?? []
    const guest = await callShop(shop.address, ORDER.orderNumber, '09012345678')
    const designs = await guest.designs(Number(group))
    expect(saved.designs).toEqual(designs.map(({ id, approvedHash }) => ({ id, approvedHash })))
    expect(saved.designs[0]?.approvedHash).toMatch(/^[0-9a-f]{64}$/)
  })

  await test.step('the path of the event shows the design again, after a reload of the site too, on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.reload()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/たよりのポストカード/)
    await page.evaluate(() => {
      const path = localStorage.getItem('lastDesign') ?? ''
      document.querySelector('print-designs')?.setAttribute('path', path)
    })
    await editorReady(studio)
    await openItem(studio, /花の便り/)
    await closeInspector(studio)
  })

  await test.step('the way back to the designs is told as leaving', async () => {
    await frame.getByRole('banner').getByRole('link', { name: '商品へもどる' }).click()
    await expect
      .poll(async () => (await heardBy(page)).slice(-2))
      .toMatchObject([
        { type: 'left', path: `/product/tayori-postcard?order=${ORDER.orderNumber}` },
        { type: 'opened', page: 'PRODUCT' },
      ])
    await expect(page.getByRole('status')).toHaveText('お好きな絵柄をお選びください。')
  })
})

test('EMB-2 a site that the profile does not name shows nothing of the shop, and my page is shown in no frame', async ({
  page,
}) => {
  const blocked = page.waitForEvent('console', { predicate: (message) => /frame-ancestors/.test(message.text()) })
  await page.goto(stranger.origin)
  await blocked
  expect(await heardBy(page)).toEqual([])
  await expect(shopIn(page).getByRole('heading', { level: 1 })).toHaveCount(0)

  await page.goto(allowed.origin)
  await expect(shopIn(page).getByRole('heading', { level: 1 })).toBeVisible()
  const refused = page.waitForEvent('console', { predicate: (message) => /frame-ancestors/.test(message.text()) })
  await page.evaluate((address) => {
    const frame = document.querySelector('print-designs')?.shadowRoot?.querySelector('iframe')
    if (frame) frame.src = address
  }, `${shop.address}/mypage`)
  await refused
})

test('EMB-7 a visitor whose browser keeps nothing for frames is told so, and can open the page in a tab of its own', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (window.parent === window) return
    const refuse = () => {
      throw new DOMException('The request was denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
  })
  await page.goto(allowed.origin)
  await expect(shopIn(page).getByText('途中のデザインを残しておけません')).toBeVisible()
  await expect(shopIn(page).getByRole('heading', { level: 1 })).toHaveText(/たよりのポストカード/)
  const opened = context.waitForEvent('page')
  await shopIn(page).getByRole('link', { name: 'このページを新しいタブで開く' }).click()
  await expect(await opened).toHaveURL(`${shop.address}/product/tayori-postcard`)
})
