import { readFileSync } from 'node:fs'
import type { FontWeight } from '@irodori/fonts/fontEntry'
import { fontEntries, fontFaces } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import type { FontFace } from '../src/font/fontFace.ts'
import { loadFont } from '../src/font/fontFace.ts'

export const japaneseFonts = fontEntries.filter((entry) => entry.chars === 'jp').map((entry) => entry.value)
export const latinFonts = fontEntries.filter((entry) => entry.chars === 'latin').map((entry) => entry.value)

/** Every file of the Japanese families. */
export const japaneseFaces = fontFaces
  .filter(({ entry }) => entry.chars === 'jp')
  .map(({ entry, weight }) => ({ value: entry.value, weight }))

export const fontBytes = (value: string, weight: FontWeight = 'Normal'): Uint8Array =>
  readFileSync(fontFilePath(value, weight))

const opened = new Map<string, FontFace>()

/** A font that the shop offers, opened once per test file. */
export function openFont(value: string, weight: FontWeight = 'Normal'): FontFace {
  const key = `${value} ${weight}`
  let font = opened.get(key)
  if (font === undefined) {
    font = loadFont(fontBytes(value, weight))
    opened.set(key, font)
  }
  return font
}
