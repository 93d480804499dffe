import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Change } from '../document/change.ts'
import { changeItem, NO_CHANGE, squashChanges } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'

/**
 * Writes a postal code into the texts of its digits. A code that differs from the sample is the customer's, also in the digits
 * that are equal to those of the sample.
 * @param digits the seven texts, from left to right
 * @param code seven digits, or none to empty the boxes
 */
export function fillPostalCode(page: DesignPage, digits: readonly TextItem[], code: string): Change {
  const sample = digits.map(({ templateItemText }) => templateItemText.normalize('NFKC')).join('')
  const keepsTemplateText = code !== '' && code !== sample
  return digits
    .map((digit, at) => changeItem<TextItem>(page, digit, { text: code.charAt(at), keepsTemplateText }))
    .reduce(squashChanges, NO_CHANGE)
}
