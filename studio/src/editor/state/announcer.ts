import type { EditorStore } from './store.ts'
import type { Message, ToastMessage } from './viewState.ts'
import { announcementAtom, toastAtom } from './viewState.ts'

export interface Announcer {
  /** Announces a message to assistive technology only. */
  readonly announce: (message: Message) => void
  /** Shows a toast, which assistive technology announces too. */
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
