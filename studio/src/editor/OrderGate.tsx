import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { DesignClaim, VerifiedOrder } from '../verification/admit.ts'
import { VerificationGate } from '../verification/VerificationGate.tsx'
import { useEditorValue } from './context/EditorContext.ts'
import type { Editor } from './context/editor.ts'
import { openingProblemOf } from './opening/openedDesign.ts'
import { orderAtom } from './state/savingState.ts'

/** Asks for order number and phone number above the page until the design is assigned to an order. */
export function OrderGate({ editor }: { readonly editor: Editor }) {
  const [, navigate] = useLocation()
  const order = useEditorValue(orderAtom)
  const [attempt, setAttempt] = useState(0)
  const claim = useMemo((): DesignClaim => {
    const { productId, kind } = editor.route()
    const designIds = editor.design.document.pages.flatMap(({ designId }) => designId ?? [])
    return { productId, actionType: kind === 'NEW' ? 'create' : 'update', ...(kind === 'EDIT' && { designIds }) }
  }, [editor])

  const pass = useCallback(
    async (verified: VerifiedOrder) => {
      const begun = await editor.beginOrder({
        orderNumber: verified.orderNumber,
        phoneNumber: verified.phoneNumber,
      })
      if (begun.ok) return
      const problem = openingProblemOf(begun.error)
      if (problem.kind === 'FORBIDDEN') await editor.ask({ kind: 'PRODUCED' })
      else editor.announcer.toast({ key: 'opening.seriesFailed' }, 'danger')
      setAttempt((last) => last + 1)
    },
    [editor],
  )

  if (order !== null) return null
  const { kind, productId } = editor.route()
  return (
    <VerificationGate
      key={attempt}
      // After a failure the customer decides when to try again.
      isAsking={attempt > 0}
      claim={claim}
      onPassed={pass}
      onClose={() => {
        if (kind === 'NEW') navigate(pagePath(PAGES.product, { productId }))
        else window.location.assign(PAGES.myPage.path)
      }}
    />
  )
}
