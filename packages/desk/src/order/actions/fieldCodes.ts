import type { CallError } from '@irodori/client/callError'

/** Why the server refuses single fields of an order, for which the forms have words. */
const CODES = [
  'REQUIRED',
  'UNKNOWN',
  'INVALID',
  'MISSING',
  'NOT_KATAKANA',
  'NOT_A_POSTAL_CODE',
  'NOT_A_PREFECTURE',
  'PREFECTURE_OF_OTHER_CODE',
  'LINE_TOO_LONG',
  'NOT_A_PHONE_NUMBER',
] as const
export type FieldCode = (typeof CODES)[number]

/** A code as the forms have words for it; INVALID for any other. */
export const fieldCode = (code: string): FieldCode => CODES.find((known) => known === code) ?? 'INVALID'

/** The first code of each refused field. */
export function fieldCodes<Field extends string>(
  error: CallError,
  fields: readonly Field[],
): { readonly [Name in Field]?: FieldCode } {
  if (error.kind !== 'REFUSED') return {}
  const found: { [Name in Field]?: FieldCode } = {}
  for (const field of fields) {
    const reported = error.error[field]
    if (Array.isArray(reported)) found[field] = fieldCode(String(reported[0]))
  }
  return found
}
