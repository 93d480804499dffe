import { expect, it } from 'vitest'
import { keepToken, tokenOf } from './shownTokens.ts'

function storage(start: string | null = null) {
  let text = start
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value
    },
  }
}

it('tells the token of a link that this tab has made, and of no other', () => {
  const tab = storage()
  keepToken(tab, 'one', 'token-1')
  keepToken(tab, 'two', 'token-2')
  expect(['one', 'two', 'three'].map((id) => tokenOf(tab, id))).toEqual(['token-1', 'token-2', null])
})

it.each(['{', 'null', '[]', '"a"', '{"one":1}'])('knows no token from %s', (text) => {
  expect(tokenOf(storage(text), 'one')).toBeNull()
})

it('goes without storage', () => {
  const refusing = {
    getItem: (): never => {
      throw new Error('storage is disabled')
    },
    setItem: (): never => {
      throw new Error('storage is disabled')
    },
  }
  expect(tokenOf(refusing, 'one')).toBeNull()
  expect(() => keepToken(refusing, 'one', 'token')).not.toThrow()
})
