import type { EditorStore } from './store.ts'
import type { Message, ToastMessage } from './viewState.ts'
import { announcementAtom, toastAtom } from './viewState.ts'

export interface Announcer {
  /** Read aloud only. */
  readonly announce: (message: Message) => void
  /** Shown for a moment, and read aloud. */
  readonly toast: (message: Message, tone?: ToastMessage['tone']) => void
}

export function createAnnouncer(store: EditorStore): Announcer {
  let last = 0
  const announce = (message: Message): void => {
    last += 1
    store.set(announcementAtom, { ...message, id: last })
  }
  return {
    announce,
    toast(message, tone = 'plain') {
      last += 1
      store.set(toastAtom, { ...message, id: last, tone })
    },
  }
}
