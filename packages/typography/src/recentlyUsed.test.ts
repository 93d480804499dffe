import { expect, test } from 'vitest'
import { recentlyUsed } from './recentlyUsed.ts'

test('the result asked for longest ago is forgotten first', () => {
  const made: string[] = []
  const remember = recentlyUsed<string>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const value = remember(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
    expect(value).toBe(key.toUpperCase())
  }
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
