import { expect, test } from 'vitest'
import { bookletDesignCount } from './completeness.ts'
import { isInnerPage } from './innerPage.ts'

test.each([8, 15, 16, 60])(
  'PGS-26: of a booklet of %i pages all designs but the two covers are inner pages',
  (totalPage) => {
    const numbers = Array.from({ length: bookletDesignCount(totalPage) }, (_, at) => String(at - 1))
    expect(numbers.filter((number) => !isInnerPage(number, totalPage))).toEqual(['-1', numbers.at(-1)])
    expect(isInnerPage('01', totalPage)).toBe(true)
  },
)
