import { register } from '@irodori/contract/endpoints/account'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const email = page.getByRole('textbox', { name: 'メールアドレス' })
const userName = page.getByRole('textbox', { name: 'お名前' })
const password = page.getByLabelText('パスワード')
const repeated = page.getByLabelText('パスワード（確認）')
const magazine = page.getByRole('checkbox', { name: 'お店からのお知らせメールを受け取る' })
const submit = page.getByRole('button', { name: '確認メールを送る' })

async function openForm(reply: FakeCall['reply'] = ({ body }) => succeed(body)) {
  const onRegistered = vi.fn()
  const { sent } = await renderInApp(<RegisterForm onRegistered={onRegistered} />, {
    areas: ['login', 'errors'],
    calls: [{ endpoint: register, reply }],
  })
  return { sent, onRegistered }
}

async function fill({ first = 'さくら並木の小道', second = first }: { first?: string; second?: string } = {}) {
  await email.fill('hanako@example.jp')
  await userName.fill('山田 花子 ')
  await password.fill(first)
  await repeated.fill(second)
}

it('SES-13: says at each field what is missing, focuses the first and sends nothing', async () => {
  const { sent } = await openForm()
  await submit.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/メールアドレスをご入力ください。/)
  await expect.element(userName).toHaveAccessibleDescription(/お名前をご入力ください。/)
  await expect.element(password).toHaveAccessibleDescription(/新しいパスワードをご入力ください。/)
  await expect.element(repeated).toHaveAccessibleDescription(/確認のため、もう一度ご入力ください。/)
  await userName.fill('花'.repeat(61))
  await expect.element(userName).toHaveAccessibleDescription(/60文字以内/)
  await userName.fill('花'.repeat(60))
  await expect.element(userName).not.toHaveAttribute('aria-invalid')
  expect(sent).toEqual([])
})

it('SES-14: sends nothing while the two passwords differ, also if the first one is changed afterwards', async () => {
  const { sent } = await openForm()
  await fill({ second: 'さくら並木の横町' })
  await submit.click()
  await expect.element(repeated).toHaveFocus()
  await expect.element(repeated).toHaveAccessibleDescription('上の入力と一致していません。')
  await repeated.fill('さくら並木の小道')
  await expect.element(repeated).not.toHaveAttribute('aria-invalid')
  await password.fill('けやき並木の小道')
  await expect.element(repeated).toHaveAttribute('aria-invalid', 'true')
  await submit.click()
  await expect.element(repeated).toHaveFocus()
  expect(sent).toEqual([])
})

it('registers once when it is sent twice in a row, without the mail magazine unless it is wanted', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent, onRegistered } = await openForm(async ({ body }) => {
    await answered.promise
    return succeed(body)
  })
  await fill()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  answered.resolve()
  await vi.waitFor(() => expect(onRegistered).toHaveBeenCalledExactlyOnceWith('hanako@example.jp'))
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/user',
      body: {
        email: 'hanako@example.jp',
        userName: '山田 花子',
        password: 'さくら並木の小道',
        receiveMagazine: false,
      },
    },
  ])
})

it('shows the refusal of a field there, keeps everything else, and sends the corrected form', async () => {
  const replies = [refuse(400, 'REQUEST_INVALID', null, { password: ['TOO_COMMON'] })]
  const { sent, onRegistered } = await openForm(({ body }) => replies.shift() ?? succeed(body))
  await fill({ first: 'password1' })
  await magazine.click()
  await submit.click()
  await expect.element(password).toHaveFocus()
  await expect
    .element(password)
    .toHaveAccessibleDescription('推測されやすい内容です。言葉を足すなどして、別のものをお決めください。')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(magazine).toBeChecked()
  await fill()
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  await submit.click()
  await vi.waitFor(() => expect(onRegistered).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toMatchObject([
    { password: 'password1', receiveMagazine: true },
    { password: 'さくら並木の小道', receiveMagazine: true },
  ])
})

it('says why nothing was registered when the shop limits the attempts, and keeps what was typed', async () => {
  const { onRegistered } = await openForm(() => refuse(429, 'TOO_MANY_TRIES'))
  await fill()
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/時間を置いて、もう一度お試しください。/)
  await expect.element(email).toHaveValue('hanako@example.jp')
  await expect.element(password).toHaveValue('さくら並木の小道')
  expect(onRegistered).not.toHaveBeenCalled()
})

it('SES-15: says during typing how strong the password is, and knows the address of the account', async () => {
  const { sent } = await openForm()
  await expect.element(password).toHaveAccessibleDescription('8文字以上でお決めください。長いほど安全です。')
  await password.fill('kaede')
  await expect.element(password).toHaveAccessibleDescription('あと3文字必要です。')
  await password.fill('yxquvwob-no-niwa-19')
  await expect.element(password).toHaveAccessibleDescription('十分に長く、安全です。')
  await password.fill('yxquvwob')
  await expect.element(password).toHaveAccessibleDescription('お使いいただけます。長くすると、より安全です。')
  await email.fill('yxquvwob@example.jp')
  await expect.element(password).toHaveAccessibleDescription(/^推測されやすいため、お使いいただけません。/)
  await password.fill('kaede')
  await submit.click()
  await expect.element(password).toHaveAccessibleDescription(/パスワードは8文字以上でご入力ください。/)
  expect(sent).toEqual([])
})
