import type { DesignPage } from '@irodori/design/designPage'
import { useCallback, useEffect, useState } from 'react'
import type { PrintRender } from '../../kernel/kernel.ts'
import { useEditor } from '../context/EditorContext.ts'
import { whenPageReady } from '../resources/pageReady.ts'

export type ProofPicture =
  | { readonly kind: 'MAKING' }
  | { readonly kind: 'READY'; readonly render: PrintRender }
  | { readonly kind: 'FAILED' }

const PRINT_SCALE = 1

/** The exact print render of a page. Only one bitmap is held at a time. */
export function useProofPicture(page: DesignPage | null): readonly [ProofPicture, () => void] {
  const { store, kernel } = useEditor()
  const [picture, setPicture] = useState<ProofPicture>({ kind: 'MAKING' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt renders the same page again
  useEffect(() => {
    let isCurrent = true
    let bitmap: ImageBitmap | null = null
    setPicture({ kind: 'MAKING' })
    async function make(): Promise<void> {
      if (!page) return
      await whenPageReady(store, page)
      const render = await kernel.render(page, PRINT_SCALE, 'print')
      if (!render) throw new Error('the exact render for the proof was cancelled by another render')
      if (!isCurrent) return render.bitmap.close()
      bitmap = render.bitmap
      setPicture({ kind: 'READY', render })
    }
    make().catch(() => isCurrent && setPicture({ kind: 'FAILED' }))
    return () => {
      isCurrent = false
      bitmap?.close()
    }
  }, [page, store, kernel, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return [picture, retry]
}
