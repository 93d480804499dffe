import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import {
  deleteMessageFile,
  listMessageTemplates,
  readMessage,
  saveMessageImage,
  saveMessageText,
} from '@irodori/contract/endpoints/message'
import { readOrder } from '@irodori/contract/endpoints/order'
import type { MessageItem } from '@irodori/contract/entities/message'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply } from '../../../testing/fakeNetwork.ts'
import { pictureFile } from '../../../testing/pictureFile.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import {
  messageAudio,
  messageOrder,
  messagePhoto,
  messageTemplate,
  messageText,
  messageVideo,
} from '../../../testing/sampleMessages.ts'
import { sampleDesign, USER } from '../../../testing/sampleOrders.ts'
import { Screens } from '../../Screens.tsx'

const COMPLETE = [
  messageText(1, 'お母さんへ'),
  messagePhoto(1),
  messageText(2, 'いつもありがとう'),
  messageAudio(),
  messagePhoto(2),
  messageVideo(),
  messagePhoto(3),
]
const FOR_MOTHER = 'irodori-10000001'
const FOR_FATHER = 'irodori-20000002'
const addressOf = (orderNumber: string) => `/order/design-digital-message/blue?orderNumber=${orderNumber}`

const title = page.getByRole('textbox', { name: 'タイトル' })
const message = page.getByRole('textbox', { name: 'メッセージ' })
const screen = page.getByRole('region', { name: 'つくっているページ' })
const panel = page.getByRole('region', { name: 'ページの操作' })
const missing = panel.getByRole('list').first()
const release = page.getByRole('button', { name: 'URLを発行する' })
const photoFile = (position: number) => page.getByLabelText(`写真${position}を入れる`).last()

interface Settings {
  /** The items by order. */
  readonly items?: Record<string, readonly MessageItem[]>
  readonly upload?: FakeCall['reply']
  readonly width?: number
}

/** @returns the calls and a function that changes what the server has saved */
async function open({ items = {}, upload = () => succeed(messagePhoto(2)), width = 1280 }: Settings = {}) {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const saved = { ...items }
  const orderOfPath: FakeCall['reply'] = ({ path }) => {
    const orderNumber = path.split('/').at(-1) ?? ''
    return succeed(messageOrder({ id: orderNumber, orderNumber, designs: [sampleDesign({ orderNumber })] }))
  }
  const { sent, history, navigate } = await renderInPortal(<Screens />, {
    areas: ['messageMaking', 'gift', 'portal'],
    session: USER,
    path: addressOf(FOR_MOTHER),
    calls: [
      { endpoint: readNotices, reply: () => succeed([]) },
      { endpoint: listMessageTemplates, reply: () => succeed([messageTemplate()]) },
      { endpoint: saveMessageText, reply: () => succeed({ position: 1, text: '' }) },
      { endpoint: saveMessageImage, reply: upload },
      { endpoint: deleteMessageFile, reply: () => succeed(null) },
      { endpoint: readOrder, reply: orderOfPath },
      { endpoint: readMessage, reply: ({ path }) => succeed(saved[path.split('/').at(-1) ?? ''] ?? []) },
    ],
  })
  await expect.element(title).toBeVisible()
  const save = (orderNumber: string, next: readonly MessageItem[]) => {
    saved[orderNumber] = next
  }
  return { sent, history, navigate, save }
}

const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

it('DGM-30: the giver makes the page of the recipient without its intro, in the outline of a phone beside the actions', async () => {
  await open()
  expect(boxOf(screen).width).toBe(390)
  expect(boxOf(panel).left).toBeGreaterThan(boxOf(screen).right)
  await expect.element(page.getByText('タップして開く')).not.toBeInTheDocument()
  await expect.element(panel.getByRole('button', { name: 'プレビュー' })).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'デザインを選び直す' }))
    .toHaveAttribute('href', `/digitalMessage/templates?orderNumber=${FOR_MOTHER}`)
  await expect.element(page.getByRole('link', { name: 'マイページへ' })).toHaveAttribute('href', '/mypage')
})

it('DGM-30: on a phone the page has the full width, and the bar below covers nothing of it', async () => {
  await open({ width: 390 })
  expect(boxOf(screen).width).toBe(390)
  expect(boxOf(screen).bottom).toBeLessThanOrEqual(boxOf(panel).top)
  expect(boxOf(panel).bottom).toBeLessThanOrEqual(800)
  await expect.element(release).toBeVisible()
})

it('DGM-31: an empty place says what belongs there, a photo in its aspect ratio', async () => {
  await open()
  for (const [index, ratio] of [0.831, 1.5, 1.5].entries()) {
    const photo = screen.getByRole('button', { name: new RegExp(`^写真${index + 1}を入れる`) })
    await expect.element(photo).toMatchTextContent(/一枚。$/)
    const { width, height } = photo.element().getBoundingClientRect()
    expect(width / height).toBeCloseTo(ratio, 2)
  }
  await expect.element(title).toHaveAttribute('placeholder', 'いつもありがとう')
  await expect.element(screen.getByRole('button', { name: '音声を選ぶ' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '動画を選ぶ' })).toBeVisible()
})

