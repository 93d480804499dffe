import { useConnection } from '@irodori/client/ClientProvider'
import { withOrder } from '@irodori/client/orderQuery'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import type { LoginFlow } from '@irodori/ui/loginFlow'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { leaveStudio } from '../embedding/frame.ts'
import type { DesignClaim, VerifiedOrder } from '../verification/admit.ts'
import { OrderNeededDialog } from '../verification/OrderNeededDialog.tsx'
import { VerificationGate } from '../verification/VerificationGate.tsx'
import { useEditorValue } from './context/EditorContext.ts'
import type { Editor } from './context/editor.ts'
import { MoveDialogs } from './MoveDialogs.tsx'
import { useAwaitedConnection } from './offline/useAwaitedConnection.ts'
import { openingProblemOf } from './opening/openedDesign.ts'
import { productAtom } from './state/designState.ts'
import { orderLaterAtom, orderWantedAtom } from './state/orderLater.ts'
import { orderAtom } from './state/savingState.ts'
import { choosingOrderAtom } from './state/viewState.ts'

/**
 * The order of the design: found or asked for above the page at first, and changed when the customer wishes. Whoever is not
 * logged in begins a new design without one, unless the address names it (ODR-57).
 */
export function OrderGate({ editor }: { readonly editor: Editor }) {
  const { session } = useConnection()
  const order = useEditorValue(orderAtom)
  const isChoosing = useEditorValue(choosingOrderAtom)
  const [isLater] = useState(() => {
    const route = editor.route()
    return route.kind === 'NEW' && route.orderNumber === null && session.read() === null
  })
  if (order === null) return isLater ? <LaterOrder editor={editor} /> : <FirstOrder editor={editor} />
  return isChoosing ? <OtherOrder editor={editor} /> : null
}

function useClaim(editor: Editor): DesignClaim {
  return useMemo(() => {
    const { productId, kind } = editor.route()
    const designIds = editor.design.document.pages.flatMap(({ designId }) => designId ?? [])
    return { productId, actionType: kind === 'NEW' ? 'create' : 'update', ...(kind === 'EDIT' && { designIds }) }
  }, [editor])
}

/** Assigns the design to the order. @returns whether that succeeded; otherwise the reason has been shown */
async function begin(editor: Editor, { orderNumber, phoneNumber }: VerifiedOrder): Promise<boolean> {
  const begun = await editor.beginOrder({ orderNumber, phoneNumber })
  if (begun.ok) {
    editor.store.set(orderWantedAtom, false)
    return true
  }
  const problem = openingProblemOf(begun.error)
  if (problem.kind === 'FORBIDDEN') await editor.ask({ kind: 'PRODUCED' })
  else editor.announcer.toast({ key: 'opening.seriesFailed' }, 'danger')
  return false
}

/** Asks for nothing until a save, or the customer, wants the order. */
function LaterOrder({ editor }: { readonly editor: Editor }) {
  const { store } = editor
  const isWanted = useEditorValue(orderWantedAtom)
  const product = useEditorValue(productAtom)
  const [hasNumber, setHasNumber] = useState(false)
  useEffect(() => {
    store.set(orderLaterAtom, 'UNREAD')
    return () => store.set(orderLaterAtom, null)
  }, [store])
  if (!isWanted) return null
  return hasNumber ? (
    <OrderSearch editor={editor} loginFlow="GUEST_LOGIN" onClose={() => setHasNumber(false)} />
  ) : (
    <OrderNeededDialog
      productName={product?.name ?? ''}
      onGo={() => setHasNumber(true)}
      onClose={() => store.set(orderWantedAtom, false)}
    />
  )
}

/** Without a connection the customer is asked nothing; the order is looked for when the connection is back. */
function FirstOrder({ editor }: { readonly editor: Editor }) {
  const [isAwaited, awaitConnection] = useAwaitedConnection(editor.store)
  return isAwaited ? null : <OrderSearch editor={editor} onUnreachable={awaitConnection} />
}

interface OrderSearchProps {
  readonly editor: Editor
  /** The panel with which a login begins; the choice of methods if left out. */
  readonly loginFlow?: LoginFlow
  /** Left out where the design cannot be shown without an order. */
  readonly onClose?: () => void
  /** Left out where the customer asked for the form, which then says that there is no connection. */
  readonly onUnreachable?: () => void
}

function OrderSearch({ editor, loginFlow, onClose, onUnreachable }: OrderSearchProps) {
  const [, navigate] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const claim = useClaim(editor)
  const { kind, productId, orderNumber } = editor.route()
  return (
    <VerificationGate
      key={attempt}
      // After a failure the customer decides when to try again.
      start={attempt > 0 ? 'ASK' : 'FIND'}
      claim={claim}
      wanted={orderNumber}
      isFixed={kind === 'EDIT'}
      onUnreachable={onUnreachable}
      {...(loginFlow && { loginFlow })}
      onPassed={async (verified) => {
        if (!(await begin(editor, verified))) setAttempt((last) => last + 1)
      }}
      onClose={() => {
        editor.store.set(orderWantedAtom, false)
        if (onClose) onClose()
        else if (kind === 'NEW') navigate(withOrder(pagePath(PAGES.product, { productId }), orderNumber))
        else leaveStudio(PAGES.myPage.path)
      }}
    />
  )
}

/** A new design gets the other order as its target; a saved one is moved there after a confirmation. */
function OtherOrder({ editor }: { readonly editor: Editor }) {
  const claim = useClaim(editor)
  const [route] = useState(editor.route)
  const current = editor.store.get(orderAtom)?.orderNumber ?? null
  const close = () => editor.store.set(choosingOrderAtom, false)
  if (route.kind === 'EDIT') return <MoveDialogs editor={editor} route={route} claim={claim} onClose={close} />
  return (
    <VerificationGate
      start="CHOOSE"
      claim={claim}
      current={current}
      onPassed={async (verified) => {
        await begin(editor, verified)
        close()
      }}
      onClose={close}
    />
  )
}
