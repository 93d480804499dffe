import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const opener = page.getByRole('button', { name: '開く' })
const dialog = page.getByRole('alertdialog', { name: 'デザインを削除しますか' })
const confirm = page.getByRole('button', { name: '削除する' })
const cancel = page.getByRole('button', { name: '残す' })

interface QuestionProps {
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Is busy from the confirmation until the test ends, as during a call without an answer. */
function Question({ onConfirm, onCancel }: QuestionProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      open
      destructive
      busy={isBusy}
      title="デザインを削除しますか"
      confirmLabel="削除する"
      cancelLabel="残す"
      onConfirm={() => {
        setBusy(true)
        onConfirm()
      }}
      onCancel={onCancel}
    >
      元に戻せません。
    </ConfirmDialog>
  )
}

async function openQuestion() {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  await renderInApp(
    <Opener>
      {(close) => (
        <Question
          onConfirm={onConfirm}
          onCancel={() => {
            onCancel()
            close()
          }}
        />
      )}
    </Opener>,
  )
  await opener.click()
  return { onConfirm, onCancel }
}

it('asks with the focus on the answer that changes nothing', async () => {
  await openQuestion()
  await expect.element(dialog).toHaveAccessibleDescription('元に戻せません。')
  await expect.element(cancel).toHaveFocus()
})

it.each(['{Enter}', '{Escape}'])('confirms nothing when the customer presses %s at once', async (key) => {
  const { onConfirm, onCancel } = await openQuestion()
  await expect.element(cancel).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

it('confirms once and can be neither confirmed again nor left while the work is under way', async () => {
  const { onConfirm, onCancel } = await openQuestion()
  await confirm.click()
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  await confirm.click({ force: true })
  await cancel.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onCancel).not.toHaveBeenCalled()
})
