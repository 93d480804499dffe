import { atom } from 'jotai/vanilla'
import { orderAtom } from './savingState.ts'
import type { EditorStore } from './store.ts'

/** Whether the customer has read that a new design has no order yet; null if it has one, or is being asked for it at once. */
export const orderLaterAtom = atom<'UNREAD' | 'READ' | null>(null)

/** True while the order of a design is asked for, until the design belongs to it or the customer cancels. */
export const orderWantedAtom = atom(false)

/** Asks for the order of a design that has none, until it is answered. Resolves to whether the design has an order then. */
export function orderGiven(store: EditorStore): Promise<boolean> {
  const isGiven = () => store.get(orderAtom) !== null
  if (isGiven()) return Promise.resolve(true)
  store.set(orderWantedAtom, true)
  return new Promise((resolve) => {
    const stop = store.sub(orderWantedAtom, () => {
      if (store.get(orderWantedAtom)) return
      stop()
      resolve(isGiven())
    })
  })
}
