/** The names of the web platform that code for browser and server uses. Both hosts have them. */

interface ReadableStream<Chunk> {
  getReader(): { read(): Promise<{ readonly done: false; readonly value: Chunk } | { readonly done: true }> }
  pipeThrough<Result>(transform: { readonly readable: ReadableStream<Result> }): ReadableStream<Result>
}

declare class DecompressionStream {
  constructor(format: 'deflate' | 'deflate-raw' | 'gzip')
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
}

declare class Blob {
  constructor(parts: readonly (BufferSource | Blob | string)[], options?: { readonly type?: string })
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
  slice(start?: number, end?: number, type?: string): Blob
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>
}

declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', data: BufferSource): Promise<ArrayBuffer> }
}

declare function atob(text: string): string

declare class TextDecoder {
  /** @throws RangeError if the platform does not know the encoding */
  constructor(encoding: string, options?: { readonly fatal?: boolean })
  /** @throws TypeError if the decoder is fatal and the encoding does not have the bytes */
  decode(bytes: Uint8Array): string
}
