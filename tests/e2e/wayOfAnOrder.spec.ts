import { randomUUID } from 'node:crypto'
import type { DesignItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import { draftOfPage, pageFromTemplate, placePhoto } from '@irodori/design'
import { expect, test } from '@playwright/test'
import { samplePhotos } from '../fixtures/samplePhotos.ts'
import { callShop, type ShopCaller } from '../fixtures/shopCaller.ts'
import type { ShopServer } from '../fixtures/shopServer.ts'
import { startShop } from '../fixtures/shopServer.ts'
import { expectAccessible } from './pages/expectAccessible.ts'

let shop: ShopServer
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.dispose())

/** A draft of one card whose front is designed already. */
const ORDER = { orderNumber: 'irodori-10000005', phoneNumber: '09000001105' }
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** The back as a customer would have made it: the words of the template and a photo in each window. */
async function designBack(guest: ShopCaller): Promise<void> {
  const files = await samplePhotos()
  const { imageName, sourceWidth: width, sourceHeight: height } = await guest.upload(files.small())
  const templates = await guest.templates('greeting-card')
  const template = templates.find(({ id }) => id === 'card-hanaikada-back')
  if (!template) throw new Error('the template of the back is gone')
  const page = pageFromTemplate(template, 2, randomUUID)
  const items = page.items.map(
    (item): DesignItem => (isImageItem(item) ? { ...item, ...placePhoto(item, { imageName, width, height }) } : item),
  )
  const { designs } = await guest.order()
  await guest.save('POST', designs[0]?.groupNumber ?? null, [draftOfPage({ ...page, items }, null, null)])
}

test('RVW-1, RVW-3, RVW-5, RVW-7, PCK-6, PCK-8, PCK-10, PCK-15, PCK-16: a card is reviewed, wrapped, started and taken back on a phone; its date is chosen by keys at a desk', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const guest = await callShop(shop.address, ORDER.orderNumber, ORDER.phoneNumber)
  await designBack(guest)
  await expect
    .poll(async () => (await guest.order()).designs.every(({ printCheck }) => printCheck !== 'PENDING'), {
      timeout: 60_000,
    })
    .toBe(true)
  await page.setViewportSize(PHONE)
  const review = `${shop.address}/order/${ORDER.orderNumber}/confirm`
  const packaging = `${shop.address}/order/${ORDER.orderNumber}/package`

  await test.step('without a login it leads to my page, which asks for it', async () => {
    await page.goto(review)
    await expect(page).toHaveURL(/\/mypage$/)
    const login = page.getByRole('dialog')
    await login.getByRole('textbox', { name: '注文番号' }).fill(ORDER.orderNumber)
    await login.getByLabel('電話番号').fill(ORDER.phoneNumber)
    await login.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByText(ORDER.orderNumber).first()).toBeVisible()
  })

  await test.step('the review shows the pages, and the receiver is put right', async () => {
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

  await test.step('an answer that is not finished holds the button up, and says so', async () => {
    const next = page.getByRole('button', { name: 'お届け日・ラッピングへ' })
    await expect(next).toBeEnabled()
    await page.getByLabel('お子さまの人数').selectOption('1')
    await expect(next).toBeDisabled()
    await expect(page.getByText('お子さまの生まれた年月をお選びください。')).toBeVisible()
    await page.getByLabel('年', { exact: true }).selectOption('2024')
    await page.getByLabel('月', { exact: true }).selectOption('05')
    await page.screenshot({ path: test.info().outputPath('review.png'), fullPage: true })
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
  await test.step('wrapping, day and time; the start and its countdown', async () => {
    await expect(start).toBeDisabled()
    await expect(page.getByText('無料ラッピング 0／1点')).toBeVisible()
    await page.getByRole('radio', { name: /クラフト包み/ }).check()
    await expect(page.getByText('無料ラッピング 1／1点')).toBeVisible()
    await expect(page.getByText('出荷予定日は毎日13時00分に変更されます')).toBeVisible()
    await expect(page.getByLabel('お届け時間帯')).toHaveValue('午前中')
    await days.and(page.locator(':not([aria-disabled])')).first().click()
    await expect(page.getByText(/^お届け希望日：\d+月\d+日/)).toBeVisible()
    await expectAccessible(page, 'the packaging')
    await page.screenshot({ path: test.info().outputPath('packaging.png'), fullPage: true })
    await start.click()
    await page.getByRole('alertdialog').getByRole('button', { name: '製作を開始する' }).click()
    await expect(page.getByRole('heading', { name: '製作の開始を受け付けました' })).toBeVisible()
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

  await test.step('the start is taken back, which leads to my page', async () => {
    await page.getByRole('button', { name: '製作の開始を取り消す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
    await expect(page).toHaveURL(/\/mypage$/)
    expect((await guest.order()).status).toBe('DRAFT')
  })

  await test.step('at a desk: days that cannot be read are told quietly, and a day is chosen by keys alone', async () => {
    await page.setViewportSize(DESK)
    await page.route('**/api/orders/startShippingDate**', (route) => route.abort())
    await page.goto(packaging)
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
    // A week that holds days off may have no day to choose.
    for (let step = 0; step < 14 && (await focused.getAttribute('aria-disabled')) !== null; step += 1) {
      await page.keyboard.press('ArrowRight')
    }
    const reached = await focusedDay()
    await page.screenshot({ path: test.info().outputPath('keys.png'), fullPage: true })
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveAttribute('data-day', reached)
    expect(reached).not.toBe(saved)
  })
})
