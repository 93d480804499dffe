import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localeTexts, makeTitleFont, TITLE_FONT_BUDGET, titleCharacters } from './titleFont.mjs'

const LOCALES = new URL('../../../locales/', import.meta.url)

let cache: string
let file: string
let bytes: Buffer
let font: Font

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'irodori-title-font-'))
  file = await makeTitleFont(titleCharacters(await localeTexts()), cache)
  bytes = await readFile(file)
  font = create(bytes) as Font
})
afterAll(() => rm(cache, { recursive: true, force: true }))

/** The texts whose key, at any depth, is a title's. */
function titlesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /title$/i.test(key) ? [value] : []
  return Object.entries(value as Record<string, unknown>).flatMap(([inner, text]) => titlesIn(text, inner))
}

async function titlesOf(language: string): Promise<string[]> {
  const folder = new URL(`${language}/`, LOCALES)
  const areas = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')))
  return areas.flatMap((area) => titlesIn(JSON.parse(area)))
}

const missingOf = (text: string) =>
  [...new Set(text)].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

it.each(['ja', 'en'])('every title in %s is set in the title face alone', async (language) => {
  const titles = await titlesOf(language)
  expect(titles.length).toBeGreaterThan(20)
  expect(missingOf(titles.join(''))).toEqual([])
})

it('kana and ASCII are there for whatever the goods are called', () => {
  expect(missingOf('ひらがな カタカナ ヴィーナー Gift & Card No.12（3点）')).toEqual([])
})

it('characters that no title shows are left out', () => {
  expect(missingOf('鬱')).toEqual(['鬱'])
})

it('is small enough for a first visit', () => {
  expect(bytes.length).toBeLessThanOrEqual(TITLE_FONT_BUDGET)
})

it('keeps what sets titles tight', () => {
  const text = 'ページ、「つくる」'
  const widthOf = (features: string[]) => font.layout(text, features).advanceWidth
  expect(font.availableFeatures).toEqual(expect.arrayContaining(['palt', 'kern']))
  expect(widthOf(['palt'])).toBeLessThan(widthOf([]) * 0.95)
})

it('is made once for the same characters', async () => {
  const { mtimeMs } = await stat(file)
  expect(await makeTitleFont(titleCharacters(await localeTexts()), cache)).toBe(file)
  expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  expect(await makeTitleFont('別', cache)).not.toBe(file)
})
