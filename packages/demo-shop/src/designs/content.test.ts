import { describe, expect, it } from 'vitest'
import type { SceneObject } from '../entities/sceneKind.ts'
import type { Template } from '../entities/types.ts'
import { standInPhoto } from '../scenes/standInPhoto.ts'
import { demoTemplates } from '../templates/templates.ts'
import type { Occasion, Season } from '../entities/occasion.ts'
import { CONTENT } from './content.ts'

const templates = demoTemplates()
const keyOf = ({ id, groupId, month }: Template): string => (month === undefined ? id : `${groupId}-month`)
const wordsOf = ({ items }: Template): string => items.map((item) => ('text' in item ? item.text : '')).join('\n')

/** What the stand-in photos of a template show, in frames of either shape. */
function scenesOf({ items, scenes }: Template) {
  const frames = items.filter(({ type }) => type.endsWith('_IMAGE'))
  const shown = new Set(frames.flatMap((_, at) => scenes[at % scenes.length] ?? []))
  return [...shown].flatMap((kind) => [true, false].map((isWide) => standInPhoto(kind, isWide).content()))
}

/** The occasions to which an object belongs; the others suit any. */
const OCCASIONS_OF: Partial<Record<SceneObject, readonly Occasion[]>> = {
  arch: ['WEDDING'],
  candle: ['BIRTHDAY', 'FIRST_BIRTHDAY', 'SCHOOL', 'NEW_YEAR', 'ANY'],
  schoolBag: ['SCHOOL', 'NEW_YEAR'],
  sheep: ['NEW_YEAR'],
  sunrise: ['NEW_YEAR'],
}

/** The season to which an object belongs. */
const SEASON_OF: readonly (readonly [SceneObject, Season])[] = [
  ['blossom', 'SPRING'],
  ['melon', 'SUMMER'],
  ['leaves', 'AUTUMN'],
  ['snow', 'WINTER'],
]

/** Words that name what the photos beside them must show. */
const SHOWN: readonly (readonly [RegExp, SceneObject])[] = [
  [/犬|My dog/, 'dog'],
  [/猫|ねこ|My cat/, 'cat'],
  [/ソーダ/, 'soda'],
  [/お茶の|コーヒー/, 'cup'],
]

/** Words that name an occasion. */
const NAMED: readonly (readonly [RegExp, Occasion])[] = [
  [/金婚/, 'GOLDEN_WEDDING'],
  [/結婚しました|入籍|結婚のご報告|契り|wedding day/, 'WEDDING'],
  [/一歳の|一歳、|一さい|1歳になりました|はじめての誕生日/, 'FIRST_BIRTHDAY'],
  [/元旦|あけおめ|お正月|Happy New Year/, 'NEW_YEAR'],
  [/命名|生まれました|生後|百日/, 'BABY'],
  [/入学|もうすぐ一年生|そつえん|六年間/, 'SCHOOL'],
  [/の旅/, 'TRAVEL'],
]

const MONTHS: Readonly<Record<Exclude<Season, 'ANY'>, readonly number[]>> = {
  SPRING: [3, 4, 5],
  SUMMER: [6, 7, 8, 9],
  AUTUMN: [9, 10, 11],
  WINTER: [12, 1, 2],
}
const SEASON_WORDS: readonly (readonly [RegExp, Season])[] = [
  [/桜/, 'SPRING'],
  [/暑中|残暑|盛夏|夏の|初夏に|初夏$/, 'SUMMER'],
  [/元旦|お正月/, 'WINTER'],
]

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const row = CONTENT.find(([id]) => id === keyOf(template))
  const [, occasion, season, people, objects] = row ?? ['', 'ANY', 'ANY', [], []]
  const scenes = scenesOf(template)

  it('has a row, and shows the people and objects of it', () => {
    expect(row).toBeDefined()
    const shown = {
      people: new Set(scenes.flatMap(({ people }) => people).map(({ age }) => age)),
      objects: new Set(scenes.flatMap(({ objects }) => objects)),
    }
    if (template.month === undefined) expect(shown).toEqual({ people: new Set(people), objects: new Set(objects) })
    else
      expect([[...shown.people], [...shown.objects]].flat().every((one) => [...people, ...objects].includes(one))).toBe(
        true,
      )
  })

  it('shows nothing that belongs to another occasion or season', () => {
    expect(objects.filter((object) => OCCASIONS_OF[object]?.includes(occasion) === false)).toEqual([])
    for (const [object, only] of SEASON_OF) if (objects.includes(object)) expect([only]).toContain(season)
    if (occasion === 'FIRST_BIRTHDAY') {
      expect(people.filter((age) => age !== 'toddler')).toEqual([])
      const candles = scenes.map((scene) => scene.objects.filter((object) => object === 'candle').length)
      expect(Math.max(0, ...candles)).toBeLessThanOrEqual(1)
    }
    if (occasion === 'GOLDEN_WEDDING') expect(people).toEqual(['elder'])
    if (occasion === 'WEDDING') expect(people.every((age) => age === 'adult' || age === 'child')).toBe(true)
  })

  it('names the occasion and the season of its row, and no other', () => {
    const words = wordsOf(template)
    for (const [pattern, named] of NAMED) if (pattern.test(words)) expect(occasion, String(pattern)).toBe(named)
    for (const [pattern, named] of SEASON_WORDS) if (pattern.test(words)) expect([named, 'ANY']).toContain(season)
    if (scenes.length > 0)
      for (const [pattern, object] of SHOWN) if (pattern.test(words)) expect(objects, String(pattern)).toContain(object)
    const month = Number(/\d{4}[年.](\d{1,2})/.exec(words)?.[1])
    if (season !== 'ANY' && month > 0) expect(MONTHS[season]).toContain(month)
  })
})

it('has no row without a template', () => {
  const keys = new Set(templates.map(keyOf))
  expect(CONTENT.map(([id]) => id).filter((id) => !keys.has(id))).toEqual([])
  expect(new Set(CONTENT.map(([id]) => id)).size).toBe(CONTENT.length)
})

it('a calendar has every month of a year, in pictures that suit any of them', () => {
  const calendars = Map.groupBy(
    templates.filter(({ month }) => month !== undefined),
    ({ groupId }) => groupId,
  )
  expect(calendars.size).toBeGreaterThanOrEqual(20)
  for (const [id, sheets] of calendars) {
    const months = new Set(sheets.map(({ month }) => month?.slice(5)))
    expect(months.size, id).toBe(12)
    const [, occasion, season, , objects] = CONTENT.find(([key]) => key === `${id}-month`) ?? []
    expect([occasion, season], id).toEqual(['ANY', 'ANY'])
    expect(
      objects?.filter((object) => ['arch', 'blossom', 'schoolBag', 'sunrise'].includes(object)),
      id,
    ).toEqual([])
  }
})
