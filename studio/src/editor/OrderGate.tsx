import { PAGES, pagePath } from '@irodori/contract/pages'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { DesignClaim, VerifiedOrder } from '../verification/admit.ts'
import { VerificationGate } from '../verification/VerificationGate.tsx'
import { useEditorValue } from './context/EditorContext.ts'
import type { Editor } from './context/editor.ts'
import { openingProblemOf } from './opening/openedDesign.ts'
import { orderAtom } from './state/savingState.ts'

/** Order number and phone number over the page, until the design belongs to an order. */
export function OrderGate({ editor }: { readonly editor: Editor }) {
  const [, navigate] = useLocation()
  const order = useEditorValue(orderAtom)
  const [attempt, setAttempt] = useState(0)
  const claim = useMemo((): DesignClaim => {
    const { productId, kind } = editor.place()
    const designIds = editor.design.document.pages.flatMap(({ designId }) => designId ?? [])
    return { productId, actionType: kind === 'NEW' ? 'create' : 'update', ...(kind === 'EDIT' && { designIds }) }
  }, [editor])

  const pass = useCallback(
    async (verified: VerifiedOrder) => {
      const failure = await editor.beginOrder({
        orderNumber: verified.orderNumber,
        phoneNumber: verified.phoneNumber,
      })
      if (failure === null) return
      const problem = openingProblemOf(failure)
      if (problem.kind === 'FORBIDDEN') await editor.ask({ kind: 'PRODUCED' })
      else editor.announcer.toast({ key: 'opening.seriesFailed' }, 'danger')
      setAttempt((last) => last + 1)
    },
    [editor],
  )

  if (order !== null) return null
  const { kind, productId } = editor.place()
  return (
    <VerificationGate
      key={attempt}
      claim={claim}
      onPassed={pass}
      onClose={() => {
        if (kind === 'NEW') navigate(pagePath(PAGES.product, { productId }))
        else window.location.assign(PAGES.myPage.path)
      }}
    />
  )
}
