import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { DesignClaim, VerifiedOrder } from '../../verification/admit.ts'
import { VerificationGate } from '../../verification/VerificationGate.tsx'
import type { Editor } from '../createEditor.ts'
import { problemOf } from '../opening/opened.ts'
import { orderAtom } from '../state/savingState.ts'
import { useEditorValue } from './EditorContext.ts'

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
      const problem = problemOf(failure)
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
        if (kind === 'NEW') navigate(`/product/${encodeURIComponent(productId)}`)
        else window.location.assign('/mypage')
      }}
    />
  )
}
