import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { useUnloadGuard } from './useUnloadGuard.ts'

function Upload() {
  const [isSending, setSending] = useState(false)
  useUnloadGuard(isSending)
  return (
    <button type="button" onClick={() => setSending(!isSending)}>
      {isSending ? 'sending' : 'idle'}
    </button>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Upload />}
      <button type="button" onClick={() => setOpen(false)}>
        leave
      </button>
    </>
  )
}

/** Whether the browser would ask before it closes the page. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const press = (name: string) => page.getByRole('button', { name }).click()

it('DGM-7: guards the page exactly while files are uploading', async () => {
  await renderInPortal(<Page />)
  expect(isGuarded()).toBe(false)
  await press('idle')
  expect(isGuarded()).toBe(true)
  await press('sending')
  expect(isGuarded()).toBe(false)
})

it('guards no page after the upload has been left', async () => {
  await renderInPortal(<Page />)
  await press('idle')
  await press('leave')
  expect(isGuarded()).toBe(false)
})
