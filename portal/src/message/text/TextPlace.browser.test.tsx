import { saveMessageText } from '@irodori/contract/endpoints/message'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, replies } from '../../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { SavedStateLine } from './SavedStateLine.tsx'
import { savedState } from './savedState.ts'
import { TextPlace } from './TextPlace.tsx'
import { useSavedText } from './useSavedText.ts'

const title = page.getByRole('textbox', { name: 'タイトル' })
const message = page.getByRole('textbox', { name: 'メッセージ' })
const status = page.getByTestId('section').getByRole('status')

function Texts({ orderNumber }: { readonly orderNumber: string }) {
  const place = { orderNumber, templateId: 'blue' }
  const first = useSavedText({ ...place, position: 1, saved: '' })
  const second = useSavedText({ ...place, position: 2, saved: 'いつも' })
  return (
    <>
      <TextPlace field={first} position={1} placeholder="じいじへ" proposed="じいじへ" />
      <TextPlace field={second} position={2} placeholder="メッセージをご入力ください" proposed="見本のことば" />
      <SavedStateLine
        state={savedState([first, second], false)}
        refusal={first.refusal ?? second.refusal}
        onRetry={() => {
          void first.flush()
          void second.flush()
        }}
      />
    </>
  )
}

/** Two messages, of which one is edited at a time. Escape leads to the other one while the field has the focus. */
function Editor() {
  const [orderNumber, setOrderNumber] = useState('irodori-10000001')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a way out that takes no click
    <div data-testid="section" onKeyDown={({ key }) => key === 'Escape' && setOrderNumber('irodori-20000002')}>
      <Texts key={orderNumber} orderNumber={orderNumber} />
    </div>
  )
}
const saved = () => succeed({ position: 1, text: '' })

async function open(reply: FakeCall['reply'] = saved) {
  const { sent } = await renderInPortal(<Editor />, {
    areas: ['messageMaking'],
    session: GUEST,
    calls: [{ endpoint: saveMessageText, reply }],
  })
  return () => sent.map(({ body }) => body)
}

it('DGM-12: saves a text shortly after the last input, without another action', async () => {
  const bodies = await open()
  await title.fill('ありが')
  await title.fill('ありがとう')
  await expect.element(status).toHaveTextContent('保存しました')
  expect(bodies()).toEqual([
    { orderNumber: 'irodori-10000001', templateId: 'blue', position: '1', type: 'text', text: 'ありがとう' },
  ])
})

it('DGM-12: saves one text at a time and the newest one last, and reports only that one', async () => {
  const first = heldReply(saved())
  const second = heldReply(saved())
  const bodies = await open(replies(first.reply, second.reply))
  await title.fill('一')
  await userEvent.tab()
  await expect.element(status).toHaveTextContent('保存しています…')
  await title.fill('一二')
  await title.fill('一二三')
  await userEvent.tab()
  expect(bodies()).toHaveLength(1)
  first.release()
  await expect.poll(bodies).toMatchObject([{ text: '一' }, { text: '一二三' }])
  await expect.element(status).toHaveTextContent('保存しています…')
  second.release()
  await expect.element(status).toHaveTextContent('保存しました')
})

it('DGM-33: keeps a text that was not saved, and saves it on request', async () => {
  const bodies = await open(replies(() => refuse(503, 'BUSY'), saved))
  await message.fill('いつもありがとう')
  await userEvent.tab()
  await expect.element(status).toHaveTextContent('ことばを保存できませんでした。')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(status).toHaveTextContent('保存しました')
  await expect.element(message).toHaveValue('いつもありがとう')
  expect(bodies()).toMatchObject([{ text: 'いつもありがとう' }, { text: 'いつもありがとう', position: '2' }])
})

it('DGM-12: names a character that cannot be printed and saves nothing until it is gone', async () => {
  const bodies = await open()
  await title.fill('ありがとう😀')
  await userEvent.tab()
  await expect.element(title).toHaveAccessibleDescription(/^使えない文字があります：😀/)
  expect(bodies()).toEqual([])
  await title.fill('ありがとう')
  await userEvent.tab()
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  await expect.poll(bodies).toMatchObject([{ text: 'ありがとう' }])
})

it('saves the last input into its own order when the customer leaves at once', async () => {
  const bodies = await open()
  await title.fill('花子より')
  await userEvent.keyboard('{Escape}')
  await expect.element(title).toHaveValue('')
  // Sooner than the timer would save it.
  await expect.poll(bodies, { timeout: 500 }).toMatchObject([{ orderNumber: 'irodori-10000001', text: '花子より' }])
  await expect.element(status).toHaveTextContent('入れたものは自動で保存されます')
})

it('DGM-13: an empty title shows the proposed one, which is left out when it is typed', async () => {
  await open()
  await expect.element(title).toHaveAttribute('placeholder', 'じいじへ')
  await expect.element(title).toHaveAccessibleDescription('0／50')
  await title.fill('じいじへ')
  await expect.element(title).toHaveAccessibleDescription(/^見本のことばのままだと、お相手のページでは空欄になります。/)
})

