import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom } from '../state/designState.ts'
import { LayerList } from './LayerList.tsx'

const text = (id: string, words: string, at: number) => ({
  ...sampleText(id, at, words),
  left: 300,
  top: 200 * at,
})
/** From the rearmost to the foremost. */
const PAGE = samplePage('front', [text('spring', 'はる', 1), text('summer', 'なつ', 2), text('autumn', 'あき', 3)])

const list = page.getByRole('list', { name: '文字' })
const rows = list.getByRole('listitem')
const row = (name: string) => rows.filter({ hasText: name })

async function openList() {
  const screen = await renderInEditor(<LayerList />, { pages: [PAGE] })
  await expect.poll(() => rows.elements().length).toBe(3)
  const names = () => rows.elements().map((each) => each.querySelector('button')?.textContent)
  const steps = () => screen.store.get(historyAtom).past.map(({ label }) => label)
  return { ...screen, names, steps }
}

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** A pointer that the test moves step by step. It is made up, so the browser cannot capture it. */
function pointerOn(name: string, pointerType = 'mouse') {
  const element = row(name).element()
  element.setPointerCapture = () => {}
  const fire = (type: string, at: { readonly clientX: number; readonly clientY: number }) =>
    element.dispatchEvent(
      new PointerEvent(type, { ...at, pointerId: 1, pointerType, button: 0, bubbles: true, cancelable: true }),
    )
  return {
    press: () => fire('pointerdown', centreOf(element)),
    moveTo: (target: string) => fire('pointermove', centreOf(row(target).element())),
    moveBy: (x: number, y: number) => {
      const { clientX, clientY } = centreOf(element)
      fire('pointermove', { clientX: clientX + x, clientY: clientY + y })
    },
    release: () => fire('pointerup', centreOf(element)),
    cancel: () => fire('pointercancel', centreOf(element)),
  }
}

function drop(name: string, target: string) {
  const pointer = pointerOn(name)
  pointer.press()
  pointer.moveTo(target)
  pointer.release()
}

describe('dragging a layer', () => {
  it('puts it at the place of another, in one step of undo', async () => {
    const { names, steps, actions } = await openList()
    expect(names()).toEqual(['あき', 'なつ', 'はる'])
    drop('あき', 'はる')
    await expect.poll(names).toEqual(['なつ', 'はる', 'あき'])
    expect(steps()).toEqual(['order'])
    actions.undo()
    await expect.poll(names).toEqual(['あき', 'なつ', 'はる'])
  })

  it('changes nothing when it moves less than a click may, or returns to its place', async () => {
    const { names, steps } = await openList()
    const pointer = pointerOn('あき')
    pointer.press()
    pointer.moveBy(2, 2)
    pointer.release()
    expect(steps()).toEqual([])
    expect(names()).toEqual(['あき', 'なつ', 'はる'])
  })

  it('is taken back by Escape: releasing the pointer afterwards changes nothing', async () => {
    const { names, steps } = await openList()
    const pointer = pointerOn('あき')
    pointer.press()
    pointer.moveTo('はる')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    pointer.moveTo('はる')
    pointer.release()
    expect(steps()).toEqual([])
    expect(names()).toEqual(['あき', 'なつ', 'はる'])
  })

  it('ends when the browser takes the pointer away, and another drag works after it', async () => {
    const { names, steps } = await openList()
    const pointer = pointerOn('あき')
    pointer.press()
    pointer.moveTo('はる')
    pointer.cancel()
    pointer.release()
    expect(steps()).toEqual([])
    drop('なつ', 'あき')
    await expect.poll(names).toEqual(['なつ', 'あき', 'はる'])
  })

  it('with a finger starts at the grip only, because the rest scrolls', async () => {
    const { steps } = await openList()
    const pointer = pointerOn('あき', 'touch')
    pointer.press()
    pointer.moveTo('はる')
    pointer.release()
    expect(steps()).toEqual([])
  })

  it('leaves no step behind when the list is closed in the middle', async () => {
    const { steps, view } = await openList()
    const pointer = pointerOn('あき')
    pointer.press()
    pointer.moveTo('はる')
    await view.unmount()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(steps()).toEqual([])
  })
})

describe('a layer', () => {
  it('is moved by its buttons, which keep the focus, and stays at the end of the list', async () => {
    const { names } = await openList()
    await row('なつ').getByRole('button', { name: 'なつ' }).first().click()
    const forward = row('なつ').getByRole('button', { name: /前/ })
    await forward.click()
    await expect.poll(names).toEqual(['なつ', 'あき', 'はる'])
    await expect.element(forward).toHaveFocus()
    await expect.element(forward).toHaveAttribute('aria-disabled', 'true')
  })

  it('is locked alone and can then not be dragged', async () => {
    const { names, steps } = await openList()
    const lock = row('あき').getByRole('button', { pressed: false }).last()
    await lock.click()
    await expect.element(row('あき').getByRole('button', { pressed: true })).toBeVisible()
    drop('あき', 'はる')
    expect(names()).toEqual(['あき', 'なつ', 'はる'])
    expect(steps()).toEqual(['lock'])
  })
})
