import type { DialogContent, OpenDialog } from './dialogState.ts'
import { dialogsAtom } from './dialogState.ts'
import type { EditorStore } from './store.ts'

/** Opens a dialog. @returns true if the customer confirmed it, false if they closed it */
export type Ask = (content: DialogContent) => Promise<boolean>

export function createAsk(store: EditorStore): Ask {
  // Requests for a login while one is open share its answer.
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
