import { urlOf } from '@irodori/client/urlOf'
import { readMessageFile } from '@irodori/contract/endpoints/message'
import type { MessageItem } from '@irodori/contract/entities/message'
import { shownOpenUntil, shownValidity } from '@irodori/rules/linkValidity'
import { shownMessageText } from '@irodori/rules/messageText'

/** DESIGN: the sender edits the message. PREVIEW: the sender previews it. RELEASED: the recipient opens the link. */
export type MessageMode = 'DESIGN' | 'PREVIEW' | 'RELEASED'

/** The contents of a message page. Addresses are absolute paths; empty text is not shown. */
export interface MessageContent {
  /** The photos at positions 1 to 3; null for an empty position. */
  readonly photos: readonly [string | null, string | null, string | null]
  /** Size in pixels; 0 by 0 if unknown. */
  readonly video: { readonly url: string; readonly width: number; readonly height: number } | null
  readonly audio: { readonly url: string; readonly seconds: number } | null
  readonly title: string
  readonly text: string
  /** The last day on which the recipient can choose the delivery, YYYY/MM/DD. */
  readonly validity: string
  /** The last day on which the page opens, YYYY/MM/DD. */
  readonly openUntil: string
  readonly senderName?: string
  readonly receiverName?: string
}

/** GFT-3: the proposed text of a message; only the design shows it. */
export const PROPOSED_TEXT = 'メッセージをご入力ください'

interface MessageOwner {
  readonly orderNumber: string
  readonly urlReleasedDate: string | null
  readonly senderName?: string
  readonly receiverName?: string
}

/** Selects the contents of a message page. GFT-3: proposed text and the text "null" are shown in the design only. */
export function messageContent(
  items: readonly MessageItem[],
  { defaultTitle }: { readonly defaultTitle: string },
  { orderNumber, urlReleasedDate, ...names }: MessageOwner,
  mode: MessageMode,
  now: Date,
): MessageContent {
  const addressOf = (fileType: 'image' | 'video' | 'audio', fileName: string) =>
    urlOf(readMessageFile, { params: { orderNumber, fileType, fileName } })
  const photoAt = (at: number) => {
    const photo = items.find(({ type, position }) => type === 'RECT_IMAGE' && position === at)
    return photo?.type === 'RECT_IMAGE' ? addressOf('image', photo.fileName) : null
  }
  const textAt = (at: number, proposed: string) => {
    const item = items.find(({ type, position }) => type === 'TEXT' && position === at)
    return shownMessageText(item?.type === 'TEXT' ? item.text : null, proposed, mode)
  }
  const mediumOf = (type: 'VIDEO' | 'AUDIO') => {
    const medium = items.find((item) => item.type === type)
    return medium?.type === 'VIDEO' || medium?.type === 'AUDIO' ? medium : null
  }
  const video = mediumOf('VIDEO')
  const audio = mediumOf('AUDIO')
  return {
    photos: [photoAt(1), photoAt(2), photoAt(3)],
    video: video ? { url: addressOf('video', video.fileName), width: video.width, height: video.height } : null,
    audio: audio ? { url: addressOf('audio', audio.fileName), seconds: audio.duration } : null,
    title: textAt(1, defaultTitle),
    text: textAt(2, PROPOSED_TEXT),
    validity: shownValidity(urlReleasedDate, now),
    openUntil: shownOpenUntil(urlReleasedDate, now),
    ...names,
  }
}
