import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldKana, searchCommands } from './searchCommands.ts'

const entries = [
  { id: 'undo', label: '元に戻す', searchTerms: 'もとにもどす とりけし undo' },
  { id: 'resetPhoto', label: '最初の状態に戻す', searchTerms: 'さいしょのじょうたいにもどす リセット' },
  { id: 'brighter', label: '明るく', searchTerms: 'あかるく あかるさ' },
  { id: 'darker', label: '暗く', searchTerms: 'くらく あかるさ' },
  { id: 'tray', label: '写真トレイ', searchTerms: 'しゃしんトレイ いちらん' },
]
const find = (query: string, recent: readonly string[] = []) =>
  searchCommands(entries, query, recent).map(({ id }) => id)

it('PWR-2: finds a command by hiragana, katakana, half-width katakana, kanji and synonyms', () => {
  for (const query of ['あかるく', 'アカルク', 'ｱｶﾙｸ', '明るく']) expect(find(query)[0]).toBe('brighter')
  for (const query of ['とれい', 'トレイ', 'しゃしんとれい']) expect(find(query)).toEqual(['tray'])
  for (const query of ['UNDO', 'ｕｎｄｏ', 'とりけし', 'もとに']) expect(find(query)).toEqual(['undo'])
})

it('ranks prefix matches before substring matches, and these before subsequence matches', () => {
  expect(find('あかる')).toEqual(['brighter', 'darker'])
  expect(find('戻す')).toEqual(['undo', 'resetPhoto'])
  expect(find('もにす')).toEqual(['undo'])
})

it('requires a match for every term of the query', () => {
  expect(find('もどす 最初')).toEqual(['resetPhoto'])
  expect(find('もどす 明るく')).toEqual([])
})

it('PWR-2: lists all commands without a query; recently used ones come first among equal matches', () => {
  expect(find('', ['tray', 'darker'])).toEqual(['tray', 'darker', 'undo', 'resetPhoto', 'brighter'])
  expect(find('あかるさ', ['darker'])).toEqual(['darker', 'brighter'])
})

it('finds the same commands for every kana spelling of a query', () => {
  const kana = fc.string({
    unit: fc.constantFrom(...'あいうえおかきくけこさしすせそたちつてとなにぬねのまもやゆよらりるれろん'),
    maxLength: 4,
  })
  fc.assert(
    fc.property(kana, (hiragana) => {
      const katakana = [...hiragana].map((one) => String.fromCharCode(one.charCodeAt(0) + 0x60)).join('')
      expect(foldKana(katakana)).toBe(hiragana)
      expect(find(katakana)).toEqual(find(hiragana))
    }),
  )
})
