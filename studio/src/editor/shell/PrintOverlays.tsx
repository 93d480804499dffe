import { lazy, Suspense } from 'react'
import { useEditorValue } from '../context/EditorContext.ts'
import { overlayAtom } from '../state/viewState.ts'

const CheckList = lazy(async () => ({ default: (await import('../preflight/CheckList.tsx')).CheckList }))
const ProofView = lazy(async () => ({ default: (await import('../proof/ProofView.tsx')).ProofView }))

/** Checklist and proof, loaded on demand. */
export function PrintOverlays() {
  const overlay = useEditorValue(overlayAtom)
  return (
    <Suspense>
      {overlay === 'CHECKLIST' && <CheckList />}
      {overlay === 'PROOF' && <ProofView />}
    </Suspense>
  )
}
