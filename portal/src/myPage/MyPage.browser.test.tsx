import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { cancelCreation, readRemainingTime } from '@irodori/contract/endpoints/production'
import { deleteDesignsOfGuest } from '@irodori/contract/endpoints/designGroup'
import { readPostalPlace } from '@irodori/contract/endpoints/help'
import { listOrders, updateReceiver } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import { LinkProvider } from '@irodori/ui/AppLink'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, offline } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import {
  GUEST,
  otherOrder,
  sampleDesign,
  sampleOrder,
  sampleParcel,
  sampleProduct,
} from '../../testing/sampleOrders.ts'
import { RoutedLink } from '../navigation/RoutedLink.tsx'
import { MyPage } from './MyPage.tsx'

const cardOf = (orderNumber: string) => page.getByRole('article', { name: new RegExp(orderNumber) })
const hanako = cardOf('irodori-10000001')
const taro = cardOf('irodori-20000002')
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
const section = (name: string) => page.getByRole('region', { name, exact: true })
const overview = page.getByRole('navigation', { name: 'ご注文の一覧' })
const search = page.getByRole('searchbox', { name: 'ご注文を探す' })

const inRoutedPage = (
  <LinkProvider value={RoutedLink}>
    <MyPage />
  </LinkProvider>
)

/** Orders of these statuses with numbers of their own. */
const ordersOf = (...statuses: readonly Order['status'][]): Order[] =>
  statuses.map((status, index) => {
    const orderNumber = `irodori-${30_000_000 + index}`
    return sampleOrder({ id: `order-${10 + index}`, orderNumber, status })
  })

async function open(
  first: readonly Order[] = [sampleOrder(), otherOrder()],
  path = '/mypage',
  refuseUndo?: FakeCall['reply'],
) {
  sessionStorage.clear()
  const shop = { orders: first, isOnline: true }
  const { sent, queryClient, history, navigate } = await renderInPortal(inRoutedPage, {
    path,
    areas: ['portal', 'chosen', 'packaging', 'copying', 'orderDialogs', 'review'],
    session: GUEST,
    calls: [
      ...(refuseUndo ? [{ endpoint: cancelCreation, reply: refuseUndo }] : []),
      { endpoint: listOrders, reply: () => (shop.isOnline ? succeed(shop.orders) : offline()) },
      { endpoint: readNotices, reply: () => succeed([]) },
      {
        endpoint: readRemainingTime,
        reply: () => succeed([{ clientEndingTime: inMinutes(30), remainingSeconds: 1800 }]),
      },
      {
        endpoint: cancelCreation,
        reply: ({ path: called }) => {
          shop.orders = shop.orders.map((order) =>
            called.includes(order.orderNumber) ? { ...order, status: 'DRAFT' as const } : order,
          )
          return succeed(null)
        },
      },
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
  if (!path.includes('?')) await expect.element(page.getByRole('article').first()).toBeVisible()
  return { shop, queryClient, history, navigate, saves: () => sent.filter(({ method }) => method !== 'GET') }
}

it('CAT-57: leads to the favourites and recently seen designs of this device', async () => {
  await open()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'お気に入り・最近見たデザイン' }))
    .toHaveAttribute('href', '/favourites')
})

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

it('MYP-24: lists the sample texts at the piece of the one order that has them', async () => {
  const sample = { productId: 'clock', groupNumber: 1, pageNumber: '0', sideNumber: 1, designId: 'd', position: 1 }
  await open([
    sampleOrder(),
    otherOrder({ sampleTexts: ['佐藤 美咲', '2026.8.12'].map((text) => ({ ...sample, itemId: text, text })) }),
  ])
  await expect.element(taro).toMatchTextContent(/見本のままの文字が2か所あります.*「佐藤 美咲」.*「2026.8.12」/)
  await expect
    .element(taro.getByRole('link', { name: '「2026.8.12」' }))
    .toHaveAttribute('href', '/design/edit/irodori-20000002/1/none/clock?page=0&side=1&item=2026.8.12')
  await expect.element(hanako).not.toMatchTextContent(/見本のまま/)
})

it('counts the designs beyond those bought of one order, and the missing ones of the other', async () => {
  await open([sampleOrder({ overNumber: 2 }), otherOrder({ designs: [] })])
  await expect.element(hanako).toMatchTextContent(/余っているデザイン2点/)
  await expect.element(taro).toMatchTextContent(/残りのデザイン\d点/)
})

