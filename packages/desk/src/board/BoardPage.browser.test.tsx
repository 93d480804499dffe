import { readBoard } from '@irodori/contract/endpoints/desk/orders'
import type { Board } from '@irodori/contract/entities/board'
import { BOARD_MOST_COUNTED, BOARD_SECTIONS } from '@irodori/contract/entities/board'
import { succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OWNER, renderInDesk } from '../../testing/renderInDesk.tsx'
import { sampleListed } from '../../testing/sampleOrder.ts'
import { BoardPage } from './BoardPage.tsx'

const EMPTY: Board = {
  sections: BOARD_SECTIONS.map((section) => ({ section, count: 0, orders: [] })),
  stuck: { count: 0, orders: [] },
  questions: { count: 0, first: [] },
  marketplaces: { count: 0, first: [] },
}

const open = (board: Board) =>
  renderInDesk(<BoardPage />, { calls: [{ endpoint: readBoard, reply: () => succeed(board) }] })

it('DSK-10: the board says what stops an order and what mends it, and links to its page', async () => {
  await open({
    ...EMPTY,
    sections: [{ section: 'TO_SHIP', count: BOARD_MOST_COUNTED, orders: [sampleListed({ isPaid: false })] }],
    stuck: {
      count: 1,
      orders: [
        {
          orderNumber: 'hana-20000002',
          since: '2026-11-21T01:00:00.000Z',
          pages: [
            {
              designId: 'a',
              groupNumber: 2,
              pageNumber: '-1',
              sideNumber: 1,
              printCheck: 'DIFFERENT',
              causes: [{ kind: 'PHOTO', name: 'cat.jpg', condition: 'DAMAGED' }],
            },
          ],
          fault: { reason: 'ECONNRESET', tries: 3, nextTryAt: null },
          remedies: ['CUSTOMER_SAVES_PAGE', 'RETRY'],
        },
      ],
    },
  })
  const stuck = page.getByRole('listitem').filter({ hasText: 'hana-20000002' })
  await expect
    .element(stuck)
    .toMatchTextContent(/2番 表紙：お客さまが見た画像と印刷が異なります写真cat\.jpgが壊れています。/)
  await expect
    .element(stuck)
    .toMatchTextContent(/3回失敗：ECONNRESET.*保存し直すと進みます.*印刷データを作り直す」で再開できます/)
  await expect.element(page.getByText('1000件以上')).toBeVisible()
  await expect.element(page.getByText('未入金')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'hana-20000001' }))
    .toHaveAttribute('href', '/desk/orders/hana-20000001')
  await expect
    .element(page.getByRole('link', { name: 'すべて見る' }))
    .toHaveAttribute('href', '/desk/orders?status=CREATING&sort=SHIP_DAY')
})

it('DSK-10: the board shows questions and what marketplaces changed late or refused', async () => {
  await open({
    ...EMPTY,
    questions: {
      count: 1,
      first: [{ id: 'q', number: 'Q-12', orderNumber: 'hana-20000003', askedAt: '2026-11-21T01:00:00.000Z' }],
    },
    marketplaces: {
      count: 2,
      first: [
        {
          kind: 'LATE_CHANGE',
          orderNumber: 'hana-20000004',
          source: 'YAHOO',
          change: 'ADDRESS',
          at: '2026-11-21T01:00:00.000Z',
        },
        {
          kind: 'REPORT_REFUSED',
          orderNumber: 'hana-20000005',
          source: 'RAKUTEN',
          reason: 'E-17',
          at: '2026-11-21T02:00:00.000Z',
        },
      ],
    },
  })
  await expect.element(page.getByText(/お問い合わせ Q-12/)).toBeVisible()
  await expect.element(page.getByText(/お届け先が変更されました/)).toBeVisible()
  await expect.element(page.getByText(/拒否されました：E-17/)).toBeVisible()
})

it('DSK-9: a designer, who sees no board, begins with the list of orders', async () => {
  const { history, sent } = await renderInDesk(<BoardPage />, { member: { ...OWNER, role: 'DESIGNER' } })
  await expect.poll(() => history.at(-1)).toBe('/desk/orders')
  expect(sent).toEqual([])
})
