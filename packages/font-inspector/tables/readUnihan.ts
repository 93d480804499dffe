// Regenerates japaneseSets.json, blocks.json and typography's variants.json from the Unicode and Unihan databases of
// Debian's package unicode-data. The results are committed; run this script only to update them:
//   node packages/font-inspector/tables/readUnihan.ts
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const FOLDER = '/usr/share/unicode'
const COMMON_NAMES: Readonly<Record<string, string>> = {
  // Variants in family names for which Unihan has no link to the common form.
  ...{ 邉: '辺', 邊: '辺', 髙: '高', 﨑: '崎', 嵜: '崎', 濵: '浜', 濱: '浜', 桒: '桑', 栁: '柳', 桺: '柳' },
  ...{ 廣: '広', 德: '徳', 曻: '昇', 㐂: '喜', 𠮷: '吉', 冨: '富', 澤: '沢', 齋: '斎', 齊: '斉' },
  ...{
    斈: '学',
    槗: '橋',
    渕: '淵',
    寳: '宝',
    舘: '館',
    國: '国',
    嶋: '島',
    嶌: '島',
    峯: '峰',
    瀨: '瀬',
    惠: '恵',
    鷗: '鴎',
    靑: '青',
    薗: '園',
  },
}

interface Entry {
  readonly character: string
  readonly field: string
  readonly value: string
}

function read(file: string): Entry[] {
  const text = execFileSync('bzcat', [`${FOLDER}/Unihan_${file}.txt.bz2`], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return text
    .split('\n')
    .filter((line) => line.startsWith('U+'))
    .map((line) => {
      const [code = '', field = '', value = ''] = line.split('\t')
      return { character: fromCode(code), field, value }
    })
}

const fromCode = (code: string): string => String.fromCodePoint(Number.parseInt(code.slice(2), 16))
const codesIn = (value: string): string[] => (value.match(/U\+[0-9A-F]+/g) ?? []).map(fromCode)
const inOrder = (characters: Iterable<string>): string =>
  [...new Set(characters)].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('')

const mappings = read('OtherMappings')
const having = (field: string): Entry[] => mappings.filter((entry) => entry.field === field)

/** Rows 16 to 47 of JIS X 0208 are the kanji of level 1, rows 48 to 84 those of level 2. */
const row0208 = (value: string): number => Number(value.slice(0, 2))
const jis0208 = having('kJis0')
/** JIS X 0213 adds level 3 in plane 1; plane 2 is level 4. */
const jis0213 = having('kJIS0213')
const [firstLevel, secondLevel] = [
  jis0208.filter(({ value }) => row0208(value) >= 16 && row0208(value) <= 47),
  jis0208.filter(({ value }) => row0208(value) >= 48 && row0208(value) <= 84),
]
const only = (entries: readonly Entry[]): string => inOrder(entries.map(({ character }) => character))
const sets = {
  joyo: only(having('kJoyoKanji').filter(({ value }) => !value.includes('U+'))),
  jinmeiyo: only(having('kJinmeiyoKanji')),
  jisLevel1: only(firstLevel),
  jisLevel2: only(secondLevel),
  jisLevel3: only(jis0213.filter(({ value }) => value.startsWith('1,'))),
  jisLevel4: only(jis0213.filter(({ value }) => value.startsWith('2,'))),
}

const everyday = new Set(sets.joyo)
const forNames = new Set(sets.jinmeiyo)
const printable = new Set(sets.jisLevel1)
/** The fields that relate variants, from the closest relation to the loosest. */
const RELATIONS = ['kJinmeiyoKanji', 'kCompatibilityVariant', 'kZVariant', 'kSemanticVariant', 'kTraditionalVariant']
const related = new Map<string, { readonly other: string; readonly closeness: number }[]>()
const relate = (one: string, other: string, closeness: number): void => {
  related.set(one, [...(related.get(one) ?? []), { other, closeness }])
}
for (const { character, field, value } of [...mappings, ...read('Variants'), ...read('IRGSources')]) {
  const closeness = RELATIONS.indexOf(field)
  if (closeness < 0) continue
  for (const other of codesIn(value)) {
    relate(character, other, closeness)
    relate(other, character, closeness)
  }
}
const commonness = (character: string): number =>
  everyday.has(character) ? 0 : forNames.has(character) ? 1 : printable.has(character) ? 2 : 3

const variants: Record<string, string> = {}
for (const [character, others] of [...related].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const [best] = others
    .filter(({ other }) => commonness(other) < commonness(character) && commonness(other) < 3)
    .toSorted((a, b) => a.closeness - b.closeness || commonness(a.other) - commonness(b.other))
  if (best !== undefined) variants[character] = best.other
}
Object.assign(variants, COMMON_NAMES)

const blocks = readFileSync(`${FOLDER}/Blocks.txt`, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, begin, last, name] = /^([0-9A-F]+)\.\.([0-9A-F]+); (.+)$/.exec(line) ?? []
    return begin && last && name
      ? [{ name, begin: Number.parseInt(begin, 16), end: Number.parseInt(last, 16) + 1 }]
      : []
  })

const here = import.meta.dirname
writeFileSync(`${here}/japaneseSets.json`, `${JSON.stringify(sets, null, 2)}\n`)
writeFileSync(`${here}/blocks.json`, `[\n${blocks.map((block) => `  ${JSON.stringify(block)}`).join(',\n')}\n]\n`)
writeFileSync(
  `${here}/../../typography/tables/variants.json`,
  `${JSON.stringify(
    Object.entries(variants)
      .map((pair) => pair.join(''))
      .join(' '),
  )}\n`,
)
for (const [name, characters] of Object.entries(sets)) console.log(name, [...characters].length)
console.log('variants', Object.keys(variants).length)
