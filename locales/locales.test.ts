import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

const root = new URL('../', import.meta.url)

type Words = { readonly [key: string]: string | Words }

const areasOf = (language: string) =>
  readdirSync(new URL(`locales/${language}/`, root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort()

const read = (language: string, area: string) =>
  JSON.parse(readFileSync(new URL(`locales/${language}/${area}.json`, root), 'utf8')) as Words

/** All texts of a file by dotted key. */
const flatten = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )

/** The key of a text without the plural form that i18next chooses by the number. */
const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const formOf = (key: string): string => key.slice(baseOf(key).length + 1)

/** `$t(area:key)` is the text of another key, such as the name of a button. */
const named = (text: string) => [...text.matchAll(/\$t\(([^)]*)\)/g)].map(([, name]) => name)

const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('both languages have the same areas', () => {
  expect(areasOf('en')).toEqual(areasOf('ja'))
})

describe.each(areasOf('ja'))('%s', (area) => {
  const ja = new Map(flatten(read('ja', area)))
  const en = new Map(flatten(read('en', area)))

  it('keeps the keys of an area equal in both languages', () => {
    const bases = (texts: ReadonlyMap<string, string>) => [...new Set([...texts.keys()].map(baseOf))]
    expect(bases(en)).toEqual(bases(ja))
  })

  it.each([
    ['ja', ja],
    ['en', en],
  ] as const)('has the plural forms of %s wherever a text has forms', (language, texts) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const forms = Map.groupBy([...texts.keys()], baseOf)
    for (const [key, own] of forms) {
      const found = own.map(formOf).filter((form) => form !== '')
      if (found.length > 0) expect([key, found.toSorted()]).toEqual([key, wanted])
    }
  })

  it('finds a text for every key of an area', () => {
    expect([...ja, ...en].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })

  it('keeps the placeholders of a text equal in both languages', () => {
    const inJapanese = new Map([...ja].map(([key, text]) => [baseOf(key), text]))
    for (const [key, text] of en) {
      const japanese = inJapanese.get(baseOf(key)) ?? ''
      expect([key, gaps(text)]).toEqual([key, gaps(japanese)])
      expect([key, named(text)]).toEqual([key, named(japanese)])
    }
  })

  it('writes 製作 for goods; 制作 is the customer’s work on a design, and in two messages of the specification', () => {
    const others = [...ja].filter(([, text]) => /(?<!デザインの)制作/.test(text)).map(([, text]) => text)
    const specified = ['制作開始', '商品の制作を開始しました。お届けまでお待ちください。']
    expect(others.filter((text) => !specified.includes(text))).toEqual([])
  })

  it('uses the polite form: no text ends in a plain だ', () => {
    expect([...ja].filter(([, text]) => /(?:だ|である)。/.test(text)).map(([key]) => key)).toEqual([])
  })
})

function sourcesUnder(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesUnder(`${folder}${entry.name}/`)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [`${folder}${entry.name}`] : []
  })
}

const sources = [
  'packages/contract/src/pages/',
  'packages/api/src/mail/',
  'packages/template-lint/src/',
  'packages/api/src/staff/',
  'packages/ui/src/',
  'packages/desk/src/',
  'studio/src/',
  'portal/src/',
]
  .flatMap(sourcesUnder)
  .map((file) => {
    const text = readFileSync(new URL(file, root), 'utf8')
    const keyPrefix = /keyPrefix: '(\w+)'/.exec(text)?.[1]
    return { file, text, prefix: keyPrefix === undefined ? '' : `${keyPrefix}.` }
  })

/** String literals of the sources that may be keys: 'a.b', 'area:a.b', and `a.${x}.b` with its gaps as wildcards. */
const literals = sources.flatMap(({ text, prefix }) => [
  ...[...text.matchAll(/'([\w-]+(?:[:.][\w-]+)*)'/g)].map(
    ([, key = '']) => new RegExp(`^${(prefix + key).replaceAll('.', '\\.')}$`),
  ),
  ...[...text.matchAll(/`((?:[\w.:-]|\$\{[^}]*\})+)`/g)].map(
    ([, key = '']) =>
      new RegExp(
        `^${(prefix + key)
          .replace(/\$\{[^}]*\}/g, '\u0000')
          .replaceAll('.', '\\.')
          .replaceAll('\u0000', '[\\w-]+')}$`,
      ),
  ),
])

it.each(areasOf('ja'))('every key of %s is used in a source', (area) => {
  const unused = flatten(read('ja', area))
    .map(([key]) => key)
    .map((key) => (formOf(key) === '' ? key : baseOf(key)))
    .filter((key) => !literals.some((literal) => literal.test(key) || literal.test(`${area}:${key}`)))
  expect(unused).toEqual([])
})

/** Calls of t with a plain key, in files that name their area. */
const spoken = sources.flatMap(({ file, text, prefix }) => {
  const area = /useTranslation\(\[?'(\w+)'/.exec(text)?.[1]
  if (area === undefined) return []
  return [...text.matchAll(/\bt\(\s*'([\w.:-]+)'/g)].map(([, key = '']) => {
    const [first = '', second] = key.split(':')
    return second === undefined ? { file, area, key: prefix + first } : { file, area: first, key: second }
  })
})

test('every key that a source uses has a text', () => {
  expect(spoken.length).toBeGreaterThan(50)
  const known = new Map(
    areasOf('ja').map((area) => [area, new Set(flatten(read('ja', area)).map(([key]) => baseOf(key)))]),
  )
  expect(spoken.filter(({ area, key }) => !known.get(area)?.has(key))).toEqual([])
})

describe('a text that names a button', () => {
  const all = (language: string) =>
    areasOf(language).flatMap((area) => flatten(read(language, area)).map(([key, text]) => [area, key, text] as const))

  it.each(['ja', 'en'])('names it by the key of its text, or with the words of one, in %s', (language) => {
    const texts = all(language)
    const known = new Map(texts.map(([area, key, text]) => [`${area}:${key}`, text]))
    const words = new Set(known.values())
    for (const [area, key, text] of texts) {
      for (const name of named(text)) expect([area, key, known.has(String(name))]).toEqual([area, key, true])
      // What else stands in quotes: words that receipts, phones and marketplaces show, and examples.
      const quoted = [...text.matchAll(/[「“]([^」”{$]+)[」”]/g)].map(([, name = '']) => name)
      const unknown = quoted.filter((name) => !words.has(name) && !OTHER_WORDS.has(name))
      expect([area, key, unknown]).toEqual([area, key, []])
    }
  })
})

const OTHER_WORDS = new Set([
  ...['再発行', 'お品代', '4/12 花子', '花子 3歳', '編集', '設定', 'ソフトウェア・アップデート', 'WEB APIサービス'],
  ...['カメラ', 'フォーマット', '互換性優先', '画像', '文字', 'はじめまして', 'ご注文にない商品のデザイン', 'Edit'],
])
