import * as z from 'zod/mini'
import { count, dateTime } from '../scalars.ts'

export const TRANSFER_LIMITS = {
  /** Photos of one transfer. */
  PHOTOS: 60,
  /** Open transfers of one order, and of one browser. */
  OPEN: 3,
} as const

/** Created by the phone. */
export const transferredPhotoId = z.uuid()

/** WAITING for the desk; or fetched by it, which keeps the photo or cannot use it. */
export const TRANSFERRED_PHOTO_STATES = ['WAITING', 'TAKEN', 'REFUSED'] as const

/** A photo on its way from a phone to the desk. The server can read neither the photo nor its name. */
export const TransferredPhoto = z.object({
  id: transferredPhotoId,
  /** Of the encrypted file. */
  bytes: count,
  state: z.enum(TRANSFERRED_PHOTO_STATES),
})
export type TransferredPhoto = z.infer<typeof TransferredPhoto>

/** A transfer as both sides see it. */
export const PhotoTransfer = z.object({
  id: z.string(),
  expiresAt: dateTime,
  /** In the order in which they arrived. */
  photos: z.array(TransferredPhoto),
})
export type PhotoTransfer = z.infer<typeof PhotoTransfer>
