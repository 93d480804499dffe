import { readFile } from 'node:fs/promises'
import { type InspectedFont, inspectFont } from '../fontReport.ts'
import { type FontFileFault, openFontFile } from '../openFontFile.ts'

type ReadFonts =
  | { readonly kind: 'FONTS'; readonly fonts: readonly InspectedFont[] }
  | { readonly kind: 'REFUSED'; readonly reason: string }

const REASONS: Readonly<Record<FontFileFault, string>> = {
  EMPTY: 'the file is empty',
  NOT_A_FONT: 'not a TTF, OTF, TTC or WOFF2 file',
  WOFF_1: 'an old web font (WOFF 1); ask for the TTF or OTF it was made from',
  DAMAGED: 'the file is damaged: a part of it is missing or points outside of it',
}

/** All fonts of a file, inspected; why there are none is said in words. */
export async function readFonts(file: string): Promise<ReadFonts> {
  try {
    const opened = await openFontFile(await readFile(file))
    if (opened.kind === 'REFUSED') return { kind: 'REFUSED', reason: REASONS[opened.fault] }
    return { kind: 'FONTS', fonts: Array.from({ length: opened.count }, (_, i) => inspectFont(opened.font(i))) }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = isMissing ? 'there is no such file' : `cannot be read: ${String(error)}`
    return { kind: 'REFUSED', reason }
  }
}