it('DGM-34: the title stays on one line, also when several are pasted, and the message keeps its lines', async () => {
  const bodies = await open()
  await title.fill('花子より\nいつも')
  await expect.element(title).toHaveValue('花子より いつも')
  await userEvent.type(title, '{Enter}ね')
  await expect.element(title).toHaveValue('花子より いつもね')
  await message.fill('一行目')
  await userEvent.type(message, '{Enter}二行目')
  await userEvent.tab()
  await expect.poll(() => bodies().at(-1)).toMatchObject({ position: '2', text: '一行目\n二行目' })
})

it('DGM-34: the field grows with its text, so that no line is hidden', async () => {
  await open()
  const box = message.element()
  for (const lines of [1, 4, 12]) {
    await message.fill('ありがとう\n'.repeat(lines))
    await expect.poll(() => box.scrollHeight <= box.clientHeight).toBe(true)
  }
})

interface Row {
  readonly code: ErrorCode
  readonly status: number
  readonly text: RegExp
}

const AGAIN: readonly Row[] = [
  { code: 'TEXT_NOT_DISPLAYABLE', status: 400, text: /使えない文字があります.*ほかの文字に置き換えてください/ },
  { code: 'REQUEST_INVALID', status: 400, text: /内容を確認できませんでした/ },
  { code: 'TOO_MANY_TRIES', status: 429, text: /時間を置いて、もう一度/ },
  { code: 'INTERNAL', status: 500, text: /少し時間を置いて、もう一度/ },
  { code: 'BUSY', status: 503, text: /^ことばを保存できませんでした。$/ },
]
const CLOSED: readonly Row[] = [
  { code: 'ORDER_IS_PRODUCED', status: 403, text: /すでに製作に入っています/ },
  { code: 'STATUS_NOT_ALLOWED', status: 403, text: /この操作はできません/ },
  { code: 'FORBIDDEN', status: 403, text: /表示できないご注文です/ },
  { code: 'NOT_FOUND', status: 404, text: /見つかりませんでした/ },
]
const retry = page.getByRole('button', { name: 'もう一度試す' })
const toMyPage = page.getByTestId('section').getByRole('link', { name: 'マイページへ' })

it('DGM-8: each code of the contract has a row', () => {
  const inRows = (code: ErrorCode) => [...AGAIN, ...CLOSED].some((row) => row.code === code)
  expect(errorsOf(saveMessageText).filter((code) => !inRows(code))).toEqual(['UNAUTHENTICATED'])
})

async function typeAndLeave() {
  await title.fill('ありがとう')
  await userEvent.tab()
  await expect.element(status).toMatchTextContent(/^ことばを保存できませんでした。/)
  await expect.element(title).toHaveValue('ありがとう')
}

async function expectSavedAgain(bodies: () => readonly unknown[]) {
  await retry.click()
  await expect.element(status).toHaveTextContent('保存しました')
  await expect.element(title).toHaveValue('ありがとう')
  expect(bodies()).toMatchObject([{ text: 'ありがとう' }, { text: 'ありがとう' }])
}

it.each(AGAIN)('DGM-8: after $status $code of a text says why, keeps it and saves it again', async (row) => {
  const bodies = await open(replies(() => refuse(row.status, row.code, '内部の事情です'), saved))
  await typeAndLeave()
  await expect.element(status).toMatchTextContent(row.text)
  await expect.element(status).not.toMatchTextContent(/内部の事情/)
  await expectSavedAgain(bodies)
})

it.each(CLOSED)('DGM-8: after $status $code of a text says why, keeps it and leads to my page', async (row) => {
  await open(() => refuse(row.status, row.code))
  await typeAndLeave()
  await expect.element(status).toMatchTextContent(row.text)
  await expect.element(toMyPage).toHaveAttribute('href', '/mypage')
  await expect.element(retry).not.toBeInTheDocument()
})

it('DGM-12: after 401 UNAUTHENTICATED of a text the login opens, and the text is kept', async () => {
  await open(() => refuse(401, 'UNAUTHENTICATED'))
  await title.fill('ありがとう')
  await userEvent.tab()
  await expect.element(page.getByRole('dialog', { name: 'ログイン方法をお選びください' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(title).toHaveValue('ありがとう')
  await expect.element(retry).toBeVisible()
})

it.each([
  { answer: 'no data', reply: () => succeed(null) },
  { answer: 'data outside the contract', reply: () => succeed({ text: 7 }) },
  { answer: 'no JSON', reply: () => new Blob(['<html>']) },
  ...LOST_ANSWERS.filter(({ answer }) => answer !== 'a time-out'),
])('DGM-12: after $answer of a text keeps it and saves it again', async ({ reply }) => {
  const bodies = await open(replies(reply, saved))
  await typeAndLeave()
  await expectSavedAgain(bodies)
})
