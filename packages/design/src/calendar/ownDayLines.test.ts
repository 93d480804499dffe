import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_OWN_DAYS, ownDayLines, readOwnDays } from './ownDayLines.ts'

const birthday = (name: string, month: number, date: number, year?: number) => ({
  name,
  month,
  date,
  kind: 'BIRTHDAY',
  ...(year === undefined ? {} : { year }),
})

describe('CLD-8: own days are read from lines', () => {
  test.each([
    ['4/12 花子', birthday('花子', 4, 12)],
    ['2024/4/12 花子', birthday('花子', 4, 12, 2024)],
    ['2024-04-12　花子', birthday('花子', 4, 12, 2024)],
    ['４／１２　花子', birthday('花子', 4, 12)],
    ['4月12日 花子', birthday('花子', 4, 12)],
    ['２０２４年４月１２日、花子', birthday('花子', 4, 12, 2024)],
    ['  4.12\t花子 おばあちゃん  ', birthday('花子 おばあちゃん', 4, 12)],
    ['2/29 うるう', birthday('うるう', 2, 29)],
    ['2015/6/1 結婚記念日', { name: '結婚記念日', month: 6, date: 1, kind: 'ANNIVERSARY', year: 2015 }],
    ['6/1 Our wedding', { name: 'Our wedding', month: 6, date: 1, kind: 'ANNIVERSARY' }],
  ])('%j', (line, day) => {
    expect(readOwnDays(line)).toEqual({ days: [day], unread: [] })
  })

  test.each(['花子', '4/12', '13/1 花子', '2/30 花子', '4/31 花子', '0/5 花子', '4/0 花子', `4/12 ${'あ'.repeat(41)}`])(
    'and %j is named as unread',
    (line) => {
      expect(readOwnDays(`5/5 太郎\n${line}\n\n`)).toEqual({ days: [birthday('太郎', 5, 5)], unread: [line] })
    },
  )

  test('with every character of a name as it was written', () => {
    const name = '葛\u{e0100}城 﨑山 𠮷野 ㈱'
    expect(readOwnDays(`4/12 ${name}`).days[0]?.name).toBe(name)
  })

  test('and only as many as a design may have', () => {
    const lines = Array.from({ length: MAX_OWN_DAYS + 2 }, (_, at) => `4/12 花子${at}`)
    const { days, unread } = readOwnDays(lines.join('\r\n'))
    expect([days.length, unread]).toEqual([MAX_OWN_DAYS, ['4/12 花子100', '4/12 花子101']])
  })

  test('which the days are written as again', () => {
    const day = fc.record({
      name: fc.constantFrom('花子', '結婚記念日', '森 遥', '3歳'),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 1, max: 28 }),
      year: fc.option(fc.integer({ min: 1000, max: 2999 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(day, { maxLength: 20 }), (written) => {
        const days = written.map(({ year, ...rest }) => ({
          ...rest,
          kind: rest.name === '結婚記念日' ? ('ANNIVERSARY' as const) : ('BIRTHDAY' as const),
          ...(year === undefined ? {} : { year }),
        }))
        expect(readOwnDays(ownDayLines(days))).toEqual({ days, unread: [] })
      }),
    )
  })
})
