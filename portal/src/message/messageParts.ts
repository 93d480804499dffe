import type { MessageItem } from '@irodori/contract'
import { PHOTO_RATIOS } from '@irodori/rules'

export type MessagePhoto = Extract<MessageItem, { type: 'RECT_IMAGE' }>
export type MessageMedium = Extract<MessageItem, { type: 'VIDEO' | 'AUDIO' }>

/** A message by its places. */
export interface MessageParts {
  /** By position from 1; null where none lies. */
  readonly photos: readonly (MessagePhoto | null)[]
  readonly video: MessageMedium | null
  readonly audio: MessageMedium | null
  /** As they were saved; empty where they were not. */
  readonly title: string
  readonly text: string
}

/** DGM-13: words that were never saved, and the text "null", are none. */
export function messageParts(items: readonly MessageItem[]): MessageParts {
  const photos = PHOTO_RATIOS.map(
    (_, index) =>
      items.find((item): item is MessagePhoto => item.type === 'RECT_IMAGE' && item.position === index + 1) ?? null,
  )
  const medium = (kind: MessageMedium['type']) =>
    items.find((item): item is MessageMedium => item.type === kind) ?? null
  const words = (position: number): string => {
    const item = items.find(({ type, position: at }) => type === 'TEXT' && at === position)
    return item?.type === 'TEXT' && item.text !== 'null' ? item.text : ''
  }
  return { photos, video: medium('VIDEO'), audio: medium('AUDIO'), title: words(1), text: words(2) }
}

/** What the rules of completeness read (MSG-1, MSG-2). */
export const partsForCompleteness = (items: readonly MessageItem[]) =>
  items.map((item) => ({
    type: item.type,
    position: item.position,
    fileName: item.type === 'TEXT' ? null : item.fileName,
  }))

/** DGM-19: whether something was made in another design than the chosen one, and would go along to it. */
export const hasContentInOtherTemplate = (items: readonly MessageItem[], templateId: string): boolean =>
  items.some((item) => item.templateId !== templateId && (item.type !== 'TEXT' || item.text !== ''))

/** DGM-17: of the templates that were begun the one with most parts; null before any was. */
export function mostCompleteTemplate(items: readonly MessageItem[]): string | null {
  const counts = new Map<string, number>()
  for (const { templateId } of items) counts.set(templateId, (counts.get(templateId) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
