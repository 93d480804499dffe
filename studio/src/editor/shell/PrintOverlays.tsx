import { lazy, Suspense, useEffect } from 'react'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { rememberGuides } from '../state/rememberGuides.ts'
import { overlayAtom } from '../state/viewState.ts'

const CheckList = lazy(async () => ({ default: (await import('../preflight/CheckList.tsx')).CheckList }))
const ProofView = lazy(async () => ({ default: (await import('../proof/ProofView.tsx')).ProofView }))

/** Checklist and proof, loaded on demand. */
export function PrintOverlays() {
  const { store } = useEditor()
  const overlay = useEditorValue(overlayAtom)
  useEffect(() => rememberGuides(store, () => window.localStorage), [store])
  return (
    <Suspense>
      {overlay === 'CHECKLIST' && <CheckList />}
      {overlay === 'PROOF' && <ProofView />}
    </Suspense>
  )
}
