import { describe, expect, it } from 'vitest'
import { columnsOfPattern, expandPattern, patternOf } from './pattern.ts'

const columns = ['姓', '名', '連名', '席']
const expand = (pattern: string, cells: readonly string[]) => expandPattern(pattern, { columns }, { cells })

describe('expandPattern', () => {
  it('puts the cells of a row in place of their columns, as often as these are named', () => {
    expect(expand('{姓} {名} 様\n席 {席}・{席}', ['小林', '蓮', '', 'A'])).toBe('小林 蓮 様\n席 A・A')
  })

  it('leaves out a line of which every cell is empty, with its other words', () => {
    expect(expand('{姓} {名} 様\n{連名} 様\nようこそ', ['小林', '', '', ''])).toBe('小林  様\nようこそ')
    expect(expand('{連名} 様', ['小林', '', '', ''])).toBe('')
  })

  it('drops the spaces that empty cells leave at the ends of a line', () => {
    expect(expand('{姓} {名}', ['小林', '', '', ''])).toBe('小林')
    expect(expand('{姓} {名}', ['', '蓮', '', ''])).toBe('蓮')
  })

  it('keeps lines and braces that name no column, and cells with braces', () => {
    expect(expand('  {x}\n\n{姓}', ['{名}', '蓮', '', ''])).toBe('  {x}\n\n{名}')
  })

  it('takes a cell that a row lacks for an empty one', () => {
    expect(expand('{席}番', ['小林'])).toBe('')
  })
})

it('columnsOfPattern lists each named column once', () => {
  expect(columnsOfPattern('{席} {姓} {席} {x}', columns)).toEqual(['姓', '席'])
})

it('has no pattern for an item whose id is the name of a property of every object', () => {
  expect(['constructor', 'toString'].map((id) => patternOf({ patterns: {} }, id))).toEqual([undefined, undefined])
  expect(patternOf({ patterns: { text: '{氏名}' } }, 'text')).toBe('{氏名}')
})
