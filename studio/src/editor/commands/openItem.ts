import { atom } from 'jotai/vanilla'

/** Grows each time the inspector of the selected item is asked to take the focus. */
export const openItemAtom = atom(0)
