import type { AnswerOf } from '@irodori/contract/endpoint'
import type { uploadMessageFile } from '@irodori/contract/endpoints/message'
import {
  beginMessageUpload,
  finishMessageUpload,
  readMessageUpload,
  sendMessagePiece,
} from '@irodori/contract/endpoints/message'
import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import { type CallError, errorCodeOf } from '../call/callError.ts'
import type { Client } from '../call/client.ts'
import type { UploadProgress } from '../call/upload.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { type WaitForConnection, waitForConnection } from './waitForConnection.ts'

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
  /** Replaced in tests. */
  readonly line?: WaitForConnection
}

type Sent = Result<AnswerOf<typeof uploadMessageFile>, CallError>

/** Pauses in milliseconds after the first, second … failed call in a row; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 10_000]
/** Attempts before the customer is asked: about five minutes without an answer. */
const MAX_ATTEMPTS = 34

/**
 * Uploads a video or a sound in pieces. After a lost connection it waits and resumes at the offset that the server has;
 * the same file, uploaded again later, resumes there too. Returns NETWORK if the connection stays lost and ABORTED by
 * the signal; both calls may be repeated.
 */
export async function uploadMedium(
  client: Pick<Client, 'call' | 'upload'>,
  place: UploadTarget,
  file: Blob,
  { onProgress, onWaiting, signal, line = waitForConnection }: UploadOptions = {},
): Promise<Sent> {
  const options = signal ? { signal } : {}

  /** Repeats a call until the server answers or the connection has been lost for too long. */
  async function withRetries<Data>(call: () => Promise<Result<Data, CallError>>): Promise<Result<Data, CallError>> {
    for (let tries = 0; ; tries += 1) {
      const result = await call()
      if (result.ok || !isTemporary(result.error) || tries >= MAX_ATTEMPTS) {
        if (tries > 0) onWaiting?.(false)
        return result
      }
      onWaiting?.(true)
      await line(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal)
      if (signal?.aborted) return err({ kind: 'ABORTED' })
    }
  }

  const fingerprint = await fingerprintOf(file)
  const begun = await withRetries(() =>
    client.call(beginMessageUpload, { body: { ...place, bytes: file.size, fingerprint } }, options),
  )
  if (!begun.ok) return begun
  const { uploadId, pieceBytes } = begun.value
  const params = { uploadId }
  const reportProgress = (sent: number) => onProgress?.({ sent: Math.min(sent, file.size), total: file.size })

  let { offset } = begun.value
  reportProgress(offset)
  while (offset < file.size) {
    const from = offset
    const next = await withRetries(async () => {
      const piece = file.slice(from, from + pieceBytes)
      const watch = {
        ...options,
        onProgress: ({ sent }: UploadProgress) => reportProgress(from + Math.min(sent, piece.size)),
      }
      const sent = await client.upload(sendMessagePiece, { params, body: { offset: from }, file: piece }, watch)
      if (sent.ok || !(isTemporary(sent.error) || isOffsetWrong(sent.error))) return sent
      // The piece may have arrived although its answer was lost, or another window uploads the same file.
      const kept = await client.call(readMessageUpload, { params }, options)
      return kept.ok && kept.value.offset === from && !isOffsetWrong(sent.error) ? sent : kept
    })
    if (!next.ok) return next
    offset = next.value.offset
    reportProgress(offset)
  }
  return withRetries(() => client.call(finishMessageUpload, { params }, options))
}

/** Whether the connection or the server is temporarily unavailable. */
const isTemporary = (error: CallError): boolean =>
  error.kind === 'NETWORK' || (error.kind === 'REFUSED' && (error.status >= 502 || error.status === 408))

const isOffsetWrong = (error: CallError): boolean => errorCodeOf(error) === 'UPLOAD_OFFSET_WRONG'
