import type { EditorStore } from '../state/store.ts'
import { choosingOrderAtom } from '../state/viewState.ts'

/** Resolves once no other order is being chosen for the design. */
export const orderChosen = (store: EditorStore): Promise<void> =>
  new Promise((resolve) => {
    if (!store.get(choosingOrderAtom)) return resolve()
    const stop = store.sub(choosingOrderAtom, () => {
      if (store.get(choosingOrderAtom)) return
      stop()
      resolve()
    })
  })
