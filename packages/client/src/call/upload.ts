import type { Endpoint } from '@irodori/contract/endpoint'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { CallAnswer, CallArguments, LooseArguments, UploadEndpoint } from './callArguments.ts'
import { type CallError, errorCodeOf } from './callError.ts'
import { readAnswer } from './readAnswer.ts'
import { fillUrl, wireText } from './urlOf.ts'

/** Bytes sent of the total; 0 of 0 before the browser knows the total. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

export interface UploadOptions {
  readonly onProgress?: (progress: UploadProgress) => void
  readonly signal?: AbortSignal
}

export type Upload = <E extends UploadEndpoint>(
  endpoint: E,
  given: CallArguments<E>,
  options?: UploadOptions,
) => Promise<Result<CallAnswer<E>, CallError>>

/** An upload's arguments without their types. */
interface LooseUpload extends LooseArguments {
  readonly body: Readonly<Record<string, unknown>>
  readonly file: Blob | null
}

/** Headers of every call; Authorization holds the token of the session, or nothing. */
export type CallHeaders = Readonly<Record<'Csrf-Token' | 'Authorization', string>>

function formOf({ body, file }: LooseUpload): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, wireText(value))
  }
  // The file is the last part, so that the server knows the fields before the bytes arrive.
  if (file !== null) form.append('file', file)
  return form
}

/**
 * Sends a file with its fields. It uses XMLHttpRequest because fetch does not report upload progress.
 * @param headers headers of every call, read again for each upload
 */
export const createUpload =
  (
    openRequest: () => XMLHttpRequest,
    baseUrl: string,
    headers: () => CallHeaders,
    onRefusal: (endpoint: Endpoint, status: number, code: ErrorCode | null, token: string) => void,
  ): Upload =>
  <E extends UploadEndpoint>(endpoint: E, given: CallArguments<E>, options: UploadOptions = {}) =>
    new Promise<Result<CallAnswer<E>, CallError>>((resolve) => {
      const { onProgress, signal } = options
      // Every multipart call has fields and a file or null, which the generic type cannot express.
      const loose = given as unknown as LooseUpload
      const request = openRequest()
      const finish = (result: Result<unknown, CallError>) => {
        signal?.removeEventListener('abort', abort)
        resolve(result as Result<CallAnswer<E>, CallError>)
      }
      const abort = () => request.abort()

      if (signal?.aborted) return finish(err({ kind: 'ABORTED' }))
      signal?.addEventListener('abort', abort)
      request.open(endpoint.method, baseUrl + fillUrl(endpoint.path, loose))
      const sent = headers()
      for (const [header, value] of Object.entries(sent)) request.setRequestHeader(header, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
      request.onload = () => {
        const read = readAnswer(endpoint, request.status, request.responseText)
        if (!read.ok) onRefusal(endpoint, request.status, errorCodeOf(read.error), sent.Authorization)
        finish(read.ok ? ok(read.value.data) : read)
      }
      request.onerror = () => finish(err({ kind: 'NETWORK' }))
      request.ontimeout = () => finish(err({ kind: 'NETWORK' }))
      request.onabort = () => finish(err({ kind: 'ABORTED' }))
      request.send(formOf(loose))
    })
