import type { CategoryDaysOff, ShipDateOverride } from '../entities/types.ts'

/** The specification's days off of clocks and photo books. */
export const CATEGORY_DAYS_OFF: readonly CategoryDaysOff[] = [
  {
    categoryIdentifies: ['clock', 'photo-book'],
    description: 'ゴールデンウィーク',
    temporals: [{ fromDate: '2020-05-04', toDate: '2020-05-06' }],
  },
]

/** The specification names neither the product nor its ship date; a product of this shop and a day after the holidays stand for them. */
export const SHIP_DATE_OVERRIDES: readonly ShipDateOverride[] = [
  { productId: 'wall-clock', fromDate: '2020-04-24', toDate: '2020-04-30', shipDate: '2020-05-11' },
]
