import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { sampleFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { selectionAtom } from '../state/designState.ts'
import { panelAtom } from '../state/viewState.ts'
import { SheetGrip } from './SheetGrip.tsx'

const grip = page.getByRole('separator', { name: 'シートの高さ' })
const height = () => document.documentElement.style.getPropertyValue('--sheet')

async function openOnPhone() {
  await page.viewport(390, 844)
  return renderInEditor(<SheetGrip />, { pages: [samplePage('front', [sampleFrame('f', 1)])] })
}

it('EDT-52: is shown while a panel is open or an item is edited', async () => {
  const { store, actions } = await openOnPhone()
  await expect.element(grip).not.toBeInTheDocument()
  store.set(panelAtom, 'TRAY')
  await expect.element(grip).toBeInTheDocument()
  store.set(panelAtom, null)
  await expect.element(grip).not.toBeInTheDocument()
  actions.select('f')
  expect(store.get(selectionAtom).itemId).toBe('f')
  await expect.element(grip).toBeInTheDocument()
})

it('EDT-52: the arrow keys change the height of the sheet within its bounds', async () => {
  const { store } = await openOnPhone()
  store.set(panelAtom, 'TRAY')
  await expect.element(grip).toHaveAttribute('aria-valuenow', '46')
  grip.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(height()).toBe('52dvh')
  await userEvent.keyboard('{ArrowDown>12/}')
  await expect.element(grip).toHaveAttribute('aria-valuenow', '18')
  expect(height()).toBe('18dvh')
})

it('EDT-52: a drag changes the height by as much as the finger moves', async () => {
  const { store } = await openOnPhone()
  store.set(panelAtom, 'TRAY')
  await expect.element(grip).toBeInTheDocument()
  const send = (type: string, clientY: number) =>
    grip.element().dispatchEvent(new PointerEvent(type, { clientY, pointerId: 1, isPrimary: true, bubbles: true }))
  // Events of scripts cannot be captured.
  grip.element().setPointerCapture = () => {}
  send('pointerdown', 500)
  send('pointermove', 500 - window.innerHeight / 5)
  await expect.element(grip).toHaveAttribute('aria-valuenow', '66')
  send('pointerup', 300)
  send('pointermove', 100)
  await expect.element(grip).toHaveAttribute('aria-valuenow', '66')
  expect(height()).toBe('66dvh')
})
