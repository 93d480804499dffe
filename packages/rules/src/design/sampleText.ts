import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import { isBlankOwnText, isItemFilled } from './completeness.ts'

/** A shorter part, such as the name 空, also occurs in words of the customer. */
const LEAST_PART_LENGTH = 2

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '')

/**
 * COM-5: whether a text that would be printed still shows what the template proposes: the whole proposal, or a name, a date
 * or other words in it. A text that the template or the customer keeps on purpose is no sample.
 */
export function isSampleText(item: DesignItem): item is TextItem {
  if (!isTextItem(item) || item.isDisabledItem || item.keepsTemplateText) return false
  if (!isItemFilled(item) || isBlankOwnText(item)) return false
  if (withoutSpaces(item.text) === withoutSpaces(item.templateItemText)) return true
  return (item.sampleParts ?? []).some(
    ({ kind, text }) => kind !== 'TITLE' && text.length >= LEAST_PART_LENGTH && item.text.includes(text),
  )
}
