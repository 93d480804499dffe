import { changeStaffPassword } from '@irodori/contract/endpoints/desk/staffSession'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInDesk } from '../../testing/renderInDesk.tsx'
import { ChangePassword } from './ChangePassword.tsx'

const old = page.getByLabelText('いまのパスワード', { exact: true })
const fresh = page.getByLabelText('新しいパスワード')

it('DSK-4: the password is changed with the old one; what is wrong is told at its field', async () => {
  const replies = [
    refuse(400, 'PASSWORD_WRONG', null, { oldPassword: ['WRONG'] }),
    refuse(400, 'REQUEST_INVALID', null, { newPassword: ['TOO_COMMON'] }),
    succeed(null),
  ]
  const onClose = vi.fn()
  const { changes } = await renderInDesk(<ChangePassword onClose={onClose} />, {
    calls: [{ endpoint: changeStaffPassword, reply: () => replies.shift() ?? refuse(500, 'INTERNAL') }],
  })
  await page.getByRole('button', { name: '変更する', exact: true }).click()
  await expect.element(old).toHaveFocus()
  await old.fill('wrong')
  await fresh.fill('password1234')
  await userEvent.keyboard('{Enter}')
  await expect.element(old).toHaveAccessibleDescription(/パスワードが違います。/)
  await old.fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.element(fresh).toHaveAttribute('aria-invalid', 'true')
  await fresh.fill('asagao-ni-tsurube-2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('パスワードを変更しました。')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(changes().map(({ body }) => body)).toEqual([
    { oldPassword: 'wrong', newPassword: 'password1234' },
    { oldPassword: 'right', newPassword: 'password1234' },
    { oldPassword: 'right', newPassword: 'asagao-ni-tsurube-2' },
  ])
})
