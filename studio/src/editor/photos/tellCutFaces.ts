import type { Announcer } from '../state/announcer.ts'

/** Tells how many faces do not fit into the frames in which photos have just been placed; nothing if all do. */
export function tellCutFaces(announcer: Pick<Announcer, 'toast'>, cut: number): void {
  if (cut > 0) announcer.toast({ key: 'toast.facesCut', values: { count: cut } }, 'warning')
}
