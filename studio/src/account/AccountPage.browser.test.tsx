import { deleteUser, readUser } from '@irodori/contract/endpoints/account'
import { createOrder } from '@irodori/contract/endpoints/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACCOUNT, renderAccountScreen } from '../../testing/accountScreen.tsx'
import { controlled } from '../../testing/controlledPromise.ts'
import { AddOrder } from './AddOrder.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

const DONE = succeed(null)

describe('the deletion of an account', () => {
  const begin = page.getByRole('button', { name: '退会の手続きへ' })
  const question = page.getByRole('alertdialog', { name: '退会しますか？' })
  const keep = question.getByRole('button', { name: '退会しない' })
  const confirm = question.getByRole('button', { name: '確認メールを送る' })

  async function openQuestion(reply: FakeCall['reply']) {
    const screen = await renderAccountScreen(<DeleteAccount />, [{ endpoint: deleteUser, reply }])
    await begin.click()
    return screen
  }

  it('is asked about with its consequences; the answer that keeps the account has the focus', async () => {
    const { changes } = await openQuestion(() => DONE)
    await expect.element(question).toHaveAccessibleDescription(/削除すると元に戻せません。/)
    await expect.element(keep).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(begin).toHaveFocus()
    await begin.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(begin).toHaveFocus()
    expect(changes()).toEqual([])
  })

  it('is sent once, cannot be cancelled while it is sent, and is not described as done', async () => {
    const answer = controlled<typeof DONE>()
    const { changes } = await openQuestion(() => answer.promise)
    await confirm.click()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
    await expect.element(question).toBeVisible()
    answer.resolve(DONE)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/リンクを開くと、退会の手続きが完了します。/)
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(begin).not.toBeInTheDocument()
    expect(changes()).toEqual([{ method: 'DELETE', path: '/api/user', body: null }])
  })

  it('says why it failed and can be asked for again', async () => {
    const replies = [refuse(429, 'TOO_MANY_TRIES'), DONE]
    await openQuestion(() => replies.shift() ?? DONE)
    await confirm.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/時間を置いて、もう一度お試しください。/)
    await expect.element(begin).toHaveFocus()
    await begin.click()
    await confirm.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/確認メールをお送りしました。/)
  })
})

describe('adding an order to the account', () => {
  const number = page.getByRole('textbox', { name: '注文番号' })
  const phone = page.getByRole('textbox', { name: '電話番号' })
  const submit = page.getByRole('button', { name: 'このご注文を追加する' })

  async function openFold(reply: FakeCall['reply']) {
    const screen = await renderAccountScreen(<AddOrder />, [
      answers(readUser, ACCOUNT),
      { endpoint: createOrder, reply },
    ])
    await page.getByText('ほかのご注文を追加する').click()
    return screen
  }

  it('sends nothing without both numbers and focuses the first that is missing', async () => {
    const { sent } = await openFold(() => DONE)
    await submit.click()
    await expect.element(number).toHaveFocus()
    await expect.element(number).toHaveAccessibleDescription(/注文番号をご入力ください。/)
    await expect.element(phone).toHaveAccessibleDescription(/電話番号をご入力ください。/)
    expect(sent).toEqual([])
  })

  it('says why an order cannot be joined and keeps both numbers', async () => {
    await openFold(() => refuse(404, 'ORDER_NUMBER_NOT_FOUND'))
    await number.fill('b12345678')
    await phone.fill('03-1234-5678')
    await submit.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(phone).toHaveValue('03-1234-5678')
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true')
  })
})
