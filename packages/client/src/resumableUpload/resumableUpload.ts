import { beginMessageUpload } from '@irodori/contract/endpoints/messageUpload'
import { MESSAGE_PIECE_BYTES } from '@irodori/contract/entities/messageUpload'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { DetailedError, UploadOptions as LibraryOptions } from 'tus-js-client'
import { Upload } from 'tus-js-client'
import { type CallError, readRefusedCall } from '../call/callError.ts'
import type { Client } from '../call/client.ts'
import { parseJson } from '../call/readAnswer.ts'
import type { UploadProgress } from '../call/upload.ts'
import { fingerprintOf } from './fingerprintOf.ts'

interface UploadTarget {
  readonly orderNumber: string
  readonly templateId: string
  readonly type: 'VIDEO' | 'AUDIO'
  readonly position: number
}

interface UploadOptions {
  /** Bytes that the server has received and sent bytes of the current piece. */
  readonly onProgress?: (progress: UploadProgress) => void
  /** True while the upload waits for the connection. */
  readonly onWaiting?: (isWaiting: boolean) => void
  readonly signal?: AbortSignal
  /** Replaced in tests, which have no browser. */
  readonly platform?: Pick<LibraryOptions, 'httpStack' | 'fileReader' | 'urlStorage'>
}

/** Pauses after the first, second … failed call in a row: about five minutes before the customer is asked. */
const RETRY_DELAYS_MS = Array.from({ length: 34 }, (_, count) => Math.min(500 * 2 ** count, 10_000))

/**
 * Uploads a video or a sound by the tus protocol. After a lost connection it waits and resumes at the offset that the server
 * has; the same file, uploaded again later, resumes there too. Returns NETWORK if the connection stays lost and ABORTED by the
 * signal; both calls may be repeated.
 */
export async function uploadMedium(
  client: Pick<Client, 'prepare'>,
  place: UploadTarget,
  file: Blob,
  { onProgress, onWaiting, signal, platform }: UploadOptions = {},
): Promise<Result<null, CallError>> {
  const call = client.prepare(beginMessageUpload)
  const { orderNumber, templateId, type, position } = place
  const fingerprint = await fingerprintOf(file)
  let isWaiting = false
  const setWaiting = (next: boolean) => {
    const isNews = next || isWaiting
    isWaiting = next
    if (isNews) onWaiting?.(next)
  }
  const ending = new AbortController()
  const result = await new Promise<Result<null, CallError>>((resolve) => {
    const upload = new Upload(file, {
      endpoint: call.url,
      metadata: { orderNumber, templateId, type, position: String(position), fingerprint },
      // The same file may be meant for several places, each with an upload of its own.
      fingerprint: async () => [orderNumber, templateId, type, position, fingerprint].join('/'),
      removeFingerprintOnSuccess: true,
      chunkSize: MESSAGE_PIECE_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(call.headers())) request.setHeader(name, value)
      },
      onAfterResponse: (request, response) => {
        call.onAnswered(response.getStatus(), request.getHeader('Authorization') ?? '')
        if (response.getStatus() < 400) setWaiting(false)
      },
      onShouldRetry: (error) => {
        if (!isTemporary(error)) return false
        setWaiting(true)
        return !signal?.aborted
      },
      onProgress: (sent, total) => onProgress?.({ sent, total }),
      onSuccess: () => resolve(ok(null)),
      onError: (error) => resolve(err(callErrorOf(error))),
      ...platform,
    })
    const start = async () => {
      const [earlier] = await upload.findPreviousUploads()
      if (earlier) upload.resumeFromPreviousUpload(earlier)
      upload.start()
    }
    const abort = () => {
      void upload.abort()
      resolve(err({ kind: 'ABORTED' }))
    }
    const retryNow = () => {
      if (!isWaiting) return
      void upload.abort()
      upload.start()
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, { signal: ending.signal })
    addEventListener('online', retryNow, { signal: ending.signal })
    void start()
  })
  ending.abort()
  setWaiting(false)
  return result
}

const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

/** Whether the connection or the server is temporarily unavailable, or another window has sent the piece. */
const isTemporary = (error: DetailedError): boolean => {
  const status = statusOf(error)
  return status === 0 || status >= 502 || [408, 409, 423].includes(status)
}

function callErrorOf(error: Error | DetailedError): CallError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response || response.getStatus() === 0) return { kind: 'NETWORK' }
  return readRefusedCall(response.getStatus(), parseJson(response.getBody()))
}
