import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import type { UploadMetadata } from './tusHeaders.ts'
import { metadataHeader } from './tusHeaders.ts'

const UPLOADS = '/api/digitalMessage/upload'

/** A client of the tus protocol that follows its text (tus.io, version 1.0.0), without the library of either side. */
export function tusClient(origin: string, token: string) {
  const send = (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: Uint8Array) =>
    fetch(`${origin}${path}`, {
      method,
      headers: { 'csrf-token': CSRF_TOKEN, authorization: token, 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
  return {
    send,
    describe: () => send('OPTIONS', UPLOADS),
    create: (length: number, metadata: UploadMetadata) =>
      send('POST', UPLOADS, { 'upload-length': String(length), 'upload-metadata': metadataHeader(metadata) }),
    patch: (upload: string, offset: number, bytes: Uint8Array) => {
      const type = { 'content-type': 'application/offset+octet-stream' }
      return send('PATCH', upload, { ...type, 'upload-offset': String(offset) }, bytes)
    },
    /** The offset of an upload; null if there is none. */
    offsetOf: async (upload: string) => {
      const offset = (await send('HEAD', upload)).headers.get('upload-offset')
      return offset === null ? null : Number(offset)
    },
  }
}
