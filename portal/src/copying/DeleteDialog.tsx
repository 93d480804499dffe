import { useClient, useSession } from '@irodori/client/ClientProvider'
import type { Order } from '@irodori/contract/entities/order'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleFlight } from '../action/useSingleFlight.ts'
import { useOrderList } from '../orderList/orderListContext.ts'
import type { DesignGroup } from '../piece/designGroups.ts'
import { pagePreviewAddress } from '../piece/pieceAddresses.ts'
import styles from './copying.module.css'
import { DesignProblemDialog } from './DesignProblemDialog.tsx'
import { deleteGroup } from './designCalls.ts'
import { type DesignProblem, deleteProblem } from './designProblem.ts'
import { readPieceSource, recreateGroup } from './recreateGroup.ts'

interface DeleteDialogProps {
  readonly order: Order
  readonly group: DesignGroup
  readonly onClose: () => void
}

/** Asks before a piece is deleted, and offers to restore it afterwards. */
export function DeleteDialog({ order, group, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('copying')
  const client = useClient()
  const role = useSession()?.role ?? 'GUEST'
  const { reload, setStatus } = useOrderList()
  const toast = useToast()
  const [problem, setProblem] = useState<DesignProblem | null>(null)
  const [isBusy, remove] = useSingleFlight(async () => {
    const source = await readPieceSource(client, group)
    const result = await deleteGroup(client, role, order.orderNumber, group)
    if (!result.ok) {
      const found = deleteProblem(result.error)
      if (found.kind === 'NOT_DELETED' || found.kind === 'NOT_FOUND') reload()
      return setProblem(found)
    }
    reload()
    onClose()
    if (!source.ok) return toast({ message: t('delete.done') })
    const ids = group.pages.map(() => crypto.randomUUID())
    const restore = async () => {
      setStatus(null)
      const restored = await recreateGroup(client, source.value, order, (index) => ids[index] ?? '')
      if (restored.ok) toast({ message: t('delete.takenBack') })
      else
        setStatus({ text: t('delete.notTakenBack'), action: { label: t('delete.again'), run: () => void restore() } })
      reload()
    }
    setStatus({ text: t('delete.done'), action: { label: t('delete.takeBack'), run: () => void restore() } })
  })
  const pictures = group.pages.flatMap((page) => pagePreviewAddress(page) ?? []).slice(0, 2)
  if (problem !== null) return <DesignProblemDialog problem={problem} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      confirmLabel={t('delete.yes')}
      cancelLabel={t('delete.no')}
      destructive
      busy={isBusy}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{t('delete.body', { number: group.pages.length })}</p>
      <div className={styles.piece}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" />
        ))}
      </div>
    </ConfirmDialog>
  )
}
