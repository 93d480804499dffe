import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { PrintChoice } from '../printFiles/printSettings.ts'

const INK_LIMIT = 'must be a whole number of percent from 200 to 400'

/** The variables of print files. */
export const PRINT_VARIABLES = {
  PRINT_ICC_PROFILE: z.string().min(1).optional(),
  PRINT_CONDITION: z
    .string()
    .regex(/^[\x20-\x7e]{1,60}$/, 'must be a short name')
    .optional(),
  PRINT_COLOUR: z.enum(['rgb', 'cmyk']).default('rgb'),
  PRINT_INK_LIMIT: z.coerce.number(INK_LIMIT).int(INK_LIMIT).min(200, INK_LIMIT).max(400, INK_LIMIT).optional(),
  PRINT_CROP_MARKS: z.enum(['on', 'off']).default('off'),
  PRINT_BOOKLETS: z.enum(['spreads', 'pages']).default('spreads'),
}

const schema = z.object(PRINT_VARIABLES)

/** @returns the settings of print files, or one line for each variable that has no effect without another one */
export function printChoice(
  values: z.infer<typeof schema>,
  absolute: (path: string) => string,
): Result<PrintChoice, readonly string[]> {
  const isCmyk = values.PRINT_COLOUR === 'cmyk'
  if (values.PRINT_INK_LIMIT !== undefined && !isCmyk) {
    return err(['PRINT_INK_LIMIT: requires PRINT_COLOUR=cmyk, because with rgb the press converts the colours'])
  }
  return ok({
    profilePath: values.PRINT_ICC_PROFILE === undefined ? null : absolute(values.PRINT_ICC_PROFILE),
    condition: values.PRINT_CONDITION ?? null,
    colour: isCmyk ? 'CMYK' : 'RGB',
    inkLimit: values.PRINT_INK_LIMIT ?? null,
    cropMarks: values.PRINT_CROP_MARKS === 'on',
    booklets: values.PRINT_BOOKLETS === 'pages' ? 'PAGES' : 'SPREADS',
  })
}
