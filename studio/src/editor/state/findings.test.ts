import { EMPTY_PATH } from '@irodori/geometry'
import type { TextSetting } from '@irodori/typography'
import { expect, it } from 'vitest'
import { filledWindow, samplePage, sampleText, sampleWindow } from '../testing/sampleDesign.ts'
import { blocksSaving, findingsOf, isUnfinished, printedPpi } from './findings.ts'
import type { ItemSetting } from './resourceState.ts'

const set = (patch: Partial<TextSetting>, isOwnText = true): ItemSetting => ({
  requestKey: '',
  isOwnText,
  setting: { outline: EMPTY_PATH, ink: null, truncated: false, missing: [], lines: [], ...patch },
})

it('empty windows and blank texts are unfinished and do not block; windows that are off are fine', () => {
  const page = samplePage('front', [
    sampleText('blank', 2, ' \n'),
    sampleWindow('empty', 1),
    sampleWindow('off', 3, { isDisabledItem: true }),
  ])
  const findings = findingsOf(page, new Map())
  expect(findings.map(({ kind }) => kind)).toEqual(['EMPTY_WINDOW', 'BLANK_TEXT'])
  expect(findings.every(isUnfinished)).toBe(true)
  expect(findings.some(blocksSaving)).toBe(false)
})

it('missing characters and words that overflow block saving', () => {
  const page = samplePage('front', [sampleText('words', 1)])
  const findings = findingsOf(page, new Map([['words', set({ missing: ['𠮷'], truncated: true })]]))
  expect(findings).toMatchObject([{ kind: 'MISSING_CHARACTERS', characters: ['𠮷'] }, { kind: 'TEXT_OVERFLOWS' }])
  expect(findings.every(blocksSaving)).toBe(true)
})

it('a placeholder that does not fit is nobody’s fault', () => {
  const page = samplePage('front', [sampleText('words', 1)])
  expect(findingsOf(page, new Map([['words', set({ truncated: true }, false)]]))).toEqual([])
})

it('photos are measured at their printed size: below 200 ppi a caution, below 120 a strong one', () => {
  const window = filledWindow('photo', 1)
  expect(printedPpi(window, 300)).toBe(1500)
  const at = (croppedWidth: number) => findingsOf(samplePage('front', [{ ...window, croppedWidth }]), new Map())
  expect(at(400)).toEqual([])
  expect(at(398)).toMatchObject([{ kind: 'LOW_RESOLUTION', isStrong: false }])
  expect(at(238)).toMatchObject([{ kind: 'LOW_RESOLUTION', isStrong: true }])
})
