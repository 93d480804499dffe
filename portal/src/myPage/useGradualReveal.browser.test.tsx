import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { useGradualReveal } from './useGradualReveal.ts'

function Sample({ first }: { readonly first: number }) {
  const [total, setTotal] = useState(first)
  const shown = useGradualReveal(total)
  return (
    <>
      <p data-testid="shown">{shown}</p>
      <button type="button" onClick={() => setTotal(2)}>
        two
      </button>
    </>
  )
}
const shown = page.getByTestId('shown')

it('MYP-9: shows five items at once, and the others while the browser is idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await renderInPortal(<Sample first={17} />)
  await expect.element(shown).toHaveTextContent('5')
  idle.at(-1)?.()
  await expect.element(shown).toHaveTextContent('15')
  idle.at(-1)?.()
  await expect.element(shown).toHaveTextContent('17')
})

it('MYP-9: shows all items in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await renderInPortal(<Sample first={12} />)
  await expect.element(shown).toHaveTextContent('12')
})

it('never shows more items than the list has after it became shorter', async () => {
  await renderInPortal(<Sample first={12} />)
  await expect.element(shown).toHaveTextContent('12')
  await page.getByRole('button', { name: 'two' }).click()
  await expect.element(shown).toHaveTextContent('2')
})
