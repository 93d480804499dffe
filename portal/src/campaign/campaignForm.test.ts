import { endpoints } from '@irodori/contract'
import { expect, it } from 'vitest'
import { EMPTY_ENTRY, type Entry, entryProblems, sentEntry } from './campaignForm.ts'
import { CHOICES } from './choices.ts'

const NOON = new Date('2026-11-21T03:00:00.000Z')
const SOUND: Entry = {
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
    Object.entries(entryProblems({ ...SOUND, ...change }, null, NOON)).filter(([, problem]) => problem !== null),
  )

it('CMP-2: an entry with all that is asked for has no fault', () => {
  expect(problemsOf({})).toEqual({})
})

it.each(['file', 'sex', 'academy', 'like', 'lastName', 'firstName', 'email'] as const)(
  'CMP-2: %s may not be left out',
  (field) => {
    expect(problemsOf({ [field]: ' ' })).toEqual({ [field]: 'missing' })
  },
)

it('CMP-2: neither may the birthday', () => {
  expect(problemsOf({ year: '', month: '', day: '' })).toEqual({ year: 'missing' })
})

it('CMP-2: what is filled in must have its form', () => {
  expect(problemsOf({ email: 'misaki', zipCode: '12', lastNameFurigana: 'sato', firstNameFurigana: 'ﾐｻｷ' })).toEqual({
    email: 'wrongForm',
    zipCode: 'wrongForm',
    lastNameFurigana: 'wrongForm',
  })
})

it('CMP-3: the reason against the picture stands at its field', () => {
  expect(entryProblems(SOUND, 'IMAGE_MAXIMUM_SIZE', NOON).file).toBe('IMAGE_MAXIMUM_SIZE')
})

it('CMP-4: the server takes every choice as it is sent, with the birthday as DD/MM/YYYY', () => {
  const sent = sentEntry({ ...SOUND, lastNameFurigana: 'ｻﾄｳ' })
  expect(sent).toMatchObject({ birthday: '29/02/2012', sex: '女性', academy: '小学校', like: '歌と音楽' })
  expect(sent.lastNameFurigana).toBe('サトウ')
  for (const name of ['enterTheatre1810', 'enterTheatre1905'] as const) {
    for (const sex of Object.keys(CHOICES.sex)) {
      for (const academy of Object.keys(CHOICES.academy)) {
        for (const like of Object.keys(CHOICES.like)) {
          expect(endpoints[name].body.safeParse(sentEntry({ ...SOUND, sex, academy, like })).success).toBe(true)
        }
      }
    }
  }
})
