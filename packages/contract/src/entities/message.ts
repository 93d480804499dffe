import * as z from 'zod/mini'
import { ORDER_STATUSES } from './order.ts'
import { count, dateTime, finite, orderNumber } from './scalars.ts'

export const MESSAGE_ITEM_TYPES = ['RECT_IMAGE', 'VIDEO', 'AUDIO', 'TEXT'] as const
export type MessageItemType = (typeof MESSAGE_ITEM_TYPES)[number]
/** As paths and queries write the kinds of file. */
export const MESSAGE_FILE_TYPES = ['video', 'audio', 'rect_image'] as const
export type MessageFileType = (typeof MESSAGE_FILE_TYPES)[number]

/** Bytes of one piece of an upload, but for the last: short enough that a cut costs little. */
export const MESSAGE_PIECE_BYTES = 2 * 1024 * 1024

/** A design of a gift page; its look is the portal's, by `theme`. */
export const MessageTemplate = z.object({
  id: z.string(),
  name: z.string(),
  theme: z.string(),
  /** What the title says before the orderer writes one. */
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
  /** What the page shows: crop_ and the name. */
  cropImageName: z.string(),
  /** The same: what is asked for as a file. */
  fileName: z.string(),
  /** Of the picture that is shown, in pixels. */
  width: count,
  height: count,
  left: finite,
  top: finite,
  /** Of the photo as it was uploaded, upright, in pixels; the crop is in these. */
  sourceWidth: count,
  sourceHeight: count,
  croppedLeft: finite,
  croppedTop: finite,
  croppedWidth: finite,
  croppedHeight: finite,
  /** Degrees by which the photo was turned inside its window; the picture is turned already. Both are the same. */
  rotate: finite,
  imageRotate: finite,
  brightness: finite,
  /** Width by height of its place. */
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

/** What the person who opens the link may know of the order. */
export const MessageOrder = z.object({
  id: z.string(),
  orderNumber,
  status: z.enum(ORDER_STATUSES),
  templateId: z.nullable(z.string()),
  theme: z.nullable(z.string()),
  /** What the title proposed; shown to nobody any more. */
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
  /** The days that can be chosen, first and last; null where the shop decides. */
  firstDeliveryDate: z.nullable(z.string()),
  lastDeliveryDate: z.nullable(z.string()),
  /** All the days that can be chosen, in their order. */
  deliveryDates: z.array(z.string()),
})
export type MessageOrder = z.infer<typeof MessageOrder>
