// Sets text as outlines, in columns and on an arc, with a font just opened and with one in use, beside HarfBuzz, which only
// shapes, and opentype.js, which sets straight lines. Run: npm run bench:text [rounds]
import { readFileSync } from 'node:fs'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { printPx } from '@irodori/geometry/units'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'
import type { TextRequest } from '@irodori/typography/textRequest'
import type { Contender } from './imaging/measure.ts'
import { measure, shown } from './imaging/measure.ts'
import { circumstances, report, table } from './imaging/report.ts'
import { harfBuzzShaper, openTypeSetter } from './text/peers.ts'
import { ARC, COLUMN } from './text/sampleTexts.ts'

const ROUNDS = Number(process.argv[2] ?? 15)
/** Runs with a font in use per measured run. */
const WARM_RUNS = 100
const WARM_UP = 500
const FONT_SIZE = 150
const GOAL = 3

const bytes = new Uint8Array(readFileSync(fontFilePath('NotoSerifJP.ttf', 'Normal')))

const plain: TextRequest = {
  type: 'VERTICAL_TEXT',
  text: COLUMN,
  fontSize: printPx(FONT_SIZE),
  width: 1400,
  height: 2400,
  verticalAlignment: 'North',
  horizontalAlignment: 'Center',
  angle: 0,
  radius: 0,
  spacing: 0,
  reverse: false,
  hasBorder: false,
  allowsSupplementary: false,
  phraseBreaks: false,
}
const JOBS = [
  { name: '76 characters in columns', request: plain, direction: 'TTB' },
  {
    name: '40 characters on an arc',
    request: { ...plain, type: 'CURVED_TEXT', text: ARC, radius: 1200 },
    direction: 'LTR',
  },
] as const

const setBy = (font: FontFace, request: TextRequest): number => setText(request, font).outline.coords.length

interface Run {
  readonly name: string
  readonly run: (text: string) => unknown
}

/** A contender that repeats its run often enough to be measured, after a warm-up in which the engine compiles it. */
function repeated({ name, run }: Run, textOf: (index: number) => string): Contender {
  let index = 0
  const times = (count: number): void => {
    for (let i = 0; i < count; i++) run(textOf(index++))
  }
  times(WARM_UP)
  return { name, run: () => times(WARM_RUNS) }
}

/** The same characters in another order for each index: the text rotated, with one more kana. */
const rotated = (text: string, index: number): string => {
  const at = (index * 7) % text.length
  return `${text.slice(at)}${text.slice(0, at)}${String.fromCharCode(0x3041 + (Math.floor(index / text.length) % 80))}`
}

const rows: string[][] = []
for (const { name, request, direction } of JOBS) {
  const { text } = request
  const cold: Contender[] = [
    { name: 'irodori', run: () => setBy(loadFont(bytes), request) },
    { name: 'harfbuzz', run: () => harfBuzzShaper(bytes, direction)(text) },
    { name: 'opentype.js', run: () => openTypeSetter(bytes)(text, FONT_SIZE) },
  ]
  const font = loadFont(bytes)
  const set = openTypeSetter(bytes)
  const inUse: Run[] = [
    { name: 'irodori', run: (content) => setBy(font, { ...request, text: content }) },
    { name: 'harfbuzz', run: harfBuzzShaper(bytes, direction) },
    { name: 'opentype.js', run: (content) => set(content, FONT_SIZE) },
  ]
  const states = [
    { state: 'cold', runs: 1, contenders: cold },
    { state: 'new text', runs: WARM_RUNS, contenders: inUse.map((one) => repeated(one, (i) => rotated(text, i))) },
    { state: 'warm', runs: WARM_RUNS, contenders: inUse.map((one) => repeated(one, () => text)) },
  ]
  for (const { state, runs, contenders } of states) {
    const times = await measure(contenders, ROUNDS)
    const [ours = Number.NaN, shaping = Number.NaN, straight = Number.NaN] = contenders.map(
      (one) => (times.get(one.name)?.work ?? 0) / runs,
    )
    const ratio = ours / shaping
    const isGoal = state === 'warm' && request.type === 'VERTICAL_TEXT'
    const verdict = isGoal ? `≤ ${GOAL} ${ratio <= GOAL ? 'met' : 'missed'}` : ''
    rows.push([`${name}, ${state}`, ...[ours, shaping, straight, ratio].map(shown), verdict, shown(ours / straight)])
  }
}

const head = ['text', 'Irodori', 'HarfBuzz, shaping', 'opentype.js', 'ours / HarfBuzz', 'target', 'ours / opentype.js']
await report(
  'text',
  `${circumstances('harfbuzzjs, opentype.js')}\nMilliseconds of processor, medians of ${ROUNDS} rounds in turns.\n\n${table([head, ...rows])}`,
  'TEXT.md',
)
