import { type Connection, useConnection } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import type { OrderRecord } from '@irodori/client/orderRecord'
import { PAGES } from '@irodori/contract/pages'
import { err } from '@irodori/result'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { leaveStudio } from '../embedding/frame.ts'
import { createKernel } from '../kernel/createKernel.ts'
import type { Editor } from './context/editor.ts'
import { createEditor } from './createEditor.ts'
import { createEditorRegistry } from './editorRegistry.ts'
import type { Journal } from './journal/journal.ts'
import type { EditorRoute } from './opening/editorRoute.ts'
import { editorAddress } from './opening/editorRoute.ts'
import type { OpeningProblem, OpeningResult } from './opening/openedDesign.ts'
import { openNew } from './opening/openNew.ts'
import { openSaved } from './opening/openSaved.ts'
import { mayLeaveAtom } from './state/viewState.ts'

export type OpenState =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'PROBLEM'; readonly problem: OpeningProblem }
  | { readonly kind: 'OPEN'; readonly editor: Editor }

const registry = createEditorRegistry()
const newId = (): string => crypto.randomUUID()

/** Loads the journal while the design loads. A design opens without a journal if its code cannot be loaded. */
const openJournal = (
  { client, session }: Connection,
  route: EditorRoute,
  address: string,
  opening: Promise<OpeningResult>,
): Promise<readonly [OpeningResult, Journal | null]> =>
  import('./journal/browserJournal.ts').then(
    ({ openWithJournal }) => openWithJournal(client, session, route, address, opening),
    async () => [await opening, null],
  )

/** Makes the session valid for an order. */
const fitSession = (connection: Connection, order: OrderRecord, productId: string) =>
  import('../verification/orderSession.ts').then(
    ({ sessionForOrder }) => sessionForOrder(connection, order, productId),
    () => err<CallError>({ kind: 'NETWORK' }),
  )

/** The product option that the customer chose in the catalogue. */
const optionOfAddress = (): string | null => new URLSearchParams(window.location.search).get('o')

/** The address of a design; a new one keeps the chosen option. */
function addressWithOption(route: EditorRoute): string {
  const address = editorAddress(route)
  const option = route.kind === 'NEW' ? optionOfAddress() : null
  return option === null ? address : `${address}${address.includes('?') ? '&' : '?'}o=${encodeURIComponent(option)}`
}

/** Opens the design of a route. @returns the state and a function that tries again */
export function useOpenEditor(route: EditorRoute): readonly [OpenState, () => void] {
  const connection = useConnection()
  const { client, session } = connection
  const [, navigate] = useLocation()
  const [state, setState] = useState<OpenState>({ kind: 'LOADING' })
  const [attempt, setAttempt] = useState(0)
  const address = editorAddress(route)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address identifies the route
  useEffect(() => {
    const known = registry.find(address)
    if (known) {
      registry.retain(known)
      setState({ kind: 'OPEN', editor: known })
      return () => registry.release(known)
    }
    setState({ kind: 'LOADING' })
    let isCurrent = true
    let opened: Editor | null = null
    // Workers and fonts load while the design loads.
    const kernel = createKernel()
    const opening = route.kind === 'NEW' ? openNew(client, route, newId) : openSaved(client, route, newId)
    void openJournal(connection, route, address, opening).then(([result, journal]) => {
      if (!isCurrent || !result.ok) {
        kernel.destroy()
        journal?.stop()
      }
      if (!isCurrent) return
      if (!result.ok) return setState({ kind: 'PROBLEM', problem: result.error })
      const editor = createEditor({
        route,
        design: result.value,
        client,
        session,
        kernel,
        journal,
        network: window,
        newId,
        fitSession: (order) => fitSession(connection, order, route.productId),
        productOptionId: optionOfAddress(),
        onRoute(saved) {
          registry.register(editorAddress(saved), editor)
          navigate(addressWithOption(saved), { replace: true })
        },
        goToMyPage() {
          editor.store.set(mayLeaveAtom, true)
          // My page belongs to the portal, which is another document.
          leaveStudio(PAGES.myPage.path)
        },
      })
      opened = editor
      registry.register(address, editor)
      void import('./prepareOpened.ts').then(({ prepareOpened }) => prepareOpened(editor))
      setState({ kind: 'OPEN', editor })
    })
    return () => {
      isCurrent = false
      if (opened) registry.release(opened)
    }
  }, [address, attempt, connection])

  return [state, useCallback(() => setAttempt((last) => last + 1), [])]
}
