import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import { pageFromDesign } from '@irodori/design/designPage'
import { printedRows } from '@irodori/design/merge/mergeList'
import { present } from '@irodori/design/testing/present'
import { allowedFontSizes } from '@irodori/typography/fontSize'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { bundlePage } from '../../fixtures/bundlePage.ts'
import { designPiece, waitForRenders } from '../../fixtures/designPiece.ts'
import { IMPORTED_PHONE, importOrders } from '../../fixtures/importOrders.ts'
import type { ShopCaller } from '../../fixtures/shopCaller.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { COMPUTER, expectAccessible, PHONE } from '../pages/expectAccessible.ts'
import type { KernelPage } from '../pages/kernelPage.ts'
import { logInGuest } from '../pages/logInGuest.ts'
import { editorReady } from '../pages/studioPages.ts'

declare const kernelPage: KernelPage

const PRODUCT = 'greeting-card'
const SIDES = ['card-addressed-front', 'card-addressed-address']
/** An address book in Shift_JIS with a family and a recipient at a company. */
const ADDRESSES = fileURLToPath(
  new URL('../../../packages/table-file/testing/files/hagakiDesignKit.csv', import.meta.url),
)

/** What the test reads of the manifest for the print companies. */
interface Manifest {
  readonly packages: readonly { groups: readonly { print: { cardHashes: string[][]; job: { cards: unknown[] } } }[] }[]
}

// The kernel is added to the page by a script, which the shop's Content-Security-Policy refuses.
test.use({ bypassCSP: true })

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop({ WAITING_MINUTES: '0', RATE_LIMIT_FACTOR: '100' })
})
test.afterAll(() => shop.dispose())

/** The hashes of the address sides of the saved list as Chromium prints them. */
async function hashesSeen(page: Page, guest: ShopCaller, groupNumber: number): Promise<(string | null)[]> {
  const { list } = await guest.call<SavedMergeList>('GET', `/api/merge-list/${guest.orderNumber}/${groupNumber}`)
  const side = present((await guest.designs(groupNumber)).find(({ sideNumber }) => sideNumber === 2))
  await page.goto(`${shop.address}/404`)
  await page.addScriptTag({ type: 'module', content: await bundlePage('tests/e2e/pages/kernelPage.ts') })
  await page.waitForFunction(() => 'kernelPage' in globalThis)
  const hashes: (string | null)[] = []
  for (const row of printedRows(list)) {
    const given = [pageFromDesign({ ...side, randomId: randomUUID() }), list, row, allowedFontSizes(8)] as const
    const seen = await page.evaluate(([from, of, one, sizes]) => kernelPage.printRow(from, of, one, sizes), given)
    hashes.push(seen.hash)
  }
  return hashes
}

/** The print job of an order whose only piece has a list, once the order has been handed over. */
async function printOf(guest: ShopCaller) {
  const manifests = () =>
    globSync('files/production/*/manifest-*.json', { cwd: shop.dataDirectory })
      .map((name) => JSON.parse(readFileSync(path.join(shop.dataDirectory, name), 'utf8')))
      .filter(({ orderNumber }) => orderNumber === guest.orderNumber)
  await expect.poll(() => manifests().length, { timeout: 90_000 }).toBe(1)
  const { packages }: Manifest = manifests()[0]
  return present(packages[0]?.groups[0]).print
}

for (const { name, orderNumber, size } of [
  { name: 'a computer', orderNumber: 'irodori-79600001', size: COMPUTER },
  { name: 'a phone', orderNumber: 'irodori-79600002', size: PHONE },
]) {
  test(`LST-7: at ${name} an exported address book fills the address side, and each card is printed as Chromium showed it`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    importOrders(shop.dataDirectory, [{ orderNumber, products: { [PRODUCT]: 1 } }])
    const guest = await callShop(shop.address, orderNumber, IMPORTED_PHONE)
    await designPiece(guest, { templateIds: SIDES, sides: 2 })
    await waitForRenders(guest)
    const [{ groupNumber } = { groupNumber: 0 }] = (await guest.order()).designs

    await page.setViewportSize(size)
    await logInGuest(page, shop.address, { orderNumber, phoneNumber: IMPORTED_PHONE })
    await page.goto(`${shop.address}/design/edit/${orderNumber}/${groupNumber}/none/${PRODUCT}`)
    await editorReady(page)
    const dialog = page.getByRole('dialog', { name: '名簿で作り分ける' })
    const setting = dialog.getByRole('group', { name: '宛名面' })
    const saving = dialog.getByRole('region', { name: '名簿の保存' })
    const good = dialog.getByText('2行とも、このまま使えます。')
    const picture = async (of: string, fullPage = false) => {
      const folder = process.env.IRODORI_PICTURES
      if (folder) await page.screenshot({ path: `${folder}/address-${of}-${size.width}.png`, fullPage })
    }

    await test.step('the list is matched to the boxes, the address and the names, and the sender gets a postal code', async () => {
      await page.keyboard.press('n')
      await dialog.getByLabel('名簿のファイルを選ぶ').last().setInputFiles(ADDRESSES)
      await expect(setting.getByRole('radio', { name: '漢数字（一二三）' })).toBeChecked()
      await setting.getByLabel('差出人の郵便番号').fill('600')
      await expect(setting).toContainText('郵便番号は7桁の数字で入力してください')
      await setting.getByLabel('差出人の郵便番号').fill('600-8216')
      await expectAccessible(page, 'the setting of an address side')
      await picture('setting')
    })

    await test.step('each row is shown, and a corrected house number changes it', async () => {
      await dialog.getByRole('button', { name: '1行ずつ確かめる' }).click()
      await expect(good).toBeVisible()
      await expect(dialog.locator('canvas:not([hidden])')).toBeVisible()
      await picture('family')
      await dialog.getByRole('textbox', { name: '自宅住所(番地等)' }).fill('千代田2-11')
      await expect(good).toBeVisible()
      await dialog.getByRole('list', { name: '名簿の行' }).getByRole('button').nth(1).click()
      await expect(dialog.getByRole('textbox', { name: '会社名(会社欄)' })).toHaveValue('㈱さくら印刷')
      await picture('colleague')
    })

    await test.step('the list is saved, and the confirmation shows both cards', async () => {
      await saving.getByRole('button', { name: '名簿を作品に保存する' }).click()
      await expect(saving).toContainText('名簿を保存しました。2枚を印刷します。')
      await page.goto(`${shop.address}/design/confirm?order=${orderNumber}&group=${groupNumber}&product=${PRODUCT}`)
      const cards = page.getByRole('region', { name: '2枚のカード' })
      await expect(cards.getByRole('img', { name: '1枚目の裏' })).toBeVisible()
      await picture('confirmation', true)
    })

    await test.step('the print job has each card with the hash of Chromium', async () => {
      const seen = await hashesSeen(page, guest, groupNumber)
      await guest.call('POST', `/api/guest/orders/${orderNumber}/scheduler/creating`, {})
      const { cardHashes, job } = await printOf(guest)
      expect(job.cards).toHaveLength(2)
      expect(new Set(seen).size).toBe(2)
      expect(cardHashes.map(([, address]) => address)).toEqual(seen)
    })
  })
}
