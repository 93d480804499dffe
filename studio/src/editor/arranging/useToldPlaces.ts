import { useEffect } from 'react'
import { useEditor } from '../parts/EditorContext.ts'
import { historyAtom } from '../state/designState.ts'
import { busyAtom } from '../state/viewState.ts'
import { announcePlace, isBoxStep } from './announcePlace.ts'

/** When a hand rests, where it put things is told. */
export function useToldPlaces(): void {
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
