import { expect, test } from '@playwright/test'
import { designPiece, waitForRenders } from '../fixtures/designPiece.ts'
import { IMPORTED_PHONE, importOrders } from '../fixtures/importOrders.ts'
import { callShop } from '../fixtures/shopCaller.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { runStaffTool } from '../fixtures/staffTool.ts'
import { designCardBack, HALF_DESIGNED_ORDER } from './pages/designCardBack.ts'
import { expectAccessible } from './pages/expectAccessible.ts'
import { logInGuest } from './pages/logInGuest.ts'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

const ORDER = HALF_DESIGNED_ORDER
const COMPUTER = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test('MYP-15, RVW-1, RVW-3, RVW-5, RVW-7, PCK-6, PCK-8, PCK-10, PCK-13, PCK-15, PCK-16, NTC-1: on a phone a card is reviewed, wrapped, scheduled and stopped; on a computer its date is chosen by keyboard, where it is sold out', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const guest = await callShop(shop.address, ORDER.orderNumber, ORDER.phoneNumber)
  await designCardBack(guest)
  await waitForRenders(guest)
  await page.setViewportSize(PHONE)
  const review = `${shop.address}/order/${ORDER.orderNumber}/confirm`
  const packaging = `${shop.address}/order/${ORDER.orderNumber}/package`

  await test.step('without a login the address leads to my page, which asks for it', async () => {
    await page.goto(review)
    await expect(page).toHaveURL(/\/mypage$/)
    const login = page.getByRole('dialog')
    await login.getByRole('textbox', { name: '注文番号' }).fill(ORDER.orderNumber)
    await login.getByLabel('電話番号').fill(ORDER.phoneNumber)
    await login.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByText(ORDER.orderNumber).first()).toBeVisible()
    await expect(page.getByText('デザインがそろいましたら、')).toBeVisible()
  })

  await test.step('the review shows the pages, and the receiver is corrected', async () => {
    await page.goto(review)
    await expect(page.getByRole('button', { name: '表を大きく見る' })).toBeVisible()
    await expect(page.getByRole('button', { name: '裏を大きく見る' })).toBeVisible()
    await page.getByRole('button', { name: 'お届け先を変更する' }).click()
    const receiver = page.getByRole('region', { name: 'お届け先' })
    await receiver.getByLabel('セイ（カナ）').fill('ナカムラ・アオ')
    await expect(receiver.getByLabel('セイ（カナ）')).toHaveValue('ナカムラ アオ')
    await receiver.getByLabel('郵便番号').fill('1500001')
    await expect(receiver.getByText('郵便番号と都道府県が一致していません。')).toBeVisible()
    await receiver.getByRole('button', { name: '住所を自動で入力' }).click()
    await expect(receiver.getByLabel('都道府県')).toHaveValue('東京都')
    await receiver.getByLabel('番地').fill('あいうえおかきくけこさしすせそたち')
    await expect(receiver.getByText('16文字以内でご入力ください。')).toBeVisible()
    await receiver.getByLabel('番地').fill('神宮前1-2-3')
    await expectAccessible(page, 'the receiver being edited')
    await receiver.getByRole('button', { name: '保存する' }).click()
    await expect(receiver.getByText('〒150-0001')).toBeVisible()
    expect((await guest.order()).receiver).toMatchObject({ zipCode: '150-0001', prefecture: '東京都', city: '渋谷区' })
  })

  await test.step('an unanswered question disables the button and is named', async () => {
    const next = page.getByRole('button', { name: 'お届け日・ラッピングへ' })
    await expect(next).toBeEnabled()
    await page.getByLabel('お子さまの人数').selectOption('1')
    await expect(next).toBeDisabled()
    await expect(page.getByText('お子さまの生まれた年月をお選びください。')).toBeVisible()
    await page.getByLabel('年', { exact: true }).selectOption('2024')
    await page.getByLabel('月', { exact: true }).selectOption('05')
    await next.click()
    const question = page.getByRole('alertdialog', { name: 'お届け先をご確認ください' })
    await expect(question).toContainText('神宮前1-2-3')
    await expect(question).toContainText('ふろしき包み')
    await question.getByRole('button', { name: 'この内容で進む' }).click()
    await expect(page).toHaveURL(packaging)
    expect(await guest.order()).toMatchObject({
      numberOfChildren: 1,
      childrenDOBSurvey: [{ dateOfBirth: '2024-05', isPregnant: false }],
    })
  })

  const start = page.getByRole('button', { name: '製作を開始する' })
  const days = page.getByRole('grid').getByRole('button')
  await test.step('wrapping, day and time are chosen; production is scheduled and counts down', async () => {
    await expect(start).toBeDisabled()
    await expect(page.getByText('無料ラッピング 0／1点')).toBeVisible()
    await page.getByRole('radio', { name: /クラフト包み/ }).check()
    await expect(page.getByText('無料ラッピング 1／1点')).toBeVisible()
    await expect(page.getByText('出荷予定日は毎日13時00分に変更されます')).toBeVisible()
    await expect(page.getByText('ふろしき包みは、ご注文ごとに')).toBeVisible()
    await expect(page.getByText('年末年始は配送が混み合います。')).toBeVisible()
    await expect(page.getByLabel('お届け時間帯')).toHaveValue('午前中')
    await days.and(page.locator(':not([aria-disabled])')).first().click()
    await expect(page.getByText(/^お届け希望日：\d+月\d+日/)).toBeVisible()
    await expectAccessible(page, 'the packaging')
    await start.click()
    await expect(page.getByRole('alertdialog')).toContainText('製作を開始してから30分を過ぎますと、')
    await page.getByRole('alertdialog').getByRole('button', { name: '製作を開始する' }).click()
    await expect(page.getByRole('heading', { name: '製作の開始を受け付けました' })).toBeVisible()
    await expect(page.getByText('仕上がりましたら、発送のお知らせをお送りします。')).toBeVisible()
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^(29:\d\d|30:00)$/)
    const before = await timer.textContent()
    await expect(timer).not.toHaveText(before ?? '')
    await expectAccessible(page, 'the waiting period')
    expect(await guest.order()).toMatchObject({
      status: 'WAITING_CREATION',
      deliveryTime: '午前中',
      designGroups: [{ packagePlanId: 'kraft-paper' }],
    })
  })

  await test.step('stopping production leads to my page', async () => {
    await page.getByRole('button', { name: '製作の開始を取り消す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
    await expect(page).toHaveURL(/\/mypage$/)
    expect((await guest.order()).status).toBe('DRAFT')
  })

  await test.step('unavailable delivery days show a notice on a computer, and a day is chosen by keyboard', async () => {
    await page.setViewportSize(COMPUTER)
    await page.route('**/api/orders/startShippingDate**', (route) => route.abort())
    const today = { id: 'm', kind: 'MAINTENANCE', isEnabled: true, content: '今夜、設備の点検をいたします。' }
    const data = [{ ...today, fromTime: '2020-01-01T00:00:00Z', toTime: '2100-01-01T00:00:00Z' }]
    await page.route('**/api/notice/MAINTENANCE', (route) =>
      route.fulfill({ json: { code: 200, data, error: null, message: null, errorCode: null } }),
    )
    await page.goto(packaging)
    await expect(page.getByText(today.content)).toBeVisible()
    await expect(page.getByText('お選びいただける日を読み込めませんでした。')).toBeVisible()
    await page.unroute('**/api/orders/startShippingDate**')
    await page.getByRole('button', { name: 'もう一度試す' }).click()
    await expect(page.getByRole('radio', { name: /クラフト包み/ })).toBeChecked()

    const chosen = days.and(page.locator('[aria-pressed=true]'))
    const saved = await chosen.getAttribute('data-day')
    await chosen.focus()
    await page.keyboard.press('PageUp')
    await expect(page.locator(':focus')).toHaveAccessibleName(/お選びいただけません。/)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^お届け希望日：\d+月\d+日/)).toBeVisible()
    for (const key of ['PageDown', 'End', 'ArrowLeft']) await page.keyboard.press(key)
    const focused = page.locator(':focus')
    const focusedDay = async () => (await focused.getAttribute('data-day')) ?? ''
    await expect.poll(async () => new Date(await focusedDay()).getUTCDay()).toBe(5)
    // A week of days off may contain no selectable day.
    for (let step = 0; step < 14 && (await focused.getAttribute('aria-disabled')) !== null; step += 1) {
      await page.keyboard.press('ArrowRight')
    }
    const reached = await focusedDay()
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveAttribute('data-day', reached)
    expect(reached).not.toBe(saved)
  })

  await test.step('a product sold out since the screen was opened is named, and production is not scheduled', async () => {
    runStaffTool(shop.dataDirectory, 'stock', 'set', 'greeting-card', '5')
    await start.click()
    await page.getByRole('alertdialog').getByRole('button', { name: '製作を開始する' }).click()
    const soldOut = page.getByRole('alertdialog', { name: '商品の在庫がありません' })
    await expect(soldOut).toBeVisible()
    await expectAccessible(page, 'a product that is sold out')
    runStaffTool(shop.dataDirectory, 'stock', 'set', 'greeting-card', '500')
    await soldOut.getByRole('button', { name: '画面を更新する' }).click()
    await expect(start).toBeEnabled()
    expect((await guest.order()).status).toBe('DRAFT')
  })
})

