/** A file as its bytes, for browsers whose database refuses Blobs: WebKit's in private windows. */
export interface FileBytes {
  readonly bytes: ArrayBuffer
  readonly type: string
  /** Null for a Blob that is no file. */
  readonly name: string | null
  readonly lastModified: number
}

export const toBytes = async (file: Blob): Promise<FileBytes> => ({
  bytes: await file.arrayBuffer(),
  type: file.type,
  name: file instanceof File ? file.name : null,
  lastModified: file instanceof File ? file.lastModified : 0,
})

export const fromBytes = ({ bytes, type, name, lastModified }: FileBytes): Blob =>
  name === null ? new Blob([bytes], { type }) : new File([bytes], name, { type, lastModified })
