import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { subscribeProduct } from '@irodori/contract/endpoints/help'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { renderInApp } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SubscribePage } from './SubscribePage.tsx'

/** The form is usable before the product has been read. */
const unreadProduct: FakeCall = { endpoint: readProduct, reply: () => new Promise(() => {}) }

async function openForm(reply: FakeCall['reply']) {
  const { sent } = await renderInApp(<SubscribePage productId="clock-1" />, {
    areas: ['catalogue'],
    calls: [unreadProduct, { endpoint: subscribeProduct, reply }],
  })
  const email = page.getByRole('textbox', { name: 'メールアドレス' })
  const submit = page.getByRole('button', { name: '入荷したら知らせる' })
  return { sentForms: () => sent.filter(({ method }) => method === 'POST'), email, submit }
}

it('CAT-27: shows the message of the server at the address until the address is changed', async () => {
  const message = 'メールアドレスの形をお確かめください。'
  const { email, submit } = await openForm(() => refuse(400, 'REQUEST_INVALID', null, { email: [message] }))
  await email.fill('hanako')
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(email).toHaveFocus()
  await email.fill('hanako@example.jp')
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
})

it('sends the trimmed address once, also when it is sent twice in a row, and names it afterwards', async () => {
  const { sentForms, email } = await openForm(() => succeed(null))
  await email.fill(' hanako@example.jp')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/hanako@example\.jp にお知らせします/)
  expect(sentForms()).toEqual([
    {
      method: 'POST',
      path: '/api/product/clock-1/subscribe',
      body: { email: 'hanako@example.jp', productId: 'clock-1', productOptionId: null },
    },
  ])
})

it('CAT-28: keeps the address when no answer arrives, so that it can be sent again', async () => {
  let attempts = 0
  const { email, submit } = await openForm(() => {
    attempts += 1
    if (attempts === 1) throw new TypeError('no connection')
    return succeed(null)
  })
  await email.fill('hanako@example.jp')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/もう一度お試しください/)
  await expect.element(email).toHaveValue('hanako@example.jp')
  await submit.click()
  await expect.element(page.getByText('ご登録ありがとうございます')).toBeVisible()
})
