import type { TextItem } from '@irodori/contract/entities/designItem'
import { formatPostalCode } from '@irodori/rules/postalCode'

/** The digits of a postal code as one text; without a hyphen if some are missing or are no digits. */
export function postalCodeText(digits: readonly TextItem[]): string {
  const code = digits.map(({ text }) => text.trim()).join('')
  return `〒${formatPostalCode(code) ?? code}`
}
