import { listSessions } from '@irodori/contract/endpoints/account'
import {
  addSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '@irodori/contract/endpoints/secondFactor'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAccountScreen } from '../../../testing/accountScreen.tsx'
import { SecondFactor } from '@irodori/ui/SecondFactor'
import { customerCalls } from './customerCalls.ts'

const OFF = { isOffered: true, since: null, recoveryCodesLeft: 0 }
const ON = { isOffered: true, since: '2026-11-26T16:00:00.000Z', recoveryCodesLeft: 9 }
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const URI = `otpauth://totp/Shop:hanako%40example.jp?issuer=Shop&secret=${SECRET}`
const CODES = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2']

const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const password = dialog.getByLabelText('いまのパスワード', { exact: true })
const code = dialog.getByRole('textbox', { name: '認証コード' })

async function open(states: readonly (typeof OFF | typeof ON)[], calls: readonly FakeCall[] = []) {
  const left = [...states]
  return renderAccountScreen(<SecondFactor calls={customerCalls} />, [
    { endpoint: readSecondFactor, reply: () => succeed((left.length > 1 ? left.shift() : left[0]) ?? OFF) },
    { endpoint: listSessions, reply: () => succeed([]) },
    ...calls,
  ])
}

/** What another implementation reads from the drawn code. */
function readQrCode(): string | undefined {
  const canvas = dialog.getByRole('img').element() as HTMLCanvasElement
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data
}

it('SES-44: shows a QR code after the password, and recovery codes after the first code', async () => {
  const replies = [refuse(400, 'CODE_WRONG', null, { code: ['WRONG'] }), succeed({ recoveryCodes: CODES })]
  const { changes } = await open(
    [OFF, ON],
    [
      { endpoint: prepareSecondFactor, reply: () => succeed({ secret: SECRET, uri: URI }) },
      { endpoint: addSecondFactor, reply: () => replies.shift() ?? refuse(400, 'CODE_WRONG') },
    ],
  )
  await button('2段階認証を設定する').click()
  await button('次へ').click()
  await expect.element(password).toHaveAccessibleDescription(/ご入力ください。/)
  await password.fill('ひみつの庭')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  expect(readQrCode()).toBe(URI)
  await expect.element(dialog.getByRole('link', { name: 'この端末の認証アプリで開く' })).toHaveAttribute('href', URI)
  await code.fill('000000')
  await button('設定する').click()
  await expect.element(code).toHaveAccessibleDescription(/コードが違うか、すでに使われています。/)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  for (const each of CODES) await expect.element(dialog.getByText(each)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await expect.element(button('ファイルに保存する')).toBeVisible()
  await button('閉じる').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/設定しています（2026年11月27日から）。/)).toBeVisible()
  expect(changes().map(({ body }) => body)).toEqual([
    { password: 'ひみつの庭' },
    { code: '000000' },
    { code: '123456' },
  ])
})

it('is given up with the password and a code', async () => {
  const { changes } = await open(
    [ON, OFF],
    [
      {
        endpoint: removeSecondFactor,
        reply: () => succeed(null),
      },
    ],
  )
  await expect.element(page.getByText(/残りのバックアップコード：9個/)).toBeVisible()
  await button('2段階認証を解除する').click()
  await password.fill('ひみつの庭')
  await dialog.getByRole('button', { name: '2段階認証を解除する' }).click()
  await expect.element(code).toHaveAccessibleDescription(/認証コードをご入力ください。/)
  await code.fill(CODES[0] ?? '')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('2段階認証を設定する')).toBeVisible()
  expect(changes().map(({ body }) => body)).toEqual([{ password: 'ひみつの庭', code: CODES[0] }])
})

it('warns when few recovery codes are left', async () => {
  await open([{ ...ON, recoveryCodesLeft: 2 }])
  await expect.element(page.getByText(/残り少なくなっています。/)).toBeVisible()
})

it('is hidden where the shop offers none, and shown to an account that has one', async () => {
  await open([{ ...OFF, isOffered: false }])
  await expect.element(page.getByRole('heading', { name: '2段階認証' })).not.toBeInTheDocument()
})

it('says that the state could not be read, and reads it again', async () => {
  const replies = [refuse(500, 'INTERNAL'), succeed(OFF)]
  await renderAccountScreen(<SecondFactor calls={customerCalls} />, [
    { endpoint: readSecondFactor, reply: () => replies.shift() ?? succeed(OFF) },
  ])
  await button('もう一度試す').click()
  await expect.element(button('2段階認証を設定する')).toBeVisible()
})
