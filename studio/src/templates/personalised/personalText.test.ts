import type { SamplePart } from '@irodori/contract/entities/designItem'
import { describe, expect, it } from 'vitest'
import { personalText } from './personalText.ts'

const HARUTO = { name: 'はると', secondName: 'ゆい', latinName: 'Haruto', date: '2027-01-20', title: '' }
const ONLY_NAME = { ...HARUTO, secondName: '', latinName: '', date: '' }

const item = (text: string, sampleParts?: SamplePart[]) => ({
  text,
  isDisabledItem: false,
  ...(sampleParts && { sampleParts }),
})

describe('CAT-34: a detail replaces the part that stands for it', () => {
  const born = item('2026年10月8日　陽向（ひなた）', [
    { kind: 'DATE', text: '2026年10月8日' },
    { kind: 'NAME', text: '陽向' },
    { kind: 'READING', text: '（ひなた）' },
  ])
  it('name and day, and the reading of the other name is left out', () => {
    expect(personalText(born, HARUTO)).toBe('2027年1月20日　はると')
  })

  it('the name alone, with the day of the sample', () => {
    expect(personalText(born, ONLY_NAME)).toBe('2026年10月8日　はると')
  })

  it('two names as the sample joins them, and one name alone', () => {
    expect(personalText(item('翔 と 葵', [{ kind: 'NAMES', text: '翔 と 葵' }]), HARUTO)).toBe('はると と ゆい')
    expect(personalText(item('Sho & Aoi', [{ kind: 'NAMES', text: 'Sho & Aoi' }]), HARUTO)).toBe('はると & ゆい')
    expect(personalText(item('翔・葵', [{ kind: 'NAMES', text: '翔・葵' }]), HARUTO)).toBe('はると・ゆい')
    expect(personalText(item('翔・葵', [{ kind: 'NAMES', text: '翔・葵' }]), ONLY_NAME)).toBe('はると')
  })

  it('Latin letters as large as those of the sample', () => {
    expect(personalText(item('HINATA', [{ kind: 'LATIN_NAME', text: 'HINATA' }]), HARUTO)).toBe('HARUTO')
    expect(personalText(item('Hello, Wakaba', [{ kind: 'LATIN_NAME', text: 'Wakaba' }]), HARUTO)).toBe('Hello, Haruto')
  })

  it('the title', () => {
    const title = item('ありがとう', [{ kind: 'TITLE', text: 'ありがとう' }])
    expect(personalText(title, { ...HARUTO, title: 'はるとの一年' })).toBe('はるとの一年')
    expect(personalText(title, HARUTO)).toBeNull()
  })
})

describe('CAT-34: nothing else is replaced', () => {
  it.each([
    ['an ornament of Latin letters', item('With love and gratitude', [])],
    ['words that only the customer knows', item('3,120g', [{ kind: 'WORDS', text: '3,120g' }])],
    ['a name in Latin letters that was not told', item('Hinata', [{ kind: 'LATIN_NAME', text: 'Hinata' }])],
    ['a greeting of a template without marks', item('With love')],
  ])('%s', (_, text) => {
    expect(personalText(text, ONLY_NAME)).toBeNull()
  })

  it('a text that the shop has disabled', () => {
    expect(personalText({ ...item('佐藤 美咲'), isDisabledItem: true }, HARUTO)).toBeNull()
  })
})

describe('CAT-34: in a template without marks, a name is recognised by its form', () => {
  it.each([
    ['佐藤 美咲', 'はると'],
    ['ゆいちゃん', 'はるとちゃん'],
    ['花子さんへ', 'はるとさんへ'],
    ['お名前', 'はると'],
    ['〇〇', 'はると'],
    ['みなさんへ', null],
    ['いつも笑顔をくれるあなたへ', null],
    ['With love', null],
    ['2026年10月8日', null],
  ])('%s becomes %s', (text, written) => {
    expect(personalText(item(text), HARUTO)).toBe(written)
  })
})
