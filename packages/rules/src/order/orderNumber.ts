/** The shop in which an order was placed, derived from the form of its number. */
export type OrderNumberForm = 'OWN_SHOP' | 'RAKUTEN' | 'YAHOO' | 'COLOR_ME'

export const ORDER_NUMBER_MAX_LENGTH = 40

/** Digits of the longest number without a hyphen. */
const LONGEST_PLAIN = 9
const RAKUTEN = /^\d{6}-\d{8}-\d{1,24}$/

/** ORD-1: the form of a complete order number, or null. `shopPrefix` is the text before the hyphen of the shop's own numbers. */
export function orderNumberForm(text: string, shopPrefix: string): OrderNumberForm | null {
  if (text.length > ORDER_NUMBER_MAX_LENGTH) return null
  if (text.startsWith(`${shopPrefix}-`) && /^\d{8}$/.test(text.slice(shopPrefix.length + 1))) return 'OWN_SHOP'
  if (RAKUTEN.test(text)) return 'RAKUTEN'
  if (/^\d{8}$/.test(text)) return 'YAHOO'
  if (/^\d{9}$/.test(text)) return 'COLOR_ME'
  return null
}

/** ORD-2: the plain form of a typed or pasted order number: half-width characters, one kind of hyphen, no spaces. */
export const normaliseOrderNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−ー]/g, '-')
    .replace(/\s/g, '')

/**
 * ORD-3: the text of the field after a keystroke: b or B and digits expand to the shop's form, more than nine digits
 * get the hyphens of the marketplace form, and lose them when the tenth digit is deleted. The function is idempotent.
 * @param before the text of the field before the keystroke
 */
export function completeOrderNumber(typed: string, shopPrefix: string, before = ''): string {
  const text = normaliseOrderNumber(typed).slice(0, ORDER_NUMBER_MAX_LENGTH)
  const short = /^[bB](\d{1,8})/.exec(text)
  if (short && short[0] === text) return `${shopPrefix}-${short[1]}`
  if (!/^[\d-]*$/.test(text)) return text
  const digits = text.replaceAll('-', '')
  if (digits.length <= LONGEST_PLAIN) {
    const hadHyphens = /^[\d-]*$/.test(before) && before.replaceAll('-', '').length > LONGEST_PLAIN
    if (hadHyphens) return digits
    if (!/^\d{6}-/.test(text)) return text
  }
  return [digits.slice(0, 6), digits.slice(6, 14), digits.slice(14, 38)].filter((part) => part !== '').join('-')
}
