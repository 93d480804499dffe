import { searchOrders } from '@irodori/contract/endpoints/desk/orders'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInDesk } from '../../testing/renderInDesk.tsx'
import { sampleListed } from '../../testing/sampleOrder.ts'
import { OrderListPage } from './OrderListPage.tsx'

const rows = page.getByRole('row')
const open = (reply: FakeCall['reply']) =>
  renderInDesk(<OrderListPage />, { calls: [{ endpoint: searchOrders, reply }] })

it('DSK-14: words and filters are in the address, and the key / leads to the search', async () => {
  const { history } = await open(() => succeed({ orders: [sampleListed()], next: null }))
  await expect.element(rows.nth(1)).toMatchTextContent(/hana-20000001.*製作中佐藤 美咲グリーティングカード 2点/)
  await userEvent.keyboard('/佐藤 咲{Enter}')
  await page.getByLabelText('状態').selectOptions('製作中')
  await page.getByLabelText('並び順').selectOptions('発送予定の早い順')
  await expect
    .poll(() => history.at(-1))
    .toBe(`/desk/orders?search=${encodeURIComponent('佐藤')}+${encodeURIComponent('咲')}&status=CREATING&sort=SHIP_DAY`)
  await page.getByRole('button', { name: '条件をすべて外す' }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  expect(history.at(-1)).toBe('/desk/orders')
})

it('the list is read page by page', async () => {
  const pages = [
    succeed({ orders: [sampleListed()], next: '2026-11-20T01:00:00.000Z hana-20000001' }),
    succeed({ orders: [sampleListed({ orderNumber: 'hana-20000000', isPaid: false })], next: null }),
  ]
  await open(() => pages.shift() ?? refuse(500, 'INTERNAL'))
  await page.getByRole('button', { name: 'もっと見る' }).click()
  await expect.element(rows.nth(2)).toMatchTextContent(/hana-20000000.*未入金/)
  await expect.element(page.getByRole('button', { name: 'もっと見る' })).not.toBeInTheDocument()
})

it('a list without a match says so, and one that could not be read is read again', async () => {
  const replies = [refuse(429, 'TOO_MANY_TRIES'), succeed({ orders: [], next: null })]
  await open(() => replies.shift() ?? refuse(500, 'INTERNAL'))
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(page.getByText('該当する注文はありません')).toBeVisible()
})
