import type { SessionStore } from '@irodori/client'
import { useConnection } from '@irodori/client/react'
import { PAGES } from '@irodori/contract/pages'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { createKernel } from '../kernel/createKernel.ts'
import type { Editor } from './context/editor.ts'
import { createEditor } from './createEditor.ts'
import { createEditorRegistry } from './editorRegistry.ts'
import type { Journal } from './journal/journal.ts'
import type { EditorRoute } from './opening/editorRoute.ts'
import { editorAddress } from './opening/editorRoute.ts'
import type { OpeningProblem } from './opening/openedDesign.ts'
import { openNew } from './opening/openNew.ts'
import { openSaved } from './opening/openSaved.ts'
import { mayLeaveAtom } from './state/viewState.ts'

export type OpenState =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'PROBLEM'; readonly problem: OpeningProblem }
  | { readonly kind: 'OPEN'; readonly editor: Editor }

const keeper = createEditorRegistry()
const newId = (): string => crypto.randomUUID()

/** Comes beside the design; without it the design opens all the same. */
const openJournal = (address: string, session: SessionStore): Promise<Journal | null> =>
  import('./journal/browserJournal.ts').then(
    ({ openBrowserJournal }) => openBrowserJournal(address, session),
    () => null,
  )

/** Opens what the address names. @returns the state, and the way to try again. */
export function useOpenEditor(place: EditorRoute): readonly [OpenState, () => void] {
  const { client, session } = useConnection()
  const [, navigate] = useLocation()
  const [state, setState] = useState<OpenState>({ kind: 'LOADING' })
  const [attempt, setAttempt] = useState(0)
  const address = editorAddress(place)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that the place does
  useEffect(() => {
    const known = keeper.find(address)
    if (known) {
      keeper.retain(known)
      setState({ kind: 'OPEN', editor: known })
      return () => keeper.release(known)
    }
    setState({ kind: 'LOADING' })
    let isCurrent = true
    let opened: Editor | null = null
    // Its workers and fonts load while the design is on its way.
    const kernel = createKernel()
    const opening = place.kind === 'NEW' ? openNew(client, place, newId) : openSaved(client, place, newId)
    void Promise.all([opening, openJournal(address, session)]).then(([result, journal]) => {
      if (!isCurrent || !result.ok) {
        kernel.destroy()
        journal?.stop()
      }
      if (!isCurrent) return
      if (!result.ok) return setState({ kind: 'PROBLEM', problem: result.problem })
      const editor = createEditor({
        place,
        design: result.design,
        client,
        session,
        kernel,
        journal,
        network: window,
        newId,
        productOptionId: new URLSearchParams(window.location.search).get('o'),
        onAddress(saved) {
          keeper.keep(editorAddress(saved), editor)
          navigate(editorAddress(saved), { replace: true })
        },
        goToMyPage() {
          editor.store.set(mayLeaveAtom, true)
          // The portal answers there: another document.
          window.location.assign(PAGES.myPage.path)
        },
      })
      opened = editor
      keeper.keep(address, editor)
      setState({ kind: 'OPEN', editor })
    })
    return () => {
      isCurrent = false
      if (opened) keeper.release(opened)
    }
  }, [address, attempt, client, session])

  return [state, useCallback(() => setAttempt((last) => last + 1), [])]
}
