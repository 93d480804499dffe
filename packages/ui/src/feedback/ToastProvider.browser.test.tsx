import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { type Toast, useToast } from './ToastProvider.tsx'

const SAVED: Toast = { message: '保存しました。' }
const FAILED: Toast = { message: '送れませんでした。', tone: 'failure' }

function Sample() {
  const toast = useToast()
  return (
    <>
      {[SAVED, FAILED, { message: '三つ目' }, { message: '四つ目' }].map((one) => (
        <button key={one.message} type="button" onClick={() => toast(one)}>
          {one.message}を知らせる
        </button>
      ))}
    </>
  )
}

const announce = ({ message }: Pick<Toast, 'message'>) =>
  page.getByRole('button', { name: `${message}を知らせる` }).click()
const shown = page.getByRole('status')

/** Only the five seconds of a toast are counted by a clock that the test moves. */
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

it('announces a message politely for five seconds, each for its own five', async () => {
  await renderInApp(<Sample />)
  await announce(SAVED)
  await expect.element(shown).toHaveTextContent('保存しました。')
  await expect.element(shown).toHaveAttribute('aria-live', 'polite')
  vi.advanceTimersByTime(3000)
  await announce(FAILED)
  await expect.element(shown).toHaveTextContent('保存しました。送れませんでした。')
  vi.advanceTimersByTime(2000)
  await expect.element(shown).toHaveTextContent('送れませんでした。')
  vi.advanceTimersByTime(3000)
  await expect.element(shown).toBeEmptyDOMElement()
})

it('takes away only the message that the customer closes, also of two equal ones', async () => {
  await renderInApp(<Sample />)
  await announce(SAVED)
  await announce(FAILED)
  await announce(SAVED)
  await shown.getByRole('button', { name: '閉じる' }).first().click()
  await expect.element(shown).toHaveTextContent('送れませんでした。保存しました。')
  vi.advanceTimersByTime(5000)
  await expect.element(shown).toBeEmptyDOMElement()
})

it('shows the last three messages', async () => {
  await renderInApp(<Sample />)
  for (const message of ['保存しました。', '送れませんでした。', '三つ目', '四つ目']) await announce({ message })
  await expect.element(shown).toHaveTextContent('送れませんでした。三つ目四つ目')
})
