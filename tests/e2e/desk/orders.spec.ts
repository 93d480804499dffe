import { readFile } from 'node:fs/promises'
import { DEMO_CLERK } from '@irodori/demo-shop/orders'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { ShopServer } from '../../fixtures/shopServer.ts'
import { startShop } from '../../fixtures/shopServer.ts'
import { COMPUTER, expectAccessible, expectAccessibleOnBoth } from '../pages/expectAccessible.ts'
import { logInGuest } from '../pages/logInGuest.ts'

const TABLET = { width: 820, height: 1180 }
/** Orders of the demo shop: one that waits for production, one that is handed over at the start, one in production, one that is held. */
const SCHEDULED = 'irodori-10000006'
const HANDED_OVER = 'irodori-10000007'
const PRODUCED = { orderNumber: 'irodori-10000008', phoneNumber: '09000001108' }
const HELD = 'irodori-10000009'
/** The shop of the journeys has many more orders, so that a page of the list lacks those of the demo. */
const DEMO_ORDERS = 'irodori-1000000'
const TRACKING_NUMBER = '3812-0045-1196'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const dialog = (page: Page) => page.getByRole('dialog')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The beginning of the file that a button saves. */
async function savedFile(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return (await readFile(await download.path())).toString('latin1')
}

async function examine(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(TABLET)
  await expectAccessible(page, `${screen} at ${TABLET.width} px`)
  await expectAccessibleOnBoth(page, screen)
  await page.setViewportSize(COMPUTER)
}

