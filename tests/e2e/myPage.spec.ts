import { randomUUID } from 'node:crypto'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { Envelope } from '@irodori/contract/envelope'
import { draftOfPage, pageFromTemplate } from '@irodori/design/designPage'
import { present } from '@irodori/design/testing/present'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { callShop } from '../fixtures/shopCaller.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { expectAccessible } from './pages/expectAccessible.ts'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

const PHONE = { width: 390, height: 844 }
const ACCOUNT = { email: 'haruka@irodori.example', password: 'tokidoki-irodori-7' }
/** A booklet and two cards without designs. */
const OPEN = { orderNumber: 'irodori-10000002', phoneNumber: '08011112222' }
const SHIPPED = { orderNumber: 'irodori-10000004', phoneNumber: '09000001104' }
const TO_CANCEL = { orderNumber: 'irodori-10000010', phoneNumber: '09000001110' }
const COMMITTED = { orderNumber: 'irodori-10000011', phoneNumber: '09000001111' }

/** Logs the account in, with orders of several statuses joined to it. */
async function logIn(page: Page): Promise<void> {
  const post = async <Data>(path: string, body: object, token = ''): Promise<Data> => {
    const headers = { 'Csrf-Token': CSRF_TOKEN, 'Content-Type': 'application/json', Authorization: token }
    const answer = await fetch(`${shop.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { data, errorCode } = (await answer.json()) as Envelope<Data>
    if (data === null) throw new Error(`POST ${path} was refused: ${answer.status} ${errorCode}`)
    return data
  }
  const [session] = await post<{ token: string }[]>('/api/authentication/user', ACCOUNT)
  for (const { orderNumber, phoneNumber } of [OPEN, SHIPPED, TO_CANCEL, COMMITTED]) {
    await post(`/api/guest/order/${orderNumber}`, { phoneNumber }, present(session).token)
  }
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('irodori.session', kept)
      window.print = () => document.body.setAttribute('data-print-asked', '')
    },
    JSON.stringify({ ...session, role: 'USER' }),
  )
}

/** Designs the first of the two cards as its template proposes. */
async function designCard(): Promise<void> {
  const guest = await callShop(shop.address, OPEN.orderNumber, OPEN.phoneNumber)
  const templates = await Promise.all(['card-hanaikada-front', 'card-hanaikada-back'].map((id) => guest.template(id)))
  const drafts = templates.map((template) => draftOfPage(pageFromTemplate(template, 2, randomUUID), null, null))
  await guest.save('POST', null, drafts)
  await expect
    .poll(async () => (await guest.order()).designs.map(({ printCheck }) => printCheck), { timeout: 60_000 })
    .toEqual(['UNSEEN', 'UNSEEN'])
}

const order = (page: Page, { orderNumber }: { readonly orderNumber: string }) =>
  page.getByRole('article', { name: new RegExp(orderNumber) })

test('MYP-1, MYP-3, MYP-4, CPY-4, CPY-7, CPY-8, RCP-2, RCP-4, RCP-5, MYP-11, MYP-13, SHR-1, SHR-5, SHR-6, DWN-3: my page with orders of several statuses on a phone', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await designCard()
  await logIn(page)
  await page.setViewportSize(PHONE)
  const myPage = `${shop.address}/mypage`
  await page.goto(myPage)

  await test.step('an order that has to be placed again is announced once and leads to the cancellation page', async () => {
    const alert = page.getByRole('alertdialog', { name: 'ご注文のし直しをお願いします' })
    await expect(alert).toBeVisible()
    await expectAccessible(page, 'the alert')
    await alert.getByRole('button', { name: 'キャンセルの手続きへ' }).click()
    await expect(page).toHaveURL(`${shop.address}/order/cancel?orderNumber=${TO_CANCEL.orderNumber}&reason=0`)
    await expect(page.getByLabel('キャンセルの理由')).toHaveValue('0')
    await page.goto(myPage)
    await expect(order(page, OPEN)).toBeVisible()
    await expect(alert).toBeHidden()
  })

  await test.step('the orders are grouped by progress', async () => {
    for (const [part, orderNumber] of [
      ['デザインを作るご注文', OPEN.orderNumber],
      ['ご注文のし直しが必要です', TO_CANCEL.orderNumber],
      ['ダウンロードできるご注文', COMMITTED.orderNumber],
      ['これまでのご注文', SHIPPED.orderNumber],
    ] as const) {
      await expect(page.getByRole('region', { name: part, exact: true })).toContainText(orderNumber)
    }
    // An order that was never in view has an estimated height, which axe would take for its real one.
    for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded()
    await expectAccessible(page, 'my page')
  })

  await test.step('the exact preview is labelled as such', async () => {
    await order(page, OPEN).getByRole('button', { name: '表を大きく見る' }).click()
    await expect(page.getByRole('dialog')).toContainText('これが印刷される内容です')
    await expect(page.getByRole('dialog')).toContainText(/印刷データ番号 [0-9a-f]{4} /)
    await page.keyboard.press('Escape')
  })

  await test.step('a copy opens in its editor', async () => {
    await order(page, OPEN).getByRole('button', { name: '複製する' }).click()
    await expect(page).toHaveURL(new RegExp(`/design/edit/${OPEN.orderNumber}/2/none/greeting-card`))
    await page.goto(myPage)
    await expect(order(page, OPEN).getByRole('link', { name: '編集する' })).toHaveCount(2)
  })

  await test.step('the copy is deleted after a confirmation, and the deletion is undone', async () => {
    await order(page, OPEN).getByRole('button', { name: '削除する' }).last().click()
    const question = page.getByRole('alertdialog', { name: 'このデザインを削除しますか' })
    await expect(question).toBeVisible()
    await expectAccessible(page, 'the confirmation of a deletion')
    await question.getByRole('button', { name: '削除する' }).click()
    await expect(order(page, OPEN).getByRole('link', { name: '編集する' })).toHaveCount(1)
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect(order(page, OPEN).getByRole('link', { name: '編集する' })).toHaveCount(2)
  })

  await test.step('the receipt has a guide, a name, an original and a reissue', async () => {
    await order(page, SHIPPED).getByRole('button', { name: '領収書' }).click()
    const dialog = page.getByRole('dialog', { name: /領収書/ })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'the guide of the receipt')
    for (const next of ['次へ', '次へ', '領収書の作成へ']) await dialog.getByRole('button', { name: next }).click()
    await expect(dialog.getByLabel('宛名')).toHaveValue('渡辺由美')
    await dialog.getByLabel('宛名').fill('株式会社さくら')
    await expectAccessible(page, 'the receipt')
    const original = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '領収書をダウンロード' }).click()
    expect((await original).suggestedFilename()).toBe(`領収書_${SHIPPED.orderNumber}.pdf`)
    const reissue = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '再発行してダウンロード' }).click()
    expect((await reissue).suggestedFilename()).toBe(`領収書_再発行_${SHIPPED.orderNumber}.pdf`)
    await page.keyboard.press('Escape')
  })

  await test.step('a receipt that cannot be loaded closes its dialog, and a notice offers to retry', async () => {
    await page.route('**/invoice', (route) => route.abort())
    await order(page, SHIPPED).getByRole('button', { name: '領収書' }).click()
    const again = page.getByRole('status').getByRole('button', { name: 'もう一度試す' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.unroute('**/invoice')
    await again.click()
    await expect(page.getByRole('dialog', { name: '領収書' }).getByLabel('宛名')).toHaveValue('株式会社さくら')
    await page.keyboard.press('Escape')
  })

  await test.step('a design is shared', async () => {
    await order(page, OPEN).getByRole('button', { name: 'シェアする' }).click()
    const dialog = page.getByRole('dialog', { name: 'デザインをシェアする' })
    const picture = dialog.getByRole('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(500)
    const first = await picture.getAttribute('src')
    await dialog.getByRole('button', { name: '前のデザイン' }).click()
    await expect(dialog).toContainText('4 / 4')
    await dialog.getByRole('button', { name: '次のデザイン' }).click()
    await expect(picture).toHaveAttribute('src', first ?? '')
    await dialog.getByRole('button', { name: '文章をコピー' }).click()
    await expect(dialog.getByRole('status')).toHaveText('文章をコピーしました。')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('100円引き')
    await expectAccessible(page, 'the share dialog')
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '画像をダウンロード' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.jpg$/)
    await page.keyboard.press('Escape')
  })

  await test.step('finished designs are downloaded in one archive', async () => {
    const archive = page.waitForEvent('download')
    await order(page, COMMITTED).getByRole('button', { name: 'デザインをダウンロード' }).click()
    expect((await archive).suggestedFilename()).toBe(`designs_${COMMITTED.orderNumber}.zip`)
    await page.keyboard.press('Escape')
  })

  await test.step('an earlier design without an open order explains how to order again', async () => {
    await order(page, SHIPPED).getByRole('button', { name: 'もう一度作る' }).click()
    const dialog = page.getByRole('dialog', { name: 'このデザインをもう一度作る' })
    await expect(dialog.getByRole('link', { name: 'この商品を見る' })).toHaveAttribute('href', '/product/wedding-card')
    await page.keyboard.press('Escape')
  })

  await test.step('the mail about paying with points is requested and confirmed', async () => {
    await page.route('**/api/guest/order', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replaceAll(/"paymentType":"[A-Z_]+"/g, '"paymentType":"RAKUTEN_POINT"')
      await route.fulfill({ response: answer, body: text })
    })
    const sent: string[] = []
    await page.route('**/api/mail/rakutenPointMail?*', (route) => {
      sent.push(new URL(route.request().url()).searchParams.get('orderNumber') ?? '')
      return route.fulfill({ json: { code: 200, errorCode: null, message: null, error: null, data: null } })
    })
    await page.reload()
    await order(page, OPEN).getByRole('button', { name: 'ポイント払いのご案内' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'メールを送る' }).dblclick()
    await expect(page.getByRole('alertdialog', { name: 'メールをお送りしました' })).toBeVisible()
    expect(sent).toEqual([OPEN.orderNumber])
    await page.keyboard.press('Escape')
    await page.unrouteAll()
  })

  await test.step('the printed page shows one order without buttons', async () => {
    await order(page, SHIPPED).getByRole('button', { name: '注文内容を印刷' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(order(page, SHIPPED)).toBeVisible()
    await expect(order(page, OPEN)).toBeHidden()
    await expect(page.getByRole('button', { name: '注文内容を印刷' }).first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the button scrolls back to the top', async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: 'ページの先頭へ' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})
