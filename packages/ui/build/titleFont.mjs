// The Mincho font of page titles, subset to the characters that titles can show. Plain JavaScript, because the build
// also runs on Node versions without type stripping.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Style sheet that base.css imports, with one rule for each part of the font. */
const TITLE_SHEET = 'irodori-mincho.css'

/** The text in the title font that most visitors see first: the heading of the home page. */
const FIRST_WORDS = 'つくるものを選ぶ'
const isKana = (code) => code >= 0x3041 && code <= 0x30ff

// 600, the weight of headings in base.css.
const SOURCE = '@expo-google-fonts/noto-serif-jp/600SemiBold/NotoSerifJP_600SemiBold.ttf'

const SETTINGS = {
  targetFormat: 'woff2',
  // palt and kern are needed for tight titles; the other features would add 800 glyphs.
  keepFeatures: ['palt', 'kern'],
  noHinting: true,
  // Licence and licence URL (OpenType name ids); the copyright is kept by default.
  preserveNameIds: [13, 14],
  // Horizontal text in one static font does not need these tables.
  dropTables: ['BASE', 'GDEF', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'],
}

const between = (first, last) => {
  const [from, to] = [first.codePointAt(0), last.codePointAt(0)]
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/** Characters that product names of any shop are likely to use. */
const ALWAYS = [
  between(' ', '~'),
  between('ぁ', 'ん'),
  between('ァ', 'ヶ'),
  '　、。・ー々「」『』（）！？：／＆％＋×〜～…―–—“”‘’',
].join('')

/** Every string in a JSON value, at any depth. */
const textsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn))

/** Areas with titles under arbitrary keys; in the others only keys that end in "title" hold titles. */
const MANY_TITLES = new Set(['catalogue.json', 'common.json', 'portal.json'])

const titlesIn = (value, key = '') => {
  if (typeof value === 'string') return /title$/i.test(key) ? [value] : []
  return Object.entries(value ?? {}).flatMap(([name, inner]) => titlesIn(inner, name))
}

/** All texts that may be page titles, in both languages. */
export async function localeTexts() {
  const texts = []
  for (const language of ['ja', 'en']) {
    const folder = path.dirname(require.resolve(`@irodori/locales/${language}/common.json`))
    for (const name of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
      const words = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
      texts.push(...(MANY_TITLES.has(name) ? textsIn(words) : titlesIn(words)))
    }
  }
  return texts
}

/** The characters of the texts and the fixed ones, each once, in Unicode order. */
export const titleCharacters = (texts) =>
  [...new Set([ALWAYS, ...texts].join('').replace(/\p{Cc}/gu, ''))]
    .sort((a, b) => a.codePointAt(0) - b.codePointAt(0))
    .join('')

/**
 * Parts of the font, so that a page loads only the characters of its titles; `first` is loaded with every page.
 * @returns the characters of each part; every character is in exactly one
 */
export function titleParts(characters) {
  const partOf = (character) => {
    const code = character.codePointAt(0)
    if (FIRST_WORDS.includes(character) || (isKana(code) && code <= 0x309f) || (code >= 0x3000 && code <= 0x301f)) {
      return 'first'
    }
    if (isKana(code)) return 'katakana'
    return code < 0x2e80 ? 'latin' : 'kanji'
  }
  const parts = { first: '', latin: '', katakana: '', kanji: '' }
  for (const character of characters) parts[partOf(character)] += character
  return parts
}

/**
 * Makes the WOFF2 files of all parts.
 * @returns the characters and the absolute file path of each part, the part `first` first
 */
export const makeTitleFonts = (characters, cacheFolder) =>
  Promise.all(
    Object.entries(titleParts(characters))
      .filter(([, part]) => part !== '')
      .map(async ([name, part]) => ({
        characters: part,
        file: await makeTitleFont(part, cacheFolder, `irodori-mincho-${name}.woff2`),
      })),
  )

/**
 * Makes one WOFF2 file, or returns the cached one of an earlier build with the same font and characters.
 * @returns its absolute path
 */
async function makeTitleFont(characters, cacheFolder, name) {
  const font = await readFile(createRequire(require.resolve('@irodori/fonts/fontFilePath')).resolve(SOURCE))
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, SETTINGS]))
    .digest('hex')
    .slice(0, 16)
  const file = path.join(cacheFolder, key, name)
  if (existsSync(file)) return file
  const subset = await subsetFont(font, characters, SETTINGS)
  await mkdir(path.dirname(file), { recursive: true })
  // Two builds may run at once, and neither may read a partly written file.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, subset)
  await rename(unfinished, file)
  return file
}

/** Consecutive characters as ranges of CSS `unicode-range`. */
function unicodeRange(characters) {
  const runs = []
  for (const character of characters) {
    const code = character.codePointAt(0)
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code) => code.toString(16)
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

/** Folder of the fonts, below node_modules, so that it is never committed. */
const TITLE_FONT_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/irodori', import.meta.url))

/** Writes the style sheet with the font-face rule of each part, which base.css imports. */
export async function writeTitleSheet(characters) {
  const parts = await makeTitleFonts(characters, TITLE_FONT_FOLDER)
  const rules = parts.map(
    ({ characters, file }) =>
      `@font-face{font-family:"Irodori Mincho";src:url(${JSON.stringify(file)}) format("woff2");` +
      `font-weight:600;font-display:swap;unicode-range:${unicodeRange(characters)}}\n`,
  )
  // Two builds may run at once, and neither may read a partly written file.
  const unfinished = path.join(TITLE_FONT_FOLDER, `${TITLE_SHEET}.${process.pid}`)
  await writeFile(unfinished, rules.join(''))
  await rename(unfinished, path.join(TITLE_FONT_FOLDER, TITLE_SHEET))
}
