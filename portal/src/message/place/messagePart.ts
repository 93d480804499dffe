import type { MissingPart } from '@irodori/rules/messageCompleteness'

/** A part of a message that the sender fills. */
export type MessagePart = MissingPart | 'TITLE' | 'TEXT' | 'AUDIO'

/** The parts from the top of the page to its end. */
export const MESSAGE_PARTS = [
  'TITLE',
  'TOP_PHOTO',
  'TEXT',
  'AUDIO',
  'PHOTO_2',
  'VIDEO',
  'PHOTO_3',
] as const satisfies readonly MessagePart[]
