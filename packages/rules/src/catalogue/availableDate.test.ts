import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay, PLAIN_CALENDAR, temporal } from '../../testing/calendars.ts'
import { availableDateText, categoryAvailability, dayText, productAvailability } from './availableDate.ts'

const NOW = new Date('2026-11-16T10:00:00+09:00')
const goods = (creatingTime: number) => ({ id: 'card', categoryIdentify: 'card', creatingTime })
const window = (startExpectedExport: string | null, endExpectedExport: string | null) => ({
  startExpectedExport,
  endExpectedExport,
})

const textOf = (creatingTimes: number[], exported: ReturnType<typeof window> | null) => {
  const available = categoryAvailability(creatingTimes.map(goods), exported, NOW, PLAIN_CALENDAR)
  return available && availableDateText(available)
}

describe('AVL-1, CAT-4: the export window', () => {
  it.each([
    ['before it begins', window('2026-12-01', '2026-12-10'), '12/1(火)~12/10(木)'],
    ['on its first day', window('2026-11-18', '2026-12-10'), '11/18(水)~12/10(木)'],
    ['within it', window('2026-11-02', '2026-12-10'), '11/18(水)~12/10(木)'],
    ['on its last day', window('2026-11-02', '2026-11-18'), '11/18(水)~11/18(水)'],
    ['after its end', window('2026-11-02', '2026-11-17'), '11/18(水)'],
  ])('decides the date %s', (_, exported, text) => {
    const available = productAvailability(goods(2), exported, NOW, PLAIN_CALENDAR)
    expect(available && availableDateText(available)).toBe(text)
    expect(textOf([2], exported)).toBe(text)
  })

  it('is told as a range while it is open', () => {
    expect(productAvailability(goods(2), window('2026-12-01', '2026-12-10'), NOW, PLAIN_CALENDAR)).toEqual({
      kind: 'RANGE',
      from: '2026-12-01',
      to: '2026-12-10',
    })
  })

  it('yields nothing in a shop that never works', () => {
    const temporals = [temporal({ fromDate: '2019-01-01' })]
    const calendar = { ...PLAIN_CALENDAR, events: [{ id: 'off', isDayOff: true, description: '', temporals }] }
    for (const exported of [null, window('2026-12-01', '2026-12-10')]) {
      expect(productAvailability(goods(2), exported, NOW, calendar)).toBeNull()
      expect(categoryAvailability([goods(2), goods(4)], exported, NOW, calendar)).toBeNull()
    }
  })

  it('never yields a day before the ship date', () => {
    fc.assert(
      fc.property(fc.option(anyDay), fc.option(anyDay), fc.nat({ max: 20 }), (start, end, creatingTime) => {
        const available = productAvailability(goods(creatingTime), window(start, end), NOW, PLAIN_CALENDAR)
        const alone = productAvailability(goods(creatingTime), null, NOW, PLAIN_CALENDAR)
        fc.pre(available !== null && alone?.kind === 'ON')
        const from = available.kind === 'ON' ? available.date : available.from
        expect(from >= alone.date).toBe(true)
      }),
    )
  })
})

describe('AVL-2 a window with an open end', () => {
  it('limits the date at its other end only', () => {
    expect(textOf([2], window('2026-12-01', null))).toBe('12/1(火)~')
    expect(textOf([2], window('2026-11-01', null))).toBe('11/18(水)')
    expect(textOf([2], window(null, '2026-12-01'))).toBe('11/18(水)~12/1(火)')
    expect(textOf([2], window(null, null))).toBe('11/18(水)')
  })
})

describe('AVL-3 a category', () => {
  it('a category shows the date of its earliest product, with a tilde for several products', () => {
    expect(textOf([4], null)).toBe('11/20(金)')
    expect(textOf([4, 2, 3], null)).toBe('11/18(水)~')
    expect(textOf([4, 2], window('2026-11-02', '2026-12-10'))).toBe('11/18(水)~12/10(木)')
    expect(textOf([], null)).toBeNull()
  })
})

describe('AVL-4 the text of a day', () => {
  it('writes a day as month/day(weekday)', () => {
    expect(dayText('2027-01-03')).toBe('1/3(日)')
  })

  it('writes an English day as weekday, date and month', () => {
    expect(availableDateText({ kind: 'ON', date: '2026-11-24' }, 'en')).toBe('Tue 24 Nov')
    expect(availableDateText({ kind: 'FROM', from: '2027-01-03' }, 'en')).toBe('from Sun 3 Jan')
    expect(availableDateText({ kind: 'RANGE', from: '2026-11-24', to: '2026-12-01' }, 'en')).toBe(
      'Tue 24 Nov to Tue 1 Dec',
    )
  })
})
