import { expect, it } from 'vitest'
import { filledFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { differingTexts } from './differingTexts.ts'

it('NLW-15: lists the texts that differ between two versions', () => {
  const page = (words: string, place: string) =>
    samplePage('front', [sampleText('words', 1, words), filledFrame('photo', 2), sampleText('place', 3, place)])
  const [ours, theirs] = [page('はる ', '東京'), page('', '東京')]
  expect([differingTexts(ours, theirs), differingTexts(theirs, ours)]).toEqual([['はる'], ['']])
  expect(differingTexts(ours, ours)).toEqual([])
  const without = samplePage('front', [filledFrame('photo', 2), filledFrame('words', 1)])
  expect([differingTexts(ours, without), differingTexts(without, ours)]).toEqual([[], []])
})

it('NLW-15: lists the texts that were added to one version alone', () => {
  const words = sampleText('words', 1)
  const added = ['なつ', ' '].map((text, at) => ({
    ...sampleText(`added ${at}`, at + 2, text),
    origin: 'OWN' as const,
  }))
  const [ours, theirs] = [samplePage('front', [words, ...added]), samplePage('front', [words])]
  expect([differingTexts(ours, theirs), differingTexts(theirs, ours)]).toEqual([['なつ'], []])
})
