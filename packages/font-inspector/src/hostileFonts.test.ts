import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { printPx } from '@irodori/geometry/units'
import { setText } from '@irodori/typography/setText'
import { expect, test } from 'vitest'
import { inspectedFont } from '../testing/inspectedFont.ts'
import { openFontFile } from './openFontFile.ts'

const FONTS = 90
const BYTES = 12
/** Bytes from the front of a table that are overwritten: headers and counts, whose damage misleads a reader most. */
const FRONT = 400

/** A seeded generator, so that a failing font can be reproduced. Source: Numerical Recipes, "quick and dirty". */
function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1664525 + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Table {
  readonly offset: number
  readonly length: number
}

function tablesOf(font: Uint8Array): readonly Table[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  return Array.from({ length: view.getUint16(4) }, (_, i) => ({
    offset: view.getUint32(12 + 16 * i + 8),
    length: view.getUint32(12 + 16 * i + 12),
  }))
}

test(`inspects and sets each of ${FONTS} fonts with a damaged table, or refuses it with an error`, async () => {
  const whole = await readFile(fontFilePath('Quicksand.ttf', 'Normal'))
  const tables = tablesOf(whole)
  const draw = seededRandom(20261121)
  const outcomes = { inspected: 0, refused: 0 }
  for (let i = 0; i < FONTS; i++) {
    const bytes = new Uint8Array(whole)
    const { offset, length } = tables[draw(tables.length)] as Table
    for (let k = 0; k < BYTES; k++) bytes[offset + draw(Math.min(length, FRONT))] = draw(256)
    const file = await openFontFile(bytes)
    try {
      if (!file.ok) throw new Error(`the font file is refused: ${file.error.code}`)
      const { face } = inspectedFont(file.value.font(0))
      const box = {
        width: 400,
        height: 100,
        angle: 0,
        radius: 0,
        spacing: 0,
        reverse: false,
        hasBorder: false,
        allowsSupplementary: false,
        phraseBreaks: false,
      } as const
      const place = { verticalAlignment: 'Center', horizontalAlignment: 'Center' } as const
      setText({ type: 'TEXT', text: 'Irodori', fontSize: printPx(30), ...box, ...place }, face)
      outcomes.inspected++
    } catch (error) {
      expect(error).toBeInstanceOf(Error)
      outcomes.refused++
    }
  }
  expect(outcomes.inspected + outcomes.refused).toBe(FONTS)
  expect(Math.min(outcomes.inspected, outcomes.refused), 'both outcomes occur').toBeGreaterThan(5)
})
