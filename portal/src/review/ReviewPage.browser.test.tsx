import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { openReview, valid } from '../../testing/openReview.tsx'
import { otherOrder, sampleDesign, sampleOrder, sampleProduct } from '../../testing/sampleOrders.ts'

const go = page.getByRole('region', { name: '次の手順' }).getByRole('button')
const address = page.getByRole('alertdialog', { name: 'お届け先をご確認ください' })
const sameAddress = page.getByRole('alertdialog', { name: 'お届け先は、ご自身の住所でよろしいですか' })
const yes = page.getByRole('button', { name: 'この内容で進む' })
it('RVW-7: shows the address in question, saves everything once and goes on to the wrapping', async () => {
  const order = otherOrder()
  const held = heldReply(valid())
  const { history, saves } = await openReview(order, { verify: held.reply })
  await go.click()
  await expect.element(address).toMatchTextContent(/鈴木 次郎 様.*〒150-0001東京都渋谷区神宮前1-2-30312345678/)
  await expect.element(page.getByRole('button', { name: '内容を見直す' })).toHaveFocus()
  await yes.dblClick()
  await expect.element(go).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.poll(() => history.at(-1)).toBe('/order/irodori-20000002/package')
  const { id: receiverId, ...receiver } = order.receiver
  expect(saves().map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/guest/orders/irodori-20000002/orderer&receiver',
      { orderer: order.orderer, receiver: { ...receiver, receiverId } },
    ],
    ['/api/guest/orders/irodori-20000002/numberOfChildren', { numberOfChildren: -1 }],
    ['/api/guest/childrenDOBSurvey', { orderNumber: 'irodori-20000002', childrenInfo: [] }],
    ['/api/guest/orders/irodori-20000002/processMethod', { processMethod: 'normal' }],
  ])
})

it.each(['{Escape}', '{Enter}'])('saves nothing when the customer answers the address with %s', async (key) => {
  const { saves } = await openReview(sampleOrder())
  await go.click()
  await expect.element(page.getByRole('button', { name: '内容を見直す' })).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(address).not.toBeInTheDocument()
  await expect.element(go).not.toHaveAttribute('aria-busy')
  await expect.element(go).toHaveFocus()
  expect(saves()).toEqual([])
})

