import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localeTexts, makeTitleFonts, titleCharacters, titleParts } from './titleFont.mjs'

const LOCALES = new URL('../../../locales/', import.meta.url)

let cache: string
let parts: { readonly characters: string; readonly file: string; readonly bytes: Buffer; readonly font: Font }[]

const make = async (characters: string) => makeTitleFonts(characters, cache)

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'irodori-title-font-'))
  const made = await make(titleCharacters(await localeTexts()))
  parts = await Promise.all(
    made.map(async (part) => {
      const bytes = await readFile(part.file)
      return { ...part, bytes, font: create(bytes) as Font }
    }),
  )
})
afterAll(() => rm(cache, { recursive: true, force: true }))

/** The texts whose key, at any depth, ends in "title". */
function titlesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /title$/i.test(key) ? [value] : []
  return Object.entries(value as Record<string, unknown>).flatMap(([inner, text]) => titlesIn(text, inner))
}

async function titlesOf(language: string): Promise<string[]> {
  const folder = new URL(`${language}/`, LOCALES)
  const areas = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')))
  return areas.flatMap((area) => titlesIn(JSON.parse(area)))
}

/** The characters without a glyph in their part. */
const missingOf = (text: string) =>
  [...new Set(text)].filter((character) => {
    const part = parts.find(({ characters }) => characters.includes(character))
    return !part?.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  })

it.each(['ja', 'en'])('every title in %s has all its glyphs in the title font', async (language) => {
  const titles = await titlesOf(language)
  expect(titles.length).toBeGreaterThan(20)
  expect(missingOf(titles.join(''))).toEqual([])
})

it('contains kana and ASCII for arbitrary product names', () => {
  expect(missingOf('ひらがな カタカナ ヴィーナー Gift & Card No.12（3点）')).toEqual([])
})

it('leaves out characters that no title uses', () => {
  expect(missingOf('鬱')).toEqual(['鬱'])
})

it('puts the heading of the home page into the first part', () => {
  const [first] = parts
  expect([...'つくるものを選ぶ'].filter((character) => !first?.characters.includes(character))).toEqual([])
})

it('puts every character into exactly one part', () => {
  const characters = titleCharacters(['彩り', '写真'])
  const together = Object.values(titleParts(characters)).join('')
  expect([...together].toSorted()).toEqual([...characters].toSorted())
})

it('keeps the features for tight titles', () => {
  const first = parts[0]?.font
  const widthOf = (features: string[]) => first?.layout('、「つくる」', features).advanceWidth ?? 0
  expect(first?.availableFeatures).toEqual(expect.arrayContaining(['palt', 'kern']))
  expect(widthOf(['palt'])).toBeLessThan(widthOf([]) * 0.95)
})

it('reuses the files for the same characters', async () => {
  const file = parts[0]?.file ?? ''
  const { mtimeMs } = await stat(file)
  const again = await make(titleCharacters(await localeTexts()))
  expect(again.map((part) => part.file)).toEqual(parts.map((part) => part.file))
  expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  expect((await make('別'))[0]?.file).not.toBe(parts.at(-1)?.file)
})
