import type { DialogContent, OpenDialog } from './dialogState.ts'
import { dialogsAtom } from './dialogState.ts'
import type { EditorStore } from './store.ts'

/** Puts a question to the customer. @returns true when the dialog's action was taken, false when it was closed. */
export type Ask = (content: DialogContent) => Promise<boolean>

export function createAsk(store: EditorStore): Ask {
  // Whoever needs a login while one is being asked for waits for the same answer.
  let login: Promise<boolean> | null = null
  return (content) => {
    if (content.kind !== 'LOGIN') return open(store, content)
    login ??= open(store, content).finally(() => {
      login = null
    })
    return login
  }
}

const open = (store: EditorStore, content: DialogContent): Promise<boolean> =>
  new Promise((resolve) => {
    const dialog: OpenDialog = {
      content,
      answer(accepted) {
        store.set(dialogsAtom, (shown) => shown.filter((other) => other !== dialog))
        resolve(accepted)
      },
    }
    store.set(dialogsAtom, (shown) => [...shown, dialog])
  })
