import type { Day } from '@irodori/rules/tokyoDay'

/** Formats a day as YYYY-MM-DD HH:mm:ss ZZ, its first second in Tokyo, which has one offset all year. */
export const shippingTime = (day: Day): string => `${day} 00:00:00 +0900`

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+ -]\d{2}:?\d{2})?)?$/

/**
 * Reads a day or an instant as ISO text or in the format of `shippingTime`; without an offset it is a time of Tokyo. A
 * plus sign that was not escaped in a query arrives as a space. Null where the text is neither.
 */
export function readInstant(text: string): Date | null {
  const [, day, time = '00:00', offset = '+0900'] = WRITTEN.exec(text.trim()) ?? []
  if (day === undefined) return null
  const sign = offset.replace(' ', '+').replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
  const instant = new Date(`${day}T${time}${sign}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}