test('MYP-14, CPY-1, RVW-6, RVW-9, RVW-11, PCK-14: on a computer an order is corrected on my page, copied to another product, and finished as a digital message and for the messaging app', async ({
  page,
}) => {
  await page.setViewportSize(COMPUTER)
  const cards = { orderNumber: 'irodori-20000001', phoneNumber: IMPORTED_PHONE }
  const greeting = { orderNumber: 'irodori-20000002', phoneNumber: IMPORTED_PHONE }
  importOrders(shop.dataDirectory, [
    { orderNumber: cards.orderNumber, products: { 'wedding-card': 2, 'birth-card': 1 } },
    { orderNumber: greeting.orderNumber, products: { 'line-greeting': 1 } },
  ])
  const guest = await callShop(shop.address, cards.orderNumber, cards.phoneNumber)
  const app = await callShop(shop.address, greeting.orderNumber, greeting.phoneNumber)
  const wedding = { templateIds: ['wedding-card-washi-column'], sides: 1 }
  await designPiece(guest, wedding)
  await designPiece(app, { templateIds: ['line-greeting-nami-moon'], sides: 1 })
  const order = page.getByRole('article')
  const review = `${shop.address}/order/${cards.orderNumber}/confirm`

  await test.step('the receiver is corrected on my page', async () => {
    await logInGuest(page, shop.address, cards)
    // A part above the button that loads late must not move it from under a press.
    await page.route('**/ChosenFacts-*.js', async (route) => {
      await page.waitForTimeout(1500)
      await route.continue()
    })
    await page.goto(`${shop.address}/mypage`)
    const change = order.getByRole('button', { name: 'お届け先を変更する' })
    await expect(change).toBeVisible()
    await expect(order.getByRole('heading', { name: 'お選びの内容とお支払い' })).toBeVisible({ timeout: 1 })
    await change.click()
    const receiver = page.getByRole('region', { name: 'お届け先' })
    await expect(receiver.getByRole('textbox').first()).toBeFocused()
    await receiver.getByLabel('建物').fill('いろどりハイツ203')
    await expectAccessible(page, 'the receiver on my page')
    await receiver.getByRole('button', { name: '保存する' }).click()
    await expect(change).toBeFocused()
    await expect(order).toContainText('いろどりハイツ203')
  })

  await test.step('the customer chooses among several matching products', async () => {
    await order.getByRole('button', { name: '複製する' }).click()
    const picker = page.getByRole('dialog', { name: 'どの商品に複製しますか' })
    await expect(picker).toBeVisible()
    await expectAccessible(page, 'the picker of products')
    await picker.getByRole('button', { name: /出産報告はがき/ }).click()
    await expect(page).toHaveURL(new RegExp(`/design/edit/${cards.orderNumber}/2/none/birth-card`))
    expect((await guest.order()).designs.map(({ productId }) => productId)).toEqual(['wedding-card', 'birth-card'])
    await designPiece(guest, wedding)
    await waitForRenders(guest)
  })

  await test.step('an order changed elsewhere is reported, and nothing is overwritten', async () => {
    await page.goto(review)
    const next = page.getByRole('button', { name: /お届け日・ラッピングの選択へ進む/ })
    await expect(next).toBeEnabled()
    await guest.call('PUT', `/api/guest/orders/${cards.orderNumber}/numberOfChildren`, { numberOfChildren: 0 })
    await next.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'この内容で進む' }).click()
    const changed = page.getByRole('alertdialog', { name: '注文情報が更新されています' })
    await expect(changed).toBeVisible()
    await expectAccessible(page, 'an order that was changed')
    expect((await guest.order()).numberOfChildren).toBe(0)
    await changed.getByRole('button', { name: '最新の注文情報を見る' }).click()
    await expect(page).toHaveURL(/\/mypage$/)
  })

  await test.step('a digital message has a label and a caution and no date, and continues to the templates', async () => {
    await page.goto(review)
    await page.getByRole('radio', { name: /デジタルメッセージを添える/ }).check()
    await page.getByRole('button', { name: 'デザインを確定してデジタルメッセージの作成へ進む' }).click()
    const caution = page.getByRole('alertdialog', { name: 'お届け先は、ご自身の住所でよろしいですか' })
    await expect(caution).toBeVisible()
    await expectAccessible(page, 'the caution about the address')
    await caution.getByRole('button', { name: 'このまま進む' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'この内容で進む' }).click()
    await expect(page).toHaveURL(/\/package$/)
    const plans = page.getByRole('radiogroup')
    await expect(plans).toHaveCount(3)
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(page.getByText('ふろしき包みは、ご注文ごとに')).toHaveCount(0)
    for (const one of await plans.all()) await one.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'デジタルメッセージの作成へ進む' }).click()
    await expect(page).toHaveURL(`${shop.address}/digitalMessage/templates?orderNumber=${cards.orderNumber}`)
    expect(await guest.order()).toMatchObject({ status: 'DRAFT', processMethod: 'digital_message' })
  })

  await test.step('a design for the messaging app is finished after a confirmation and downloaded', async () => {
    await waitForRenders(app)
    await logInGuest(page, shop.address, greeting)
    await page.goto(`${shop.address}/order/${greeting.orderNumber}/confirm`)
    await page.getByRole('button', { name: 'デザインを確定してダウンロードへ進む' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'この内容で進む' }).click()
    const question = page.getByRole('alertdialog', { name: 'デザインを確定しますか' })
    await expect(question).toBeVisible()
    await expectAccessible(page, 'the final confirmation')
    await question.getByRole('button', { name: '確定する', exact: true }).click()
    await expect(page.getByText('画像はマイページからダウンロードしていただけます。')).toBeVisible()
    expect((await app.order()).status).toBe('COMMITTED')
    await page.getByRole('link', { name: 'マイページへ' }).click()
    const archive = page.waitForEvent('download')
    await order.getByRole('button', { name: 'デザインをダウンロード' }).click()
    expect((await archive).suggestedFilename()).toBe(`designs_${greeting.orderNumber}.zip`)
  })
})
