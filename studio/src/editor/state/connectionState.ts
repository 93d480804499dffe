import { atom } from 'jotai/vanilla'

/** True while the order of the design cannot be looked for without a connection. */
export const orderAwaitedAtom = atom(false)

/** Changes all pages of this browser to the new version of the studio; null unless one waits. */
export const newVersionAtom = atom<{ readonly switchVersion: () => void } | null>(null)
