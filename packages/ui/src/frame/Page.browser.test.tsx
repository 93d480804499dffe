import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { Page } from './Page.tsx'

function TwoPages() {
  const [name, setName] = useState('一覧')
  return (
    <Page key={name} title={name}>
      <h1>{name}</h1>
      {name === '一覧' ? (
        <button type="button" onClick={() => setName('注文')}>
          注文へ
        </button>
      ) : (
        <button type="button">次へ</button>
      )}
    </Page>
  )
}

it('names the document and, after a change of page, moves the focus to the new content', async () => {
  await renderInApp(<TwoPages />)
  await vi.waitFor(() => expect(document.title).toBe('一覧 | Irodori 彩り'))
  await page.getByRole('button', { name: '注文へ' }).click()
  await vi.waitFor(() => expect(document.title).toBe('注文 | Irodori 彩り'))
  await expect.element(page.getByRole('main')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '次へ' })).toHaveFocus()
})
