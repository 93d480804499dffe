import { atom } from 'jotai/vanilla'

/** Counts requests to focus the inspector of the selected item. */
export const openItemAtom = atom(0)
