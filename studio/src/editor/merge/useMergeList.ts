import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { replaceRow } from '@irodori/design/merge/mergeList'
import { atom } from 'jotai/vanilla'
import { useRef, useState } from 'react'
import { useEditor } from '../context/EditorContext.ts'

/** The list where no journal keeps it: it lasts as long as the editor. */
const listAtom = atom<MergeList | null>(null)

/** The list from which the design is filled, kept with the design on this device. */
export function useMergeList() {
  const { store, journal } = useEditor()
  const [list, show] = useState(() => (journal ? journal.state().merge : store.get(listAtom)))
  const latest = useRef(list)
  latest.current = list
  const keep = (next: MergeList | null) => {
    show(next)
    store.set(listAtom, next)
  }
  const setList = (next: MergeList | null) => {
    keep(next)
    journal?.keepList(next)
  }
  return {
    list,
    setList,
    /** Notes when the server saved the list, which the customer may have changed again since it was sent. */
    markSaved: (updatedAt: string) => {
      if (latest.current) setList({ ...latest.current, basedOn: updatedAt })
    },
    setRow: (row: MergeRow) => {
      if (!list) return
      keep(replaceRow(list, row))
      journal?.keepRow(row)
    },
  }
}
