import type { Template } from '@irodori/contract/entities/template'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import { describe, expect, it } from 'vitest'
import { TEMPLATE } from '../../testing/smallShop.ts'
import { templateErrors } from './templateErrors.ts'

const grid = sampleMonthGrid({ left: 1, top: 1, width: 58, height: 38, headHeight: 8 })
const errorsOf = (change: Partial<Template>) =>
  templateErrors({ ...TEMPLATE, monthGrid: grid, month: '2027-04', ...change }).map((error) =>
    error.replace(`template ${TEMPLATE.id}: `, ''),
  )

describe('the month grid of a template', () => {
  it('has no errors on its page, with the month that it proposes and a font of the shop', () => {
    expect(errorsOf({})).toEqual([])
    expect(errorsOf({ monthGrid: undefined, month: undefined })).toEqual([])
  })

  it.each([
    ['without a month', { month: undefined }, 'monthGrid and month need each other'],
    ['of which only the month is given', { monthGrid: undefined }, 'monthGrid and month need each other'],
    ['beyond the right edge', { monthGrid: { ...grid, left: 3 } }, 'the month grid is not on the page'],
    ['beyond the lower edge', { monthGrid: { ...grid, top: 3 } }, 'the month grid is not on the page'],
    ['beyond the left edge', { monthGrid: { ...grid, left: -1 } }, 'the month grid is not on the page'],
    [
      'that is all head',
      { monthGrid: { ...grid, headHeight: 38 } },
      'the head of the month grid leaves no room for its weeks',
    ],
    [
      'whose names would grow',
      { monthGrid: { ...grid, sizes: { ...grid.sizes, leastName: 3 } } },
      'the least size of names in the month grid is larger than their size',
    ],
    [
      'in an unknown font',
      { monthGrid: { ...grid, font: 'Nowhere.ttf' } },
      'the font of the month grid, Nowhere.ttf, is not a font of the shop',
    ],
    [
      'in a Latin font',
      { monthGrid: { ...grid, font: 'Quicksand.ttf' } },
      'the font of the month grid, Quicksand.ttf, has no characters for Japanese holidays',
    ],
  ])('has an error %s', (_, change, error) => {
    expect(errorsOf(change)).toEqual([error])
  })
})
