declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly allowMismatchedSignatures: boolean
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[]
  }

  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default class S3rver {
    constructor(options: Options)
    /** Methods that the faulty bucket of tests/day overrides. */
    readonly store: {
      putContent(path: string, content: unknown): Promise<[size: number, md5: string]>
      getResourcePath(bucket: string, key: string, resource: 'object' | 'object.md5' | 'metadata.json'): string
      putMetadata(bucket: string, key: string, metadata: unknown, md5?: string): Promise<void>
      deleteObject(bucket: string, key: string): Promise<void>
      putObject(object: { readonly key: string }): Promise<{ readonly size: number; readonly md5: string }>
    }
    /** Emitted for errors that are answered with status 500. */
    on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): this
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
