import { deflateSync } from 'node:zlib'
import type { PdfValue } from './pdfValue.ts'
import { name, PdfRef, serialised } from './pdfValue.ts'

const FLATE = name('FlateDecode')

/** Receives the bytes of a file in pieces; resolves when it is ready for the next piece. */
export type Sink = (bytes: Uint8Array) => Promise<void>

/**
 * Writes a PDF object by object, so that only one object is in memory. Libraries do not fit: pdfkit rounds to 32-bit
 * numbers and supports neither names in Info nor a PDF/X output intent; pdf-lib keeps the whole file in memory.
 */
export class PdfFile {
  readonly #sink: Sink
  /** Offset of each object, that of object 1 first. */
  readonly #offsets: number[] = []
  #length = 0

  private constructor(sink: Sink) {
    this.#sink = sink
  }

  static async begin(sink: Sink, version: string): Promise<PdfFile> {
    const file = new PdfFile(sink)
    // Four bytes above 127 mark the file as binary for transfer programs.
    await file.#write(Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1'))
    return file
  }

  /** Reserves the number of an object that is written later. */
  reserve(): PdfRef {
    this.#offsets.push(-1)
    return new PdfRef(this.#offsets.length)
  }

  async object(value: PdfValue, ref: PdfRef = this.reserve()): Promise<PdfRef> {
    this.#offsets[ref.number - 1] = this.#length
    await this.#write(Buffer.from(`${ref.number} 0 obj\n${serialised(value)}\nendobj\n`, 'latin1'))
    return ref
  }

  /** Writes a stream and compresses its bytes. */
  async stream(dictionary: Readonly<Record<string, PdfValue>>, bytes: Uint8Array): Promise<PdfRef> {
    const packed = deflateSync(bytes)
    return this.rawStream({ ...dictionary, Filter: FLATE }, packed)
  }

  /** Writes a stream whose bytes are already encoded as its dictionary states. */
  async rawStream(dictionary: Readonly<Record<string, PdfValue>>, bytes: Uint8Array): Promise<PdfRef> {
    const ref = this.reserve()
    this.#offsets[ref.number - 1] = this.#length
    const head = `${ref.number} 0 obj\n${serialised({ ...dictionary, Length: bytes.length })}\nstream\n`
    await this.#write(Buffer.from(head, 'latin1'))
    await this.#write(bytes)
    await this.#write(Buffer.from('\nendstream\nendobj\n', 'latin1'))
    return ref
  }

  /** Writes the cross-reference table and the trailer. */
  async end(trailer: Readonly<Record<string, PdfValue>>): Promise<void> {
    const table = this.#length
    const count = this.#offsets.length + 1
    const rows = this.#offsets.map((offset, index) => {
      if (offset < 0) throw new Error(`object ${index + 1} was reserved but not written`)
      return `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const text = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n${serialised({ ...trailer, Size: count })}\nstartxref\n${table}\n%%EOF\n`
    await this.#write(Buffer.from(text, 'latin1'))
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#length += bytes.length
    await this.#sink(bytes)
  }
}
