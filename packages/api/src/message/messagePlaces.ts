import type { MessageItemType } from '@irodori/contract'

/** Width by height of the places for photos, the top one first. */
const PHOTO_RATIOS = [0.831, 1.5, 1.5]

/** The words of a message and how long each may be, in characters. */
const TEXT_LENGTHS = [50, 1000]

/** Null where there is no such place for a photo. */
export const photoRatio = (position: number): number | null => PHOTO_RATIOS[position - 1] ?? null

/** Null where there is no such place for words. */
export const longestText = (position: number): number | null => TEXT_LENGTHS[position - 1] ?? null

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
