import type { MonthGrid } from '@irodori/contract/entities/monthGrid'

/** A grid that fills a page of 400 by 300 print pixels, with everything that a grid can show. */
export const sampleMonthGrid = (overrides: Partial<MonthGrid> = {}): MonthGrid => ({
  left: 10,
  top: 5,
  width: 380,
  height: 290,
  headHeight: 80,
  font: 'NotoSansJP.ttf',
  fontWeight: 'Normal',
  weekStart: 'SUNDAY',
  language: 'ja',
  alignment: 'West',
  sizes: { title: 9, weekday: 3, day: 4, name: 2.5, leastName: 1.5, smallMonth: 2 },
  colours: {
    title: '#25211d',
    weekday: '#4a443d',
    saturday: '#28486b',
    sunday: '#a93a2b',
    ownDay: '#2f5d5a',
    line: '#d8d0c4',
  },
  ...overrides,
})
