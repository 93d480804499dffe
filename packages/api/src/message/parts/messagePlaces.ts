import type { MessageItemType } from '@irodori/contract/entities/message'
import { photoRatio } from '@irodori/rules/messageLayout'

/** Whether a message has this place for a file; it has one for the video and one for the sound. */
export const hasFilePlace = (type: MessageItemType, position: number): boolean =>
  type === 'RECT_IMAGE' ? photoRatio(position) !== null : position === 1

/** The item type for a file type in paths, queries and forms; null for others. */
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
