/** A filled or empty place of a digital message; photos and texts have positions from 1. */
export interface MessageItem {
  readonly type: 'RECT_IMAGE' | 'VIDEO' | 'AUDIO' | 'TEXT'
  readonly position: number
  /** Null or empty while nothing was uploaded. */
  readonly fileName: string | null
}

/** How complete a message is; the numbers travel. */
export const MESSAGE_LEVEL = {
  /** Not fit to be released. */
  NO_TOP_PHOTO: 0,
  /** May be released after a warning. */
  SOMETHING_MISSING: 1,
  COMPLETE: 2,
} as const
export type MessageLevel = (typeof MESSAGE_LEVEL)[keyof typeof MESSAGE_LEVEL]

const TOP_PHOTO = 1
const OTHER_PHOTOS = [
  { position: 2, part: 'PHOTO_2' },
  { position: 3, part: 'PHOTO_3' },
] as const

/** What a message may lack; sound and words are the customer's choice. */
export type MissingPart = 'TOP_PHOTO' | 'PHOTO_2' | 'PHOTO_3' | 'VIDEO'

/** MSG-1: what a message lacks of its three photos and its video. */
export function missingParts(items: readonly MessageItem[]): MissingPart[] {
  const filled = items.filter(({ fileName }) => fileName !== null && fileName !== '')
  const hasPhoto = (at: number) => filled.some(({ type, position }) => type === 'RECT_IMAGE' && position === at)
  const missing: MissingPart[] = hasPhoto(TOP_PHOTO) ? [] : ['TOP_PHOTO']
  for (const { position, part } of OTHER_PHOTOS) if (!hasPhoto(position)) missing.push(part)
  if (!filled.some(({ type }) => type === 'VIDEO')) missing.push('VIDEO')
  return missing
}

/** MSG-2: without its top photo a message is at level 0, with all its parts at 2, otherwise at 1. */
export function messageLevel(items: readonly MessageItem[]): MessageLevel {
  const missing = missingParts(items)
  if (missing.includes('TOP_PHOTO')) return MESSAGE_LEVEL.NO_TOP_PHOTO
  return missing.length > 0 ? MESSAGE_LEVEL.SOMETHING_MISSING : MESSAGE_LEVEL.COMPLETE
}
