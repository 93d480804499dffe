import { atom } from 'jotai/vanilla'

/** Windows whose photo is being read. */
export const ingestingAtom = atom<ReadonlySet<string>>(new Set<string>())
