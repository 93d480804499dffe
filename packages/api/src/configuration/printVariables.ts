import type { InkAmounts } from '@irodori/print/colourConverter'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { PrintChoice } from '../printFiles/printSettings.ts'

const INK_LIMIT = 'must be a whole number of percent from 200 to 400'

/** The variables of print files. */
export const PRINT_VARIABLES = {
  PRINT_STANDARD: z.enum(['X-4', 'X-1a']).default('X-4'),
  PRINT_ICC_PROFILE: z.string().min(1).optional(),
  PRINT_CONDITION: z
    .string()
    .regex(/^[\x20-\x7e]{1,60}$/, 'must be a short name')
    .optional(),
  PRINT_COLOUR: z.enum(['rgb', 'cmyk']).default('rgb'),
  PRINT_INK_LIMIT: z.coerce.number(INK_LIMIT).int(INK_LIMIT).min(200, INK_LIMIT).max(400, INK_LIMIT).optional(),
  PRINT_RICH_BLACK: z
    .string()
    .refine((text) => inkAmounts(text) !== null, 'must be four inks in percent, such as 40/30/30/100')
    .optional(),
  PRINT_CROP_MARKS: z.enum(['on', 'off']).default('off'),
  PRINT_BOOKLETS: z.enum(['spreads', 'pages']).default('spreads'),
}

/** Reads inks such as 40/30/30/100; null for any other text. */
function inkAmounts(text: string): InkAmounts | null {
  if (!/^\d{1,3}(\/\d{1,3}){3}$/.test(text)) return null
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = text.split('/').map(Number)
  return Math.max(cyan, magenta, yellow, black) <= 100 ? [cyan, magenta, yellow, black] : null
}

const schema = z.object(PRINT_VARIABLES)

/** @returns the settings of print files, or one line for each variable that contradicts another one */
export function printChoice(
  values: z.infer<typeof schema>,
  absolute: (path: string) => string,
): Result<PrintChoice, readonly string[]> {
  const isCmyk = values.PRINT_COLOUR === 'cmyk'
  const inkLimit = values.PRINT_INK_LIMIT ?? null
  const areaBlack = values.PRINT_RICH_BLACK === undefined ? null : inkAmounts(values.PRINT_RICH_BLACK)
  const needsCmyk = (['PRINT_INK_LIMIT', 'PRINT_RICH_BLACK'] as const).filter((name) => values[name] !== undefined)
  if (!isCmyk && needsCmyk.length > 0) {
    return err(
      needsCmyk.map((name) => `${name}: requires PRINT_COLOUR=cmyk, because with rgb the press converts the colours`),
    )
  }
  const total = areaBlack?.reduce((sum, percent) => sum + percent, 0) ?? 0
  if (inkLimit !== null && total > inkLimit) {
    return err([`PRINT_RICH_BLACK: its total of ${total} percent is above PRINT_INK_LIMIT`])
  }
  return ok({
    standard: values.PRINT_STANDARD,
    profilePath: values.PRINT_ICC_PROFILE === undefined ? null : absolute(values.PRINT_ICC_PROFILE),
    condition: values.PRINT_CONDITION ?? null,
    colour: isCmyk ? 'CMYK' : 'RGB',
    areaBlack,
    inkLimit,
    cropMarks: values.PRINT_CROP_MARKS === 'on',
    booklets: values.PRINT_BOOKLETS === 'pages' ? 'PAGES' : 'SPREADS',
  })
}
