import { useClient, useSession } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import type { Order } from '@irodori/contract/entities/order'
import { ok } from '@irodori/result'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useTranslation } from 'react-i18next'
import { useOrderList } from '../orderList/orderListContext.ts'
import { useReloadOrders } from '../orderList/useOrders.ts'
import type { DesignGroup } from '../piece/designGroups.ts'
import { pagePreviewAddress } from '../piece/pieceAddresses.ts'
import styles from './copying.module.css'
import { DesignProblemDialog } from './DesignProblemDialog.tsx'
import { deleteGroup } from './designCalls.ts'
import { deleteProblem } from './designProblem.ts'
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
  const { setStatus } = useOrderList()
  const reload = useReloadOrders()
  const toast = useToast()
  const { run, isPending, error } = useResultMutation(
    async () => {
      const source = await readPieceSource(client, group)
      const deleted = await deleteGroup(client, role, order.orderNumber, group)
      return deleted.ok ? ok(source) : deleted
    },
    {
      onSuccess: (source) => {
        reload()
        onClose()
        if (!source.ok) return toast({ message: t('delete.done') })
        const ids = group.pages.map(() => crypto.randomUUID())
        const restore = async () => {
          setStatus(null)
          const restored = await recreateGroup(client, source.value, order, (index) => ids[index] ?? '')
          if (restored.ok) toast({ message: t('delete.takenBack') })
          else
            setStatus({
              text: t('delete.notTakenBack'),
              action: { label: t('delete.again'), run: () => void restore() },
            })
          reload()
        }
        setStatus({ text: t('delete.done'), action: { label: t('delete.takeBack'), run: () => void restore() } })
      },
      // The piece may be gone although the call has failed.
      onError: reload,
    },
  )
  const pictures = group.pages.flatMap((page) => pagePreviewAddress(page) ?? []).slice(0, 2)
  if (error !== null) return <DesignProblemDialog problem={deleteProblem(error)} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      confirmLabel={t('delete.yes')}
      cancelLabel={t('delete.no')}
      destructive
      busy={isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>{t('delete.body', { count: group.pages.length })}</p>
      <div className={styles.piece}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" />
        ))}
      </div>
    </ConfirmDialog>
  )
}
