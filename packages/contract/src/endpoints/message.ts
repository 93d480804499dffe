import * as z from 'zod/mini'
import {
  MESSAGE_FILE_TYPES,
  MESSAGE_PIECE_BYTES,
  MessageImage,
  MessageItem,
  MessageOrder,
  MessageTemplate,
} from '../entities/message.ts'
import { count, countText, day, numberText, orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { UPLOAD_LIMITS } from '../protocol/uploadLimits.ts'
import { marketplaceErrors } from './marketplaceErrors.ts'

const number = z.optional(numberText)
const own = ['FORBIDDEN', 'NOT_FOUND', 'ORDER_IS_PRODUCED', 'STATUS_NOT_ALLOWED'] as const
const media = [
  'IMAGE_INVALID',
  'IMAGE_MAXIMUM_SIZE',
  'IMAGE_TRUNCATED',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_NOT_FOUND',
  'VIDEO_INVALID',
  'VIDEO_MAXIMUM_SIZE',
  'AUDIO_INVALID',
  'AUDIO_MAXIMUM_SIZE',
  'FILE_MAXIMUM_TIME',
  'BUSY',
] as const

/** The credential of a released link, used instead of a session. */
const orderId = z.optional(z.string().check(z.maxLength(64)))

export const uploadMessageFile = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/file',
  access: 'SESSION',
  summary: 'Upload a video, a sound or a photo of a message',
  bodyKind: 'MULTIPART',
  body: z.object({
    orderNumber,
    type: z.string().check(z.maxLength(20)),
    brightness: number,
    position: z._default(countText, 1),
    width: number,
    height: number,
    templateId: z.string().check(z.maxLength(100)),
    text: z.optional(z.string().check(z.maxLength(2000))),
  }),
  answer: z.object({ id: z.string(), orderNumber, fileName: z.string() }),
  errors: [...own, ...media],
  limit: 'UPLOAD',
  maxFileBytes: UPLOAD_LIMITS.VIDEO + 1,
})

const uploadParams = z.object({ uploadId: z.string().check(z.maxLength(64)) })
const offset = { offset: count, bytes: count }

/*
 * The upload of a large file in pieces, similar to tus: create, PATCH pieces at their offset, read the offset after an
 * interruption, finish. Pieces are kept for a day. The same file for the same position of an order continues its upload
 * from any browser.
 */
export const beginMessageUpload = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/upload',
  access: 'SESSION',
  summary: 'Begin the upload of a video, a sound or a photo in pieces, or continue an earlier one',
  body: z.object({
    orderNumber,
    templateId: z.string().check(z.maxLength(100)),
    type: z.string().check(z.maxLength(20)),
    position: z._default(count, 1),
    bytes: count,
    /** Fingerprint of the file, computed by the sender: equal for equal content. */
    fingerprint: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  answer: z.object({ uploadId: z.string(), pieceBytes: count, ...offset }),
  errors: [
    ...own,
    'VIDEO_INVALID',
    'VIDEO_MAXIMUM_SIZE',
    'AUDIO_INVALID',
    'AUDIO_MAXIMUM_SIZE',
    'IMAGE_INVALID',
    'IMAGE_MAXIMUM_SIZE',
  ],
  limit: 'UPLOAD',
})

export const sendMessagePiece = endpoint({
  method: 'PATCH',
  path: '/api/digitalMessage/upload/{uploadId}',
  access: 'SESSION',
  summary: 'Append the next piece of an upload; another offset is refused with the right one in error.offset',
  params: uploadParams,
  bodyKind: 'MULTIPART',
  body: z.object({ offset: countText }),
  answer: z.object(offset),
  errors: [...own, 'UPLOAD_OFFSET_WRONG'],
  maxFileBytes: MESSAGE_PIECE_BYTES + 1,
})

export const readMessageUpload = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/upload/{uploadId}',
  access: 'SESSION',
  summary: 'How much of an upload has arrived',
  params: uploadParams,
  answer: z.object(offset),
  errors: own,
})

export const finishMessageUpload = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/upload/{uploadId}/finish',
  access: 'SESSION',
  summary: 'Check a completely uploaded file and add it to the message; idempotent',
  params: uploadParams,
  answer: uploadMessageFile.answer,
  errors: [...own, ...media, 'UPLOAD_OFFSET_WRONG'],
})

export const deleteMessageFile = endpoint({
  method: 'DELETE',
  path: '/api/digitalMessage/file',
  access: 'SESSION',
  summary: 'Remove a video, a sound or a photo from a message',
  query: z.object({
    orderNumber,
    fileType: z.enum(MESSAGE_FILE_TYPES),
    position: z._default(countText, 1),
    templateId: z.string(),
  }),
  answer: z.null(),
  errors: own,
})

export const saveMessageText = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/text',
  access: 'SESSION',
  summary: 'Save the title (position 1) or the message (position 2)',
  bodyKind: 'MULTIPART',
  body: z.object({
    orderNumber,
    type: z._default(z.string(), 'text'),
    brightness: number,
    position: countText,
    templateId: z.string(),
    text: z.string().check(z.maxLength(2000)),
  }),
  answer: z.object({ position: count, text: z.string() }),
  errors: [...own, 'TEXT_NOT_DISPLAYABLE'],
})

