import { describe, expect, it } from 'vitest'
import { namesInColumns } from './namesInColumns.ts'

const person = (family: string, given: string, honorific = '様') => ({ family, given, honorific })

describe('names in columns', () => {
  it('have one space of full width between their parts', () => {
    expect(namesInColumns([person('小林', '蓮')])).toBe('小林　蓮　様')
    expect(namesInColumns([person('小林', '蓮'), person('', '')])).toBe('小林　蓮　様')
  })

  it('of a family begin at the same height, and so do the words after them', () => {
    expect(namesInColumns([person('髙橋', '一郎'), person('髙橋', '花'), person('', '菜々子', 'ちゃん')])).toBe(
      ['髙橋　一郎　　様', '　　　花　　　様', '　　　菜々子　ちゃん'].join('\n'),
    )
  })

  it('of two families keep their own family name, beside the longer one', () => {
    expect(namesInColumns([person('佐々木', '健'), person('林', '葵')])).toBe('佐々木　健　様\n林　　　葵　様')
  })

  it('count a character with a variation selector once', () => {
    expect(namesInColumns([person('葛\u{e0100}城', '蓮'), person('', '花')])).toBe(
      '葛\u{e0100}城　蓮　様\n　　　花　様',
    )
  })

  it('stand without a word after them, and whole where they are not divided', () => {
    expect(namesInColumns([person('小林蓮', '', '')])).toBe('小林蓮')
  })
})
