/** A PDF name, such as /Page. */
export class PdfName {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A reference to an indirect object. */
export class PdfRef {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

/** A PDF string of bytes; JavaScript strings are PDF text strings. */
export class PdfBytes {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

export type PdfValue =
  | number
  | boolean
  | string
  | PdfName
  | PdfRef
  | PdfBytes
  | readonly PdfValue[]
  | { readonly [key: string]: PdfValue }

export const name = (text: string): PdfName => new PdfName(text)

/** A value in PDF syntax. Numbers have six decimals: a millionth of a point. */
export function serialised(value: PdfValue): string {
  if (typeof value === 'number') return pdfNumber(value, 6)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return hex(textBytes(value))
  if (value instanceof PdfName) return pdfName(value.text)
  if (value instanceof PdfRef) return `${value.number} 0 R`
  if (value instanceof PdfBytes) return hex(value.bytes)
  if (isList(value)) return `[${value.map(serialised).join(' ')}]`
  const entries = Object.entries(value).map(([key, each]) => `${pdfName(key)} ${serialised(each)}`)
  return `<<${entries.join(' ')}>>`
}

const isList = (value: object): value is readonly PdfValue[] => Array.isArray(value)

/**
 * A number in PDF syntax, which has no exponents. JavaScript writes exponents below a millionth, which rounding removes,
 * and from 10^21, which is refused.
 */
export function pdfNumber(value: number, decimals: number): string {
  if (!(Math.abs(value) < 1e15))
    throw new RangeError(`${value} cannot be written as a PDF number: its magnitude must be below 1e15`)
  const scale = 10 ** decimals
  return String(Math.round(value * scale) / scale || 0)
}

const pdfName = (text: string): string =>
  `/${text.replaceAll(/[^A-Za-z0-9_.+-]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`

/** Printable ASCII as it is, other text as UTF-16 with a byte order mark. */
function textBytes(text: string): Uint8Array {
  if (/^[\x20-\x7e]*$/.test(text)) return Buffer.from(text, 'latin1')
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
}

const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`
