import { urlOf } from '@irodori/client'
import type { MessageItem } from '@irodori/contract'
import { readMessageFile } from '@irodori/contract/endpoints/message'
import { shownMessageText, shownValidity } from '@irodori/rules'

/** DESIGN while it is being made, PREVIEW for the sender, RELEASED for whoever opens the link. */
export type MessageMode = 'DESIGN' | 'PREVIEW' | 'RELEASED'

/** What a message page shows. Addresses are absolute paths; empty words are left out. */
export interface MessageContent {
  /** Of the places 1 to 3; null where there is none. */
  readonly photos: readonly [string | null, string | null, string | null]
  /** Its size in pixels; 0 by 0 where it is not known. */
  readonly video: { readonly url: string; readonly width: number; readonly height: number } | null
  readonly audio: { readonly url: string; readonly seconds: number } | null
  readonly title: string
  readonly text: string
  /** YYYY/MM/DD */
  readonly validity: string
  readonly senderName?: string
  readonly receiverName?: string
}

/** What the message says until its sender has written one; shown while designing only. */
export const PROPOSED_TEXT = 'メッセージをご入力ください'

interface MessageOwner {
  readonly orderNumber: string
  readonly urlReleasedDate: string | null
  readonly senderName?: string
  readonly receiverName?: string
}

/** The parts of a message as its page shows them: proposed words and the text "null" only while designing. */
export function messageContent(
  items: readonly MessageItem[],
  { defaultTitle }: { readonly defaultTitle: string },
  { orderNumber, urlReleasedDate, ...names }: MessageOwner,
  mode: MessageMode,
  now: Date,
): MessageContent {
  const addressOf = (fileType: 'image' | 'video' | 'audio', fileName: string) =>
    urlOf(readMessageFile, { params: { orderNumber, fileType, fileName } })
  const photoAt = (place: number) => {
    const photo = items.find(({ type, position }) => type === 'RECT_IMAGE' && position === place)
    return photo?.type === 'RECT_IMAGE' ? addressOf('image', photo.fileName) : null
  }
  const wordsAt = (place: number, proposed: string) => {
    const words = items.find(({ type, position }) => type === 'TEXT' && position === place)
    return shownMessageText(words?.type === 'TEXT' ? words.text : null, proposed, mode)
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
    title: wordsAt(1, defaultTitle),
    text: wordsAt(2, PROPOSED_TEXT),
    validity: shownValidity(urlReleasedDate, now),
    ...names,
  }
}
