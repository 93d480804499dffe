import type { FontEntry, FontWeight } from './fontEntry.ts'
import { fontEntries, fontWeightsOffered, resolveFont } from './fontEntry.ts'

/** The file name under /fonts of a family and weight; an alias gives its family's file. */
export function webFontName(value: string, weight: FontWeight): string {
  const family = resolveFont(value)?.value ?? value
  return family.replace(/(\.\w+)$/, `-${weight}$1`)
}

/** The family and weight of a file under /fonts; undefined when the shop serves no such file. */
export function fontOfWebName(name: string): { entry: FontEntry; weight: FontWeight } | undefined {
  for (const entry of fontEntries) {
    const weight = fontWeightsOffered.find((candidate) => webFontName(entry.value, candidate) === name)
    if (weight !== undefined) return { entry, weight }
  }
  return undefined
}
