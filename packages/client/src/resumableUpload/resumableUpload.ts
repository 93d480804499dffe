import type { AnswerOf } from '@irodori/contract'
import {
  beginMessageUpload,
  finishMessageUpload,
  readMessageUpload,
  sendMessagePiece,
  type uploadMessageFile,
} from '@irodori/contract/endpoints/message'
import { err, type Result } from '@irodori/result'
import { type CallError, errorCodeOf } from '../call/callError.ts'
import type { Client } from '../call/client.ts'
import type { UploadProgress } from '../call/upload.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { type LineState, waitForLine } from './waitForConnection.ts'

interface UploadPlace {
  readonly orderNumber: string
  readonly templateId: string
  readonly type: 'VIDEO' | 'AUDIO'
  readonly position: number
}

interface UploadWatch {
  /** Bytes that the server has, and those of the piece that is on its way. */
  readonly onProgress?: (progress: UploadProgress) => void
  /** True while the line is away and the upload waits for it. */
  readonly onWaiting?: (isWaiting: boolean) => void
  readonly signal?: AbortSignal
  /** Replaced in tests. */
  readonly line?: LineState
}

type Sent = Result<AnswerOf<typeof uploadMessageFile>, CallError>

/** Pauses after the first, second … call in a row that came to nothing, milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 10_000]
/** Then somebody should be asked: after about five minutes without a single answer. */
const MOST_TRIES = 34

/**
 * Sends a video or a sound in pieces. A cut line is waited for, and sending goes on from where the server has it; the same
 * file, given again later, goes on there too. NETWORK when the line stayed away, ABORTED by the signal; both can be
 * repeated.
 */
export async function uploadMedium(
  client: Pick<Client, 'call' | 'upload'>,
  place: UploadPlace,
  file: Blob,
  { onProgress, onWaiting, signal, line = waitForLine }: UploadWatch = {},
): Promise<Sent> {
  const options = signal ? { signal } : {}

  /** Repeats a call until the server answers or the line has been away for too long. */
  async function insist<Data>(call: () => Promise<Result<Data, CallError>>): Promise<Result<Data, CallError>> {
    for (let tries = 0; ; tries += 1) {
      const result = await call()
      if (result.ok || !isPassing(result.error) || tries >= MOST_TRIES) {
        if (tries > 0) onWaiting?.(false)
        return result
      }
      onWaiting?.(true)
      await line(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal)
      if (signal?.aborted) return err({ kind: 'ABORTED' })
    }
  }

  const fingerprint = await fingerprintOf(file)
  const begun = await insist(() =>
    client.call(beginMessageUpload, { body: { ...place, bytes: file.size, fingerprint } }, options),
  )
  if (!begun.ok) return begun
  const { uploadId, pieceBytes } = begun.value
  const params = { uploadId }
  const tell = (sent: number) => onProgress?.({ sent: Math.min(sent, file.size), total: file.size })

  let { offset } = begun.value
  tell(offset)
  while (offset < file.size) {
    const from = offset
    const next = await insist(async () => {
      const piece = file.slice(from, from + pieceBytes)
      const watch = { ...options, onProgress: ({ sent }: UploadProgress) => tell(from + Math.min(sent, piece.size)) }
      const sent = await client.upload(sendMessagePiece, { params, body: { offset: from }, file: piece }, watch)
      if (sent.ok || !(isPassing(sent.error) || isElsewhere(sent.error))) return sent
      // The piece may have arrived and its answer not, or another window sends the same file.
      const kept = await client.call(readMessageUpload, { params }, options)
      return kept.ok && kept.value.offset === from && !isElsewhere(sent.error) ? sent : kept
    })
    if (!next.ok) return next
    offset = next.value.offset
    tell(offset)
  }
  return insist(() => client.call(finishMessageUpload, { params }, options))
}

/** The line or the server is away for a while. */
const isPassing = (error: CallError): boolean =>
  error.kind === 'NETWORK' || (error.kind === 'REFUSED' && (error.status >= 502 || error.status === 408))

const isElsewhere = (error: CallError): boolean => errorCodeOf(error) === 'UPLOAD_OFFSET_WRONG'
