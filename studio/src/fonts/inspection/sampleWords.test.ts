import { expect, it } from 'vitest'
import { sampleWords } from './sampleWords.ts'

const TEXTS = ['ありがとう Yamato', 'Thank you, Yamato']
const fontWith = (text: string) => {
  const characters = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const words = () =>
    sampleWords(TEXTS, characters, { has: (one) => characters.includes(one), hasSequence: () => false })
  return { words }
}

it('FNT-4: begins with the first text that the font can print', () => {
  expect(fontWith(TEXTS.join('')).words()).toBe('ありがとう Yamato')
  expect(fontWith('Thank you, Yamato').words()).toBe('Thank you, Yamato')
})

it('FNT-4: begins with the first visible characters of a font that can print none of the texts', () => {
  expect(fontWith(' \u00a0☆★♪').words()).toBe('★☆♪')
})