export const saveMessageImage = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/image',
  access: 'SESSION',
  summary: 'Save the crop, rotation and brightness of a new or uploaded photo of a message',
  bodyKind: 'MULTIPART',
  query: z.object({ position: countText }),
  body: z.object({
    orderNumber,
    rotate: z._default(numberText, 0),
    brightnessFactor: z._default(numberText, 100),
    transformType: z._default(z.literal('RECT_IMAGE'), 'RECT_IMAGE'),
    templateId: z.string(),
    imageName: z.optional(z.string()),
    designDir: z.optional(z.string()),
    croppedLeft: number,
    croppedTop: number,
    croppedWidth: number,
    croppedHeight: number,
    width: number,
    height: number,
    scaleWidth: number,
    scaleHeight: number,
  }),
  answer: MessageImage,
  errors: [...own, ...media],
  limit: 'UPLOAD',
})

export const copyMessage = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/{orderNumber}/carry',
  access: 'SESSION',
  summary: 'Copy the content of a message from another design of the gift page into the empty parts of this one',
  params: z.object({ orderNumber }),
  body: z.object({ templateId: z.string().check(z.maxLength(100)) }),
  answer: z.array(MessageItem),
  errors: own,
})

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/templates',
  access: 'ANYONE',
  summary: 'The designs of gift pages',
  answer: z.array(MessageTemplate),
})

export const readMessageTemplate = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/template/{id}',
  access: 'ANYONE',
  summary: 'One design of a gift page',
  params: z.object({ id: z.string() }),
  answer: MessageTemplate,
  errors: ['NOT_FOUND'],
})

export const readMessageOrder = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/order/{orderId}',
  access: 'ANYONE',
  summary: 'The data of an order that its released link discloses',
  params: z.object({ orderId: z.string() }),
  answer: MessageOrder,
  errors: ['LINK_NOT_OPEN'],
})

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/{orderNumber}',
  access: 'ANYONE',
  summary: "The parts of a message, for the order's session or with the order's id once the link is released",
  params: z.object({ orderNumber }),
  query: z.object({ templateId: z.optional(z.string()), orderId }),
  answer: z.array(MessageItem),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'LINK_NOT_OPEN'],
})

export const readMessageFont = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/order/{orderId}/font',
  access: 'ANYONE',
  summary: 'The Mincho font of a released message, subset to its characters',
  params: z.object({ orderId: z.string() }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['LINK_NOT_OPEN'],
})

export const readMessageFile = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/{orderNumber}/file/{fileType}/{fileName}',
  // Needs no session, so that <video> can load it: the name has 128 random bits that only the message's answers disclose.
  access: 'ANYONE',
  summary: 'A photo, the video or the sound of a message, or a range of it',
  params: z.object({ orderNumber, fileType: z.enum([...MESSAGE_FILE_TYPES, 'image']), fileName: z.string() }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

export const readMessageFilePath = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/{orderNumber}/filePath/{fileType}/{fileName}',
  access: 'SESSION',
  summary: 'The path of a file of a message',
  params: z.object({ orderNumber, fileType: z.enum([...MESSAGE_FILE_TYPES, 'image']), fileName: z.string() }),
  answer: z.object({ filePath: z.string() }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const releaseMessage = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/{orderNumber}/release',
  access: 'SESSION',
  summary: 'Release a message as a link; production starts when the gift is accepted, or automatically later',
  params: z.object({ orderNumber }),
  body: z.object({ templateId: z.string() }),
  answer: z.object({
    id: z.string(),
    urlReleasedDate: z.iso.datetime({ offset: true }),
    timeToAutoStartProduction: z.iso.datetime({ offset: true }),
  }),
  errors: [
    ...own,
    ...marketplaceErrors,
    'MULTI_ADDRESS_RAKUTEN_ORDER',
    'MESSAGE_NOT_COMPLETED',
    'DESIGN_NOT_COMPLETED',
    'NOT_ENOUGH_DESIGN_EXCEPTION',
    'SPARE_DESIGNS_EXCEPTION',
    'WRONG_PRODUCT_EXCEPTION',
    'DESIGN_CREATE_IMAGE_EXCEPTION',
    'PRODUCT_IS_DELETED',
    'PRODUCT_IS_NOT_PUBLIC',
    'PRODUCT_IS_NOT_FOUND',
    'PRODUCT_IS_OUT_OF_STOCK',
    'PACKAGE_PLAN_NOT_FOUND',
    'PACKAGE_PLAN_NOT_CHOSEN',
    'PRODUCT_OPTION_NOT_CHOSEN',
    'QUANTITY_OF_PACKAGE_PLAN',
    'INVALID_DELIVERY_DATE',
  ],
})

export const startProduction = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/{orderNumber}/startProduction',
  access: 'ANYONE',
  summary: "Accept a gift and choose its delivery date, with the order's id or its session",
  params: z.object({ orderNumber }),
  body: z.object({
    deliveryDate: z.nullish(day),
    deliveryTime: z.nullish(z.string().check(z.maxLength(20))),
    orderId,
  }),
  answer: z.null(),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'LINK_NOT_OPEN', 'ORDER_IS_PRODUCED', 'INVALID_DELIVERY_DATE'],
})