it('RVW-6: asks first about a gift that would be sent to the orderer, and stops at no', async () => {
  const order = sampleOrder()
  const { saves } = await openReview(sampleOrder({ receiver: { ...order.receiver, ...order.orderer } }))
  await page.getByRole('radio', { name: /デジタルメッセージを添える/ }).click()
  await expect.element(go).toMatchTextContent(/デジタルメッセージの作成へ進む/)
  await go.click()
  await expect.element(sameAddress).toBeVisible()
  await page.getByRole('button', { name: 'お届け先を見直す' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(saves()).toEqual([])
  await go.click()
  await page.getByRole('button', { name: 'このまま進む' }).click()
  await expect.element(address).toBeVisible()
})

it('MYP-24: asks about texts that still show the sample with a link to each, and stops at no', async () => {
  const sample = {
    productId: 'clock',
    groupNumber: 1,
    pageNumber: '0',
    sideNumber: 1,
    designId: 'design-1',
    itemId: 'sign',
    position: 2,
    text: '2026年10月8日　陽向',
  }
  const { history, saves } = await openReview(sampleOrder({ sampleTexts: [sample] }))
  const samples = page.getByRole('alertdialog', { name: '見本のままの文字があります' })
  await expect.element(page.getByText('見本のままの文字が1か所あります')).toBeVisible()
  await go.click()
  await expect
    .element(samples.getByRole('link', { name: '「2026年10月8日 陽向」' }))
    .toHaveAttribute('href', '/design/edit/irodori-10000001/1/none/clock?page=0&side=1&item=sign')
  await expect.element(page.getByRole('button', { name: '文字を直す' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(samples).not.toBeInTheDocument()
  expect(saves()).toEqual([])
  await go.click()
  await page.getByRole('button', { name: 'このまま進む' }).click()
  await yes.click()
  await expect.poll(() => history.at(-1)).toBe('/order/irodori-10000001/package')
})

it('RVW-7: saves nothing of an order that changed meanwhile', async () => {
  const { history, saves } = await openReview(sampleOrder(), {
    status: () => succeed(sampleOrder({ updatedAt: '2026-11-21T00:00:00.000Z' })),
  })
  await go.click()
  await yes.click()
  await page.getByRole('button', { name: '最新の注文情報を見る' }).click()
  expect(history.at(-1)).toBe('/mypage')
  expect(saves()).toEqual([])
})

it('shows the message of the shop at the form of the receiver, and can go on after the correction', async () => {
  const { server, saves } = await openReview(sampleOrder(), {
    people: replies(
      () =>
        refuse(400, 'UPDATE_RECEIVER_FAILS', 'お届け先をお確かめください。', {
          'receiver.city': ['町名がありません。'],
        }),
      () => succeed(server.save({})),
    ),
  })
  await go.click()
  await yes.click()
  const city = page.getByRole('textbox', { name: '市区町村' })
  await expect.element(city).toHaveAccessibleDescription('町名がありません。')
  await city.fill('渋谷区神南')
  await go.click()
  await expect.element(address).toMatchTextContent(/東京都渋谷区神南/)
  await yes.click()
  await expect.poll(() => saves().length).toBeGreaterThan(4)
  expect(saves()[1]?.body).toMatchObject({ receiver: { city: '渋谷区神南' } })
})

it('RVW-10: explains a verdict of the shop, and reads the order again so that it can go on', async () => {
  const { history } = await openReview(sampleOrder(), {
    verify: replies(
      () =>
        succeed({
          code: 'ORDER_HAS_NOT_ENOUGH_DESIGNS',
          numberOfMissingDesigns: 2,
          numberOfSpareDesigns: 0,
          missingParts: [],
          sampleTexts: [],
        }),
      valid,
    ),
  })
  await go.click()
  await yes.click()
  await expect
    .element(page.getByRole('alertdialog', { name: 'デザインが不足しています' }))
    .toMatchTextContent(/残り2点デザイン/)
  await userEvent.keyboard('{Enter}')
  await go.click()
  await yes.click()
  await expect.poll(() => history.at(-1)).toBe('/order/irodori-10000001/package')
})

it('starts no step while a form is being saved', async () => {
  const held = heldReply(succeed(sampleOrder()))
  await openReview(sampleOrder(), { orderer: held.reply })
  await page.getByRole('button', { name: 'ご注文者を変更する' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '保存する' })).toHaveAttribute('aria-busy', 'true')
  await go.click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  held.release()
  await expect.element(page.getByRole('button', { name: '保存する' })).not.toBeInTheDocument()
  await go.click()
  await expect.element(address).toBeVisible()
})

it('RVW-4: asks for each child, and names an unfinished survey as the reason that stops the next step', async () => {
  const { saves } = await openReview(sampleOrder())
  await page.getByRole('combobox', { name: 'お子さまの人数' }).selectOptions('2人')
  await expect.element(go).toHaveAccessibleDescription(/お子さまの生まれた年月をお選びください。/)
  for (const [child, year, month] of [
    ['1人目', '2020年', '4月'],
    ['2人目', '2023年', '12月'],
  ] as const) {
    const entry = page.getByRole('group', { name: child })
    await entry.getByRole('combobox', { name: '年' }).selectOptions(year)
    await entry.getByRole('combobox', { name: '月' }).selectOptions(month)
  }
  await expect.element(go).toBeEnabled()
  await go.click()
  await yes.click()
  await expect.poll(() => saves().length).toBeGreaterThan(2)
  expect(saves()[2]?.body).toEqual({
    orderNumber: 'irodori-10000001',
    childrenInfo: [
      { dateOfBirth: '2020-04', isPregnant: false },
      { dateOfBirth: '2023-12', isPregnant: false },
    ],
  })
})

it('asks before it commits an order of the messaging app, and commits it once', async () => {
  const { saves } = await openReview(sampleOrder({ hasLineProduct: true }))
  await go.click()
  await yes.click()
  const commit = page.getByRole('button', { name: '確定する' })
  await expect.element(page.getByRole('button', { name: 'まだ確定しない' })).toHaveFocus()
  expect(saves().some(({ path }) => path.endsWith('commit'))).toBe(false)
  await commit.dblClick()
  await expect.element(page.getByText('デザインを確定しました。')).toBeVisible()
  expect(saves().filter(({ path }) => path.endsWith('commit'))).toHaveLength(1)
})

it('RVW-8: does not go on with a page that cannot be printed', async () => {
  const { history } = await openReview(sampleOrder({ designs: [sampleDesign({ printCheck: 'DIFFERENT' })] }))
  await go.click()
  await yes.click()
  await expect.element(page.getByRole('alertdialog', { name: 'デザインをご確認ください' })).toBeVisible()
  expect(history).toHaveLength(1)
})

it('never shows one order under the address of another one', async () => {
  const { navigate } = await openReview(sampleOrder(), {
    read: ({ path }) => (path.endsWith('irodori-10000001') ? succeed(sampleOrder()) : offline()),
  })
  navigate('/order/irodori-20000002/confirm')
  await expect.element(page.getByText('つながりませんでした')).toBeVisible()
  await expect.element(page.getByText('注文番号：irodori-10000001')).not.toBeInTheDocument()
})

it('RVW-5, MYP-17: lists above its disabled button what each of two pieces lacks, with a link to each', async () => {
  const designs = [sampleDesign(), sampleDesign({ id: 'design-8', sideNumber: 2 })]
  const second = sampleDesign({ id: 'design-9', groupNumber: 2 })
  await openReview(
    sampleOrder({ products: [sampleProduct({ unit: 3, numberOfSides: 2 })], designs: [...designs, second] }),
  )
  const panel = page.getByRole('region', { name: '次の手順' })
  await expect.element(go).toBeDisabled()
  await expect
    .element(panel.getByRole('link', { name: '写真時計 2点目：「裏」がまだ作られていません' }))
    .toHaveAttribute('href', '/design/edit/irodori-10000001/2/none/clock?page=0&side=2')
  await expect.element(panel).toMatchTextContent(/あと1点のデザインが残っています/)
  await expect
    .element(page.getByRole('link', { name: 'デザインを作る' }))
    .toHaveAttribute('href', '/product/clock?order=irodori-10000001')
})
