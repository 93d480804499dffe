import { readNotices } from '@irodori/contract/endpoints/catalogue'
import { deleteDesignsOfGuest } from '@irodori/contract/endpoints/design'
import { readPostalPlace } from '@irodori/contract/endpoints/help'
import { listOrders, updateReceiver } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { offline } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder, sampleDesign, sampleOrder, sampleProduct } from '../../testing/sampleOrders.ts'
import { MyPage } from './MyPage.tsx'

const cardOf = (orderNumber: string) => page.getByRole('article', { name: new RegExp(orderNumber) })
const hanako = cardOf('irodori-10000001')
const taro = cardOf('irodori-20000002')

async function open(first: readonly Order[] = [sampleOrder(), otherOrder()]) {
  sessionStorage.clear()
  const shop = { orders: first, isOnline: true }
  const { sent, queryClient } = await renderInPortal(<MyPage />, {
    areas: ['portal', 'copying', 'orderDialogs', 'review'],
    session: GUEST,
    calls: [
      { endpoint: listOrders, reply: () => (shop.isOnline ? succeed(shop.orders) : offline()) },
      { endpoint: readNotices, reply: () => succeed([]) },
      {
        endpoint: readPostalPlace,
        reply: () => succeed({ place: { prefecture: '東京都', city: '渋谷区', town: '神宮前' } }),
      },
      {
        endpoint: deleteDesignsOfGuest,
        reply: () => {
          shop.orders = [sampleOrder(), otherOrder({ designs: [], designGroups: [] })]
          return succeed(null)
        },
      },
      {
        endpoint: updateReceiver,
        reply: () => {
          const receiver = { ...otherOrder().receiver, city: '港区' }
          shop.orders = [sampleOrder(), otherOrder({ receiver })]
          return succeed({ receiver, updatedAt: '2026-11-22T03:00:00.000Z' })
        },
      },
    ],
  })
  await expect.element(hanako).toBeVisible()
  return { shop, queryClient, saves: () => sent.filter(({ method }) => method !== 'GET') }
}

it('deletes the piece of the order whose button was pressed, and shows the order without it', async () => {
  const { saves } = await open()
  await taro.getByRole('button', { name: '削除する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
  await expect.element(taro.getByRole('button', { name: '削除する' })).not.toBeInTheDocument()
  await expect.element(hanako.getByRole('button', { name: '削除する' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '元に戻す' })).toBeVisible()
  expect(saves().map(({ path }) => path)).toEqual(['/api/guest/design/irodori-20000002/1'])
})

it('MYP-14: saves the receiver of that order only, shows the new address, and returns the focus', async () => {
  const { saves } = await open()
  await taro.getByRole('button', { name: 'お届け先を変更する' }).click()
  await taro.getByRole('textbox', { name: '市区町村' }).fill('港区')
  await userEvent.keyboard('{Enter}')
  await expect.element(taro).toMatchTextContent(/東京都港区神宮前1-2-3/)
  await expect.element(hanako).toMatchTextContent(/東京都渋谷区神宮前1-2-3/)
  await expect.element(taro.getByRole('button', { name: 'お届け先を変更する' })).toHaveFocus()
  expect(saves()).toMatchObject([
    { path: '/api/guest/orders/irodori-20000002/receiver', body: { city: '港区', receiverId: 'receiver-1' } },
  ])
})

it('MYP-3: announces an order that has to be cancelled once for each visit', async () => {
  const { queryClient } = await open([sampleOrder(), otherOrder({ status: 'PENDING_CANCEL' })])
  const notice = page.getByRole('alertdialog', { name: 'ご注文のし直しをお願いします' })
  await expect.element(notice).toMatchTextContent(/irodori-20000002/)
  await userEvent.keyboard('{Escape}')
  await expect.element(notice).not.toBeInTheDocument()
  await queryClient.invalidateQueries()
  await expect.element(notice).not.toBeInTheDocument()
})

it('MYP-11: keeps the orders with a warning while they cannot be read again', async () => {
  const { shop, queryClient } = await open()
  shop.isOnline = false
  await queryClient.invalidateQueries()
  await expect.element(page.getByText('最新の状況を取得できませんでした。')).toBeVisible()
  await expect.element(taro).toBeVisible()
  shop.isOnline = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(page.getByText('最新の状況を取得できませんでした。')).not.toBeInTheDocument()
})

it('MYP-17: names what each of two orders lacks, with a link that opens that side or that photo', async () => {
  const place = { productId: 'clock', groupNumber: 1, pageNumber: '0' }
  const photo = {
    kind: 'ITEM' as const,
    ...place,
    sideNumber: 1,
    designId: 'design-2',
    itemType: 'RECT_IMAGE' as const,
  }
  await open([
    sampleOrder({
      products: [sampleProduct({ numberOfSides: 2 })],
      designs: [sampleDesign({ isNotComplete: true })],
    }),
    otherOrder({
      missingParts: [1, 2].map((position) => ({ ...photo, itemId: `frame-${position}`, position })),
      isDesigned: false,
    }),
  ])
  await expect
    .element(hanako.getByRole('link', { name: '「裏」がまだ作られていません' }))
    .toHaveAttribute('href', '/design/edit/irodori-10000001/1/none/clock?page=0&side=2')
  await expect.element(hanako).toMatchTextContent(/残りのデザイン1点.*まだ作られていない面やページを作ってください/)
  await expect.element(hanako).toMatchTextContent(/1点のうち0点を作成済み/)
  await expect
    .element(taro.getByRole('link', { name: '写真がまだの場所が2か所あります' }))
    .toHaveAttribute('href', '/design/edit/irodori-20000002/1/none/clock?page=0&side=1&item=frame-1')
  await expect.element(taro).not.toMatchTextContent(/裏/)
})
