import type { InspectedFont } from './fontReport.ts'

/** The characters of a font and their widths as plain data, which can be sent between threads. */
export interface FontCharacters {
  /** Code points, in order. */
  readonly characters: readonly number[]
  /** Width of each character, in thousandths of an em. */
  readonly widths: readonly number[]
  /** Each character that has forms, with their variation selectors. */
  readonly sequences: ReadonlyMap<number, readonly number[]>
}

/** The differences between two fonts. */
export interface FontComparison {
  readonly inBoth: number
  readonly onlyFirst: readonly number[]
  readonly onlySecond: readonly number[]
  /** Characters of both whose widths differ: texts with them may break their lines at other places. */
  readonly differingWidths: readonly number[]
}

export const fontCharacters = ({ characters, face }: Pick<InspectedFont, 'characters' | 'face'>): FontCharacters => ({
  characters,
  widths: characters.map((codePoint) =>
    Math.round((face.shape(String.fromCodePoint(codePoint), 'solid')[0]?.advance ?? 0) * 1000),
  ),
  sequences: face.sequences(),
})

export function compareFonts(first: FontCharacters, second: FontCharacters): FontComparison {
  const [inFirst, inSecond] = [widthsOf(first), widthsOf(second)]
  const both = first.characters.filter((codePoint) => inSecond.has(codePoint))
  return {
    inBoth: both.length,
    onlyFirst: first.characters.filter((codePoint) => !inSecond.has(codePoint)),
    onlySecond: second.characters.filter((codePoint) => !inFirst.has(codePoint)),
    differingWidths: both.filter((codePoint) => inFirst.get(codePoint) !== inSecond.get(codePoint)),
  }
}

const widthsOf = ({ characters, widths }: FontCharacters): ReadonlyMap<number, number> =>
  new Map(characters.map((codePoint, i) => [codePoint, widths[i] ?? 0]))
