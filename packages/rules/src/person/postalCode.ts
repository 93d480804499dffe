/** ZIP-1: the seven digits of a postal code (3 digits, a hyphen or none, 4 digits; full width and 〒 too), or null. */
export function parsePostalCode(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^〒\s*/, '')
    .replace(/[‐‑‒–—―−ー]/g, '-')
  const [, area, town] = /^(\d{3})-?(\d{4})$/.exec(plain) ?? []
  return area !== undefined && town !== undefined ? `${area}${town}` : null
}

/** ZIP-2: shown as nnn-nnnn; null where it is no postal code. */
export function formatPostalCode(text: string): string | null {
  const digits = parsePostalCode(text)
  return digits === null ? null : `${digits.slice(0, 3)}-${digits.slice(3)}`
}
