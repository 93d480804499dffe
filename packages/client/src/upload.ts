import { type Endpoint, endpoints } from '@irodori/contract'
import type { CallAnswer, LooseArguments, UploadFields, UploadName } from './callArguments.ts'
import { type CallResult, failed } from './failure.ts'
import { readAnswer } from './readAnswer.ts'
import { fillUrl } from './urlOf.ts'

/** Bytes that have left, of all that will; 0 of 0 before the browser knows. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

export interface UploadOptions {
  readonly query?: LooseArguments['query']
  readonly onProgress?: (progress: UploadProgress) => void
  readonly signal?: AbortSignal
}

export type Upload = <Name extends UploadName>(
  name: Name,
  fields: UploadFields<Name>,
  file: Blob,
  options?: UploadOptions,
) => Promise<CallResult<CallAnswer<Name>>>

function formOf(fields: Readonly<Record<string, unknown>>, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  // Last, so that the server knows the fields when the bytes begin to arrive.
  form.append('file', file)
  return form
}

/**
 * Sends a file with its fields. Through XMLHttpRequest: fetch does not tell how much of a body has left.
 * @param headers those of every call, asked anew for each upload
 */
export const createUpload =
  (
    openRequest: () => XMLHttpRequest,
    baseUrl: string,
    headers: () => Readonly<Record<string, string>>,
    onRefusal: (endpoint: Endpoint, status: number) => void,
  ): Upload =>
  (name, fields, file, { query, onProgress, signal } = {}) =>
    new Promise((resolve) => {
      const endpoint: Endpoint = endpoints[name]
      const request = openRequest()
      const finish = (result: CallResult<unknown>) => {
        signal?.removeEventListener('abort', abort)
        resolve(result as CallResult<CallAnswer<typeof name>>)
      }
      const abort = () => request.abort()

      if (signal?.aborted) return finish(failed({ kind: 'ABORTED' }))
      signal?.addEventListener('abort', abort)
      request.open(endpoint.method, baseUrl + fillUrl(endpoint.path, query ? { query } : {}))
      for (const [header, value] of Object.entries(headers())) request.setRequestHeader(header, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
      request.onload = () => {
        onRefusal(endpoint, request.status)
        finish(readAnswer(endpoint, request.status, request.responseText))
      }
      request.onerror = () => finish(failed({ kind: 'NETWORK' }))
      request.ontimeout = () => finish(failed({ kind: 'NETWORK' }))
      request.onabort = () => finish(failed({ kind: 'ABORTED' }))
      request.send(formOf(fields, file))
    })
