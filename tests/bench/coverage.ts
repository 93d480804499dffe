// Looks up which of 10,000 characters each font of the shop can print: in the coverage index, which the studio uses before
// any font is loaded, and with fontkit and opentype.js, which read the files. Run: npm run bench:coverage [rounds]
import { readFileSync } from 'node:fs'
import { present } from '@irodori/design/testing/present'
import type { CoverageIndex } from '@irodori/fonts/buildCoverage'
import { decodeCoverage } from '@irodori/fonts/coverage'
import { fontFaces } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { readCoverageIndex } from '@irodori/fonts/readCoverage'
import { create } from 'fontkit'
import { parse } from 'opentype.js/dist/opentype.mjs'
import type { Contender } from './imaging/measure.ts'
import { measure, shown } from './imaging/measure.ts'
import { circumstances, report, table } from './imaging/report.ts'

const ROUNDS = Number(process.argv[2] ?? 11)
const GOAL = 0.01
/** Lookups with open fonts per measured run. */
const WARM_RUNS = 20

/** Kana, symbols and kanji spread over their blocks, both present in and missing from the fonts. */
const CHARACTERS = Array.from({ length: 10_000 }, (_, i) => 0x3000 + Math.floor((i * 0x7000) / 10_000))

type Has = (codePoint: number) => boolean

const fonts = fontFaces.map(({ entry, weight }) => ({ value: entry.value, weight }))
const files = fonts.map(({ value, weight }) => new Uint8Array(readFileSync(fontFilePath(value, weight))))
const indexFile = JSON.stringify(await readCoverageIndex())

const byIndex = (): Has[] => {
  const index: CoverageIndex = JSON.parse(indexFile)
  return fonts.map(({ value, weight }) => decodeCoverage(Buffer.from(present(index[value]?.[weight]), 'base64')).has)
}

const byOpenType = (): Has[] =>
  files.map((bytes) => {
    const { glyphIndexMap } = parse(Uint8Array.from(bytes).buffer).tables.cmap
    return (codePoint) => glyphIndexMap[codePoint] !== undefined
  })

const byFontkit = (): Has[] =>
  files.map((bytes) => {
    const font = create(bytes)
    if (!('layout' in font)) throw new Error('the file is a font collection instead of one font')
    return (codePoint) => font.hasGlyphForCodePoint(codePoint)
  })

/** Number of the characters that the fonts contain, in total. */
function count(readers: readonly Has[]): number {
  let found = 0
  for (const has of readers) {
    for (const codePoint of CHARACTERS) if (has(codePoint)) found++
  }
  return found
}

const WAYS = [
  { name: 'irodori', open: byIndex },
  { name: 'opentype.js', open: byOpenType },
  { name: 'fontkit', open: byFontkit },
]
const open = WAYS.map(({ name, open }) => ({ name, readers: open() }))
const answers = new Set(open.map(({ readers }) => count(readers)))
if (answers.size !== 1) throw new Error(`the readers found different numbers of characters: ${[...answers].join(', ')}`)

const cold: Contender[] = WAYS.map(({ name, open }) => ({ name, run: () => count(open()) }))
const warm: Contender[] = open.map(({ name, readers }) => ({
  name,
  run: () => {
    for (let i = 0; i < WARM_RUNS; i++) count(readers)
  },
}))
const rows = []
for (const [state, contenders, runs] of [
  ['from nothing', cold, 1],
  ['fonts open', warm, WARM_RUNS],
] as const) {
  const times = await measure(contenders, ROUNDS)
  const [ours = Number.NaN, openType = Number.NaN, fontkit = Number.NaN] = contenders.map(
    ({ name }) => (times.get(name)?.work ?? 0) / runs,
  )
  const ratio = ours / openType
  const verdict = state === 'from nothing' ? `≤ ${GOAL} ${ratio <= GOAL ? 'met' : 'missed'}` : ''
  rows.push([state, ...[ours, openType, fontkit].map(shown), ratio.toFixed(4), verdict, (ours / fontkit).toFixed(4)])
}

const head = [
  '10,000 characters',
  'Irodori',
  'opentype.js',
  'fontkit',
  'ours / opentype.js',
  'target',
  'ours / fontkit',
]
const about = `${fonts.length} fonts, ${present([...answers][0]).toLocaleString('en')} of ${(fonts.length * CHARACTERS.length).toLocaleString('en')} found by each`
await report(
  'coverage',
  `${circumstances('opentype.js, fontkit')}\nMilliseconds of processor, medians of ${ROUNDS} rounds in turns; ${about}.\n\n${table([head, ...rows])}`,
  'COVERAGE.md',
)
