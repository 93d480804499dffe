/** A month, YYYY-MM. Comparing the texts compares the months. */
export type Month = string

const MONTHS_IN_YEAR = 12

/** Months since the year 0. */
const indexOf = (month: Month): number => Number(month.slice(0, 4)) * MONTHS_IN_YEAR + Number(month.slice(5)) - 1

/** DAY-3: the month `count` months later, or earlier if it is negative. */
export function addToMonth(month: Month, count: number): Month {
  const index = indexOf(month) + count
  const year = Math.floor(index / MONTHS_IN_YEAR)
  return `${String(year).padStart(4, '0')}-${String(index - year * MONTHS_IN_YEAR + 1).padStart(2, '0')}`
}

/** DAY-3: how many months the second month is later than the first. */
export const monthsBetween = (first: Month, second: Month): number => indexOf(second) - indexOf(first)
