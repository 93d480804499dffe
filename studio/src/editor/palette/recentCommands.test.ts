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

it('the last five commands are remembered, each once, the last one first', () => {
  const storage = storageWith(null)
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberRecent(storage, id)
  expect(readRecent(storage)).toEqual(['c', 'f', 'e', 'd', 'b'])
})

it('a storage that is spoilt or forbidden remembers nothing and breaks nothing', () => {
  expect(readRecent(storageWith('{'))).toEqual([])
  expect(readRecent(storageWith('{"a":1}'))).toEqual([])
  const forbidden = {
    getItem: (): string => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  }
  expect(() => rememberRecent(forbidden, 'a')).not.toThrow()
})
