import type { FontFamily, TextItem } from '@irodori/contract'
import { switchFontFor } from '@irodori/typography'
import { romanNumeralsToLatin } from './romanNumerals.ts'

type Words = Pick<TextItem, 'text' | 'font'>

/**
 * What new words do to an item: the font follows the script, Roman numeral characters become letters.
 * @param isComposing while an input method composes its text must be left exactly as it is.
 */
export function applyTyping(item: Words, typed: string, fonts: readonly FontFamily[], isComposing: boolean): Words {
  const text = isComposing ? typed : romanNumeralsToLatin(typed)
  return { text, font: switchFontFor(text, item.font, fonts) }
}
