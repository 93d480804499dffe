import { expect, it } from 'vitest'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { useScrollToTop } from './useScrollToTop.ts'

function Sample() {
  useScrollToTop()
  return <div style={{ height: '4000px' }} />
}

async function openScrolled() {
  const { navigate } = await renderInStudio(<Sample />, { path: '/home' })
  window.scrollTo({ top: 900, behavior: 'instant' })
  return navigate
}

it('shows a new screen from its top', async () => {
  const navigate = await openScrolled()
  expect(window.scrollY).toBe(900)
  navigate('/product/card')
  await expect.poll(() => window.scrollY).toBe(0)
})

it('leaves the position when only the query of the screen changes', async () => {
  const navigate = await openScrolled()
  navigate('/home?q=card')
  await expect.poll(() => window.scrollY).toBe(900)
})

it('leaves the position to the browser on the way back, and scrolls again on the next way forward', async () => {
  const navigate = await openScrolled()
  window.dispatchEvent(new PopStateEvent('popstate'))
  navigate('/account')
  await expect.poll(() => window.scrollY).toBe(900)
  navigate('/product/card')
  await expect.poll(() => window.scrollY).toBe(0)
})
