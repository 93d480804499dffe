import { releaseMessage } from '@irodori/contract/endpoints/message'
import type { MessageItem } from '@irodori/contract/entities/message'
import { refuse, succeed } from '@irodori/contract/envelope'
import { Button } from '@irodori/ui/Button'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, replies } from '../../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { messagePhoto, messageText, messageVideo } from '../../../testing/sampleMessages.ts'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { type ReleaseInput, useRelease } from './useRelease.tsx'

const COMPLETE = [
  messagePhoto(1),
  messagePhoto(2),
  messagePhoto(3),
  messageVideo(),
  messageText(1, 'ありがとう'),
  messageText(2, 'いつも'),
]
const released = () =>
  succeed({
    id: 'order-2',
    urlReleasedDate: '2026-11-20T03:00:00.000Z',
    timeToAutoStartProduction: '2026-11-27T03:00:00.000Z',
  })
const release = page.getByRole('button', { name: 'URLを発行する' })
const preview = page.getByRole('button', { name: 'プレビュー' })
const question = page.getByRole('alertdialog', { name: 'メッセージのURLを発行しますか' })
const yes = page.getByRole('button', { name: '発行する', exact: true })

interface Settings {
  readonly items?: readonly MessageItem[]
  readonly saveText?: () => Promise<boolean>
  readonly hasTextProblem?: boolean
}

function Actions(input: ReleaseInput) {
  const { preview, isOpening, release, isReleasing, dialogs } = useRelease(input)
  return (
    <>
      <Button busy={isOpening} onClick={preview}>
        プレビュー
      </Button>
      <Button busy={isReleasing} onClick={release}>
        URLを発行する
      </Button>
      {dialogs}
    </>
  )
}

const open = (reply: FakeCall['reply'], settings: Settings = {}) => {
  const { items = COMPLETE, saveText = async () => true, hasTextProblem = false } = settings
  return renderInPortal(
    <Actions
      orderNumber="irodori-20000002"
      templateId="blue"
      items={items}
      hasTextProblem={hasTextProblem}
      saveText={saveText}
    />,
    { areas: ['messageMaking'], session: GUEST, calls: [{ endpoint: releaseMessage, reply }] },
  )
}

it('DGM-14: asks about a complete message, releases it once, and leads to my page', async () => {
  const held = heldReply(released())
  const { sent, history } = await open(held.reply)
  await release.click()
  await expect.element(question).toMatchTextContent(/変更できなくなります/)
  await expect.element(page.getByRole('button', { name: 'まだ発行しない' })).toHaveFocus()
  await yes.dblClick()
  await expect.element(yes).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.poll(() => history.at(-1)).toBe('/mypage')
  await expect.element(page.getByText('メッセージのURLを発行しました。')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/digitalMessage/irodori-20000002/release',
      query: {},
      body: { templateId: 'blue' },
    },
  ])
})

it('DGM-14: names the missing parts, and releases nothing when the customer goes back', async () => {
  const { sent } = await open(released, { items: [messagePhoto(1), messagePhoto(3)] })
  await release.click()
  const missing = page.getByRole('alertdialog', { name: 'まだ入っていないものがあります' })
  await expect.element(missing.getByRole('listitem').first()).toHaveTextContent('写真2')
  await expect.element(missing.getByRole('listitem').last()).toHaveTextContent('動画')
  await userEvent.keyboard('{Escape}')
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(release).toHaveFocus()
  expect(sent).toEqual([])
})

it('DGM-14: offers no release without the photo at the top', async () => {
  const { sent } = await open(released, { items: [messagePhoto(2)] })
  await release.click()
  await expect.element(page.getByRole('alertdialog', { name: '写真1をお選びください' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it.each([
  { cause: 'it is not saved', settings: { saveText: async () => false } },
  { cause: 'it has a problem', settings: { hasTextProblem: true } },
])('neither releases nor previews a text when $cause', async ({ settings }) => {
  const { sent, history } = await open(released, settings)
  const problem = page.getByRole('alertdialog', { name: 'ことばが保存されていません' })
  await release.click()
  await expect.element(problem).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(problem).not.toBeInTheDocument()
  await preview.click()
  await expect.element(problem).toBeVisible()
  expect(sent).toEqual([])
  expect(history).toHaveLength(1)
})

it('saves the text once before the preview opens', async () => {
  const saved = Promise.withResolvers<boolean>()
  const saveText = vi.fn(() => saved.promise)
  const { history } = await open(released, { saveText })
  await preview.dblClick()
  await expect.element(preview).toHaveAttribute('aria-busy', 'true')
  expect(history).toHaveLength(1)
  saved.resolve(true)
  await expect.poll(() => history.at(-1)).toMatch(/irodori-20000002/)
  expect(saveText).toHaveBeenCalledOnce()
})

it('DGM-15: stays when the marketplace cannot be reached, and releases at the next attempt', async () => {
  const { history } = await open(replies(() => refuse(400, 'EC_CONNECTION_ERROR'), released))
  await release.click()
  await yes.click()
  await expect.element(page.getByRole('alertdialog', { name: 'ご購入先のショップに接続できません' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await release.click()
  await yes.click()
  await expect.poll(() => history.at(-1)).toBe('/mypage')
})

it('DGM-15: leads to the wrapping of that order when it is missing', async () => {
  await open(() => refuse(400, 'PACKAGE_PLAN_NOT_CHOSEN'))
  await release.click()
  await yes.click()
  await expect
    .element(page.getByRole('link', { name: 'ラッピングを選ぶ' }))
    .toHaveAttribute('href', '/order/irodori-20000002/package')
})

it('DGM-15: leads to my page when the order is in production', async () => {
  const { history } = await open(() => refuse(400, 'ORDER_IS_PRODUCED'))
  await release.click()
  await yes.click()
  await expect.element(page.getByRole('alertdialog', { name: 'すでに製作に入っています' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'マイページへ' }).click()
  expect(history.at(-1)).toBe('/mypage')
})
