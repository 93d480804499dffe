import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './TextField.tsx'
import { useForm } from './useForm.ts'

type Values = Readonly<Record<'name' | 'password' | 'repeated', string>>

interface SampleProps {
  readonly send: (values: Values) => Promise<{ readonly name?: string }>
}

function Sample({ send }: SampleProps) {
  const { control, problemOf, formProps, isBusy, reset } = useForm({
    initial: { name: '', password: '', repeated: '' },
    check: ({ name, password, repeated }) => ({
      name: name === '' ? 'missing' : null,
      password: password === '' ? 'missing' : null,
      repeated: repeated === password ? null : 'different',
    }),
    send,
  })
  return (
    <form {...formProps}>
      <TextField {...control('name', (typed) => typed.toUpperCase())} label="name" error={problemOf('name')} />
      <TextField {...control('password')} label="password" error={problemOf('password')} />
      <TextField {...control('repeated')} label="repeated" error={problemOf('repeated')} />
      <button type="submit" aria-busy={isBusy}>
        send
      </button>
      <button type="button" onClick={() => reset({ name: 'B', password: '', repeated: '' })}>
        reset
      </button>
    </form>
  )
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })

async function open(send: SampleProps['send'] = async () => ({})) {
  const sent = vi.fn(send)
  await render(<Sample send={sent} />)
  return sent
}

async function fill(name: string, password: string, repeated = password) {
  await field('name').fill(name)
  await field('password').fill(password)
  await field('repeated').fill(repeated)
}

it('shows no problem before the first attempt, then all of them, and focuses the first wrong field', async () => {
  const sent = await open()
  await fill('a', '', 'x')
  await expect.element(field('repeated')).not.toHaveAttribute('aria-invalid')
  await button('send').click()
  await expect.element(field('password')).toHaveFocus()
  await expect.element(field('password')).toHaveAccessibleDescription('missing')
  await expect.element(field('repeated')).toHaveAccessibleDescription('different')
  await expect.element(field('name')).not.toHaveAttribute('aria-invalid')
  expect(sent).not.toHaveBeenCalled()
})

it('checks a field again when a field that it depends on changes', async () => {
  await open()
  await fill('a', 'x', 'y')
  await button('send').click()
  await expect.element(field('repeated')).toHaveAccessibleDescription('different')
  await field('password').fill('y')
  await expect.element(field('repeated')).not.toHaveAttribute('aria-invalid')
})

it('normalises typed text', async () => {
  const sent = await open()
  await fill('abc', 'x')
  await expect.element(field('name')).toHaveValue('ABC')
  await button('send').click()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'ABC', password: 'x', repeated: 'x' })
})

it('sends once while the first sending is under way, and again afterwards', async () => {
  let finish = () => {}
  const sent = await open(() => new Promise((resolve) => (finish = () => resolve({}))))
  await fill('a', 'x')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(button('send')).toHaveAttribute('aria-busy', 'true')
  expect(sent).toHaveBeenCalledOnce()
  finish()
  await expect.element(button('send')).toHaveAttribute('aria-busy', 'false')
  await button('send').click()
  expect(sent).toHaveBeenCalledTimes(2)
})

it('shows and focuses a field that the server refuses, until that field is edited', async () => {
  await open(async () => ({ name: 'taken' }))
  await fill('a', 'x')
  await button('send').click()
  await expect.element(field('name')).toHaveFocus()
  await expect.element(field('name')).toHaveAccessibleDescription('taken')
  await field('password').fill('xy')
  await expect.element(field('name')).toHaveAccessibleDescription('taken')
  await field('name').fill('b')
  await expect.element(field('name')).not.toHaveAttribute('aria-invalid')
})

it('starts again with other values and without problems', async () => {
  await open()
  await button('send').click()
  await expect.element(field('name')).toHaveAccessibleDescription('missing')
  await button('reset').click()
  await expect.element(field('name')).toHaveValue('B')
  await expect.element(field('password')).not.toHaveAttribute('aria-invalid')
})

it('does not send while an input method composes text', async () => {
  const sent = await open()
  await fill('a', 'x')
  const input = field('repeated').element()
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await userEvent.keyboard('{Enter}')
  expect(sent).not.toHaveBeenCalled()
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
})
