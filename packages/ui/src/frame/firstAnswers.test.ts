import { expect, it, vi } from 'vitest'
import { takeFirstAnswers } from './firstAnswers.ts'

const pageWith = (textContent: string | null) => ({
  getElementById: (id: string) =>
    id === 'first-answers' && textContent !== null ? ({ textContent } as HTMLElement) : null,
})

it('the answers that came with the page are kept under the names of their calls', () => {
  const setQueryData = vi.fn()
  const answers = [{ key: ['/api/categories', {}], data: [{ id: 'card' }] }]
  takeFirstAnswers(pageWith(JSON.stringify(answers)), { setQueryData })
  expect(setQueryData.mock.calls).toEqual([[['/api/categories', {}], [{ id: 'card' }]]])
})

it('a page without them asks by itself', () => {
  const setQueryData = vi.fn()
  for (const text of [null, '']) takeFirstAnswers(pageWith(text), { setQueryData })
  expect(setQueryData).not.toHaveBeenCalled()
})