test('DSK-8, DSK-10, DSK-11, DSK-12, DSK-14, DSK-15, DSK-21, DSK-22: a clerk finds an order by half a name, changes its address, writes to its customer, holds, cancels, packs and ships orders, and the customer sees it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(COMPUTER)

  await test.step('the board is the first page, and says what is to be done', async () => {
    await page.goto(`${shop.address}/desk`)
    await page.getByLabel('メールアドレス').fill(DEMO_CLERK.email)
    await page.getByLabel('パスワード', { exact: true }).fill(DEMO_CLERK.password)
    await page.keyboard.press('Enter')
    await expect(heading(page, '作業ボード')).toBeVisible()
    await expect(page.getByRole('link', { name: HELD })).toBeVisible()
    await examine(page, 'board')
  })

  await test.step('an order is found by half a name with the keyboard, and its list is an address', async () => {
    await page.getByRole('link', { name: '注文', exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await examine(page, 'list of orders')
    await page.keyboard.press('/')
    await page.keyboard.type('小林')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('小林')
    await page.getByRole('link', { name: SCHEDULED }).press('Enter')
    await expect(heading(page, SCHEDULED)).toBeVisible()
    await expect(page.getByRole('link', { name: /を大きく表示/ })).toHaveCount(2)
    await examine(page, 'order')
  })

  await test.step('its address is changed; what is wrong is told at its field', async () => {
    await button(page, 'お届け先を変更する').click()
    await examine(page, 'form of the receiver')
    await dialog(page).getByLabel('郵便番号').fill('123')
    await button(page, '変更する').click()
    await expect(dialog(page).getByText('7桁の郵便番号を入力してください。')).toBeVisible()
    await dialog(page).getByLabel('郵便番号').fill('100-0001')
    await dialog(page).getByLabel('都道府県').fill('東京都')
    await dialog(page).getByLabel('市区町村').fill('千代田区')
    await dialog(page).getByLabel('番地').fill('千代田１－２')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(part(page, 'お客さま')).toContainText('東京都千代田区千代田1-2')
  })

  await test.step('its customer is written to', async () => {
    await button(page, 'お客さまにメールを書く').click()
    await examine(page, 'form of a letter')
    await dialog(page).getByLabel('本文').fill('お写真が少し暗いようです。\nこのまま印刷してもよろしいですか。')
    await dialog(page).getByRole('button', { name: '送る' }).click()
    await expect(part(page, 'メール')).toContainText('お店からのメール')
  })

  await test.step('it is held and goes on', async () => {
    await button(page, '保留にする').click()
    await expect(page.getByText('保留前：製作予約')).toBeVisible()
    await button(page, '保留を解除する').click()
    await expect(part(page, '履歴')).toContainText('保留を解除 → 製作予約')
  })

  await test.step('another order is cancelled, with a reason that its customer does not see', async () => {
    await page.goto(`${shop.address}/desk/orders/${HELD}`)
    await button(page, '注文をキャンセルする').click()
    await examine(page, 'cancellation')
    await dialog(page).getByLabel('理由（任意）').fill('お電話でのご依頼')
    await dialog(page).getByRole('button', { name: '注文をキャンセルする' }).click()
    await expect(page.getByText('理由：お電話でのご依頼')).toBeVisible()
    await expect(part(page, 'メール')).toContainText('キャンセルのお知らせ')
    await expect(part(page, 'この注文の操作').getByRole('button')).toHaveText(['お客さまにメールを書く'])
    await examine(page, 'cancelled order')
  })

  await test.step('several orders in production are packed with one file of slips; one that cannot be is named', async () => {
    await page.goto(`${shop.address}/desk/orders?search=${DEMO_ORDERS}`)
    const choose = (orderNumber: string) => page.getByRole('checkbox', { name: `${orderNumber}を選択` })
    await choose(HANDED_OVER).check()
    await choose(HELD).check()
    await button(page, '梱包票（PDF）').click()
    await expect(page.getByRole('alert')).toContainText(`${HELD} キャンセルされています`)
    await examine(page, 'orders that cannot be packed')
    await choose(HELD).uncheck()
    expect(await savedFile(page, '梱包票（PDF）')).toMatch(/^%PDF/)
    await page.goto(`${shop.address}/desk/orders/${HANDED_OVER}`)
    expect(await savedFile(page, '印刷データ（PDF）')).toMatch(/^%PDF/)
    expect(await savedFile(page, '送り状データ（CSV）')).toContain(HANDED_OVER)
    expect(await savedFile(page, '宛名ラベル（PDF）')).toMatch(/^%PDF/)
    await examine(page, 'order that was handed over')
  })

  await test.step('the export of a carrier ships its orders; a wrong row is named, and then nothing is changed', async () => {
    await page.goto(`${shop.address}/desk/orders?search=${DEMO_ORDERS}`)
    await button(page, '送り状番号を取り込む').click()
    await examine(page, 'import of tracking numbers')
    const choose = (rows: readonly string[]) =>
      page
        .getByLabel('ファイルを選ぶ')
        .last()
        .setInputFiles({
          name: 'shipped.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(['ご注文番号,配送会社,送り状番号,発送日', ...rows].join('\r\n')),
        })
    const row = `${HANDED_OVER},ヤマト運輸,3812-0045-1185,`
    await choose([row, 'irodori-99999999,ヤマト運輸,3812-0045-1111,'])
    await expect(dialog(page).getByRole('alert')).toContainText('3行目： 注文irodori-99999999はありません。')
    await examine(page, 'refused file of tracking numbers')
    await choose([row])
    await expect(dialog(page).getByText('1件を発送済みにしました。')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: HANDED_OVER }).click()
    await expect(part(page, 'お届け')).toContainText('3812-0045-1185')
  })

  await test.step('an order is shipped, once', async () => {
    await page.goto(`${shop.address}/desk/orders/${PRODUCED.orderNumber}`)
    await button(page, '発送済みにする').click()
    await examine(page, 'form of a shipment')
    await dialog(page).getByLabel('送り状番号').fill(TRACKING_NUMBER)
    await dialog(page).getByRole('button', { name: '発送済みにする' }).click()
    await expect(part(page, 'お届け')).toContainText(TRACKING_NUMBER)
    await expect(part(page, 'メール')).toContainText('発送のお知らせ')
    await expect(button(page, '発送済みにする')).toBeHidden()
  })

  await test.step('its arrival is noted', async () => {
    await button(page, 'お届け完了を記録する').click()
    await dialog(page).getByRole('button', { name: '記録する' }).click()
    await expect(part(page, 'メール')).toContainText('お届けのお知らせ')
  })

  await test.step('orders of several statuses are a list of the member, which opens by its name', async () => {
    await page.getByRole('link', { name: '注文', exact: true }).click()
    for (const status of ['製作中', '発送済み']) await page.getByRole('checkbox', { name: status }).check()
    await expect(page.getByRole('link', { name: PRODUCED.orderNumber })).toBeVisible()
    await button(page, 'この条件を保存').click()
    await page.getByRole('textbox', { name: '名前' }).fill('製作と発送')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: '製作と発送' })).toHaveAttribute('aria-current', 'page')
    await examine(page, 'saved list of orders')
    await page.goto(`${shop.address}/desk/orders`)
    await expect(page.getByRole('checkbox', { name: '製作中' })).not.toBeChecked()
    await expect(page.getByRole('link', { name: PRODUCED.orderNumber })).toBeHidden()
    await page.getByRole('link', { name: '製作と発送' }).click()
    await expect(page.getByRole('checkbox', { name: '製作中' })).toBeChecked()
    await expect(page.getByRole('link', { name: PRODUCED.orderNumber })).toBeVisible()
  })

  await test.step('its customer reads the tracking number', async () => {
    const customer = await (await browser.newContext()).newPage()
    await logInGuest(customer, shop.address, PRODUCED)
    await customer.goto(`${shop.address}/mypage`)
    await expect(customer.getByText(/出荷しました|お届けしました/).first()).toBeVisible()
    await expect(customer.getByText(TRACKING_NUMBER)).toBeVisible()
  })

  await test.step('the log has each change with its order', async () => {
    await page.getByRole('link', { name: '操作の記録' }).click()
    for (const [words, orderNumber] of [
      ['注文を発送済みに変更', PRODUCED.orderNumber],
      ['注文をキャンセル', HELD],
      ['注文を保留', SCHEDULED],
    ] as const) {
      await expect(
        page.getByRole('row').filter({ hasText: orderNumber }).filter({ hasText: words }).first(),
      ).toBeVisible()
    }
  })
})
