import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { FrameNotices } from './FrameNotices.tsx'

const notices = (parts: { readonly isStorageRefused?: boolean; readonly leavingFor?: string }) => {
  const onClose = vi.fn()
  const { isStorageRefused = false, leavingFor = null } = parts
  return {
    onClose,
    screen: renderInStudio(
      <FrameNotices isStorageRefused={isStorageRefused} leavingFor={leavingFor} onClose={onClose} />,
    ),
  }
}

it('EMB-5 a page outside of the frame is offered as a link to a tab of its own, and the dialog can be closed', async () => {
  const { onClose, screen } = notices({ leavingFor: '/mypage' })
  await screen
  const link = page.getByRole('alertdialog').getByRole('link', { name: '新しいタブで開く' })
  await expect.element(link).toHaveAttribute('href', '/mypage')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await page.getByRole('button', { name: '閉じる' }).first().click()
  expect(onClose).toHaveBeenCalledOnce()
})

it('EMB-7 the refusal of the storage is told with a link to the same page, and nothing is told otherwise', async () => {
  await notices({ isStorageRefused: true }).screen
  const link = page.getByRole('link', { name: 'このページを新しいタブで開く' })
  await expect.element(link).toHaveAttribute('href', location.href)
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
})
