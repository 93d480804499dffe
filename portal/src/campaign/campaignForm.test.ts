import { endpoints } from '@irodori/contract/endpoints'
import { expect, it } from 'vitest'
import { EMPTY_ENTRY, type Entry, entryBody, entryProblems } from './campaignForm.ts'
import { CHOICES } from './choices.ts'

const NOON = new Date('2026-11-21T03:00:00.000Z')
const VALID_ENTRY: Entry = {
  ...EMPTY_ENTRY,
  file: 'photo.jpg',
  lastName: '佐藤',
  firstName: '美咲',
  sex: 'FEMALE',
  year: '2012',
  month: '2',
  day: '29',
  email: 'misaki@example.com',
  academy: 'PRIMARY',
  like: 'SONG',
}
const problemsOf = (change: Partial<Entry>) =>
  Object.fromEntries(
    Object.entries(entryProblems({ ...VALID_ENTRY, ...change }, null, NOON)).filter(([, problem]) => problem !== null),
  )

it('CMP-2: accepts an entry with all required fields', () => {
  expect(problemsOf({})).toEqual({})
})

it.each(['file', 'sex', 'academy', 'like', 'lastName', 'firstName', 'email'] as const)(
  'CMP-2: requires %s',
  (field) => {
    expect(problemsOf({ [field]: ' ' })).toEqual({ [field]: 'missing' })
  },
)

it('CMP-2: requires the birthday', () => {
  expect(problemsOf({ year: '', month: '', day: '' })).toEqual({ year: 'missing' })
})

it('CMP-2: checks the format of filled-in fields', () => {
  expect(problemsOf({ email: 'misaki', zipCode: '12', lastNameFurigana: 'sato', firstNameFurigana: 'ﾐｻｷ' })).toEqual({
    email: 'wrongForm',
    zipCode: 'wrongForm',
    lastNameFurigana: 'wrongForm',
  })
})

it('CMP-3: reports the problem of the picture at its field', () => {
  expect(entryProblems(VALID_ENTRY, 'IMAGE_MAXIMUM_SIZE', NOON).file).toBe('IMAGE_MAXIMUM_SIZE')
})

it('CMP-4: sends choices that the contract accepts, and the birthday as DD/MM/YYYY', () => {
  const sent = entryBody({ ...VALID_ENTRY, lastNameFurigana: 'ｻﾄｳ' })
  expect(sent).toMatchObject({ birthday: '29/02/2012', sex: '女性', academy: '小学校', like: '歌と音楽' })
  expect(sent.lastNameFurigana).toBe('サトウ')
  for (const name of ['enterTheatre1810', 'enterTheatre1905'] as const) {
    for (const sex of Object.keys(CHOICES.sex)) {
      for (const academy of Object.keys(CHOICES.academy)) {
        for (const like of Object.keys(CHOICES.like)) {
          expect(endpoints[name].body.safeParse(entryBody({ ...VALID_ENTRY, sex, academy, like })).success).toBe(true)
        }
      }
    }
  }
})
