import type { MessageItem } from '@irodori/contract/entities/message'
import { missingParts } from '@irodori/rules/messageCompleteness'
import { messageParts, partsForCompleteness } from '../messageParts.ts'
import { MESSAGE_PARTS, type MessagePart } from './messagePart.ts'

/** REQUIRED: no release without it. WANTED: a release without it is warned about. OPTIONAL: nothing asks for it. */
type PartNeed = 'REQUIRED' | 'WANTED' | 'OPTIONAL'

export interface OpenPart {
  readonly part: MessagePart
  readonly need: PartNeed
}

interface OpenPartsInput {
  readonly items: readonly MessageItem[]
  /** The texts as the fields show them. */
  readonly title: string
  readonly text: string
}

/** DGM-32: the parts that are still empty, those that the release asks for first, each group in the order of the page. */
export function openParts({ items, title, text }: OpenPartsInput): readonly OpenPart[] {
  const missing: readonly MessagePart[] = missingParts(partsForCompleteness(items))
  const isEmpty: Partial<Record<MessagePart, boolean>> = {
    TITLE: title === '',
    TEXT: text === '',
    AUDIO: messageParts(items).audio === null,
  }
  const asked = MESSAGE_PARTS.filter((part) => missing.includes(part))
  const others = MESSAGE_PARTS.filter((part) => isEmpty[part])
  return [
    ...asked.map((part): OpenPart => ({ part, need: part === 'TOP_PHOTO' ? 'REQUIRED' : 'WANTED' })),
    ...others.map((part): OpenPart => ({ part, need: 'OPTIONAL' })),
  ]
}
