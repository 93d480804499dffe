import type { Finding } from '@irodori/design/finding'
import { expect, it } from 'vitest'
import { filledFrame, sampleText } from '../../../testing/sampleDesign.ts'
import { isRefused } from '../state/uploadState.ts'
import { stateOfItem } from './itemState.ts'

const NOTHING = { isReading: false, isRefused: false }
const photo = filledFrame('photo', 1, 'a')
const coarse = { severity: 'NOTE' } as Finding

it('PRN-11: shows a sample text as neither blank nor filled', () => {
  const sample = { kind: 'TEXT_SAMPLE', severity: 'SAMPLE' } as Finding
  expect(stateOfItem(sampleText('sign', 2), [sample, coarse], NOTHING)).toBe('SAMPLE')
  expect(stateOfItem(sampleText('sign', 2), [sample, { severity: 'BLOCKING' } as Finding], NOTHING)).toBe('UNPRINTABLE')
  expect(stateOfItem(sampleText('sign', 2), [], NOTHING)).toBe('FILLED')
})

it('PWR-31: never shows a frame with a refused photo as filled', () => {
  const uploads = new Map([[photo.imageName ?? '', { kind: 'REFUSED', errorCode: null } as const]])
  expect(isRefused(uploads, photo)).toBe(true)
  expect(isRefused(new Map(), photo)).toBe(false)
  expect(isRefused(uploads, sampleText('words', 2, 'はる'))).toBe(false)
  const refused = { ...NOTHING, isRefused: true }
  expect(stateOfItem(photo, [], NOTHING)).toBe('FILLED')
  expect(stateOfItem(photo, [], refused)).toBe('REFUSED')
  expect(stateOfItem(photo, [coarse], refused)).toBe('REFUSED')
  expect(stateOfItem({ ...photo, isDisabledItem: true }, [], refused)).toBe('DISABLED')
  // Its replacement is being read.
  expect(stateOfItem(photo, [], { isReading: true, isRefused: true })).toBe('READING')
})
