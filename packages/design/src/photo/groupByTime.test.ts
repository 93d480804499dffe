import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByTime } from './groupByTime.ts'

const photo = (fileName: string, time: string | null) => ({
  fileName,
  takenAt: time === null ? null : Date.parse(`2026-${time}Z`),
})

const namesIn = (photos: readonly ReturnType<typeof photo>[]) =>
  groupByTime(photos).map((group) => group.map(({ fileName }) => fileName).join(' '))

test('a day, a pause of three hours and photos without a time begin a group', () => {
  expect(
    namesIn([
      photo('undated 10', null),
      photo('noon', '05-03T12:00'),
      photo('breakfast', '05-03T08:00'),
      photo('table', '05-03T10:59'),
      photo('next day', '05-04T09:00'),
      photo('undated 9', null),
      photo('evening', '05-03T15:00'),
    ]),
  ).toEqual(['breakfast table noon', 'evening', 'next day', 'undated 9 undated 10'])
})

test('a party that lasts until the small hours is one group', () => {
  expect(
    namesIn([
      photo('countdown', '05-03T23:58'),
      photo('toast', '05-04T00:01'),
      photo('sofa', '05-04T02:30'),
      photo('sunrise', '05-04T04:20'),
    ]),
  ).toEqual(['countdown toast sofa', 'sunrise'])
})

test('groups hold every photo once, in order, and no two groups could be one', () => {
  const times = fc.array(fc.option(fc.integer({ min: 0, max: 4e8 })), { maxLength: 30 })
  fc.assert(
    fc.property(times, (list) => {
      const photos = list.map((takenAt, at) => ({ fileName: String(at), takenAt }))
      const groups = groupByTime(photos)
      expect(groups.flat().toSorted((a, b) => Number(a.fileName) - Number(b.fileName))).toEqual(photos)
      const known = groups.flat().flatMap(({ takenAt }) => takenAt ?? [])
      expect(known).toEqual(known.toSorted((a, b) => a - b))
      for (const [at, group] of groups.entries()) {
        const next = groups[at + 1]
        if (next) expect(groupByTime([...group, ...next]).length).toBe(2)
      }
    }),
  )
})
