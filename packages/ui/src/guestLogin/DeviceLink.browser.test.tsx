import { requestDeviceLink } from '@irodori/contract/endpoints/authentication'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { GuestLoginForm } from './GuestLoginForm.tsx'

const ask = page.getByRole('button', { name: 'メールのリンクで続ける' })

it('SES-45: offers a link by mail for the typed number while the order accepts no further numbers', async () => {
  const replies = [refuse(429, 'TOO_MANY_TRIES'), succeed(null)]
  const { sent } = await renderInApp(
    <GuestLoginForm lead="" submitLabel="ログインする" isClosed busy={false} onSubmit={vi.fn()} />,
    {
      areas: ['login', 'errors'],
      calls: [{ endpoint: requestDeviceLink, reply: () => replies.shift() ?? succeed(null) }],
    },
  )
  await page.getByRole('textbox', { name: '注文番号' }).fill('12345678')
  await ask.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/時間を置いて/)
  await ask.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/リンクをお送りしました。/)
  await expect.element(ask).not.toBeInTheDocument()
  const [body] = sent.map((each) => each.body)
  expect(body).toEqual({ orderNumber: '12345678' })
})

it('offers no link while the order accepts numbers', async () => {
  await renderInApp(<GuestLoginForm lead="" submitLabel="ログインする" busy={false} onSubmit={vi.fn()} />, {
    areas: ['login', 'errors'],
    calls: [],
  })
  await expect.element(page.getByRole('textbox', { name: '注文番号' })).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
})
