import { expect, test } from 'vitest'
import { recentlyUsed } from './recentlyUsed.ts'

test('makes a value once while it is among the last ones used, and forgets it in the end', () => {
  const made: string[] = []
  const remember = recentlyUsed<string, string>(2)
  const ask = (key: string): string =>
    remember(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'c'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'C'])
  expect(made).toEqual(['a', 'b', 'c'])
  for (const key of ['d', 'e', 'f', 'g', 'a']) ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a'])
})
