import { loginGuest } from '@irodori/contract/endpoints/authentication'
import { updateDesigns } from '@irodori/contract/endpoints/design'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { changeItem } from '@irodori/design/change'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { watchPageLoads } from '@irodori/ui/testing/watchPageLoads'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { savedDesign } from '../../../testing/savedDesign.ts'
import { Announcements } from '../canvasView/Announcements.tsx'
import { useEditor } from '../context/EditorContext.ts'
import { EditorDialogs } from '../dialogs/EditorDialogs.tsx'
import { pagesAtom, selectionAtom } from '../state/designState.ts'
import { orderAtom, savedStateAtom, savingAtom } from '../state/savingState.ts'
import { mayLeaveAtom } from '../state/viewState.ts'

const WORDS = { ...sampleText('words', 1), left: 300, top: 200 }
const KEY = '6f1c3f0e-1f6f-4a53-9d1c-0a1b2c3d4e5f'
const PAGE = samplePage(KEY, [WORDS], { designId: 'design of the front' })
const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678', groupNumber: 1, designSeriesId: null }
const GUEST = { token: 't', userName: ORDER.orderNumber, role: 'GUEST' } as const
const TYPED = 'はる'

const dialog = page.getByRole('alertdialog')
const save = page.getByRole('button', { name: '保存する' })
const accepted = () => succeed([savedDesign(PAGE, 'design of the front', '2026-04-03T00:00:00.000Z')])

function Sample() {
  const { commands } = useEditor()
  return (
    <>
      <button type="button" onClick={() => void commands.saving.saveAll()}>
        保存する
      </button>
      <EditorDialogs />
      <Announcements />
    </>
  )
}

/** Changes a text of a saved page and presses the save button. */
async function typeAndSave(reply: FakeCall['reply'], callLimitMs = 60_000) {
  let answer = reply
  const screen = await renderInEditor(<Sample />, {
    pages: [PAGE],
    areas: ['login', 'session', 'errors'],
    calls: [
      { endpoint: updateDesigns, reply: (call) => answer(call) },
      { endpoint: loginGuest, reply: () => succeed([GUEST]) },
    ],
    callLimitMs,
    session: GUEST,
  })
  screen.store.set(orderAtom, ORDER)
  screen.actions.perform('typing', changeItem(PAGE, WORDS, { text: TYPED }))
  await save.click()
  const saves = () => screen.sent.filter(({ path }) => path === updateDesigns.path)
  const accept = () => {
    answer = accepted
  }
  return { ...screen, saves, accept }
}

type Screen = Awaited<ReturnType<typeof typeAndSave>>

const expectKept = ({ store }: Screen) => {
  expect(store.get(pagesAtom)[0]?.items[0]).toMatchObject({ text: TYPED })
  expect(store.get(savedStateAtom)).not.toBe('SAVED')
}

/** Expects that the next save is sent once and accepted. A queued one may have been repeated by the editor until then. */
async function expectNextSave({ store, saves, accept }: Screen) {
  const refused = saves().length
  accept()
  await save.click()
  await expect.poll(() => store.get(savedStateAtom)).toBe('SAVED')
  expect(saves()).toHaveLength(refused + 1)
  expect(saves()[refused]?.body).toMatchObject({ designs: [{ items: [{ text: TYPED }] }] })
}

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
  readonly title: string
  readonly text: RegExp
}

const CONTENT = { title: '保存できませんでした', text: /デザインの内容に問題があります。.*この画面に残っています。/ }
const NOT_PRINTABLE = { title: '印刷できないところがあります', text: /この画面に残っています。/ } as const
const VIOLATION = {
  randomId: KEY,
  pageNumber: '0',
  sideNumber: 1,
  groupNumber: 1,
  itemId: 'words',
  reason: 'TEXT_OVERFLOWS',
}

const NOTICES: readonly Row[] = [
  { answer: '400 REQUEST_INVALID', reply: () => refuse(400, 'REQUEST_INVALID'), ...CONTENT },
  {
    answer: '400 REQUEST_INVALID with a message of the shop',
    reply: () => refuse(400, 'REQUEST_INVALID', '文字が長すぎます。'),
    ...CONTENT,
    text: /文字が長すぎます。/,
  },
  {
    answer: '400 REQUEST_INVALID with a code as its message',
    reply: () => refuse(400, 'REQUEST_INVALID', 'TEXT_LENGTH'),
    ...CONTENT,
  },
  {
    answer: '400 DESIGN_CHANGED without the pages of the server',
    reply: () => refuse(400, 'DESIGN_CHANGED'),
    ...CONTENT,
  },
  {
    answer: '400 DESIGN_NOT_PRINTABLE',
    reply: () => refuse(400, 'DESIGN_NOT_PRINTABLE', null, { violations: [VIOLATION] }),
    ...NOT_PRINTABLE,
    text: /文字が枠に入りきりません/,
  },
  {
    answer: '400 DESIGN_NOT_PRINTABLE without the places',
    reply: () => refuse(400, 'DESIGN_NOT_PRINTABLE'),
    ...CONTENT,
  },
  {
    answer: '400 SPARE_DESIGNS_EXCEPTION',
    reply: () => refuse(400, 'SPARE_DESIGNS_EXCEPTION'),
    title: 'これ以上デザインを保存できません',
    text: /マイページで使わないデザインを削除してから、もう一度保存してください。.*この画面に残っています。/,
  },
  {
    answer: '500 DESIGN_CREATE_IMAGE_EXCEPTION',
    reply: () => refuse(500, 'DESIGN_CREATE_IMAGE_EXCEPTION'),
    title: '印刷用の画像を作れませんでした',
    text: /この画面に残っています。少し待ってから、もう一度保存してください。/,
  },
]

