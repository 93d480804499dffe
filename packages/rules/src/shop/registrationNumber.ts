const FORM = /^T(\d)(\d{12})$/

/**
 * PRF-1: the check digit of the number of a juridical person, by the ordinance of the National Tax Agency: the digits are
 * weighted 1 and 2 in turn from the right, and their sum modulo 9 is subtracted from 9.
 * @param base the twelve digits behind the check digit
 */
const checkDigitOf = (base: string): number =>
  9 - ([...base].toReversed().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 2), 0) % 9)

/** PRF-1: whether a text is the registration number of an issuer of qualified invoices: T and 13 digits. */
export function isRegistrationNumber(text: string): boolean {
  const [, check, base = ''] = FORM.exec(text) ?? []
  // Without a match the check digit is NaN, which equals nothing.
  return Number(check) === checkDigitOf(base)
}
