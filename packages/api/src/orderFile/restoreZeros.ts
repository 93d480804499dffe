const isDigits = (text: string): boolean => /^\d+$/.test(text)

const POSTAL_DIGITS = 7
/** Postal codes begin with at most two zeros. */
const POSTAL_MINIMUM = 5
const MOBILE_DIGITS = 11
const LANDLINE_DIGITS = 10
const LAST_DIGITS = 4

/** A postal code of one column, or of two (3 and 4 digits), with the leading zeros that a spreadsheet has removed. */
export function restorePostalCode(parts: readonly string[]): string {
  const cells = parts.map((part) => part.normalize('NFKC').trim())
  const [first = '', second] = cells
  if (second !== undefined && isDigits(first) && isDigits(second))
    return `${first.padStart(3, '0')}-${second.padStart(4, '0')}`
  const whole = cells.join('')
  return isDigits(whole) && whole.length >= POSTAL_MINIMUM ? whole.padStart(POSTAL_DIGITS, '0') : whole
}

/** A phone number of one column or of three, with the leading zeros that a spreadsheet has removed. */
export function restorePhoneNumber(parts: readonly string[]): string {
  const cells = parts.map((part) => part.normalize('NFKC').trim()).filter((part) => part !== '')
  const [first = '', middle, last] = cells
  if (middle !== undefined && last !== undefined && cells.length === 3 && cells.every(isDigits)) {
    const area = first.startsWith('0') ? first : `0${first}`
    const total = /^0[5789]0$/.test(area) ? MOBILE_DIGITS : LANDLINE_DIGITS
    const end = last.padStart(LAST_DIGITS, '0')
    return [area, middle.padStart(total - area.length - end.length, '0'), end].join('-')
  }
  const whole = cells.join('-')
  const isMobile = /^[5789]0\d{8}$/.test(whole)
  return isMobile || /^[1-9]\d{8}$/.test(whole) ? `0${whole}` : whole
}
