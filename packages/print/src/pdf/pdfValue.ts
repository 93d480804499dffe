/** A name of PDF, as /Page. */
export class PdfName {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An indirect object, by its number. */
export class PdfRef {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

/** A string of PDF, in bytes; a JavaScript string is text. */
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

/** A value as it stands in a file. Numbers keep six decimals: a millionth of a point. */
export function written(value: PdfValue): string {
  if (typeof value === 'number') return writtenNumber(value, 6)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return hex(textBytes(value))
  if (value instanceof PdfName) return writtenName(value.text)
  if (value instanceof PdfRef) return `${value.number} 0 R`
  if (value instanceof PdfBytes) return hex(value.bytes)
  if (isList(value)) return `[${value.map(written).join(' ')}]`
  const entries = Object.entries(value).map(([key, each]) => `${writtenName(key)} ${written(each)}`)
  return `<<${entries.join(' ')}>>`
}

const isList = (value: object): value is readonly PdfValue[] => Array.isArray(value)

/** PDF knows no exponents: JavaScript writes them below a millionth, which no rounding here leaves, and from 10^21 on. */
export function writtenNumber(value: number, decimals: number): string {
  if (!(Math.abs(value) < 1e15)) throw new RangeError(`${value} is no number of PDF`)
  const scale = 10 ** decimals
  return String(Math.round(value * scale) / scale || 0)
}

const writtenName = (text: string): string =>
  `/${text.replaceAll(/[^A-Za-z0-9_.+-]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`

/** ASCII as it is, everything else as UTF-16 with its mark. */
function textBytes(text: string): Uint8Array {
  if (/^[\x20-\x7e]*$/.test(text)) return Buffer.from(text, 'latin1')
  return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
}

const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`
