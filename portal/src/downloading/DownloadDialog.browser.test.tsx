import { downloadDesigns, downloadDesignsOfGuest } from '@irodori/contract/endpoints/production'
import { refuse } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline } from '../../testing/fakeNetwork.ts'
import { MyOrders } from '../../testing/MyOrders.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GUEST, otherOrder, sampleOrder, USER } from '../../testing/sampleOrders.ts'
import { DownloadDialog } from './DownloadDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'デザインのダウンロード' })
const openerOf = (orderNumber: string) => page.getByRole('button', { name: orderNumber })
const archive = () => new Blob(['zip'])

const open = (reply: FakeCall['reply'], session = GUEST) =>
  renderInPortal(
    <MyOrders
      orders={[sampleOrder(), otherOrder()]}
      dialog={(order, close) => <DownloadDialog order={order} onClose={close} />}
    />,
    {
      areas: ['orderDialogs'],
      session,
      calls: [
        { endpoint: downloadDesignsOfGuest, reply },
        { endpoint: downloadDesigns, reply },
      ],
    },
  )

it('DWN-2: downloads the archive of that order once and names the file by its number', async () => {
  const held = heldReply(archive())
  const { sent, pages } = await open(held.reply)
  await openerOf('irodori-20000002').click()
  await expect.element(dialog.getByRole('progressbar')).toHaveAccessibleName(/ダウンロードしています（0\.0 MB）/)
  held.release()
  await expect.element(dialog).toMatchTextContent(/designs_irodori-20000002\.zip をダウンロードしました。/)
  expect(pages.saved).toEqual(['designs_irodori-20000002.zip'])
  expect(sent.map(({ path }) => path)).toEqual(['/api/guest/orders/irodori-20000002/download/designs'])
})

it('DWN-2: downloads with the call of the account', async () => {
  const { sent } = await open(archive, USER)
  await openerOf('irodori-10000001').click()
  await expect.element(dialog).toMatchTextContent(/をダウンロードしました。/)
  expect(sent.map(({ path }) => path)).toEqual(['/api/orders/irodori-10000001/download/designs'])
})

it('DWN-3: saves nothing when the dialog is closed before the end', async () => {
  const held = heldReply(archive())
  const { sent, pages, queryClient } = await open(held.reply)
  await openerOf('irodori-20000002').click()
  await expect.poll(() => sent).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  held.release()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  await expect.element(openerOf('irodori-20000002')).toHaveFocus()
  expect(pages.saved).toEqual([])
})

it.each([
  { loss: 'the connection was lost', reply: offline, text: /つながりませんでした/ },
  { loss: 'the shop refused it', reply: () => refuse(400, 'STATUS_NOT_ALLOWED'), text: /この操作はできません/ },
])('says that nothing was saved because $loss, and takes it away at the next attempt', async ({ reply, text }) => {
  let isAvailable = false
  const held = heldReply(archive())
  const { pages } = await open(() => (isAvailable ? held.reply() : reply()))
  await openerOf('irodori-10000001').click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(text)
  isAvailable = true
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('progressbar')).toBeVisible()
  held.release()
  await expect.poll(() => pages.saved).toEqual(['designs_irodori-10000001.zip'])
})
