import { expect, it } from 'vitest'
import { proposedStart, startChoices } from './startChoices.ts'

/** The last day of November in Tokyo is the first of December at 00:30. */
const NOW = new Date('2026-11-30T15:30:00Z')

it('CLD-6: proposes the start of the templates, or the next month if it is past', () => {
  expect(proposedStart('2027-01', NOW)).toBe('2027-01')
  expect(proposedStart('2026-12', NOW)).toBe('2026-12')
  expect(proposedStart('2026-11', NOW)).toBe('2027-01')
})

it('CLD-6: offers two years from the month in Tokyo, and the current start in its place', () => {
  const choices = startChoices('2027-04', NOW)
  expect([choices.length, choices[0], choices.at(-1)]).toEqual([24, '2026-12', '2028-11'])
  expect(startChoices('2026-03', NOW).slice(0, 2)).toEqual(['2026-03', '2026-12'])
  expect(startChoices('2031-03', NOW).at(-1)).toBe('2031-03')
})
