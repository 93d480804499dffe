/** A font that a product offers, with the field names of the wire. */
export interface ProductFont {
  readonly value: string
  readonly chars: 'jp' | 'latin'
}

/** Shown in a text item whose text the customer has not entered. */
export const PLACEHOLDER_TEXT = '文字入力'
export const PLACEHOLDER_FONT = 'ms-pmincho.ttf'

// Arrows, enclosed numbers and symbols as a Japanese keyboard offers them, kana, Han, and full- and half-width forms.
const JAPANESE =
  /[\u2190-\u21ff\u2460-\u27bf\u2e80-\u30ff\u31c0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1b000}-\u{1b16f}\u{20000}-\u{3ffff}]/u

/** Whether a text needs a Japanese font: one such character is enough. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text)

const isBlank = (text: string): boolean => text.trim() === ''

/**
 * The font for a text: the current one if it has the text's script, otherwise the product's first font of that script. A
 * blank text, or a product without a font of the script, keeps the current font.
 */
export function switchFontFor(text: string, currentFont: string, productFonts: readonly ProductFont[]): string {
  if (isBlank(text)) return currentFont
  const wanted = isJapanese(text) ? 'jp' : 'latin'
  if (scriptOf(currentFont, productFonts) === wanted) return currentFont
  return productFonts.find((font) => font.chars === wanted)?.value ?? currentFont
}

/** The item to show for a text item: itself, or for a blank one the placeholder in a Japanese font. */
export function placeholderFor<Item extends { readonly text: string; readonly font: string }>(
  item: Item,
  productFonts: readonly ProductFont[],
): Item {
  if (!isBlank(item.text)) return item
  const font = scriptOf(item.font, productFonts) === 'jp' ? item.font : PLACEHOLDER_FONT
  return { ...item, text: PLACEHOLDER_TEXT, font }
}

const scriptOf = (value: string, productFonts: readonly ProductFont[]): 'jp' | 'latin' | undefined =>
  value === PLACEHOLDER_FONT ? 'jp' : productFonts.find((font) => font.value === value)?.chars
