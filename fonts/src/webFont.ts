import type { FontEntry, FontWeight } from './fontEntry.ts'
import { fontFaces, resolveFont } from './fontEntry.ts'

/** The file name under /fonts of a family and weight; an alias gives its family's file, a missing weight the normal one. */
export function webFontName(value: string, weight: FontWeight): string {
  const entry = resolveFont(value)
  const face = entry && !entry.weights.includes(weight) ? 'Normal' : weight
  return (entry?.value ?? value).replace(/(\.\w+)$/, `-${face}$1`)
}

/** The family and weight of a file under /fonts; undefined when the shop serves no such file. */
export const fontOfWebName = (name: string): { entry: FontEntry; weight: FontWeight } | undefined =>
  fontFaces.find(({ entry, weight }) => webFontName(entry.value, weight) === name)
