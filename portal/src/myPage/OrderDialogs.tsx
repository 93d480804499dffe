import { lazy, Suspense } from 'react'
import type { OrderDialog } from '../orderList/orderListContext.ts'

const CopyDialog = lazy(async () => ({ default: (await import('../copying/CopyDialog.tsx')).CopyDialog }))
const DeleteDialog = lazy(async () => ({ default: (await import('../copying/DeleteDialog.tsx')).DeleteDialog }))
const ReorderDialog = lazy(async () => ({ default: (await import('../copying/ReorderDialog.tsx')).ReorderDialog }))
const InvoiceDialog = lazy(async () => ({ default: (await import('../invoice/InvoiceDialog.tsx')).InvoiceDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('../sharing/ShareDialog.tsx')).ShareDialog }))
const DownloadDialog = lazy(async () => ({
  default: (await import('../downloading/DownloadDialog.tsx')).DownloadDialog,
}))
const PointMailDialog = lazy(async () => ({ default: (await import('./PointMailDialog.tsx')).PointMailDialog }))
const OrderNotices = lazy(async () =>
  import('./OrderNotices.tsx').then(({ OrderNotices }) => ({ default: OrderNotices })),
)
const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))

interface OrderDialogsProps {
  readonly dialog: OrderDialog
  readonly onClose: () => void
}

/** The open dialog of my page. Each dialog is loaded when it is first needed. */
export function OrderDialogs({ dialog, onClose }: OrderDialogsProps) {
  return <Suspense>{dialogOf(dialog, onClose)}</Suspense>
}

function dialogOf(dialog: OrderDialog, onClose: () => void) {
  switch (dialog.kind) {
    case 'COPY':
      return <CopyDialog order={dialog.order} group={dialog.group} onClose={onClose} />
    case 'DELETE':
      return <DeleteDialog order={dialog.order} group={dialog.group} onClose={onClose} />
    case 'REORDER':
      return <ReorderDialog group={dialog.group} onClose={onClose} />
    case 'INVOICE':
      return <InvoiceDialog order={dialog.order} onClose={onClose} />
    case 'SHARE':
      return <ShareDialog order={dialog.order} onClose={onClose} />
    case 'DOWNLOAD':
      return <DownloadDialog order={dialog.order} onClose={onClose} />
    case 'POINT_MAIL':
      return <PointMailDialog order={dialog.order} onClose={onClose} />
    case 'WRONG_PRODUCT':
    case 'PENDING_CANCEL':
      return <OrderNotices kind={dialog.kind} order={dialog.order} onClose={onClose} />
    case 'ASK':
      return <HelpDialogs start="ASK" onClose={onClose} />
  }
}
