import { EMPTY_PATH } from '@irodori/geometry/path'
import { expect, it } from 'vitest'
import { filledFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { draftToSave } from './draftToSave.ts'

const setting = { outline: EMPTY_PATH, border: EMPTY_PATH, ink: null, truncated: true, missing: [], lines: [] }

it('adds the truncation of texts, the series and the approved hash to a draft', () => {
  const page = samplePage('front', [sampleText('long', 1), sampleText('blank', 2, ''), filledFrame('photo', 3)])
  const settings = new Map([
    ['long', { requestKey: '', isOwnText: true, setting }],
    ['blank', { requestKey: '', isOwnText: false, setting }],
  ])
  const draft = draftToSave(page, settings, 'series', { hash: 'hash', kernel: 3 }, null)
  expect(draft.items.map((item) => ('truncated' in item ? item.truncated : null))).toEqual([true, false, null])
  expect(draft).toMatchObject({
    randomId: 'front',
    id: null,
    designSeriesId: 'series',
    approvedHash: 'hash',
    approvedKernel: 3,
    dpi: 300,
    basedOn: null,
  })
  expect(draftToSave(page, settings, null, null, undefined)).not.toHaveProperty('basedOn')
})
