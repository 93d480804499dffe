import type { TextItem } from '@irodori/contract/entities/designItem'
import type { FontFamily } from '@irodori/contract/entities/product'
import { switchFontFor } from '@irodori/typography/productFont'
import { romanNumeralsToLatin } from './romanNumerals.ts'

type TypedFields = Pick<TextItem, 'text' | 'font'>

/**
 * The fields that typed text changes: the font follows the script, Roman numeral characters become letters.
 * @param isComposing true while an input method composes; the text is then kept exactly as typed
 */
export function applyTyping(
  item: TypedFields,
  typed: string,
  fonts: readonly FontFamily[],
  isComposing: boolean,
): TypedFields {
  const text = isComposing ? typed : romanNumeralsToLatin(typed)
  return { text, font: switchFontFor(text, item.font, fonts) }
}