/** Other failures stop loading. */
const STOPPED: readonly Pick<Row, 'answer' | 'reply'>[] = [
  { answer: '404 DESIGN_NOT_FOUND', reply: () => refuse(404, 'DESIGN_NOT_FOUND') },
  { answer: '404 ORDER_NUMBER_NOT_FOUND', reply: () => refuse(404, 'ORDER_NUMBER_NOT_FOUND') },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND') },
  { answer: '500 with a message', reply: () => refuse(500, 'INTERNAL', '内部の事情です') },
  { answer: 'no data', reply: () => succeed(null) },
  { answer: 'a list without the saved page', reply: () => succeed([]) },
  { answer: 'data outside the contract', reply: () => succeed([{ id: 7 }]) },
  { answer: 'no JSON', reply: () => new Blob(['<html>']) },
]

const OWN_WAYS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'ORDER_IS_PRODUCED', 'TOO_MANY_TRIES', 'BUSY']

it('ODR-24: each code of the contract has a row', () => {
  const inRows = [...NOTICES, ...STOPPED].map(({ answer }) => answer)
  expect(
    errorsOf(updateDesigns).filter((code) => !OWN_WAYS.includes(code) && !inRows.some((row) => row.includes(code))),
  ).toEqual([])
})

it.each(NOTICES)('ODR-20, ODR-23: after $answer of the save says "$title" and keeps the work', async (row) => {
  const screen = await typeAndSave(row.reply)
  await expect.element(dialog).toHaveAccessibleName(row.title)
  await expect.element(dialog).toMatchTextContent(row.text)
  await expect.element(dialog).not.toMatchTextContent(/TEXT_LENGTH/)
  expectKept(screen)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.saves()).toHaveLength(1)
  await expectNextSave(screen)
})

it('ODR-50: selects the place that cannot be printed when the dialog closes', async () => {
  const { store } = await typeAndSave(() => refuse(400, 'DESIGN_NOT_PRINTABLE', null, { violations: [VIOLATION] }))
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => store.get(selectionAtom).itemId).toBe('words')
})

it.each(STOPPED)('ODR-24: after $answer of the save stops loading, says so and keeps the work', async ({ reply }) => {
  const screen = await typeAndSave(reply)
  await expect
    .element(page.getByText('保存できませんでした。編集した内容はこの画面に残っています').first())
    .toBeVisible()
  await expect.element(page.getByText(/内部の事情/)).not.toBeInTheDocument()
  expect(screen.store.get(savingAtom)).toEqual({ kind: 'FAILED' })
  expectKept(screen)
  expect(screen.saves()).toHaveLength(1)
  await expectNextSave(screen)
})

it.each([
  { answer: '403 ORDER_IS_PRODUCED', reply: () => refuse(403, 'ORDER_IS_PRODUCED') },
  { answer: '403 FORBIDDEN', reply: () => refuse(403, 'FORBIDDEN') },
])(
  'ODR-22: after $answer of the save says that the order is in production, and leads to my page',
  async ({ reply }) => {
    const pages = watchPageLoads()
    const screen = await typeAndSave(reply)
    await expect.element(dialog).toHaveAccessibleName('このご注文はすでに製作を始めています')
    await expect.element(dialog).toMatchTextContent(/マイページでご確認ください。/)
    expectKept(screen)
    await dialog.getByRole('button', { name: 'マイページへ' }).click()
    await expect.poll(() => pages.loaded.at(-1)).toBe('/mypage')
    expect(screen.store.get(mayLeaveAtom)).toBe(true)
  },
)

it('ODR-21: after 401 of the save opens the login, and saves the work after it', async () => {
  const screen = await typeAndSave(() => refuse(401, 'UNAUTHENTICATED'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(screen.connection.session.read()).toBeNull()
  expectKept(screen)
  screen.accept()
  await page.getByRole('button', { name: /^注文番号でログイン/ }).click()
  await page.getByRole('textbox', { name: '注文番号' }).fill(ORDER.orderNumber)
  await page.getByRole('textbox', { name: '電話番号' }).fill(ORDER.phoneNumber)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect.poll(() => screen.store.get(savedStateAtom)).toBe('SAVED')
})

it.each([
  ...LOST_ANSWERS,
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY'), callLimitMs: 60_000 },
  { answer: '429 TOO_MANY_TRIES', reply: () => refuse(429, 'TOO_MANY_TRIES'), callLimitMs: 60_000 },
])('NLW-12: after $answer of the save keeps it, says so and repeats it', async ({ reply, callLimitMs }) => {
  const screen = await typeAndSave(reply, callLimitMs)
  await expect.element(page.getByText(/通信できないため、この画面に預かりました/).first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expectKept(screen)
  await expectNextSave(screen)
})
