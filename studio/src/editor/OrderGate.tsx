import { withOrder } from '@irodori/client/orderQuery'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { leaveStudio } from '../embedding/frame.ts'
import type { DesignClaim, VerifiedOrder } from '../verification/admit.ts'
import { VerificationGate } from '../verification/VerificationGate.tsx'
import { useEditorValue } from './context/EditorContext.ts'
import type { Editor } from './context/editor.ts'
import { MoveDialogs } from './MoveDialogs.tsx'
import { openingProblemOf } from './opening/openedDesign.ts'
import { orderAtom } from './state/savingState.ts'
import { choosingOrderAtom } from './state/viewState.ts'

/** The order of the design: found or asked for above the page at first, and changed when the customer wishes. */
export function OrderGate({ editor }: { readonly editor: Editor }) {
  const order = useEditorValue(orderAtom)
  const isChoosing = useEditorValue(choosingOrderAtom)
  if (order === null) return <FirstOrder editor={editor} />
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
  if (begun.ok) return true
  const problem = openingProblemOf(begun.error)
  if (problem.kind === 'FORBIDDEN') await editor.ask({ kind: 'PRODUCED' })
  else editor.announcer.toast({ key: 'opening.seriesFailed' }, 'danger')
  return false
}

function FirstOrder({ editor }: { readonly editor: Editor }) {
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
      onPassed={async (verified) => {
        if (!(await begin(editor, verified))) setAttempt((last) => last + 1)
      }}
      onClose={() => {
        if (kind === 'NEW') navigate(withOrder(pagePath(PAGES.product, { productId }), orderNumber))
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
