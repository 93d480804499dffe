import { useEffect } from 'react'
import { announcePlace, isBoxStep } from '../arrangement/announcePlace.ts'
import { useEditor } from '../context/EditorContext.ts'
import { historyAtom } from '../state/designState.ts'
import { busyAtom } from '../state/viewState.ts'

/** Announces the new position after a drag. */
export function useAnnouncePlaces(): void {
  const { store, commands } = useEditor()
  useEffect(
    () =>
      store.sub(busyAtom, () => {
        const step = store.get(historyAtom).past.at(-1)
        if (!store.get(busyAtom) && step && isBoxStep(step.label)) announcePlace(commands, step.label)
      }),
    [store, commands],
  )
}
