import { endpoints } from '@irodori/contract'
import { expect, it } from 'vitest'
import { WRITING_CALLS } from './callArguments.ts'

it('the calls that are not reads are exactly those whose method is not GET', () => {
  const notGet = Object.entries(endpoints).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]))
  expect([...WRITING_CALLS].sort()).toEqual(notGet.sort())
})
