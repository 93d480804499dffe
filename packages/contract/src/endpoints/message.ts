import * as z from 'zod/mini'
import { MESSAGE_FILE_TYPES, MessageImage, MessageItem, MessageOrder, MessageTemplate } from '../entities/message.ts'
import { count, countText, day, numberText, orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { UPLOAD_LIMITS } from '../protocol/uploadLimits.ts'
import { marketplaceErrors, mediumErrors, messageErrors } from './sharedErrors.ts'

const number = z.optional(numberText)
/** The credential of a released link, used instead of a session. */
const orderId = z.optional(z.string().check(z.maxLength(64)))

export const uploadMessageFile = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/file',
  access: 'SESSION',
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
  errors: [...messageErrors, ...mediumErrors],
  limit: 'UPLOAD',
  maxFileBytes: UPLOAD_LIMITS.VIDEO + 1,
})

export const deleteMessageFile = endpoint({
  method: 'DELETE',
  path: '/api/digitalMessage/file',
  access: 'SESSION',
  query: z.object({
    orderNumber,
    fileType: z.enum(MESSAGE_FILE_TYPES),
    position: z._default(countText, 1),
    templateId: z.string(),
  }),
  answer: z.null(),
  errors: messageErrors,
})

export const saveMessageText = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/text',
  access: 'SESSION',
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
  errors: [...messageErrors, 'TEXT_NOT_DISPLAYABLE'],
})

export const saveMessageImage = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/image',
  access: 'SESSION',
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
  errors: [...messageErrors, ...mediumErrors],
  limit: 'UPLOAD',
})

export const copyMessage = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/{orderNumber}/carry',
  access: 'SESSION',
  params: z.object({ orderNumber }),
  body: z.object({ templateId: z.string().check(z.maxLength(100)) }),
  answer: z.array(MessageItem),
  errors: messageErrors,
})

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/templates',
  access: 'ANYONE',
  answer: z.array(MessageTemplate),
})

export const readMessageTemplate = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/template/{id}',
  access: 'ANYONE',
  params: z.object({ id: z.string() }),
  answer: MessageTemplate,
  errors: ['NOT_FOUND'],
})

export const readMessageOrder = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/order/{orderId}',
  access: 'ANYONE',
  params: z.object({ orderId: z.string() }),
  answer: MessageOrder,
  errors: ['LINK_NOT_OPEN'],
})

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/{orderNumber}',
  access: 'ANYONE',
  params: z.object({ orderNumber }),
  query: z.object({ templateId: z.optional(z.string()), orderId }),
  answer: z.array(MessageItem),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'LINK_NOT_OPEN'],
})

export const readMessageFont = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/order/{orderId}/font',
  access: 'ANYONE',
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
  params: z.object({ orderNumber, fileType: z.enum([...MESSAGE_FILE_TYPES, 'image']), fileName: z.string() }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

export const readMessageFilePath = endpoint({
  method: 'GET',
  path: '/api/digitalMessage/{orderNumber}/filePath/{fileType}/{fileName}',
  access: 'SESSION',
  params: z.object({ orderNumber, fileType: z.enum([...MESSAGE_FILE_TYPES, 'image']), fileName: z.string() }),
  answer: z.object({ filePath: z.string() }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const releaseMessage = endpoint({
  method: 'POST',
  path: '/api/digitalMessage/{orderNumber}/release',
  access: 'SESSION',
  params: z.object({ orderNumber }),
  body: z.object({ templateId: z.string() }),
  answer: z.object({
    id: z.string(),
    urlReleasedDate: z.iso.datetime({ offset: true }),
    timeToAutoStartProduction: z.iso.datetime({ offset: true }),
  }),
  errors: [
    ...messageErrors,
    ...marketplaceErrors,
    'MULTI_ADDRESS_RAKUTEN_ORDER',
    'MESSAGE_NOT_COMPLETED',
    'DESIGN_NOT_COMPLETED',
    'DESIGN_NOT_PRINTABLE',
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
  params: z.object({ orderNumber }),
  body: z.object({
    deliveryDate: z.nullish(day),
    deliveryTime: z.nullish(z.string().check(z.maxLength(20))),
    orderId,
  }),
  answer: z.null(),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'LINK_NOT_OPEN', 'ORDER_IS_PRODUCED', 'INVALID_DELIVERY_DATE'],
})
