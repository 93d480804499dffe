import { readFile } from 'node:fs/promises'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { type InspectedFont, inspectFont, type UnreadableFont } from '../fontReport.ts'
import { type FontFileError, openFontFile } from '../openFontFile.ts'
import { plainText } from '../plainText.ts'

const MESSAGES: Readonly<Record<FontFileError['code'], string>> = {
  EMPTY: 'the file is empty',
  NOT_A_FONT: 'not a TTF, OTF, TTC, WOFF or WOFF2 file',
  DAMAGED: 'the file is damaged: a table is missing or points outside the file',
}

/** Inspects all fonts of a file; the error is a message for the user. */
export async function readFonts(file: string): Promise<Result<readonly InspectedFont[], string>> {
  try {
    const opened = await openFontFile(await readFile(file))
    if (!opened.ok) return err(MESSAGES[opened.error.code])
    const { count, font } = opened.value
    const fonts: InspectedFont[] = []
    for (let i = 0; i < count; i++) {
      const inspected = inspectFont(font(i))
      if (!inspected.ok) return err(unreadable(inspected.error))
      fonts.push(inspected.value)
    }
    return ok(fonts)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return err(isMissing ? 'the file does not exist' : `cannot be read: ${plainText(String(error))}`)
  }
}

const unreadable = ({ reason, opentype }: UnreadableFont): string =>
  opentype.ok
    ? `fontkit, which prints, cannot read it (${reason}); opentype.js finds ${opentype.value} characters`
    : `neither fontkit (${reason}) nor opentype.js (${opentype.error.reason}) can read it`
