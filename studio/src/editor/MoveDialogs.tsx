import { useConnection } from '@irodori/client/ClientProvider'
import type { OrderRecord } from '@irodori/client/orderRecord'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignClaim } from '../verification/admit.ts'
import { VerificationGate } from '../verification/VerificationGate.tsx'
import { useEditorValue } from './context/EditorContext.ts'
import type { Editor } from './context/editor.ts'
import { editorAddress } from './opening/editorRoute.ts'
import { NONE, type SavedRoute } from './opening/openSaved.ts'
import { moveDesign } from './saving/moveDesign.ts'
import { pagesAtom } from './state/designState.ts'
import { hasUnsavedWorkAtom, orderAtom } from './state/savingState.ts'
import { mayLeaveAtom } from './state/viewState.ts'

interface MoveDialogsProps {
  readonly editor: Editor
  readonly route: SavedRoute
  readonly claim: DesignClaim
  readonly onClose: () => void
}

/** Another order for a saved design: unsaved work is saved first, then the order is chosen and the move confirmed. */
export function MoveDialogs({ editor, route, claim, onClose }: MoveDialogsProps) {
  const { t } = useTranslation(['verification', 'errors'])
  const connection = useConnection()
  const messageOf = useErrorMessage()
  const [from] = useState(() => editor.store.get(orderAtom))
  const [to, setTo] = useState<OrderRecord | null>(null)
  const hasWork = useEditorValue(hasUnsavedWorkAtom)
  const { run, isPending, error } = useResultMutation(
    (target: OrderRecord) => moveDesign(connection, route, claim.productId, from ?? target, target),
    {
      onSuccess: async (designs, target) => {
        const [first] = designs
        if (first === undefined) return onClose()
        const designSeriesId = first.designSeriesId ?? NONE
        const groupNumber = String(first.groupNumber)
        const address = editorAddress({ ...route, orderNumber: target.orderNumber, groupNumber, designSeriesId })
        const versions = Object.fromEntries(designs.map(({ randomId, updatedAt }) => [randomId, updatedAt]))
        editor.journal?.accepted(editor.store.get(pagesAtom), versions, address)
        await editor.journal?.settled()
        editor.store.set(mayLeaveAtom, true)
        window.location.assign(address)
      },
    },
  )

  if (hasWork) {
    return (
      <ConfirmDialog
        open
        title={t('move.saveFirst.title')}
        confirmLabel={t('move.saveFirst.confirm')}
        cancelLabel={t('move.cancel')}
        onConfirm={() => {
          onClose()
          void editor.commands.saving.saveAll()
        }}
        onCancel={onClose}
      >
        {t('move.saveFirst.body')}
      </ConfirmDialog>
    )
  }
  if (to === null) {
    return (
      <VerificationGate
        start="CHOOSE"
        claim={claim}
        current={from?.orderNumber ?? null}
        onPassed={({ orderNumber, phoneNumber }) =>
          orderNumber === from?.orderNumber ? onClose() : setTo({ orderNumber, phoneNumber })
        }
        onClose={onClose}
      />
    )
  }
  const numbers = { from: from?.orderNumber ?? '', to: to.orderNumber }
  return (
    <ConfirmDialog
      open
      title={t('move.title', numbers)}
      confirmLabel={t('move.confirm', numbers)}
      cancelLabel={t('move.cancel')}
      busy={isPending}
      onConfirm={() => void run(to)}
      onCancel={onClose}
    >
      <p>{t('move.body', numbers)}</p>
      <p>{t('move.wrapping', numbers)}</p>
      {error && <p role="alert">{messageOf(error).body}</p>}
    </ConfirmDialog>
  )
}
