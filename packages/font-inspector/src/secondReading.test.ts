import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { fontFaces } from '@irodori/fonts/fontEntry'
import { beforeAll, describe, expect, test } from 'vitest'
import { compress } from 'woff2-encoder'
import {
  format4,
  format6,
  format12,
  format14,
  type MappedRange,
  type PlacedSubtable,
  withCharacterMap,
} from '../testing/characterMapOf.ts'
import { collectionOf } from '../testing/collectionOf.ts'
import { inspectedFont } from '../testing/inspectedFont.ts'
import { woffOf } from '../testing/woffOf.ts'
import { inspectFont } from './fontReport.ts'
import { openFontFile } from './openFontFile.ts'

const LATIN: MappedRange = { first: 0x41, last: 0x5a, glyph: 1 }
const KANA: MappedRange = { first: 0x3042, last: 0x3046, glyph: 40 }
const BEYOND: MappedRange = { first: 0x20000, last: 0x20003, glyph: 50 }
const codePoints = ({ first, last }: MappedRange): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** Fonts of Debian (fonts-ipafont, gsfonts, fonts-dejavu), which a computer may lack: TrueType, CFF and a monospaced one. */
const OF_DEBIAN = [
  'opentype/ipafont-gothic/ipag.ttf',
  'opentype/ipafont-mincho/ipam.ttf',
  'opentype/urw-base35/C059-Roman.otf',
  'truetype/dejavu/DejaVuSansMono.ttf',
].map((name) => `/usr/share/fonts/${name}`)

let quicksand: Uint8Array
beforeAll(async () => {
  quicksand = await readFile(fontFilePath('Quicksand.ttf', 'Normal'))
})

const reportOf = (...subtables: readonly PlacedSubtable[]) =>
  inspectedFont(withCharacterMap(quicksand, subtables)).report

describe('two readers of undamaged fonts', () => {
  test.each([
    ...fontFaces.map(({ entry, weight }) => fontFilePath(entry.value, weight)),
    ...OF_DEBIAN.filter((file) => existsSync(file)),
  ])('agree on %s', async (path) => {
    const file = await openFontFile(await readFile(path))
    if (!file.ok) throw new Error(`the font file is refused: ${file.error.code}`)
    const { report } = inspectedFont(file.value.font(0))
    expect(report.secondReading).toEqual({ kind: 'AGREES' })
    expect(report.characterMaps.flatMap(({ readBy }) => readBy)).toContain('opentype.js')
  })

  test.each([
    ['WOFF', woffOf],
    ['WOFF2', compress],
    ['a collection', (font: Uint8Array) => collectionOf([font])],
  ])('agree on a font packed in %s', async (_, pack) => {
    const file = await openFontFile(await pack(quicksand))
    if (!file.ok) throw new Error(`the font file is refused: ${file.error.code}`)
    expect(inspectedFont(file.value.font(0)).report.secondReading).toEqual({ kind: 'AGREES' })
  })

  test.each([
    ['format 4', [{ platform: 3, encoding: 1, bytes: format4([LATIN, KANA]) }]],
    ['format 12', [{ platform: 3, encoding: 10, bytes: format12([LATIN, KANA, BEYOND]) }]],
    ['format 13', [{ platform: 0, encoding: 6, bytes: format12([LATIN, KANA], 13) }]],
    [
      'format 14 beside format 4',
      [
        { platform: 0, encoding: 5, bytes: format14() },
        { platform: 3, encoding: 1, bytes: format4([LATIN]) },
      ],
    ],
    [
      'formats 4 and 12',
      [
        { platform: 3, encoding: 1, bytes: format4([LATIN]) },
        { platform: 3, encoding: 10, bytes: format12([LATIN, BEYOND]) },
      ],
    ],
  ])('agree on a character map of %s', (_, subtables) => {
    expect(reportOf(...subtables).secondReading).toEqual({ kind: 'AGREES' })
  })
})

