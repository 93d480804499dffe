import fc from 'fast-check'
import { expect, it } from 'vitest'
import { birthdayBody, birthdayProblem, isoDay } from './birthday.ts'

const NOON = new Date('2026-11-21T03:00:00.000Z')
const typed = (year: string, month: string, day: string) => ({ year, month, day })

it('CMP-4: sends a birthday as DD/MM/YYYY, for digits of any width', () => {
  expect(birthdayBody(typed('2012', '2', '29'))).toBe('29/02/2012')
  expect(birthdayBody(typed('１９８９', '０１', ' 7'))).toBe('07/01/1989')
})

it.each([
  [typed('', '', ' '), 'missing'],
  [typed('2012', '', ''), 'noSuchDay'],
  [typed('2011', '2', '29'), 'noSuchDay'],
  [typed('12', '2', '3'), 'noSuchDay'],
  [typed('1899', '12', '31'), 'noSuchDay'],
  [typed('2012', '13', '1'), 'noSuchDay'],
  [typed('2026', '11', '21'), 'notPast'],
  [typed('2026', '11', '20'), null],
  [typed('1900', '1', '1'), null],
])('CMP-4: judges %o as %s', (day, problem) => {
  expect(birthdayProblem(day, NOON)).toBe(problem)
})

it('CMP-4: accepts each day from 1900 until yesterday', () => {
  const at = { min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(at), (date) => {
      const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
      const given = typed(year, String(Number(month)), String(Number(day)))
      expect(isoDay(given)).toBe(`${year}-${month}-${day}`)
      expect([birthdayProblem(given, NOON), birthdayBody(given)]).toEqual([null, `${day}/${month}/${year}`])
    }),
  )
})
