import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { useReveal } from './useReveal.ts'

function Message() {
  const [isShown, setShown] = useState(false)
  const parts = useRef<HTMLDivElement>(null)
  useReveal(parts, isShown)
  return (
    <div ref={parts}>
      <button type="button" onClick={() => setShown(!isShown)}>
        turn
      </button>
      <p data-reveal="">top</p>
      <div style={{ height: '300vh' }} />
      <p data-reveal="">bottom</p>
      <div style={{ height: '100vh' }} />
    </div>
  )
}
const top = page.getByText('top')
const bottom = page.getByText('bottom')
const turn = page.getByRole('button', { name: 'turn' })

it('hides the parts of an open message until they scroll into view, and keeps them visible afterwards', async () => {
  await renderInPortal(<Message />)
  await expect.element(bottom).not.toHaveAttribute('data-waiting')
  await turn.click()
  await expect.element(top).not.toHaveAttribute('data-waiting')
  await expect.element(bottom).toHaveAttribute('data-waiting')
  bottom.element().scrollIntoView({ block: 'start' })
  await expect.element(bottom).not.toHaveAttribute('data-waiting')
  window.scrollTo({ top: 0 })
  await expect.element(bottom).not.toHaveAttribute('data-waiting')
})

it('shows every part again when the message is no longer open', async () => {
  await renderInPortal(<Message />)
  await turn.click()
  await expect.element(bottom).toHaveAttribute('data-waiting')
  await turn.click()
  await expect.element(bottom).not.toHaveAttribute('data-waiting')
})
