import { expect, it } from 'vitest'
import { filledWindow, samplePage, sampleText } from '../testing/sampleDesign.ts'
import { differingWords } from './differingWords.ts'

it('NLW-15: of two versions those words are told that are not the same', () => {
  const page = (words: string, place: string) =>
    samplePage('front', [sampleText('words', 1, words), filledWindow('photo', 2), sampleText('place', 3, place)])
  const [ours, theirs] = [page('はる ', '東京'), page('', '東京')]
  expect([differingWords(ours, theirs), differingWords(theirs, ours)]).toEqual([['はる'], ['']])
  expect(differingWords(ours, ours)).toEqual([])
  const without = samplePage('front', [filledWindow('photo', 2), filledWindow('words', 1)])
  expect([differingWords(ours, without), differingWords(without, ours)]).toEqual([[], []])
})
