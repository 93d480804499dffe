import { describe, expect, it } from 'vitest'
import { dateInStyleOf } from './dateInStyleOf.ts'

describe('CAT-34: a day is written as the sample writes its day', () => {
  it.each([
    ['2026年10月8日', '2027年1月20日'],
    ['2026年10月', '2027年1月'],
    ['2026.8.12', '2027.1.20'],
    ['2026/08/12', '2027/1/20'],
    ['2026', '2027'],
    ['二〇二六年十月十日', '二〇二七年一月二十日'],
    ['令和八年九月二日', '令和九年一月二十日'],
    ['令和8年9月2日', '令和9年1月20日'],
    ['November 3, 2026', 'January 20, 2027'],
    ['3 November 2026', '20 January 2027'],
    ['November 2026', 'January 2027'],
  ])('%s becomes %s', (sample, written) => {
    expect(dateInStyleOf(sample, '2027-01-20')).toBe(written)
  })

  it.each([
    ['2026-10-11', '二〇二六年十月十一日'],
    ['2026-12-30', '二〇二六年十二月三十日'],
    ['2001-01-01', '二〇〇一年一月一日'],
  ])('with the numbers of %s as they are read', (day, written) => {
    expect(dateInStyleOf('二〇二六年十月十日', day)).toBe(written)
  })

  it.each([
    ['2019-05-01', '令和元年五月一日'],
    ['2019-04-30', '平成三十一年四月三十日'],
    ['1988-12-31', '昭和六十三年十二月三十一日'],
  ])('%s in the era of its day', (day, written) => {
    expect(dateInStyleOf('令和八年九月二日', day)).toBe(written)
  })

  it.each(['', '2026-02-30', 'yesterday'])('leaves the sample for %j, which is no day', (day) => {
    expect(dateInStyleOf('2026年10月8日', day)).toBeNull()
  })

  it('leaves a sample whose style is unknown', () => {
    expect(dateInStyleOf('2026.9.19 - 21', '2027-01-20')).toBeNull()
  })
})
