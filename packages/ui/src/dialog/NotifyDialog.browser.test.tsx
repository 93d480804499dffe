import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { NotifyDialog } from './NotifyDialog.tsx'

const opener = page.getByRole('button', { name: '開く' })
const dialog = page.getByRole('alertdialog', { name: '保存できませんでした' })

it('says what happened with the code for the support, and closes by Enter', async () => {
  await renderInApp(
    <Opener>
      {(close) => (
        <NotifyDialog open title="保存できませんでした" code="INTERNAL" onClose={close}>
          少し時間を置いてお試しください。
        </NotifyDialog>
      )}
    </Opener>,
  )
  await opener.click()
  await expect.element(dialog).toMatchTextContent(/少し時間を置いてお試しください。/)
  await expect.element(dialog.getByText('お問い合わせ用コード：INTERNAL')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('offers a second action, and Enter on the focused button only closes', async () => {
  const retry = vi.fn()
  await renderInApp(
    <Opener>
      {(close) => (
        <NotifyDialog
          open
          title="保存できませんでした"
          closeLabel="編集に戻る"
          onClose={close}
          action={
            <button type="button" onClick={retry}>
              もう一度保存する
            </button>
          }
        />
      )}
    </Opener>,
  )
  await opener.click()
  await expect.element(page.getByRole('button', { name: '編集に戻る' })).toHaveFocus()
  await page.getByRole('button', { name: 'もう一度保存する' }).click()
  expect(retry).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: '編集に戻る' }).click()
  await expect.element(opener).toHaveFocus()
  expect(retry).toHaveBeenCalledOnce()
})
