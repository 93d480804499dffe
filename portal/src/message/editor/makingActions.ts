import type { Release } from '../release/useRelease.tsx'
import type { MessagePart } from '../place/messagePart.ts'
import type { OpenPart } from '../place/openParts.ts'

/** What the panel of a wide screen and the bar of a phone offer. */
export interface MakingActions {
  readonly orderNumber: string
  /** The parts that are still empty. */
  readonly parts: readonly OpenPart[]
  /** The parts whose file is uploading. Nothing is previewed or released meanwhile. */
  readonly sending: ReadonlySet<MessagePart>
  readonly release: Release
  readonly onOpenPart: (part: MessagePart) => void
}
