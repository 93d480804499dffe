import { expect, it } from 'vitest'
import { readRecent, rememberRecent } from './recentCommands.ts'

function storageWith(text: string | null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem(_key: string, value: string) {
      kept = value
    },
  }
}

it('remembers the last five commands, each once, latest first', () => {
  const storage = storageWith(null)
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberRecent(storage, id)
  expect(readRecent(storage)).toEqual(['c', 'f', 'e', 'd', 'b'])
})

it('ignores invalid content of the storage and a forbidden storage', () => {
  expect(readRecent(storageWith('{'))).toEqual([])
  expect(readRecent(storageWith('{"a":1}'))).toEqual([])
  const forbidden = {
    getItem: (): string => {
      throw new Error('storage is forbidden')
    },
    setItem: () => {
      throw new Error('storage is forbidden')
    },
  }
  expect(() => rememberRecent(forbidden, 'a')).not.toThrow()
})
