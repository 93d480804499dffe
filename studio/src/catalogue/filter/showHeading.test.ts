import { expect, it } from 'vitest'
import { headingFor } from './showHeading.ts'

it('CAT-7: scrolls to the heading of the list below 768 px, otherwise to that of the page', () => {
  expect(headingFor(767)).toBe('list-heading')
  expect(headingFor(768)).toBe('page-heading')
})
