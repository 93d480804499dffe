import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { PasswordField } from './PasswordField.tsx'

function TwoFields() {
  const [old, setOld] = useState('')
  return (
    <>
      <PasswordField
        label="いまのパスワード"
        autoComplete="current-password"
        value={old}
        onChange={(event) => setOld(event.target.value)}
        help="ログインに使うものです。"
      />
      <PasswordField label="新しいパスワード" autoComplete="new-password" error="8文字以上でご入力ください。" />
    </>
  )
}

const field = (label: string) => page.getByLabelText(label)
const show = page.getByRole('button', { name: 'パスワードを表示する' })
const CAPS_LOCK = 'CapsLock がオンになっています。'

const openFields = () => renderInApp(<TwoFields />, { areas: ['login'] })

it('SES-17: shows only the password whose button was pressed, and keeps it', async () => {
  await openFields()
  await field('いまのパスワード').fill('ひみつ')
  await show.first().click()
  await expect.element(field('いまのパスワード')).toHaveAttribute('type', 'text')
  await expect.element(field('新しいパスワード')).toHaveAttribute('type', 'password')
  await show.first().click()
  await expect.element(field('いまのパスワード')).toHaveAttribute('type', 'password')
  await expect.element(field('いまのパスワード')).toHaveValue('ひみつ')
})

it('is reached and shown by keyboard without submitting a form', async () => {
  await openFields()
  await field('いまのパスワード').click()
  await userEvent.tab()
  await expect.element(show.first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(show.first()).toHaveAttribute('aria-pressed', 'true')
})

it('SES-17: reports caps lock while the field has the focus', async () => {
  await openFields()
  const input = field('いまのパスワード')
  await input.click()
  const press = (isLocked: boolean) =>
    input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: isLocked }))
  press(true)
  await expect.element(input).toHaveAccessibleDescription(new RegExp(CAPS_LOCK))
  press(false)
  await expect.element(input).toHaveAccessibleDescription('ログインに使うものです。')
  press(true)
  await field('新しいパスワード').click()
  await expect.element(page.getByText(CAPS_LOCK)).not.toBeInTheDocument()
})

it('takes text that a password manager fills in by events without keys', async () => {
  await openFields()
  const input = field('いまのパスワード')
  input.element().dispatchEvent(new Event('keydown', { bubbles: true }))
  await input.fill('保存したもの')
  await expect.element(input).toHaveValue('保存したもの')
  await expect.element(field('新しいパスワード')).toHaveAccessibleDescription(/8文字以上でご入力ください。/)
})
