import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { useCloseTab } from './closeTab.ts'

function Sample() {
  const { isLeftOpen, close } = useCloseTab()
  return (
    <button type="button" onClick={close}>
      {isLeftOpen ? 'このタブを閉じてください' : '閉じる'}
    </button>
  )
}

afterEach(() => vi.restoreAllMocks())

it('says that the tab has to be closed by hand when the browser keeps it open', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  await renderInApp(<Sample />)
  await page.getByRole('button', { name: '閉じる' }).click()
  expect(close).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'このタブを閉じてください' })).toBeVisible()
})

it('says nothing on the page that has replaced it meanwhile', async () => {
  vi.spyOn(window, 'close').mockImplementation(() => {})
  const failed = vi.spyOn(console, 'error')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { view } = await renderInApp(<Opener>{() => <Sample />}</Opener>)
  await page.getByRole('button', { name: '開く' }).click()
  await page.getByRole('button', { name: '閉じる' }).click()
  await view.unmount()
  vi.advanceTimersByTime(300)
  vi.useRealTimers()
  expect(failed).not.toHaveBeenCalled()
})
