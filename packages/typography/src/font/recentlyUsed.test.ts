import { expect, test } from 'vitest'
import { recentlyUsed } from './recentlyUsed.ts'

test('makes a value once while it is among the most recently used, and evicts it later', () => {
  const made: string[] = []
  const cached = recentlyUsed<string, string>(2)
  const ask = (key: string): string =>
    cached(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'c'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'C'])
  expect(made).toEqual(['a', 'b', 'c'])
  for (const key of ['d', 'e', 'f', 'g', 'a']) ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a'])
})
