import type { MessageItem } from '@irodori/contract/entities/message'
import type { MissingPart } from '@irodori/rules/messageCompleteness'
import { MESSAGE_LEVEL, messageLevel, missingParts } from '@irodori/rules/messageCompleteness'
import { partsForCompleteness } from '../messageParts.ts'

/** The question before a release. */
export type ReleaseQuestion =
  /** Level 0: the message cannot be released. */
  | { readonly kind: 'TOP_PHOTO' }
  /** Level 1: the message can be released after a warning that names the missing parts. */
  | { readonly kind: 'MISSING'; readonly parts: readonly MissingPart[] }
  /** Level 2: the message is complete. */
  | { readonly kind: 'COMPLETE' }

/** DGM-14: the question by the level of the message (MSG-2). */
export function releaseQuestion(items: readonly MessageItem[]): ReleaseQuestion {
  const parts = partsForCompleteness(items)
  const level = messageLevel(parts)
  if (level === MESSAGE_LEVEL.NO_TOP_PHOTO) return { kind: 'TOP_PHOTO' }
  return level === MESSAGE_LEVEL.COMPLETE ? { kind: 'COMPLETE' } : { kind: 'MISSING', parts: missingParts(parts) }
}
