import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@irodori/contract/durations'
import type { MessageUploadMetadata } from '@irodori/contract/entities/messageUpload'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { MEDIA_LIMITS } from '@irodori/rules/mediaLimits'
import type * as z from 'zod'
import type { MessageUploadRow } from '../../database/tables/messages.ts'
import { json } from '../../database/tables.ts'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller } from '../../http/request.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { changeMessage } from '../parts/changeMessage.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { hasFilePlace, itemTypeOf } from '../parts/messagePlaces.ts'
import { EXPIRED_UPLOAD_JOB } from './expiredUploads.ts'

type Input = z.output<typeof MessageUploadMetadata> & {
  /** Size of the whole file. */
  readonly bytes: number
}
type Kind = MessageUploadRow['type']

const MOST_BYTES: Readonly<Record<Kind, number>> = {
  VIDEO: MEDIA_LIMITS.VIDEO.bytes,
  AUDIO: MEDIA_LIMITS.AUDIO.bytes,
  RECT_IMAGE: UPLOAD_LIMITS.PHOTO - 1,
}
const WORDS: Readonly<Record<Kind, 'VIDEO' | 'AUDIO' | 'IMAGE'>> = {
  VIDEO: 'VIDEO',
  AUDIO: 'AUDIO',
  RECT_IMAGE: 'IMAGE',
}

/** Time that an upload may take, interruptions included. */
export const UPLOAD_LIFETIME_MS = DAY_MS

/**
 * Begins an upload for a place of a message, or finds the upload of the same file. An upload of another file for the place
 * replaces it, so an order never has more uploads than its message has places.
 */
export async function beginUpload(
  { database, now, wake }: Pick<MessageDeps, 'database' | 'now' | 'wake'>,
  caller: Caller,
  input: Input,
): Promise<Result<MessageUploadRow, ApiError>> {
  const type = itemTypeOf(input.type)
  if (type === null) return fail(400, 'REQUEST_INVALID', { error: { type: ['unknown'] } })
  if (!hasFilePlace(type, input.position)) return fail(400, 'REQUEST_INVALID', { error: { position: ['unknown'] } })
  const code = faultOfSize(type, input.bytes)
  const begun = await changeMessage(database, caller, input, async (tx, order) => {
    if (code) return fail(400, code)
    const place = {
      order_number: order.order_number,
      template_id: input.templateId,
      type,
      position: input.position,
    }
    const known = await tx
      .selectFrom('message_upload')
      .selectAll()
      .where('order_number', '=', place.order_number)
      .where('template_id', '=', place.template_id)
      .where('type', '=', place.type)
      .where('position', '=', place.position)
      .executeTakeFirst()
    const at = now()
    if (known && isSameUpload(known, input, at)) return ok(known)
    if (known) {
      await tx.deleteFrom('message_upload').where('id', '=', known.id).execute()
      await enqueue(tx, { kind: EXPIRED_UPLOAD_JOB, subject: known.id, payload: {} }, at)
    }
    const row = await tx
      .insertInto('message_upload')
      .values({
        ...place,
        id: randomUUID(),
        bytes: input.bytes,
        fingerprint: input.fingerprint,
        received: 0,
        pieces: json([]),
        file_name: null,
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const expiry = new Date(at.getTime() + UPLOAD_LIFETIME_MS)
    await enqueue(tx, { kind: EXPIRED_UPLOAD_JOB, subject: row.id, payload: {} }, expiry)
    return ok(row)
  })
  wake()
  return begun
}

/** Whether an upload is of the same file and can still be continued. */
const isSameUpload = (known: MessageUploadRow, { fingerprint, bytes }: Input, at: Date): boolean =>
  known.file_name === null &&
  known.fingerprint === fingerprint &&
  known.bytes === bytes &&
  at.getTime() < known.created_at.getTime() + UPLOAD_LIFETIME_MS

/** Refuses a file that is too large or empty before it is sent. */
function faultOfSize(type: Kind, bytes: number): ErrorCode | null {
  if (bytes === 0) return `${WORDS[type]}_INVALID`
  return bytes > MOST_BYTES[type] ? `${WORDS[type]}_MAXIMUM_SIZE` : null
}
