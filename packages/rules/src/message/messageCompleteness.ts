/** An item of a digital message, filled or empty; photos and texts have positions from 1. */
export interface MessageItem {
  readonly type: 'RECT_IMAGE' | 'VIDEO' | 'AUDIO' | 'TEXT'
  readonly position: number
  /** Null or empty until a file is uploaded. */
  readonly fileName: string | null
}

/** How complete a message is. The numbers are those of the wire. */
export const MESSAGE_LEVEL = {
  /** The message cannot be released. */
  NO_TOP_PHOTO: 0,
  /** The message can be released after a warning. */
  SOMETHING_MISSING: 1,
  COMPLETE: 2,
} as const
export type MessageLevel = (typeof MESSAGE_LEVEL)[keyof typeof MESSAGE_LEVEL]

const TOP_PHOTO = 1
const OTHER_PHOTOS = [
  { position: 2, part: 'PHOTO_2' },
  { position: 3, part: 'PHOTO_3' },
] as const

/** A part that a message may lack. Sound and text are optional. */
export type MissingPart = 'TOP_PHOTO' | 'PHOTO_2' | 'PHOTO_3' | 'VIDEO'

/** MSG-1: the missing parts of a message among its three photos and its video. */
export function missingParts(items: readonly MessageItem[]): MissingPart[] {
  const filled = items.filter(({ fileName }) => fileName !== null && fileName !== '')
  const hasPhoto = (at: number) => filled.some(({ type, position }) => type === 'RECT_IMAGE' && position === at)
  const missing: MissingPart[] = hasPhoto(TOP_PHOTO) ? [] : ['TOP_PHOTO']
  for (const { position, part } of OTHER_PHOTOS) if (!hasPhoto(position)) missing.push(part)
  if (!filled.some(({ type }) => type === 'VIDEO')) missing.push('VIDEO')
  return missing
}

/** MSG-2: a message without its top photo has level 0, with all its parts level 2, otherwise level 1. */
export function messageLevel(items: readonly MessageItem[]): MessageLevel {
  const missing = missingParts(items)
  if (missing.includes('TOP_PHOTO')) return MESSAGE_LEVEL.NO_TOP_PHOTO
  return missing.length > 0 ? MESSAGE_LEVEL.SOMETHING_MISSING : MESSAGE_LEVEL.COMPLETE
}
