import * as z from 'zod/mini'
import { countText, orderNumber } from './scalars.ts'

/** Bytes that a client should send at once; small, so that an interruption costs little. */
export const MESSAGE_PIECE_BYTES = 2 * 1024 * 1024

/** The place in a message that an uploaded file is for, and the file's fingerprint: the pairs of Upload-Metadata. */
export const MessageUploadMetadata = z.object({
  orderNumber,
  templateId: z.string().check(z.maxLength(100)),
  type: z.string().check(z.maxLength(20)),
  position: z._default(countText, 1),
  /** Computed by the sender: equal for equal content. */
  fingerprint: z.string().check(z.minLength(1), z.maxLength(128)),
})
