import type { MessageItemType } from '@irodori/contract'
import { photoRatio } from '@irodori/rules'

/** Whether a message has a place for a file; there is one for the video and one for the sound. */
export const hasFilePlace = (type: MessageItemType, position: number): boolean =>
  type === 'RECT_IMAGE' ? photoRatio(position) !== null : position === 1

/** What paths, queries and forms call the kinds of file; null for other words. */
export function itemTypeOf(word: string): Exclude<MessageItemType, 'TEXT'> | null {
  switch (word.toLowerCase()) {
    case 'video':
      return 'VIDEO'
    case 'audio':
      return 'AUDIO'
    case 'rect_image':
    case 'image':
      return 'RECT_IMAGE'
    default:
      return null
  }
}
