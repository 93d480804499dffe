import { expect, it } from 'vitest'
import { POSTCARD, samplePage, textItem } from '../../testing/sampleItems.ts'
import { postalBoxes } from '../address/postalBoxes.ts'
import { findingsOf } from './findingsOf.ts'
import { oncePerPostalCode } from './oncePerPostalCode.ts'

const sample = { text: '1', templateItemText: '1' }
const recipient = postalBoxes(POSTCARD).map(({ left, top, width, height }, at) =>
  textItem({ ...sample, id: `recipient ${at + 1}`, position: at, left, top, width, height }),
)
const sender = recipient.map((digit, at) =>
  textItem({ ...digit, id: `sender ${at + 1}`, position: 10 + at, left: 40 + 50 * at, top: 1600 }),
)
const name = textItem({
  ...sample,
  id: 'name',
  position: 20,
  left: 500,
  top: 800,
  text: '花子',
  templateItemText: '花子',
})
const samplesOf = (...items: ReturnType<typeof textItem>[]): string[] => {
  const page = samplePage({ sheet: POSTCARD, items })
  const findings = findingsOf(page, () => null, { minFontSize: 0, clock: null })
  return oncePerPostalCode([page], findings).flatMap(({ kind, itemId }) => (kind === 'TEXT_SAMPLE' ? itemId : []))
}

it('EDT-59: an untouched address side has one place to fill in for each postal code, and one for each other text', () => {
  expect(samplesOf(...recipient, ...sender, name)).toEqual(['recipient 1', 'sender 1', 'name'])
})

it('EDT-59: a postal code that is filled in partly stays one place, and one that is filled in is none', () => {
  const written = recipient.map((digit) => ({ ...digit, text: '9' }))
  expect(samplesOf(...written.slice(0, 3), ...recipient.slice(3), name)).toEqual(['recipient 4', 'name'])
  expect(samplesOf(...written, ...sender)).toEqual(['sender 1'])
})

it('single digits on a page that is no address side count one by one', () => {
  expect(samplesOf(...recipient.slice(1))).toHaveLength(6)
})
