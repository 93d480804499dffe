import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { subscribeProduct } from '@irodori/contract/endpoints/help'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleProduct } from '../../testing/sampleDesign.ts'
import { SubscribePage } from './SubscribePage.tsx'

/** The form is usable before the product has been read. */
const unreadProduct: FakeCall = { endpoint: readProduct, reply: () => new Promise(() => {}) }

async function openForm(reply: FakeCall['reply'], { callLimitMs = 60_000, product = unreadProduct } = {}) {
  const { sent, history } = await renderInStudio(<SubscribePage productId="clock-1" />, {
    path: '/product/clock-1/subscribe',
    areas: ['catalogue'],
    callLimitMs,
    calls: [product, { endpoint: subscribeProduct, reply }],
  })
  const email = page.getByRole('textbox', { name: 'メールアドレス' })
  const submit = page.getByRole('button', { name: '入荷したら知らせる' })
  return { history, sentForms: () => sent.filter(({ method }) => method === 'POST'), email, submit }
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

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
}

const DONE: readonly Row[] = [
  { answer: '200', reply: () => succeed(null) },
  { answer: '400 PRODUCT_SUBSCRIBE_DUPLICATE', reply: () => refuse(400, 'PRODUCT_SUBSCRIBE_DUPLICATE') },
  {
    answer: '400 PRODUCT_SUBSCRIBE_DUPLICATE with an error of the address',
    reply: () => refuse(400, 'PRODUCT_SUBSCRIBE_DUPLICATE', null, { email: ['すでに登録されています。'] }),
  },
  {
    answer: '400 with the code PRODUCT_SUBSCRIBE_DUPLICATE as the error of the address',
    reply: () => refuse(400, 'REQUEST_INVALID', null, { email: ['PRODUCT_SUBSCRIBE_DUPLICATE'] }),
  },
]
const NOT_FOUND: readonly Row[] = [
  { answer: '400 REQUEST_INVALID', reply: () => refuse(400, 'REQUEST_INVALID') },
  { answer: '400 with an empty list of errors', reply: () => refuse(400, 'REQUEST_INVALID', null, { email: [] }) },
  {
    answer: '400 with an error of another field',
    reply: () => refuse(400, 'REQUEST_INVALID', null, { productId: ['INVALID'] }),
  },
  { answer: '401 UNAUTHENTICATED', reply: () => refuse(401, 'UNAUTHENTICATED') },
  { answer: '403 FORBIDDEN', reply: () => refuse(403, 'FORBIDDEN') },
  { answer: '404 PRODUCT_IS_NOT_FOUND', reply: () => refuse(404, 'PRODUCT_IS_NOT_FOUND') },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND') },
  { answer: '429 TOO_MANY_TRIES', reply: () => refuse(429, 'TOO_MANY_TRIES') },
  { answer: '500 INTERNAL', reply: () => refuse(500, 'INTERNAL', '内部の事情です') },
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY') },
  { answer: 'no JSON', reply: () => new Blob(['<html>']) },
]

it('CAT-28: each code of the contract has a row', () => {
  const inRows = (code: ErrorCode) => [...DONE, ...NOT_FOUND].some(({ answer }) => answer.includes(code))
  expect(errorsOf(subscribeProduct).filter((code) => !inRows(code))).toEqual([])
})

it.each(DONE)('CAT-26: after $answer names the address that is notified', async ({ reply }) => {
  const { email } = await openForm(reply)
  await email.fill('hanako@example.jp')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'ご登録ありがとうございます' })).toBeVisible()
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(/ございます入荷したら、hanako@example\.jp にお知らせします/)
  await expect.element(page.getByRole('link', { name: 'デザイン一覧へ' })).toHaveAttribute('href', '/home')
})

it.each(NOT_FOUND)('CAT-28: after $answer leads to /404', async ({ reply }) => {
  const { email, history } = await openForm(reply)
  await email.fill('hanako@example.jp')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => history?.at(-1)).toBe('/404')
})

it('CAT-28: keeps the form and what was typed when the product cannot be read, and reads it again on request', async () => {
  const read = Promise.withResolvers<void>()
  let attempts = 0
  const product: FakeCall = {
    endpoint: readProduct,
    reply: async () => {
      attempts += 1
      if (attempts > 3) return succeed(sampleProduct({ name: '写真時計' }))
      await read.promise
      throw new TypeError('no connection')
    },
  }
  const { email } = await openForm(() => succeed(null), { product })
  await email.fill('hanako@example.jp')
  read.resolve()
  const retry = page.getByRole('button', { name: 'もう一度試す' })
  await expect.element(retry).toBeVisible()
  await expect.element(email).toHaveValue('hanako@example.jp')
  await retry.click()
  await expect.element(page.getByText('写真時計が入荷したら、メールで一度だけお知らせします。')).toBeVisible()
  await expect.element(email).toHaveValue('hanako@example.jp')
})

it.each(LOST_ANSWERS)('CAT-28: after $answer says so and keeps the address', async ({ reply, callLimitMs }) => {
  const { email, submit, sentForms } = await openForm(reply, { callLimitMs })
  await email.fill('hanako@example.jp')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/もう一度お試しください/)
  await expect.element(email).toHaveValue('hanako@example.jp')
  await expect.element(submit).not.toHaveAttribute('aria-busy', 'true')
  expect(sentForms()).toHaveLength(1)
})
