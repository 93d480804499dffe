import { changeItem } from '@irodori/design/change'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pageKeyAtom, pagesAtom } from '../state/designState.ts'
import { panelAtom } from '../state/viewState.ts'
import { HistoryPanel } from './HistoryPanel.tsx'

const FRONT = sampleText('front words', 1, 'はる')
const BACK = sampleText('back words', 1, 'なつ')
const opener = page.getByRole('button', { name: '開く' })
const panel = page.getByRole('region', { name: '履歴' })
const steps = panel.getByRole('listitem').getByRole('button')

function Sample() {
  const { store } = useEditor()
  return (
    <>
      <button type="button" onClick={() => store.set(panelAtom, 'HISTORY')}>
        開く
      </button>
      {useEditorValue(panelAtom) === 'HISTORY' && <HistoryPanel />}
    </>
  )
}

/** Two texts were written: あき on the front, then ふゆ on the back. */
async function openHistory() {
  const front = samplePage('front', [FRONT])
  const back = samplePage('back', [BACK], { sideNumber: 2 })
  const screen = await renderInEditor(<Sample />, { pages: [front, back] })
  screen.actions.perform('typing', changeItem(front, FRONT, { text: 'あき' }))
  screen.actions.perform('typing', changeItem(back, BACK, { text: 'ふゆ' }))
  await opener.click()
  const texts = () =>
    screen.store.get(pagesAtom).map(({ items: [item] }) => (item && 'text' in item ? item.text : null))
  return { ...screen, texts }
}

it('lists the steps with their pages, marks the current one and takes the focus', async () => {
  await openHistory()
  await expect.element(panel.getByRole('heading', { name: '履歴' })).toHaveFocus()
  await expect.poll(() => steps.elements().length).toBe(3)
  await expect.element(steps.nth(0)).toMatchTextContent(/開いたとき/)
  await expect.element(steps.nth(1)).toMatchTextContent(/1\. 文字入力/)
  await expect.element(steps.nth(2)).toMatchTextContent(/2\. 文字入力.*いまここ/)
  await expect.element(steps.nth(2)).toHaveAttribute('aria-current', 'step')
})

it('goes back to a step, shows its page, and forward again without losing anything', async () => {
  const { texts, store } = await openHistory()
  await steps.nth(0).click()
  expect(texts()).toEqual(['はる', 'なつ'])
  expect(store.get(pageKeyAtom)).toBe('front')
  await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect.element(steps.nth(2)).toMatchTextContent(/取り消した操作/)
  await steps.nth(2).click()
  expect(texts()).toEqual(['あき', 'ふゆ'])
  expect(store.get(pageKeyAtom)).toBe('back')
  await steps.nth(1).click()
  expect(texts()).toEqual(['あき', 'なつ'])
})

it('drops the undone steps when the customer goes on from an earlier one', async () => {
  const { actions } = await openHistory()
  await steps.nth(1).click()
  const front = samplePage('front', [{ ...FRONT, text: 'あき' }])
  actions.perform('colour', changeItem(front, { ...FRONT, text: 'あき' }, { color: '#ff0000' }))
  await expect.element(steps.nth(2)).toMatchTextContent(/2\. 文字の色.*いまここ/)
  await expect.poll(() => steps.elements().length).toBe(3)
})

it('is closed by Escape, which undoes nothing and returns the focus', async () => {
  const { texts } = await openHistory()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(texts()).toEqual(['あき', 'ふゆ'])
})

it('says that nothing was done yet', async () => {
  await renderInEditor(<Sample />, { pages: [samplePage('front', [FRONT])] })
  await opener.click()
  await expect.element(panel.getByText('まだ操作がありません')).toBeVisible()
})
