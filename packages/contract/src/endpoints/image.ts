import * as z from 'zod/mini'
import {
  FONT_WEIGHTS,
  Grading,
  HORIZONTAL_ALIGNMENTS,
  TEXT_ITEM_TYPES,
  VERTICAL_ALIGNMENTS,
} from '../entities/designItem.ts'
import { photoCondition } from '../entities/photoCondition.ts'
import { booleanText, count, jsonText, numberText, orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

/** The crop of the specification's image calls. Lengths are pixels of the photo scaled to scaleWidth × scaleHeight. */
const transform = {
  orderNumber: z.optional(z.string()),
  templateId: z.optional(z.string()),
  designDir: z.optional(z.string()),
  scaleWidth: z.optional(numberText),
  scaleHeight: z.optional(numberText),
  rotate: z._default(numberText, 0),
  brightnessFactor: z._default(numberText, 100),
  grading: z.optional(jsonText(Grading)),
  transformType: z._default(z.enum(['RECT_IMAGE', 'CIRCLE_IMAGE', 'ARC_IMAGE']), 'RECT_IMAGE'),
  borderRadiusX: z._default(numberText, 0),
  borderRadiusY: z._default(numberText, 0),
  radius: z._default(numberText, 0),
  templateRotate: z._default(numberText, 0),
  templateAngle: z._default(numberText, 0),
  croppedLeft: z.optional(numberText),
  croppedTop: z.optional(numberText),
  croppedWidth: z.optional(numberText),
  croppedHeight: z.optional(numberText),
  /** Size of the cropped picture. */
  width: z.optional(numberText),
  height: z.optional(numberText),
}

const uploadErrors = [
  'FORBIDDEN',
  'IMAGE_INVALID',
  'IMAGE_MAXIMUM_SIZE',
  'IMAGE_TRUNCATED',
  'IMAGE_TOO_MANY_PIXELS',
  'BUSY',
] as const

const textQuery = z.object({
  text: z.string().check(z.maxLength(2000)),
  itemTypeStr: z._default(z.enum(TEXT_ITEM_TYPES), 'TEXT'),
  width: numberText,
  height: numberText,
  font: z.string(),
  fontSize: numberText,
  fontWeight: z._default(z.enum(FONT_WEIGHTS), 'Normal'),
  color: z._default(z.string(), '#000000'),
  verticalAlignment: z._default(z.enum(VERTICAL_ALIGNMENTS), 'Center'),
  horizontalAlignment: z._default(z.enum(HORIZONTAL_ALIGNMENTS), 'Center'),
  angle: z._default(numberText, 0),
  radius: z._default(numberText, 100),
  spacing: z._default(numberText, 0),
  reverse: z._default(booleanText, false),
  /** Resolution of the page, which converts points of the font size to pixels. */
  dpi: z.optional(numberText),
  orderNumber: z.optional(z.string()),
})

const textPreview = z.object({
  /** A PNG with a transparent background, as a data URL. */
  src: z.string(),
  truncated: z.boolean(),
  /** Characters that the font cannot print. */
  missing: z.array(z.string()),
})

const uploaded = z.object({
  imageFolder: z.string(),
  imageName: z.string(),
  cropImageName: z.string(),
  cropImageWidth: count,
  cropImageHeight: count,
  sourceWidth: count,
  sourceHeight: count,
  photoCondition,
})

const upload = z.object({
  ...transform,
  /** SHA-256 of the photo's pixels as the sender's decoder reads them; the server compares it with its own. */
  pixelHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/image',
  access: 'SESSION',
  bodyKind: 'MULTIPART',
  limit: 'UPLOAD',
  body: upload,
  answer: uploaded,
  errors: uploadErrors,
})

export const cropImage = endpoint({
  method: 'POST',
  path: '/api/image/cropImage',
  access: 'SESSION',
  bodyKind: 'MULTIPART',
  body: z.object({ ...transform, imageName: z.string() }),
  answer: z.object({ cropImageName: z.string() }),
  errors: ['IMAGE_NOT_FOUND', 'FORBIDDEN', 'BUSY'],
})

export const cropFillImage = endpoint({
  method: 'POST',
  path: '/api/image/cropFillImage',
  access: 'SESSION',
  bodyKind: 'MULTIPART',
  query: z.object({ templateId: z.optional(z.string()) }),
  body: z.object({ ...transform, imageName: z.optional(z.string()) }),
  answer: z.object({ imageFolder: z.string(), cropImageName: z.string() }),
  errors: ['FORBIDDEN', 'BUSY'],
})

export const convertImage = endpoint({
  method: 'POST',
  path: '/api/images/converter',
  access: 'SESSION',
  bodyKind: 'MULTIPART',
  limit: 'UPLOAD',
  body: upload,
  answer: uploaded,
  errors: uploadErrors,
})

export const convertKeptImage = endpoint({
  method: 'POST',
  path: '/api/images/{imageName}/converter',
  access: 'SESSION',
  bodyKind: 'MULTIPART',
  params: z.object({ imageName: z.string() }),
  body: z.object(transform),
  answer: z.object({ cropImageName: z.string() }),
  errors: ['IMAGE_NOT_FOUND', 'FORBIDDEN', 'IMAGE_INVALID', 'IMAGE_TRUNCATED', 'IMAGE_TOO_MANY_PIXELS', 'BUSY'],
})

export const previewText = endpoint({
  method: 'GET',
  path: '/api/design/text/preview',
  access: 'ANYONE',
  query: textQuery,
  answer: textPreview,
  errors: ['REQUEST_INVALID', 'BUSY', 'TOO_MANY_TRIES'],
  limit: 'TEXT_PREVIEW',
})

export const convertVerticalText = endpoint({
  method: 'GET',
  path: '/api/images/converter/vertical-text',
  access: 'ANYONE',
  query: textQuery,
  answer: textPreview,
  errors: ['REQUEST_INVALID', 'BUSY', 'TOO_MANY_TRIES'],
  limit: 'TEXT_PREVIEW',
})

export const readSharedImage = endpoint({
  method: 'GET',
  path: '/api/image/sns/{imageFolder}/{cropImageName}',
  access: 'ANYONE',
  params: z.object({ imageFolder: z.string(), cropImageName: z.string() }),
  query: z.object({ orderNumber }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['IMAGE_NOT_FOUND', 'FORBIDDEN', 'BUSY'],
})
