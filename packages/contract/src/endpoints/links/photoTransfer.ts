import * as z from 'zod/mini'
import { PhotoTransfer, TransferredPhoto, transferredPhotoId } from '../../entities/links/photoTransfer.ts'
import { entityId, orderNumber, secret } from '../../entities/scalars.ts'
import { endpoint } from '../../protocol/endpoint.ts'
import { UPLOAD_LIMITS } from '../../protocol/uploadLimits.ts'

// Transfers of photos from a phone to the desk are not specified. Their calls need no session, because a design may have no
// order yet: the desk proves itself by a secret of its browser, the phone by the token of the link that the desk shows. Both
// travel in the body, so that no log has them.

/** Bytes of what is encrypted with a photo: its name, nonce and tag. */
const MOST_AROUND = 4096

const transfer = { transferId: entityId }
const photo = { ...transfer, photoId: transferredPhotoId }
const desk = { secret }

export const openPhotoTransfer = endpoint({
  method: 'POST',
  path: '/api/photo-transfer',
  access: 'ANYONE',
  body: z.object({
    ...desk,
    /** Of the phone; the server keeps its hash only. */
    token: secret,
    /** The order of the design, which must be the caller's; absent for a design without an order. */
    orderNumber: z.optional(orderNumber),
  }),
  answer: PhotoTransfer,
  errors: ['FORBIDDEN', 'TOO_MANY_TRIES'],
  limit: 'TRANSFER',
})

export const readPhotoTransfer = endpoint({
  method: 'POST',
  path: '/api/photo-transfer/{transferId}/state',
  access: 'ANYONE',
  params: z.object(transfer),
  body: z.object(desk),
  answer: PhotoTransfer,
  errors: ['PHOTO_TRANSFER_ENDED'],
})

export const endPhotoTransfer = endpoint({
  method: 'POST',
  path: '/api/photo-transfer/{transferId}/end',
  access: 'ANYONE',
  params: z.object(transfer),
  body: z.object(desk),
  answer: z.null(),
  errors: ['PHOTO_TRANSFER_ENDED'],
})

export const readTransferredPhoto = endpoint({
  method: 'POST',
  path: '/api/photo-transfer/{transferId}/photo/{photoId}',
  access: 'ANYONE',
  params: z.object(photo),
  body: z.object(desk),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['PHOTO_TRANSFER_ENDED', 'IMAGE_NOT_FOUND'],
})

export const finishTransferredPhoto = endpoint({
  method: 'POST',
  path: '/api/photo-transfer/{transferId}/photo/{photoId}/end',
  access: 'ANYONE',
  params: z.object(photo),
  /** Whether the desk has added the photo to its tray. */
  body: z.object({ ...desk, isTaken: z.boolean() }),
  answer: TransferredPhoto,
  errors: ['PHOTO_TRANSFER_ENDED', 'IMAGE_NOT_FOUND'],
})

export const readPhoneTransfer = endpoint({
  method: 'POST',
  path: '/api/phone-photos/state',
  access: 'ANYONE',
  body: z.object({ token: secret }),
  answer: PhotoTransfer,
  errors: ['PHOTO_TRANSFER_ENDED'],
})

export const sendPhonePhoto = endpoint({
  method: 'POST',
  path: '/api/phone-photos',
  access: 'ANYONE',
  bodyKind: 'MULTIPART',
  maxFileBytes: UPLOAD_LIMITS.LARGEST_PHOTO + MOST_AROUND,
  body: z.object({ token: secret, photoId: transferredPhotoId }),
  answer: TransferredPhoto,
  errors: ['PHOTO_TRANSFER_ENDED', 'PHOTO_TRANSFER_FULL', 'IMAGE_MAXIMUM_SIZE', 'TOO_MANY_TRIES'],
  limit: 'UPLOAD',
})
