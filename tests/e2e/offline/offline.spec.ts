import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEMO_PROFILE_FILE } from '@irodori/demo-shop/profileFile'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { samplePhotos } from '../../fixtures/samplePhotos.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { runStaffTool } from '../../fixtures/staffTool.ts'
import { waitForJournal } from '../pages/editorState.ts'
import { isReadyOffline, NEW_CARD } from '../pages/offlineStart.ts'
import {
  CARD_ORDER,
  choosePhotos,
  closeInspector,
  editorReady,
  openItem,
  passVerification,
  save,
  savedState,
} from '../pages/studioPages.ts'

test.use({ serviceWorkers: 'allow' })

const NO_CONNECTION = 'インターネットにつながっていません'

const folder = mkdtempSync(path.join(tmpdir(), 'irodori-offline-'))
let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(async () => {
  await shop.dispose()
  rmSync(folder, { recursive: true, force: true })
})

const installed = (page: Page) => expect.poll(() => page.evaluate(isReadyOffline), { timeout: 60_000 }).toBe(true)

const notice = (page: Page) => page.getByRole('status').filter({ hasText: NO_CONNECTION })
const controllerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null)

async function write(page: Page, item: RegExp, text: string): Promise<void> {
  await openItem(page, item)
  await page.getByRole('textbox', { name: '文字' }).fill(text)
  await closeInspector(page)
}

/** Changes the profile of the running shop. */
function changeProfile(change: object): void {
  cpSync(path.dirname(DEMO_PROFILE_FILE), folder, { recursive: true })
  const profile = JSON.parse(readFileSync(DEMO_PROFILE_FILE, 'utf8'))
  writeFileSync(path.join(folder, 'profile.json'), JSON.stringify({ ...profile, ...change }))
  runStaffTool(shop.dataDirectory, 'profile', 'set', path.join(folder, 'profile.json'))
}

test('NLW-28 NLW-30 NLW-31: a design is edited, reloaded and edited again without a server, and saved when it is back', async ({
  page,
  context,
}) => {
  await page.goto(`${shop.address}${NEW_CARD}`)
  await passVerification(page, CARD_ORDER)
  await installed(page)

  await test.step('the server is gone: the editor starts from the device with the work of before', async () => {
    await write(page, /いつも笑顔/, '線のない日')
    await waitForJournal(page)
    await shop.kill()
    await context.setOffline(true)
    await expect(notice(page)).toBeVisible()
    await page.reload()
    await editorReady(page)
    expect(await controllerOf(page)).toBe(`${shop.address}/design/worker.js`)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: '続きから' }).click()
    await openItem(page, /線のない日/)
    await closeInspector(page)
  })

  await test.step('edits and photos wait on the device, and the notice counts them', async () => {
    await write(page, /線のない日/, 'それでも書ける')
    await openItem(page, /写真/)
    await choosePhotos(page, (await samplePhotos()).small())
    await expect(notice(page)).toContainText('写真1枚')
    await closeInspector(page)
    await waitForJournal(page)
    await page.reload()
    await editorReady(page)
    await page.getByRole('button', { name: '続きから' }).click()
    await expect(notice(page)).toContainText('写真1枚')
  })

  await test.step('the server is back: the order is found, the photo sent and the design saved', async () => {
    await shop.start()
    await context.setOffline(false)
    await expect(notice(page)).toBeHidden({ timeout: 60_000 })
    await save(page)
    expect(page.url()).toContain('/design/edit/')
    // The answers of the visit after the first save are kept after a pause.
    await page.waitForTimeout(5000)
  })

  await test.step('the saved design opens from the device, too', async () => {
    await shop.kill()
    await context.setOffline(true)
    await page.reload()
    await openItem(page, /それでも書ける/)
    await closeInspector(page)
    await expect(savedState(page)).toHaveText(/保存しました/)
    await shop.start()
    await context.setOffline(false)
    await expect(notice(page)).toBeHidden({ timeout: 60_000 })
    await editorReady(page)
  })

  await test.step('NLW-33: the front page leads to the design without a server', async () => {
    await page.goto(`${shop.address}/home`)
    await shop.kill()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('region', { name: 'つづきから' }).getByRole('link').click()
    await openItem(page, /それでも書ける/)
    await closeInspector(page)
    await shop.start()
    await context.setOffline(false)
    await expect(notice(page)).toBeHidden({ timeout: 60_000 })
  })

  await test.step('no page of the portal and no other page of the catalogue has a service worker', async () => {
    for (const address of ['/mypage', '/product', '/proof/0123456789abcdef', '/digital-message/0123456789abcdef']) {
      const other = await context.newPage()
      await other.goto(shop.address + address)
      // Some of these pages lead on to another one as soon as they have loaded.
      await expect.poll(() => controllerOf(other).catch(() => 'not yet')).toBeNull()
      await other.close()
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
      return urls.flat()
    })
    expect(
      kept.filter((url) => /irodori-1000|\/api\/(guest|user|order|image\/|design|proof)|mypage/.test(url)),
    ).toEqual([])
  })
})

test('NLW-28 NLW-33: a design that was begun without an order goes on from the front page without a server', async ({
  page,
  context,
}) => {
  await page.goto(`${shop.address}${NEW_CARD}`)
  await editorReady(page)
  await installed(page)
  await write(page, /いつも笑顔/, '注文のまえに')
  await waitForJournal(page)
  await shop.kill()
  await context.setOffline(true)
  await page.goto(`${shop.address}/home`)
  await page.getByRole('region', { name: 'つづきから' }).getByRole('link').click()
  await page.getByRole('button', { name: '続きから' }).click()
  await openItem(page, /注文のまえに/)
  await closeInspector(page)
  await expect(notice(page)).toBeVisible()
  await shop.start()
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden({ timeout: 60_000 })
})

test('NLW-29 NLW-32: a new version waits until the customer switches, and a shop that turns this off removes it', async ({
  page,
}) => {
  await page.goto(`${shop.address}${NEW_CARD}`)
  await passVerification(page, CARD_ORDER)
  await installed(page)
  await write(page, /いつも笑顔/, '版が変わっても')
  await waitForJournal(page)

  changeProfile({ name: '新しい名の店' })
  // The shop shows a changed profile within five seconds.
  await page.waitForTimeout(6000)
  await page.reload()
  await page.getByRole('button', { name: '続きから' }).click()
  await expect(page).not.toHaveTitle(/新しい名の店/)
  await page.getByRole('button', { name: '新しい版に切り替える' }).click({ timeout: 60_000 })
  await expect(page).toHaveTitle(/新しい名の店/, { timeout: 60_000 })
  await openItem(page, /版が変わっても/)

  changeProfile({ offline: false })
  await page.waitForTimeout(6000)
  await page.reload()
  await page.goto(`${shop.address}/home`)
  await page.goBack()
  const left = () =>
    page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])
  await expect.poll(left, { timeout: 60_000 }).toEqual([0, 0])
  await page.reload()
  expect(await controllerOf(page)).toBeNull()
  await openItem(page, /版が変わっても/)
})
