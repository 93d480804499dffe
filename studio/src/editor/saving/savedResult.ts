import { atom } from 'jotai/vanilla'

/** True from a save that succeeded until the customer closes its card or changes the design. */
export const savedResultAtom = atom(false)
