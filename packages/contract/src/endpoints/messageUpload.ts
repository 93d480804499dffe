import * as z from 'zod/mini'
import { MessageUploadMetadata } from '../entities/messageUpload.ts'
import { countText } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { mediumErrors, messageErrors } from './sharedErrors.ts'

/*
 * The upload of a large file by the tus protocol 1.0.0 (tus.io) with its extensions creation and expiration. The same file
 * for the same place of a message continues its upload from any browser, for a day. The last bytes are accepted once the
 * whole file has passed the checks of uploadMessageFile and is a part of the message.
 */
const path = '/api/digitalMessage/upload'
const onePath = `${path}/{uploadId}` as const
const params = z.object({ uploadId: z.string().check(z.maxLength(64)) })

export const describeMessageUploads = endpoint({
  method: 'OPTIONS',
  path,
  access: 'SESSION',
  answerKind: 'TUS',
  answer: z.null(),
  tus: {
    headers: null,
    metadata: null,
    status: 204,
    answerHeaders: z.object({ 'Tus-Version': z.string(), 'Tus-Extension': z.string(), 'Tus-Max-Size': countText }),
  },
})

export const beginMessageUpload = endpoint({
  method: 'POST',
  path,
  access: 'SESSION',
  answerKind: 'TUS',
  answer: z.null(),
  tus: {
    headers: z.object({ 'Upload-Length': countText }),
    metadata: MessageUploadMetadata,
    status: 201,
    answerHeaders: z.object({ Location: z.string(), 'Upload-Expires': z.string() }),
  },
  errors: [
    ...messageErrors,
    'VIDEO_INVALID',
    'VIDEO_MAXIMUM_SIZE',
    'AUDIO_INVALID',
    'AUDIO_MAXIMUM_SIZE',
    'IMAGE_INVALID',
    'IMAGE_MAXIMUM_SIZE',
  ],
  limit: 'UPLOAD',
})

export const readMessageUpload = endpoint({
  method: 'HEAD',
  path: onePath,
  access: 'SESSION',
  params,
  answerKind: 'TUS',
  answer: z.null(),
  tus: {
    headers: null,
    metadata: null,
    status: 200,
    answerHeaders: z.object({ 'Upload-Offset': countText, 'Upload-Length': countText }),
  },
  errors: messageErrors,
})

export const sendMessagePiece = endpoint({
  method: 'PATCH',
  path: onePath,
  access: 'SESSION',
  params,
  bodyKind: 'BYTES',
  answerKind: 'TUS',
  answer: z.null(),
  tus: {
    headers: z.object({ 'Upload-Offset': countText }),
    metadata: null,
    status: 204,
    answerHeaders: z.object({ 'Upload-Offset': countText }),
  },
  errors: [...messageErrors, ...mediumErrors, 'UPLOAD_OFFSET_WRONG'],
})
