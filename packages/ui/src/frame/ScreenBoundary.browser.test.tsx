import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'

function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('the page is broken')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      開く
    </button>
  )
}

it('says that a screen cannot be shown and offers to load it again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderInApp(<Fragile />)
  await page.getByRole('button', { name: '開く' }).click()
  await expect.element(page.getByRole('heading', { name: '画面を表示できませんでした', level: 1 })).toBeVisible()
  await expect.element(page.getByText(/保存したデザインは残っています。/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '読み込み直す' })).toBeVisible()
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})
