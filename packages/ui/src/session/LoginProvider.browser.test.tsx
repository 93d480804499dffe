import { useClient, useSession } from '@irodori/client/ClientProvider'
import type { Session } from '@irodori/client/session'
import { loginGuest, loginUser } from '@irodori/contract/endpoints/authentication'
import { listOrders } from '@irodori/contract/endpoints/order'
import { refuse } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answers, renderInApp } from '../../testing/renderInApp.tsx'
import { GUEST_SESSION, OTHER_GUEST_SESSION, USER_SESSION } from '../../testing/sessions.ts'
import { AskLogin } from './AskLogin.tsx'
import { type LoginRequest, useLogin } from './LoginContext.ts'

const button = (name: string) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })
const field = (name: string) => page.getByRole('textbox', { name })

interface AskingProps {
  readonly request?: LoginRequest
  readonly onAnswer: (isLoggedIn: boolean) => void
}

function Asking({ request, onAnswer }: AskingProps) {
  const ask = useLogin()
  const client = useClient()
  return (
    <>
      <p data-testid="who">{useSession()?.userName ?? '（未ログイン）'}</p>
      <button type="button" onClick={() => void ask(request).then(onAnswer)}>
        保存する
      </button>
      <button type="button" onClick={() => void client.call(listOrders, {})}>
        注文を読む
      </button>
    </>
  )
}

const AREAS = ['login', 'errors'] as const

async function renderAsking(request?: LoginRequest, session?: Session) {
  const onAnswer = vi.fn()
  const { connection } = await renderInApp(<Asking request={request} onAnswer={onAnswer} />, {
    areas: AREAS,
    calls: [
      answers(loginUser, [USER_SESSION]),
      answers(loginGuest, [GUEST_SESSION]),
      { endpoint: listOrders, reply: () => refuse(401, 'UNAUTHENTICATED') },
    ],
    ...(session && { session }),
  })
  return { connection, onAnswer }
}

const typePassword = () => page.getByLabelText('パスワード').fill('ひみつの庭')

it('asks for the requested login and answers after it, with the session already known', async () => {
  const { onAnswer } = await renderAsking({ flow: 'USER_LOGIN', email: 'hanako@example.jp' })
  await button('保存する').click()
  await expect.element(dialog('会員ログイン')).toBeVisible()
  await expect.element(field('メールアドレス')).toHaveValue('hanako@example.jp')
  expect(onAnswer).not.toHaveBeenCalled()
  await typePassword()
  await button('ログインする').click()
  await expect.element(dialog('会員ログイン')).not.toBeInTheDocument()
  await expect.element(page.getByTestId('who')).toHaveTextContent(USER_SESSION.userName)
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true)
  await expect.element(button('保存する')).toHaveFocus()
})

it('answers that nobody has logged in when the dialog is closed, and can ask again', async () => {
  const { onAnswer } = await renderAsking()
  await button('保存する').click()
  await expect.element(dialog('注文番号でログイン')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('注文番号でログイン')).not.toBeInTheDocument()
  await expect.element(button('保存する')).toHaveFocus()
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false)
  await button('保存する').click()
  await expect.element(dialog('注文番号でログイン')).toBeVisible()
})

it('closes with the screen that had opened it', async () => {
  const { onAnswer } = await renderAsking()
  await button('保存する').click()
  await expect.element(dialog('注文番号でログイン')).toBeVisible()
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(dialog('注文番号でログイン')).not.toBeInTheDocument()
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false)
})

it('SES-7: a refused session is forgotten and the choice of methods opens once over the screen', async () => {
  const { connection } = await renderAsking(undefined, GUEST_SESSION)
  await expect.element(page.getByTestId('who')).toHaveTextContent(GUEST_SESSION.userName)
  const read = button('注文を読む').element()
  if (!(read instanceof HTMLButtonElement)) throw new Error('the call has no button')
  read.click()
  read.click()
  await expect.element(dialog('ログイン方法をお選びください')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  expect(connection.session.read()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByTestId('who')).toHaveTextContent('（未ログイン）')
})

it('a late refusal of the last session leaves the one that has begun since', async () => {
  const answered = Promise.withResolvers<void>()
  const { connection } = await renderInApp(<Asking onAnswer={() => {}} />, {
    areas: AREAS,
    calls: [
      {
        endpoint: listOrders,
        reply: async () => {
          await answered.promise
          return refuse(401, 'UNAUTHENTICATED')
        },
      },
    ],
    session: GUEST_SESSION,
  })
  await button('注文を読む').click()
  connection.session.write(OTHER_GUEST_SESSION)
  answered.resolve()
  await expect.element(page.getByTestId('who')).toHaveTextContent(OTHER_GUEST_SESSION.userName)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(connection.session.read()).toEqual(OTHER_GUEST_SESSION)
})

it.each([
  ['LOGGED_OUT', 'ログアウトしました。'],
  ['TIMED_OUT', 'ログインの有効時間が切れました。続けるには、もう一度ログインしてください。'],
] as const)('says on an open page that the session has ended: %s', async (end, words) => {
  const { connection } = await renderAsking(undefined, GUEST_SESSION)
  connection.session.clear(end)
  await expect.element(page.getByRole('status')).toHaveTextContent(words)
  await expect.element(page.getByTestId('who')).toHaveTextContent('（未ログイン）')
})

it('SES-27: follows a logout and a login of another tab', async () => {
  const { connection } = await renderAsking(undefined, GUEST_SESSION)
  const inOtherTab = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'irodori.session', newValue }))
  inOtherTab(null)
  await expect.element(page.getByTestId('who')).toHaveTextContent('（未ログイン）')
  expect(connection.session.ended()).toMatchObject({ end: 'ELSEWHERE' })
  inOtherTab(JSON.stringify(OTHER_GUEST_SESSION))
  await expect.element(page.getByTestId('who')).toHaveTextContent(OTHER_GUEST_SESSION.userName)
})

function Screen({ onAnswer }: Pick<AskingProps, 'onAnswer'>) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <AskLogin onLoggedIn={() => onAnswer(true)} onClose={() => onAnswer(false)} />}
      <button type="button" onClick={() => setThere(false)}>
        画面を閉じる
      </button>
    </>
  )
}

it('opens with a screen that needs a session, and tells it the outcome once', async () => {
  const onAnswer = vi.fn()
  await renderInApp(<Screen onAnswer={onAnswer} />, { areas: AREAS, calls: [answers(loginGuest, [GUEST_SESSION])] })
  await field('注文番号').fill(GUEST_SESSION.userName)
  await field('電話番号').fill('0312345678')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true))
})

it('tells nothing to a screen that has gone', async () => {
  const onAnswer = vi.fn()
  await renderInApp(<Screen onAnswer={onAnswer} />, { areas: AREAS })
  await expect.element(dialog('注文番号でログイン')).toBeVisible()
  const leave = page.getByText('画面を閉じる').element()
  if (leave instanceof HTMLButtonElement) leave.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onAnswer).not.toHaveBeenCalled()
})

it('SES-40: closes the open dialog and continues when the customer logs in in another tab', async () => {
  const { onAnswer } = await renderAsking({ flow: 'USER_CREATION' })
  await button('保存する').click()
  await expect.element(dialog('新しく会員登録')).toBeVisible()
  const newValue = JSON.stringify(USER_SESSION)
  window.dispatchEvent(new StorageEvent('storage', { key: 'irodori.session', newValue }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]))
})
