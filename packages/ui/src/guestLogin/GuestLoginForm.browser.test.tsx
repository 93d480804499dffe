import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { GuestLoginForm } from './GuestLoginForm.tsx'

const orderNumber = page.getByRole('textbox', { name: '注文番号' })
const phoneNumber = page.getByRole('textbox', { name: '電話番号' })
const submit = page.getByRole('button', { name: '開く' })

async function openForm(props: { problem?: string; busy?: boolean } = {}) {
  const onSubmit = vi.fn()
  await renderInApp(
    <GuestLoginForm lead="両方をご入力ください。" submitLabel="開く" busy={false} onSubmit={onSubmit} {...props} />,
    { areas: ['login'] },
  )
  return { onSubmit }
}

it('SES-13: says what is wrong with each number, focuses the first and submits nothing', async () => {
  const { onSubmit } = await openForm()
  await submit.click()
  await expect.element(orderNumber).toHaveFocus()
  await expect.element(orderNumber).toHaveAccessibleDescription(/注文番号をご入力ください。/)
  await expect.element(phoneNumber).toHaveAccessibleDescription(/電話番号をご入力ください。/)
  await orderNumber.fill('1234')
  await expect.element(orderNumber).toHaveAccessibleDescription(/注文番号の形が合いません。/)
  await orderNumber.fill('12345678')
  await expect.element(orderNumber).not.toHaveAttribute('aria-invalid')
  await phoneNumber.fill('0312')
  await submit.click()
  await expect.element(phoneNumber).toHaveFocus()
  await expect.element(phoneNumber).toHaveAccessibleDescription(/市外局番から10桁以上/)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('SES-8: completes the order number during typing and submits both numbers in their plain form', async () => {
  const { onSubmit } = await openForm()
  await orderNumber.click()
  await userEvent.keyboard('b10000001')
  await expect.element(orderNumber).toHaveValue('irodori-10000001')
  await phoneNumber.fill('０３（１２３４）５６７８')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ orderNumber: 'irodori-10000001', phoneNumber: '0312345678' }),
  )
})

it('SES-8: shows nine plain digits again when the tenth, which brought the hyphen, is deleted', async () => {
  await openForm()
  await orderNumber.click()
  await userEvent.keyboard('3000000120')
  await expect.element(orderNumber).toHaveValue('300000-0120')
  await userEvent.keyboard('{Backspace}')
  await expect.element(orderNumber).toHaveValue('300000012')
})

it('SES-16: leaves a number alone while an input method composes it, and completes it afterwards', async () => {
  const { onSubmit } = await openForm()
  await phoneNumber.fill('0312345678')
  const input = orderNumber.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('the order number is not an input')
  const compose = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  }
  input.focus()
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  compose('ｂ１')
  await expect.element(orderNumber).toHaveValue('ｂ１')
  compose('ｂ１２３４５６７８')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.element(orderNumber).toHaveValue('irodori-12345678')
})

it('announces the problem of the last attempt and submits nothing while the next one is under way', async () => {
  const { onSubmit } = await openForm({ problem: 'ご注文が見つかりません。', busy: true })
  await expect.element(page.getByRole('alert')).toHaveTextContent('ご注文が見つかりません。')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await orderNumber.fill('b10000001')
  await phoneNumber.fill('0312345678')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
