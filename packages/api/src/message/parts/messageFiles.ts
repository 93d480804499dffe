import { randomBytes } from 'node:crypto'
import type { MessageItem, MessageItemType } from '@irodori/contract'

/** So many that nobody guesses a name: <img> and <video> load files without saying who they are. */
const RANDOM_BYTES = 16

export const newFileName = (extension: string): string => `${randomBytes(RANDOM_BYTES).toString('hex')}.${extension}`

/** Of the picture that is cut from a photo; a new cut has a new name, so that browsers may keep every one for ever. */
export const newCropName = (extension: 'jpg' | 'png' = 'jpg'): string => `crop_${newFileName(extension)}`

/** Apart from the designs: what expires there and here is told by different tables. */
export const messageFileKey = (imageFolder: string, name: string): string => `messages/${imageFolder}/${name}`

/** The address of a file; `fileType` is the word of the path. */
export const messageFileUrl = (orderNumber: string, fileType: string, name: string): string =>
  `/api/digitalMessage/${encodeURIComponent(orderNumber)}/file/${fileType}/${name}`

const NAME = /^(crop_)?[0-9a-f]{32}\.([a-z0-9]{3,4})$/

const CONTENT_TYPES: Readonly<Record<MessageItemType, Readonly<Record<string, string>>>> = {
  RECT_IMAGE: { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' },
  VIDEO: { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' },
  AUDIO: { mp3: 'audio/mpeg', m4a: 'audio/mp4', wav: 'audio/wav', ogg: 'audio/ogg', webm: 'audio/webm' },
  TEXT: {},
}

/** The one content type that a file of a message is ever served with, by its server-made name; null for other names. */
export const messageContentType = (type: MessageItemType, name: string): string | null =>
  CONTENT_TYPES[type][NAME.exec(name)?.[2] ?? ''] ?? null

/** The names of the files that a part of a message consists of. */
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
