import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../../testing/renderInStudio.tsx'
import { useKeyboardInset } from './useKeyboardInset.ts'

function Sample() {
  return <div ref={useKeyboardInset()} data-testid="place" />
}

/** A visual viewport that shrinks when the on-screen keyboard opens. */
class FakeViewport extends EventTarget {
  height = window.innerHeight
  offsetTop = 0
  scale = 1

  become(patch: { readonly height?: number; readonly offsetTop?: number; readonly scale?: number }) {
    Object.assign(this, patch)
    this.dispatchEvent(new Event('resize'))
  }
}

afterEach(() => vi.unstubAllGlobals())

async function open() {
  const viewport = new FakeViewport()
  vi.stubGlobal('visualViewport', viewport)
  const { view } = await renderInStudio(<Sample />)
  const place = page.getByTestId('place').element()
  const inset = () => (place instanceof HTMLElement ? place.style.getPropertyValue('--keyboard') : null)
  return { viewport, view, inset, isOpen: () => place.hasAttribute('data-keyboard') }
}

it('follows the height of the keyboard as it opens and closes', async () => {
  const { viewport, inset, isOpen } = await open()
  expect([inset(), isOpen()]).toEqual(['0px', false])
  viewport.become({ height: window.innerHeight - 300 })
  expect([inset(), isOpen()]).toEqual(['300px', true])
  viewport.become({ offsetTop: 50 })
  expect([inset(), isOpen()]).toEqual(['250px', true])
  viewport.become({ height: window.innerHeight, offsetTop: 0 })
  expect([inset(), isOpen()]).toEqual(['0px', false])
})

it('takes a bar of the browser for no keyboard, and a zoomed page for nothing covered', async () => {
  const { viewport, inset, isOpen } = await open()
  viewport.become({ height: window.innerHeight - 80 })
  expect([inset(), isOpen()]).toEqual(['80px', false])
  viewport.become({ height: window.innerHeight / 2, scale: 2 })
  expect([inset(), isOpen()]).toEqual(['0px', false])
})

it('listens no longer after the editor was left', async () => {
  const { viewport, view, inset } = await open()
  await view.unmount()
  viewport.become({ height: window.innerHeight - 300 })
  expect(inset()).toBe('0px')
})
