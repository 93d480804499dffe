import { readProduct, readTemplateGroup } from '@irodori/contract/endpoints/catalogue'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { controlled } from '../../testing/controlledPromise.ts'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { sampleProduct } from '../../testing/sampleDesign.ts'
import { sampleTemplate } from '../../testing/sampleTemplate.ts'
import type { EditorRoute } from './opening/editorRoute.ts'
import { useOpenEditor } from './useOpenEditor.ts'

const kernels = vi.hoisted(() => ({ started: 0, destroyed: 0 }))

// The workers of the kernel are built with the app.
vi.mock(import('../kernel/createKernel.ts'), async () => {
  const { createTestKernel } = await import('../../testing/createTestKernel.ts')
  return {
    createKernel: () => {
      kernels.started += 1
      return createTestKernel({
        destroy: () => {
          kernels.destroyed += 1
        },
      })
    },
  }
})

const routeOf = (templateId: string): EditorRoute => ({
  kind: 'NEW',
  orderNumber: null,
  templateId,
  isSeichoku: false,
  productId: 'card',
})
const groupOf = (id: string) => succeed([sampleTemplate({ id })])
const asked = (path: string) => path.split('/').at(-2) ?? ''

function Sample() {
  const [templateId, setTemplateId] = useState('wave')
  const [state, retry] = useOpenEditor(routeOf(templateId))
  return (
    <>
      <p data-testid="state">
        {state.kind === 'OPEN'
          ? `open ${state.editor.design.document.pages[0]?.templateId}`
          : state.kind === 'PROBLEM'
            ? `problem ${state.problem.kind}`
            : 'loading'}
      </p>
      <button type="button" onClick={retry}>
        retry
      </button>
      <button type="button" onClick={() => setTemplateId('kite')}>
        other design
      </button>
    </>
  )
}

const state = page.getByTestId('state')

async function open(reply: FakeCall['reply']) {
  Object.assign(kernels, { started: 0, destroyed: 0 })
  return renderInStudio(<Sample />, {
    calls: [
      { endpoint: readProduct, reply: () => succeed(sampleProduct()) },
      { endpoint: readTemplateGroup, reply },
    ],
  })
}

it('loads and opens the design, and destroys its kernel when the page is left', async () => {
  const { view } = await open(({ path }) => groupOf(asked(path)))
  await expect.element(state).toHaveTextContent('open wave')
  await view.unmount()
  await expect.poll(() => kernels.destroyed).toBe(kernels.started)
})

it('reports why a design cannot be opened, destroys the kernel, and opens it on another try', async () => {
  let isRefused = true
  await open(({ path }) => (isRefused ? refuse(403, 'FORBIDDEN') : groupOf(asked(path))))
  await expect.element(state).toHaveTextContent('problem FORBIDDEN')
  await expect.poll(() => kernels.destroyed).toBe(kernels.started)
  isRefused = false
  await page.getByRole('button', { name: 'retry' }).click()
  await expect.element(state).toHaveTextContent('open wave')
})

it('opens the design of the current address only, also when the answer for the last one comes later', async () => {
  const wave = controlled<ReturnType<typeof groupOf>>()
  await open(({ path }) => (asked(path) === 'wave' ? wave.promise : groupOf('kite')))
  await expect.element(state).toHaveTextContent('loading')
  await page.getByRole('button', { name: 'other design' }).click()
  await expect.element(state).toHaveTextContent('open kite')
  wave.resolve(groupOf('wave'))
  await expect.poll(() => kernels.started - kernels.destroyed).toBe(1)
  await expect.element(state).toHaveTextContent('open kite')
})

it('destroys the kernel of a design that arrives after the page was left', async () => {
  const answer = controlled<ReturnType<typeof groupOf>>()
  const { view } = await open(() => answer.promise)
  await expect.element(state).toHaveTextContent('loading')
  await view.unmount()
  answer.resolve(groupOf('wave'))
  await expect.poll(() => kernels.destroyed).toBe(kernels.started)
  expect(kernels.started).toBeGreaterThan(0)
})
