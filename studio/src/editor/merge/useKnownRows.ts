import type { DesignDocument } from '@irodori/design/designPage'
import type { MergeList } from '@irodori/design/merge/mergeList'
import { useEffect, useRef, useState } from 'react'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { documentAtom } from '../state/designState.ts'
import type { KnownRow, KnownRows } from './checkRows.ts'
import { checkRows } from './checkRows.ts'

/** Milliseconds between two states of the list that are shown while rows are checked. */
const SHOWN_MS = 100

const NONE: KnownRows = new Map()

interface Checked {
  readonly design: DesignDocument | null
  readonly patterns: MergeList['patterns'] | null
  readonly address: MergeList['address']
  readonly rows: Map<string, KnownRow>
}

/**
 * The rows that have been checked, more and more of them. A change of a row checks that row, one of the design, of a
 * pattern or of the address side all of them.
 */
export function useKnownRows(list: MergeList, shown: string | null) {
  const { store, kernel } = useEditor()
  const design = useEditorValue(documentAtom)
  const [known, setKnown] = useState(NONE)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const checked = useRef<Checked>({ design: null, patterns: null, address: undefined, rows: new Map() })
  const first = useRef(shown)
  first.current = shown

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt checks the rows that have failed
  useEffect(() => {
    const { patterns, address } = list
    const { current } = checked
    if (current.design !== design || current.patterns !== patterns || current.address !== address)
      checked.current = { design, patterns, address, rows: new Map() }
    const { rows } = checked.current
    let isCurrent = true
    let shownAt = performance.now()
    const show = () => isCurrent && setKnown(new Map(rows))
    setFailed(false)
    checkRows({
      store,
      kernel,
      design,
      list,
      known: rows,
      first: first.current,
      isCurrent: () => isCurrent,
      onChecked: (one) => {
        rows.set(one.row.id, one)
        if (one.row.id !== first.current && performance.now() - shownAt < SHOWN_MS) return
        shownAt = performance.now()
        show()
      },
    }).then(show, () => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [store, kernel, design, list, attempt])
  return { known, hasFailed, retry: () => setAttempt(attempt + 1) }
}
