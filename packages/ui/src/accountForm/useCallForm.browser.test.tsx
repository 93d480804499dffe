import { useClient } from '@irodori/client/ClientProvider'
import { forgotPassword } from '@irodori/contract/endpoints/account'
import { refuse, succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { TextField } from '../form/TextField.tsx'
import { useCallForm } from './useCallForm.ts'

interface SampleProps {
  readonly onDone: (data: null) => void
}

function Sample({ onDone }: SampleProps) {
  const client = useClient()
  const { control, problemOf, formProps, isBusy, error } = useCallForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: email === '' ? 'missing' : null }),
    call: (body) => client.call(forgotPassword, { body }),
    onDone,
  })
  return (
    <form {...formProps}>
      <TextField {...control('email')} label="email" error={problemOf('email')} />
      <button type="submit">send</button>
      <output>{isBusy ? 'busy' : (error?.kind ?? 'quiet')}</output>
    </form>
  )
}

function Closable(props: SampleProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Sample {...props} />}
      <button type="button" onClick={() => setOpen(false)}>
        close
      </button>
    </>
  )
}

const field = page.getByRole('textbox', { name: 'email' })
const button = (name: string) => page.getByRole('button', { name })
const state = page.getByRole('status').first()

async function open(reply: FakeCall['reply']) {
  const onDone = vi.fn()
  const { sent } = await renderInApp(<Closable onDone={onDone} />, {
    calls: [{ endpoint: forgotPassword, reply }],
  })
  return { sent, onDone }
}

it('is busy during the call and reports its data once', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent, onDone } = await open(async () => {
    await answered.promise
    return succeed(null)
  })
  await button('send').click()
  await expect.element(field).toHaveAccessibleDescription('missing')
  expect(sent).toEqual([])
  await field.fill('a@example.jp')
  await button('send').click()
  await expect.element(state).toHaveTextContent('busy')
  await button('send').click()
  answered.resolve()
  await expect.element(state).toHaveTextContent('quiet')
  expect(onDone).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(1)
})

it('returns an error that concerns no field, and takes it back when the form is sent again', async () => {
  const second = Promise.withResolvers<Awaited<ReturnType<FakeCall['reply']>>>()
  let attempts = 0
  const { onDone } = await open(() => {
    attempts += 1
    return attempts === 1 ? refuse(429, 'TOO_MANY_TRIES') : second.promise
  })
  await field.fill('a@example.jp')
  await button('send').click()
  await expect.element(state).toHaveTextContent('REFUSED')
  await button('send').click()
  await expect.element(state).toHaveTextContent('busy')
  second.resolve(succeed(null))
  await expect.element(state).toHaveTextContent('quiet')
  expect(onDone).toHaveBeenCalledOnce()
})

it('shows a refused field at the field only', async () => {
  const { onDone } = await open(() => refuse(400, 'REQUEST_INVALID', null, { email: ['INVALID'] }))
  await field.fill('a@example.jp')
  await button('send').click()
  await expect.element(field).toHaveAccessibleDescription('wrongForm')
  await expect.element(field).toHaveFocus()
  await expect.element(state).toHaveTextContent('quiet')
  expect(onDone).not.toHaveBeenCalled()
})

it('ends without an error when the answer arrives after the form was closed', async () => {
  const answered = Promise.withResolvers<void>()
  const failed = vi.spyOn(console, 'error')
  const { onDone } = await open(async () => {
    await answered.promise
    return refuse(400, 'REQUEST_INVALID', null, { email: ['INVALID'] })
  })
  await field.fill('a@example.jp')
  await button('send').click()
  await button('close').click()
  answered.resolve()
  await expect.element(field).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve))
  expect(failed).not.toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})
