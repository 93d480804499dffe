import { expect, it } from 'vitest'
import { lengthOfWords, sampleWords } from './sampleWords.ts'

const wordsOf = (text: string, templateItemText = '') => sampleWords({ text, templateItemText })

it('EDT-58: a sample shows the first line of the text, then that of the template, then the placeholder', () => {
  expect(wordsOf('春の旅\n二〇二六', '名前')).toBe('春の旅')
  expect(wordsOf(' \n', '名前\n日付')).toBe('名前')
  expect(wordsOf('')).toBe('文字入力')
})

it('EDT-58: a long line is cut to fourteen em, between characters and never within the form of one', () => {
  expect(wordsOf('生まれてきてくれて、ありがとう。')).toBe('生まれてきてくれて、ありがと')
  const name = `${'葛'.repeat(13)}葛\u{e0100}城`
  expect(wordsOf(name)).toBe(`${'葛'.repeat(13)}葛\u{e0100}`)
  const english = wordsOf('Congratulations on your wedding')
  expect(english).toBe('Congratulations on you')
  expect(lengthOfWords(english)).toBeLessThanOrEqual(14)
})
