import { readCoverage } from '@irodori/fonts/readCoverage'
import { expect, test } from 'vitest'
import { charactersOf, checkTexts } from './checkTexts.ts'

const fonts = new Map([
  ['ZenMaruGothic.ttf', await readCoverage('ZenMaruGothic.ttf', 'Normal')],
  ['NotoSerifJP.ttf', await readCoverage('NotoSerifJP.ttf', 'Normal')],
])

test('reports texts that their font cannot print, with suggestions', () => {
  const gap = { place: 'card, front', text: '10時～12時', font: 'ZenMaruGothic.ttf' }
  const fine = { place: 'card, back', text: '10時〜12時', font: 'ZenMaruGothic.ttf' }
  expect(checkTexts([gap, fine], fonts)).toEqual([
    { ...gap, gaps: [{ grapheme: '～', fonts: ['NotoSerifJP.ttf'], variant: null }] },
  ])
})

test('counts each character of the templates once and ignores line ends', () => {
  const texts = [{ place: '', text: '花\nと花', font: '' }]
  expect(String.fromCodePoint(...charactersOf(texts))).toBe('と花')
})