it('MYP-19: shows an order that was just started in production, with its countdown, and takes back that one only', async () => {
  const started = otherOrder({ status: 'WAITING_CREATION' })
  const { saves } = await open([sampleOrder({ status: 'WAITING_CREATION' }), started])
  await expect.element(section('製作中のご注文').getByRole('article')).toHaveLength(2)
  await expect.element(taro.getByRole('timer', { name: '取り消せる残りの時間' })).toMatchTextContent(/^(30:00|29:5\d)$/)
  await taro.getByRole('button', { name: '製作の開始を取り消す' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
  await expect.element(section('デザインを作るご注文')).toMatchTextContent(/irodori-20000002/)
  await expect.element(section('製作中のご注文')).toMatchTextContent(/irodori-10000001/)
  expect(saves().map(({ path, query }) => [path, query])).toEqual([
    ['/api/guest/orders/irodori-20000002/scheduler/cancelling', { updatedAt: started.updatedAt }],
  ])
})

it('PCK-16: shows the newest state of the order whose start could not be taken back, and closes the reason', async () => {
  const { shop } = await open(
    [sampleOrder({ status: 'WAITING_CREATION' }), otherOrder({ status: 'WAITING_CREATION' })],
    '/mypage',
    () => {
      shop.orders = [sampleOrder({ status: 'WAITING_CREATION' }), otherOrder({ status: 'CREATING' })]
      return refuse(400, 'ORDER_IS_PRODUCED')
    },
  )
  await taro.getByRole('button', { name: '製作の開始を取り消す' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
  const reason = page.getByRole('alertdialog', { name: '取り消せませんでした' })
  await reason.getByRole('button', { name: '閉じる' }).last().click()
  await expect.element(reason).not.toBeInTheDocument()
  await expect.element(taro.getByRole('timer')).not.toBeInTheDocument()
  await expect.element(hanako.getByRole('timer')).toBeVisible()
})

it('PCK-16: closes the reason of a lost connection although the order still waits, and it can be tried again', async () => {
  let isOnline = false
  await open([sampleOrder(), otherOrder({ status: 'WAITING_CREATION' })], '/mypage', () =>
    isOnline ? succeed(null) : offline(),
  )
  await taro.getByRole('button', { name: '製作の開始を取り消す' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
  const reason = page.getByRole('alertdialog', { name: '取り消しを確認できませんでした' })
  await reason.getByRole('button', { name: '閉じる' }).last().click()
  await expect.element(reason).not.toBeInTheDocument()
  isOnline = true
  await taro.getByRole('button', { name: '製作の開始を取り消す' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('MYP-18: shows what was chosen for each order, and the new state of one that changes while the other is looked at', async () => {
  const { shop, queryClient } = await open([sampleOrder({ status: 'CREATING' }), otherOrder()])
  await expect.element(hanako).toMatchTextContent(/出荷予定日：2026年11月27日/)
  shop.orders = [
    sampleOrder({
      status: 'SHIPPED',
      shipDate: new Date().toISOString(),
      packages: [
        sampleParcel({
          plannedShipDate: '2026-11-26',
          shipment: { carrierName: '飛脚便', trackingNumber: '1234', trackingUrl: null },
        }),
      ],
    }),
    otherOrder(),
  ]
  await queryClient.invalidateQueries()
  await expect.element(section('お届け中のご注文')).toMatchTextContent(/飛脚便\s*お問い合わせ番号 1234/)
  await expect.element(taro).not.toMatchTextContent(/飛脚便/)
})

it('MYP-20: has no overview for one order, and counts several by what they need', async () => {
  const { shop, queryClient } = await open([sampleOrder()])
  await expect.element(hanako).toBeVisible()
  await expect.element(overview).not.toBeInTheDocument()
  shop.orders = [sampleOrder(), ...ordersOf('WAITING_CREATION', 'CREATING', 'CREATING')]
  await queryClient.invalidateQueries()
  await expect.element(overview).toMatchTextContent(/^すべて4件手続きを進める1件開始待ち1件製作中2件$/)
  await expect.element(search).not.toBeInTheDocument()
})

it('MYP-21: shows the orders of a need or with a word; the address keeps the choice', async () => {
  const { history, navigate } = await open([sampleOrder(), otherOrder(), ...ordersOf('CREATING', 'CREATING', 'CANCEL')])
  await overview.getByRole('link', { name: /製作中/ }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '2件のご注文を表示しています。' })).toBeVisible()
  await expect.element(hanako).not.toBeInTheDocument()
  await expect.element(overview.getByRole('link', { name: /製作中/ })).toHaveAttribute('aria-current', 'true')
  await search.fill('30000003')
  await expect.element(page.getByText('あてはまるご注文がありません')).toBeVisible()
  expect(history.at(-1)).toBe('/mypage?show=PRODUCTION&q=30000003')
  await overview.getByRole('link', { name: /すべて/ }).click()
  await expect.element(cardOf('irodori-30000002')).not.toBeInTheDocument()
  navigate('/mypage')
  await expect.element(search).toHaveValue('')
  await expect.element(hanako).toBeVisible()
})

it('MYP-21: opens an address with a choice, and leads from no match to all orders', async () => {
  await open([sampleOrder(), otherOrder()], '/mypage?show=PAST&q=%E6%99%82%E8%A8%88')
  await page.getByRole('link', { name: 'すべてのご注文を見る' }).click()
  await expect.element(hanako).toBeVisible()
  await expect.element(taro).toBeVisible()
})

it('MYP-22: shows forty-five orders on three pages', async () => {
  const many = ordersOf(...Array.from({ length: 45 }, () => 'CREATING' as const))
  await open(many)
  await expect.element(page.getByRole('article')).toHaveLength(20)
  await page.getByRole('link', { name: '次へ' }).click()
  await expect.element(page.getByText('21〜40件目（全45件）')).toBeVisible()
  await expect.element(cardOf('irodori-30000020')).toBeVisible()
  await expect.element(cardOf('irodori-30000019')).not.toBeInTheDocument()
  await page.getByRole('link', { name: '次へ' }).click()
  await expect.element(page.getByRole('article')).toHaveLength(5)
  await expect.element(page.getByRole('link', { name: '次へ' })).not.toBeInTheDocument()
  expect(window.scrollY).toBe(0)
  await search.fill('3000000')
  await expect.element(page.getByText('1〜10件目')).not.toBeInTheDocument()
  await expect.element(page.getByRole('article')).toHaveLength(10)
  await expect.element(search).toHaveFocus()
})

it('MYP-22: leaves the focus alone when it opens at a later page, and moves it to the top when a page is turned', async () => {
  await open(ordersOf(...Array.from({ length: 45 }, () => 'CREATING' as const)), '/mypage?page=2')
  await expect.element(page.getByText('21〜40件目（全45件）')).toBeVisible()
  expect(document.activeElement?.id).toBe('content')
  await page.getByRole('link', { name: '次へ' }).click()
  await expect.poll(() => document.activeElement?.className).toMatch(/top/)
})

it('MYP-23: leads from each of two orders to its product under the number of that order', async () => {
  const undesigned = { designs: [], designGroups: [], remainingNumber: 1 }
  await open([sampleOrder(undesigned), otherOrder(undesigned)])
  for (const [card, orderNumber] of [
    [hanako, 'irodori-10000001'],
    [taro, 'irodori-20000002'],
  ] as const) {
    await expect
      .element(card.getByRole('link', { name: 'デザインを作る' }).first())
      .toHaveAttribute('href', `/product/clock?order=${orderNumber}`)
  }
})

it('MYP-25: an order whose designs were erased says once when, and another keeps its designs', async () => {
  const erased = sampleOrder({
    status: 'SHIPPED',
    products: [sampleProduct(), sampleProduct({ productId: 'card', name: 'カード' })],
    designs: [],
    designGroups: [],
    designsErasedAt: '2026-11-01T18:00:00.000Z',
  })
  await open([erased, { ...otherOrder(), status: 'SHIPPED' }])
  await expect.element(hanako.getByText(/デザインと写真は2026年11月2日に消去しました/)).toBeVisible()
  expect(hanako.getByText(/消去しました/).elements()).toHaveLength(1)
  expect(hanako.getByRole('button', { name: 'もう一度作る' }).elements()).toEqual([])
  await expect.element(taro.getByRole('button', { name: 'もう一度作る' }).first()).toBeVisible()
  expect(taro.getByText(/消去しました/).elements()).toEqual([])
})
