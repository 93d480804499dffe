import type { Endpoint } from '@irodori/contract/endpoint'

/** Pairs of the header Upload-Metadata by their names. */
export type UploadMetadata = Readonly<Record<string, string | number>>

/** The value of Upload-Metadata. */
export const metadataHeader = (metadata: UploadMetadata): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

/** The headers that every call of the tus protocol carries; none for other calls. */
export const tusHeaders = (
  { tus, bodyKind }: Endpoint,
  metadata?: UploadMetadata,
): Readonly<Record<string, string>> => ({
  ...(tus ? { 'tus-resumable': '1.0.0' } : {}),
  ...(bodyKind === 'BYTES' ? { 'content-type': 'application/offset+octet-stream' } : {}),
  ...(metadata ? { 'upload-metadata': metadataHeader(metadata) } : {}),
})
