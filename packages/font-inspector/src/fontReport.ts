import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { create, type Font } from 'fontkit'
import { type CharacterMap, characterMapsOf } from './characterMaps.ts'
import { coverageOfSets, type SetCoverage } from './coverageOfSets.ts'
import { type Embedding, embeddingOf } from './embedding.ts'
import { JAPANESE_SETS } from './japaneseSets.ts'
import { plainText } from './plainText.ts'
import { type ReaderError, readWithOpentype, reasonOf, type SecondReading, secondReadingOf } from './secondReading.ts'
import { unicodeBlocks } from './unicodeBlocks.ts'
import { type VerticalReport, verticalReport } from './verticalReport.ts'

/** The properties of a font that a designer checks before the shop offers it. */
export interface FontReport {
  readonly names: {
    readonly family: string
    readonly style: string
    readonly version: string
    readonly copyright: string
    readonly licence: string
    readonly licenceAddress: string
  }
  readonly embedding: Embedding
  readonly glyphs: number
  /** Characters that have a glyph, of all planes. */
  readonly characters: number
  /** Characters beyond the basic plane among them, which the shop does not print. */
  readonly beyondBasicPlane: number
  /** Forms of characters that names distinguish (ideographic variation sequences). */
  readonly variationSequences: number
  readonly metrics: {
    readonly unitsPerEm: number
    /** The em box above the baseline, in thousandths of an em. */
    readonly ascender: number
    readonly descender: number
  }
  readonly features: readonly string[]
  readonly vertical: VerticalReport
  readonly blocks: readonly BlockCoverage[]
  readonly sets: readonly SetCoverage[]
  readonly characterMaps: readonly CharacterMap[]
  /** What opentype.js finds in place of fontkit. */
  readonly secondReading: SecondReading
}

export interface BlockCoverage {
  readonly name: string
  readonly total: number
  readonly covered: number
}

/** A font opened for inspection. */
export interface InspectedFont {
  readonly report: FontReport
  readonly face: FontFace
  /** Code points that have a glyph, in order. */
  readonly characters: readonly number[]
  /** The glyphs that opentype.js maps code points to; empty if it cannot read the font. */
  readonly opentypeGlyphs: ReadonlyMap<number, number>
}

/** A font that fontkit cannot read and that can therefore not be printed. */
export interface UnreadableFont extends ReaderError {
  /** How many characters opentype.js finds in it. */
  readonly opentype: Result<number, ReaderError>
}

/** Reports the properties of a single font, its coverage of the Japanese sets, and whether two readers agree on it. */
export function inspectFont(bytes: Uint8Array): Result<InspectedFont, UnreadableFont> {
  const second = readWithOpentype(bytes)
  try {
    return ok(inspectReadable(bytes, second))
  } catch (error) {
    const opentype = second.ok ? ok(second.value.size) : second
    return err({ code: 'UNREADABLE', reason: reasonOf(error), opentype })
  }
}

/** @throws Error when the bytes are not a single font, or its tables contradict each other. */
function inspectReadable(bytes: Uint8Array, second: ReturnType<typeof readWithOpentype>): InspectedFont {
  const font = create(bytes)
  if (!('layout' in font))
    throw new Error('the file is a font collection; open it with openFontFile and inspect one of its fonts')
  const face = loadFont(bytes)
  const characters = font.characterSet.filter((codePoint) => face.hasGlyph(codePoint)).toSorted((a, b) => a - b)
  const characterMaps = characterMapsOf(bytes)
  const report: FontReport = {
    names: namesOf(font),
    embedding: embeddingOf(bitsOf(font['OS/2'].fsType)),
    glyphs: font.numGlyphs,
    characters: characters.length,
    beyondBasicPlane: characters.filter((codePoint) => codePoint > 0xffff).length,
    variationSequences: [...face.sequences().values()].flat().length,
    metrics: {
      unitsPerEm: font.unitsPerEm,
      ascender: Math.round(face.ascender * 1000),
      descender: Math.round((face.ascender - 1) * 1000),
    },
    features: [...new Set(font.availableFeatures)].toSorted(),
    vertical: verticalReport(face, characters, tablesOf(bytes)),
    blocks: blocksOf(characters),
    sets: coverageOfSets(JAPANESE_SETS, characters),
    characterMaps,
    secondReading: secondReadingOf(characters, second, characterMaps),
  }
  return { report, face, characters, opentypeGlyphs: second.ok ? second.value : new Map() }
}

function namesOf(font: Font): FontReport['names'] {
  const name = (key: string): string => plainText(font.getName(key, 'en') ?? '')
  return {
    family: plainText(font.familyName ?? ''),
    style: plainText(font.subfamilyName ?? ''),
    version: plainText(String(font.version ?? '')),
    copyright: plainText(font.copyright ?? ''),
    licence: name('license'),
    licenceAddress: name('licenseURL'),
  }
}

type FontBits = Font['OS/2']['fsType']

/** Encodes fontkit's named bits as the file's own number. */
function bitsOf(named: FontBits): number {
  const order = ['noEmbedding', 'viewOnly', 'editable', null, null, null, null, 'noSubsetting', 'bitmapOnly'] as const
  return order.reduce((bits, name, i) => (name !== null && named[name] ? bits | (1 << (i + 1)) : bits), 0)
}

function tablesOf(bytes: Uint8Array): VerticalReport['tables'] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tags = Array.from({ length: view.getUint16(4) }, (_, i) =>
    String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(12 + 16 * i + at))),
  )
  return { vhea: tags.includes('vhea'), vmtx: tags.includes('vmtx'), vorg: tags.includes('VORG') }
}

/** The blocks of which the font has at least one character. */
function blocksOf(characters: readonly number[]): readonly BlockCoverage[] {
  let at = 0
  return unicodeBlocks().flatMap(({ name, end, assigned }) => {
    const start = at
    while (at < characters.length && (characters[at] as number) < end) at++
    return at > start ? [{ name, total: assigned, covered: at - start }] : []
  })
}