it('DGM-31: a filled place looks as for the recipient, and can be changed', async () => {
  await open({ items: { [FOR_MOTHER]: COMPLETE } })
  await expect.element(title).toHaveValue('お母さんへ')
  await expect.element(message).toHaveValue('いつもありがとう')
  for (const name of ['声のメッセージを聞く', '音声を替える', '音声を削除する', '動画を替える', '動画を削除する'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible()
  const { width, height } = boxOf(screen.getByRole('button', { name: '写真1を調整する' }))
  expect(width / height).toBeCloseTo(0.831, 2)
  await expect.element(page.getByText('必要なものが入りました').first()).toBeVisible()
})

it('DGM-31: the giver sees the end of the page but cannot press it', async () => {
  await open()
  const accept = screen.getByText('ギフトを受け取る', { exact: true })
  expect(accept.element().closest('[inert]')).not.toBeNull()
  await expect.element(screen.getByText(/ここからお届けの日時を選んで受け取れます。/)).toBeInTheDocument()
})

it('DGM-32: the links of what is missing lead to the place and open it', async () => {
  const chosen = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => chosen.mockRestore())
  await open({ items: { [FOR_MOTHER]: [messagePhoto(1)] } })
  await expect.element(missing).toMatchTextContent(/^写真2動画写真3$/)
  await panel.getByRole('link', { name: '写真3' }).click()
  await expect.element(screen.getByRole('button', { name: /^写真3を入れる/ })).toHaveFocus()
  expect(chosen.mock.contexts.map((input) => (input as HTMLInputElement).ariaLabel)).toEqual(['写真3を入れる'])
  await panel.getByRole('link', { name: 'メッセージ' }).click()
  await expect.element(message).toHaveFocus()
  await userEvent.keyboard('いつも')
  await expect.element(panel.getByRole('link', { name: 'メッセージ' })).not.toBeInTheDocument()
})

it('DGM-32: the photo without which nothing is released is named as such', async () => {
  await open()
  await expect.element(panel.getByRole('link', { name: /^写真1/ })).toHaveTextContent('写真1発行に必要')
})

it('DGM-32: on a phone a link of the sheet closes it, and its place has the focus', async () => {
  await open({ width: 390 })
  await page.getByRole('button', { name: 'のこり4か所' }).click()
  const sheet = page.getByRole('dialog', { name: 'のこりとメニュー' })
  await expect.element(sheet.getByRole('button', { name: 'プレビュー' })).toBeVisible()
  await sheet.getByRole('link', { name: 'タイトル' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(title).toHaveFocus()
})

it('DGM-33: while a photo is uploading the page says so, and nothing is previewed or released', async () => {
  const held = heldReply(succeed(messagePhoto(2)))
  const { save } = await open({ upload: held.reply })
  const status = page.getByRole('banner').getByRole('status')
  await expect.element(status).toHaveTextContent('入れたものは自動で保存されます')
  await userEvent.upload(photoFile(2), await pictureFile('犬.png'))
  await expect.element(status).toHaveTextContent('ファイルを送っています…')
  await expect.element(panel.getByText('写真2を送っています…')).toBeVisible()
  await expect.element(release).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'プレビュー' })).toBeDisabled()
  save(FOR_MOTHER, [messagePhoto(2)])
  held.release()
  await expect.element(screen.getByRole('button', { name: '写真2を調整する' })).toBeVisible()
  await expect.element(release).toBeEnabled()
  await title.fill('お母さんへ')
  await expect.element(status).toHaveTextContent('保存しました')
})

it('DGM-35: the keyboard reaches the places in the order of the page, then the actions', async () => {
  await open({ items: { [FOR_MOTHER]: [messagePhoto(1), messageAudio()] } })
  title.element().focus()
  const names: string[] = []
  for (let step = 0; step < 10; step++) {
    const focused = document.activeElement
    names.push(focused?.ariaLabel ?? focused?.querySelector('span span')?.textContent ?? focused?.textContent ?? '')
    await userEvent.tab()
  }
  expect(names).toEqual([
    'タイトル',
    '写真1を調整する',
    'メッセージ',
    '声のメッセージを聞く',
    '音声を替える',
    '音声を削除する',
    '写真2を入れる',
    '動画を選ぶ',
    '写真3を入れる',
    '写真2',
  ])
})

it('DGM-35: after a deletion the focus stays in the place, which can be filled again', async () => {
  const { save } = await open({ items: { [FOR_MOTHER]: COMPLETE } })
  screen.getByRole('button', { name: '動画を削除する' }).element().focus()
  await userEvent.keyboard('{Enter}')
  save(
    FOR_MOTHER,
    COMPLETE.filter(({ type }) => type !== 'VIDEO'),
  )
  await page.getByRole('button', { name: '削除する', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: '動画を選ぶ' })).toHaveFocus()
})

it('DGM-35: after a refused photo the focus returns to its place', async () => {
  await open({ upload: () => refuse(400, 'IMAGE_INVALID') })
  const photo = screen.getByRole('button', { name: /^写真2を入れる/ })
  photo.element().focus()
  await userEvent.upload(photoFile(2), await pictureFile('犬.png'))
  await expect.element(page.getByRole('alertdialog', { name: '読み込みに失敗しました' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(photo).toHaveFocus()
})

it('DGM-36: another order in the address is another message, and each text is saved into its own order', async () => {
  const { sent, navigate } = await open({ items: { [FOR_FATHER]: [messageText(1, 'お父さんへ')] } })
  await title.fill('お母さんへ')
  navigate(addressOf(FOR_FATHER))
  await expect.element(title).toHaveValue('お父さんへ')
  await title.fill('お父さんへ、')
  navigate(addressOf(FOR_MOTHER))
  await expect.element(title).toHaveValue('')
  const texts = sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(texts).toMatchObject([
    { orderNumber: FOR_MOTHER, text: 'お母さんへ' },
    { orderNumber: FOR_FATHER, text: 'お父さんへ、' },
  ])
})