describe('two readers that differ', () => {
  test('names the characters that opentype.js loses in a map without its last segment', () => {
    const report = reportOf({ platform: 3, encoding: 1, bytes: format4([LATIN, KANA], { end: false }) })
    expect(report.secondReading).toEqual({
      kind: 'DIFFERS',
      cause: 'SAME_MAP',
      onlyFontkit: codePoints(KANA),
      onlyOpentype: [],
    })
    expect(report.characterMaps).toEqual([{ platform: 3, encoding: 1, format: 4, readBy: ['fontkit', 'opentype.js'] }])
  })

  test('names the characters that fontkit loses in a map whose ranges are out of order', () => {
    const report = reportOf({ platform: 3, encoding: 10, bytes: format12([KANA, BEYOND, LATIN]) })
    expect(report.secondReading).toEqual({
      kind: 'DIFFERS',
      cause: 'SAME_MAP',
      onlyFontkit: [],
      onlyOpentype: codePoints(LATIN),
    })
  })

  test('states which of two maps each of them uses', () => {
    const report = reportOf(
      { platform: 0, encoding: 4, bytes: format12([LATIN, BEYOND]) },
      { platform: 3, encoding: 1, bytes: format4([LATIN, KANA]) },
    )
    expect(report.secondReading).toEqual({
      kind: 'DIFFERS',
      cause: 'DIFFERENT_MAPS',
      onlyFontkit: codePoints(BEYOND),
      onlyOpentype: codePoints(KANA),
    })
    expect(report.characterMaps).toEqual([
      { platform: 0, encoding: 4, format: 12, readBy: ['fontkit'] },
      { platform: 3, encoding: 1, format: 4, readBy: ['opentype.js'] },
    ])
  })

  test('recognises a font of symbols, which has no map for Unicode', () => {
    const symbols = { first: 0xf041, last: 0xf05a, glyph: 1 }
    const report = reportOf(
      { platform: 1, encoding: 0, bytes: format6(LATIN) },
      { platform: 3, encoding: 0, bytes: format4([symbols]) },
    )
    expect(report.secondReading).toEqual({
      kind: 'DIFFERS',
      cause: 'NOT_UNICODE',
      onlyFontkit: codePoints(LATIN),
      onlyOpentype: codePoints(symbols),
    })
  })
})

describe('a font that one reader cannot read', () => {
  test('reports the reason of opentype.js and keeps the report of fontkit', () => {
    const report = reportOf({ platform: 3, encoding: 1, bytes: format6(KANA) })
    expect(report.secondReading).toEqual({
      kind: 'UNREADABLE',
      reason: expect.stringContaining('found format 6'),
    })
    expect(report.characters).toBe(codePoints(KANA).length)
  })

  test('does not give opentype.js a map that claims more characters than Unicode has', () => {
    const bytes = format12([{ first: 0, last: 0xfffffffe, glyph: 1 }])
    const report = reportOf({ platform: 3, encoding: 1, bytes: format4([LATIN]) }, { platform: 0, encoding: 1, bytes })
    expect(report.secondReading).toEqual({
      kind: 'UNREADABLE',
      reason: 'the character map claims 4294967295 characters',
    })
  })

  test('reports how many characters opentype.js finds where fontkit fails', () => {
    const bytes = withCharacterMap(quicksand, [{ platform: 3, encoding: 0, bytes: format4([LATIN]) }])
    expect(inspectFont(bytes)).toEqual({
      ok: false,
      error: {
        code: 'UNREADABLE',
        reason: 'Could not find a supported cmap table',
        opentype: { ok: true, value: codePoints(LATIN).length },
      },
    })
  })

  test('reports both reasons where both fail', () => {
    expect(inspectFont(withCharacterMap(quicksand, []))).toMatchObject({
      ok: false,
      error: { opentype: { ok: false, error: { reason: 'No valid cmap sub-tables found.' } } },
    })
  })
})
