import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { sampleDesign, sampleOrder, sampleProduct } from '../../testing/sampleOrders.ts'
import { OrderProblemDialog } from './OrderProblemDialog.tsx'
import type { OrderProblem } from './orderProblem.ts'

async function open(problem: OrderProblem) {
  const onStay = vi.fn()
  const onMyPage = vi.fn()
  const { pages } = await renderInPortal(<OrderProblemDialog problem={problem} onStay={onStay} onMyPage={onMyPage} />, {
    areas: ['review', 'help'],
  })
  return { onStay, onMyPage, reloads: pages.reloads }
}
const dialog = page.getByRole('alertdialog')

it('names the number of missing designs, and stays on the page', async () => {
  const { onStay, onMyPage } = await open({ kind: 'NOT_ENOUGH_DESIGNS', number: 3 })
  await expect.element(dialog).toMatchTextContent(/残り3点デザイン/)
  await userEvent.keyboard('{Enter}')
  expect(onStay).toHaveBeenCalledOnce()
  expect(onMyPage).not.toHaveBeenCalled()
})

it('RVW-10: leads to my page when the order has changed', async () => {
  const { onStay, onMyPage } = await open({ kind: 'ORDER_CHANGED' })
  await page.getByRole('button', { name: '最新の注文情報を見る' }).click()
  expect(onMyPage).toHaveBeenCalledOnce()
  expect(onStay).not.toHaveBeenCalled()
})

it('RVW-10: shows the code of a failed call and reads the page again', async () => {
  const { onStay, reloads } = await open({ kind: 'CONNECTION', code: 'BUSY' })
  await expect.element(dialog).toMatchTextContent(/お問い合わせ用コード：BUSY/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => reloads).toHaveLength(1)
  expect(onStay).not.toHaveBeenCalled()
})

it('opens the question to the shop where only the shop can help, and returns to the problem afterwards', async () => {
  const { onMyPage } = await open({ kind: 'CANCELLED' })
  await dialog.getByRole('button', { name: 'お問い合わせをする' }).click()
  await expect.element(page.getByRole('textbox', { name: 'お問い合わせの内容' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: 'キャンセルされたご注文です' })).toBeVisible()
  expect(onMyPage).not.toHaveBeenCalled()
})

it('RVW-14: names the places of two pieces that cannot be printed, with the address that opens each', async () => {
  const products = [sampleProduct({ unit: 2, numberOfSides: 2 })]
  const designs = [1, 2].flatMap((groupNumber) =>
    [1, 2].map((sideNumber) => sampleDesign({ id: `${groupNumber}-${sideNumber}`, groupNumber, sideNumber })),
  )
  const place = { randomId: 'r', pageNumber: '0' }
  await renderInPortal(
    <OrderProblemDialog
      order={sampleOrder({ products, designs })}
      problem={{
        kind: 'LAYOUT',
        places: [
          { ...place, reason: 'TEXT_OVERFLOWS', groupNumber: 1, sideNumber: 1, itemId: 'words' },
          { ...place, reason: 'TEMPLATE_NOT_OF_PRODUCT', groupNumber: 2, sideNumber: 2, itemId: null },
        ],
      }}
      onStay={() => undefined}
      onMyPage={() => undefined}
    />,
    { areas: ['review', 'portal'] },
  )
  await expect.element(dialog).toMatchTextContent(/文字が枠に入りきりません/)
  await expect
    .element(dialog.getByRole('link', { name: '写真時計 1点目「表」' }))
    .toHaveAttribute('href', '/design/edit/irodori-10000001/1/none/clock?page=0&side=1&item=words')
  await expect
    .element(dialog.getByRole('link', { name: '写真時計 2点目「裏」' }))
    .toHaveAttribute('href', '/design/edit/irodori-10000001/2/none/clock?page=0&side=2')
})
