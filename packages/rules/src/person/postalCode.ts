/** ZIP-1: the seven digits of a postal code (3 digits, an optional hyphen, 4 digits; also full width or with 〒), or null. */
export function parsePostalCode(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^〒\s*/, '')
    .replace(/[‐‑‒–—―−ー]/g, '-')
  return /^\d{3}-?\d{4}$/.test(plain) ? plain.replace('-', '') : null
}

/** ZIP-2: the form nnn-nnnn; null if the text is not a postal code. */
export function formatPostalCode(text: string): string | null {
  const digits = parsePostalCode(text)
  return digits === null ? null : `${digits.slice(0, 3)}-${digits.slice(3)}`
}
