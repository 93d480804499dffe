import { deflateSync } from 'node:zlib'
import type { PdfValue } from './pdfValue.ts'
import { name, PdfRef, written } from './pdfValue.ts'

const FLATE = name('FlateDecode')

/** Takes the bytes of a file one piece after the other; resolves when the next may come. */
export type Sink = (bytes: Uint8Array) => Promise<void>

/**
 * Writes a PDF object by object, so that no more than one object is ever held. A library was decided against: pdfkit
 * rounds to 32-bit numbers, has no names in its Info and no way to an output intent of PDF/X, and pdf-lib holds the
 * whole file.
 */
export class PdfFile {
  readonly #sink: Sink
  /** Where each object begins; the entry of object 1 comes first. */
  readonly #offsets: number[] = []
  #length = 0

  private constructor(sink: Sink) {
    this.#sink = sink
  }

  static async begin(sink: Sink, version: string): Promise<PdfFile> {
    const file = new PdfFile(sink)
    // Four bytes above 127 tell transports that the file is binary.
    await file.#write(Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1'))
    return file
  }

  /** A number for an object that is written later. */
  reserve(): PdfRef {
    this.#offsets.push(-1)
    return new PdfRef(this.#offsets.length)
  }

  async object(value: PdfValue, ref: PdfRef = this.reserve()): Promise<PdfRef> {
    this.#offsets[ref.number - 1] = this.#length
    await this.#write(Buffer.from(`${ref.number} 0 obj\n${written(value)}\nendobj\n`, 'latin1'))
    return ref
  }

  /** A stream whose bytes are packed here. */
  async stream(dictionary: Readonly<Record<string, PdfValue>>, bytes: Uint8Array): Promise<PdfRef> {
    const packed = deflateSync(bytes)
    return this.rawStream({ ...dictionary, Filter: FLATE }, packed)
  }

  /** A stream whose bytes are as its dictionary says. */
  async rawStream(dictionary: Readonly<Record<string, PdfValue>>, bytes: Uint8Array): Promise<PdfRef> {
    const ref = this.reserve()
    this.#offsets[ref.number - 1] = this.#length
    const head = `${ref.number} 0 obj\n${written({ ...dictionary, Length: bytes.length })}\nstream\n`
    await this.#write(Buffer.from(head, 'latin1'))
    await this.#write(bytes)
    await this.#write(Buffer.from('\nendstream\nendobj\n', 'latin1'))
    return ref
  }

  /** Writes the table of all objects, which ends the file. */
  async end(trailer: Readonly<Record<string, PdfValue>>): Promise<void> {
    const table = this.#length
    const count = this.#offsets.length + 1
    const rows = this.#offsets.map((offset, index) => {
      if (offset < 0) throw new Error(`object ${index + 1} was never written`)
      return `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const text = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n${written({ ...trailer, Size: count })}\nstartxref\n${table}\n%%EOF\n`
    await this.#write(Buffer.from(text, 'latin1'))
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#length += bytes.length
    await this.#sink(bytes)
  }
}
