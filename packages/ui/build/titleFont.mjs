// The Mincho of page titles, cut down to the characters that titles can show. Plain JavaScript, for the build runs on
// whatever Node the machine has.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** What the style sheet calls the file, and its name in the dist folders before the content's hash. */
export const TITLE_FONT_FILE = 'irodori-mincho.woff2'

/**
 * Greatest size in bytes of a file that every first visit fetches; one character costs about 170. Should the words
 * outgrow it, keep only those of the title keys: they need a third of the kanji.
 */
export const TITLE_FONT_BUDGET = 96 * 1024

// 600, the weight of headings in base.css.
const SOURCE = '@expo-google-fonts/noto-serif-jp/600SemiBold/NotoSerifJP_600SemiBold.ttf'

const SETTINGS = {
  targetFormat: 'woff2',
  // palt sets titles tight and kern refines what palt leaves; the other features would bring 800 more glyphs.
  keepFeatures: ['palt', 'kern'],
  noHinting: true,
  // Licence and where to read it (OpenType name ids); the copyright is kept by default.
  preserveNameIds: [13, 14],
  // Nothing in a horizontal line of one static face reads them.
  dropTables: ['BASE', 'GDEF', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'],
}

const between = (first, last) => {
  const [from, to] = [first.codePointAt(0), last.codePointAt(0)]
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/** What the names of a shop's goods are likely to use whatever the shop. */
const ALWAYS = [
  between(' ', '~'),
  between('ぁ', 'ん'),
  between('ァ', 'ヶ'),
  '　、。・ー々「」『』（）！？：／＆％＋×〜～…―–—“”‘’',
].join('')

/** Every text in a value of JSON, however deep. */
const textsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn))

/** Areas whose titles stand under keys of any name; elsewhere a title is what its key says is one. */
const MANY_TITLES = new Set(['catalogue.json', 'common.json', 'portal.json'])

const titlesIn = (value, key = '') => {
  if (typeof value === 'string') return /title$/i.test(key) ? [value] : []
  return Object.entries(value ?? {}).flatMap(([name, inner]) => titlesIn(inner, name))
}

/** Every word that may stand in a page title, in both languages. */
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

/** The characters of these texts and those that are always there; each once, in the order of Unicode. */
export const titleCharacters = (texts) =>
  [...new Set([ALWAYS, ...texts].join('').replace(/\p{Cc}/gu, ''))]
    .sort((a, b) => a.codePointAt(0) - b.codePointAt(0))
    .join('')

/**
 * Makes the WOFF2 file, or finds what an earlier build made of the same font and characters.
 * @returns its absolute path; its base name is TITLE_FONT_FILE.
 */
export async function makeTitleFont(characters, cacheFolder) {
  const font = await readFile(createRequire(require.resolve('@irodori/fonts')).resolve(SOURCE))
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, SETTINGS]))
    .digest('hex')
    .slice(0, 16)
  const file = path.join(cacheFolder, key, TITLE_FONT_FILE)
  if (existsSync(file)) return file
  const subset = await subsetFont(font, characters, SETTINGS)
  await mkdir(path.dirname(file), { recursive: true })
  // Two builds may run at once: neither may find half a file.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, subset)
  await rename(unfinished, file)
  return file
}

/** For esbuild: gives the made file wherever a style sheet asks for TITLE_FONT_FILE. */
export const titleFontPlugin = (file) => ({
  name: 'title-font',
  setup(build) {
    build.onResolve({ filter: new RegExp(`(^|/)${TITLE_FONT_FILE}$`) }, () => ({ path: file }))
  },
})
