import * as z from 'zod/mini'
import { ORDER_STATUSES } from './order.ts'
import { count, dateTime, finite, orderNumber } from './scalars.ts'

export const MESSAGE_ITEM_TYPES = ['RECT_IMAGE', 'VIDEO', 'AUDIO', 'TEXT'] as const
export type MessageItemType = (typeof MESSAGE_ITEM_TYPES)[number]
/** The kinds of file as paths and queries write them. */
export const MESSAGE_FILE_TYPES = ['video', 'audio', 'rect_image'] as const
export type MessageFileType = (typeof MESSAGE_FILE_TYPES)[number]

/** A design of a gift page; the portal styles it by `theme`. */
export const MessageTemplate = z.object({
  id: z.string(),
  name: z.string(),
  theme: z.string(),
  /** The proposed title. */
  defaultTitle: z.string(),
  thumbnailUrl: z.string(),
  position: z.int(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

const place = {
  id: z.string(),
  templateId: z.string(),
  /** 1 to 3 for photos, 1 for the video and the sound, 1 for the title and 2 for the message. */
  position: count,
}

export const MessageImage = z.object({
  type: z.literal('RECT_IMAGE'),
  ...place,
  /** The photo as it was uploaded. */
  imageName: z.string(),
  /** Name of the picture that the page shows: `crop_` and the name of the photo. */
  cropImageName: z.string(),
  /** The same as `cropImageName`; the name under which the file is requested. */
  fileName: z.string(),
  /** Size of the picture that is shown, in pixels. */
  width: count,
  height: count,
  left: finite,
  top: finite,
  /** Size of the uploaded photo, upright, in pixels; the crop uses these pixels. */
  sourceWidth: count,
  sourceHeight: count,
  croppedLeft: finite,
  croppedTop: finite,
  croppedWidth: finite,
  croppedHeight: finite,
  /** Rotation of the photo inside its frame in degrees. The picture is already rotated. Both fields are equal. */
  rotate: finite,
  imageRotate: finite,
  brightness: finite,
  /** Width divided by height of its frame. */
  ratio: finite,
})
export const MessageMedium = z.object({
  type: z.enum(['VIDEO', 'AUDIO']),
  ...place,
  fileName: z.string(),
  /** Seconds. */
  duration: finite,
  width: count,
  height: count,
})
export const MessageText = z.object({ type: z.literal('TEXT'), ...place, text: z.string() })

export const MessageItem = z.discriminatedUnion('type', [MessageImage, MessageMedium, MessageText])
export type MessageItem = z.infer<typeof MessageItem>

/** The data of an order that its released link discloses. */
export const MessageOrder = z.object({
  id: z.string(),
  orderNumber,
  status: z.enum(ORDER_STATUSES),
  templateId: z.nullable(z.string()),
  theme: z.nullable(z.string()),
  /** The proposed title, which is no longer displayed. */
  defaultTitle: z.string(),
  urlReleasedDate: z.nullable(dateTime),
  /** YYYY/MM/DD */
  shownValidity: z.string(),
  timeToAutoStartProduction: z.nullable(dateTime),
  /** First names only. */
  senderName: z.string(),
  receiverName: z.string(),
  canAccept: z.boolean(),
  deliveryDate: z.nullable(z.string()),
  deliveryTime: z.nullable(z.string()),
  /** First and last day that can be chosen; null if the shop decides. */
  firstDeliveryDate: z.nullable(z.string()),
  lastDeliveryDate: z.nullable(z.string()),
  /** All days that can be chosen, in order. */
  deliveryDates: z.array(z.string()),
})
export type MessageOrder = z.infer<typeof MessageOrder>
