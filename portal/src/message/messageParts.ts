import type { MessageItem } from '@irodori/contract/entities/message'
import { PHOTO_RATIOS } from '@irodori/rules/messageLayout'

export type MessagePhoto = Extract<MessageItem, { type: 'RECT_IMAGE' }>
export type MessageMedium = Extract<MessageItem, { type: 'VIDEO' | 'AUDIO' }>

/** The parts of a message by position. */
export interface MessageParts {
  /** The photos by position from 1; null for an empty position. */
  readonly photos: readonly (MessagePhoto | null)[]
  readonly video: MessageMedium | null
  readonly audio: MessageMedium | null
  /** The saved texts; empty if none was saved. */
  readonly title: string
  readonly text: string
}

/** Sorts the items of a message into its parts. DGM-13: the text "null" counts as no text. */
export function messageParts(items: readonly MessageItem[]): MessageParts {
  const photos = PHOTO_RATIOS.map(
    (_, index) =>
      items.find((item): item is MessagePhoto => item.type === 'RECT_IMAGE' && item.position === index + 1) ?? null,
  )
  const medium = (kind: MessageMedium['type']) =>
    items.find((item): item is MessageMedium => item.type === kind) ?? null
  const textAt = (position: number): string => {
    const item = items.find(({ type, position: at }) => type === 'TEXT' && at === position)
    return item?.type === 'TEXT' && item.text !== 'null' ? item.text : ''
  }
  return { photos, video: medium('VIDEO'), audio: medium('AUDIO'), title: textAt(1), text: textAt(2) }
}

/** The parts in the shape that the rules of completeness take (MSG-1, MSG-2). */
export const partsForCompleteness = (items: readonly MessageItem[]) =>
  items.map((item) => ({
    type: item.type,
    position: item.position,
    fileName: item.type === 'TEXT' ? null : item.fileName,
  }))

/** DGM-19: whether another template has content that would be copied to the chosen one. */
export const hasContentInOtherTemplate = (items: readonly MessageItem[], templateId: string): boolean =>
  items.some((item) => item.templateId !== templateId && (item.type !== 'TEXT' || item.text !== ''))

/** DGM-17: the template with the most parts; null if the message is empty. */
export function mostCompleteTemplate(items: readonly MessageItem[]): string | null {
  const counts = new Map<string, number>()
  for (const { templateId } of items) counts.set(templateId, (counts.get(templateId) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
