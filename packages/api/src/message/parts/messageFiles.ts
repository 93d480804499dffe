import { randomBytes } from 'node:crypto'
import type { MessageItem, MessageItemType } from '@irodori/contract/entities/message'

/** Random bytes of a file name, enough that it cannot be guessed: <img> and <video> load files without a session. */
const RANDOM_BYTES = 16

export const newFileName = (extension: string): string => `${randomBytes(RANDOM_BYTES).toString('hex')}.${extension}`

/** A name for a cropped picture. Each crop has a new name, so that browsers may cache it for ever. */
export const newCropName = (extension: 'jpg' | 'png' = 'jpg'): string => `crop_${newFileName(extension)}`

/** Message files lie apart from design files, because different tables decide when they expire. */
export const messageFileKey = (imageFolder: string, name: string): string => `messages/${imageFolder}/${name}`

/** The address of a file; `fileType` is a part of the path. */
export const messageFileUrl = (orderNumber: string, fileType: string, name: string): string =>
  `/api/digitalMessage/${encodeURIComponent(orderNumber)}/file/${fileType}/${name}`

const NAME = /^(crop_)?[0-9a-f]{32}\.([a-z0-9]{3,4})$/

const CONTENT_TYPES: Readonly<Record<MessageItemType, Readonly<Record<string, string>>>> = {
  RECT_IMAGE: { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' },
  VIDEO: { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' },
  AUDIO: { mp3: 'audio/mpeg', m4a: 'audio/mp4', wav: 'audio/wav', ogg: 'audio/ogg', webm: 'audio/webm' },
  TEXT: {},
}

/** The content type of a message file by its server-made name; null for other names. */
export const messageContentType = (type: MessageItemType, name: string): string | null =>
  CONTENT_TYPES[type][NAME.exec(name)?.[2] ?? ''] ?? null

/** The file names of a part of a message. */
export function fileNamesOf(item: MessageItem): string[] {
  switch (item.type) {
    case 'RECT_IMAGE':
      return [item.imageName, item.cropImageName]
    case 'VIDEO':
    case 'AUDIO':
      return [item.fileName]
    case 'TEXT':
      return []
  }
}
