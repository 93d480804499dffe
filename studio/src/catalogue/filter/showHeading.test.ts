import { expect, it } from 'vitest'
import { headingFor } from './showHeading.ts'

it('CAT-7: under 768 px another page begins at the heading of the list, otherwise at that of the page', () => {
  expect(headingFor(767)).toBe('list-heading')
  expect(headingFor(768)).toBe('page-heading')
})
