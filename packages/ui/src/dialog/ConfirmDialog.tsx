import type { ReactNode } from 'react'
import { Button } from '../control/Button.tsx'
import { Dialog, SAFE_CHOICE } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  /** What happens on yes, as a verb. */
  readonly confirmLabel: string
  /** What stays as it is on no. */
  readonly cancelLabel: string
  /** Yes throws something away. */
  readonly destructive?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question with two answers; the one that changes nothing has the focus. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    alert
    open={open}
    onClose={onCancel}
    title={title}
    actions={
      <>
        <Button onClick={onCancel} {...SAFE_CHOICE}>
          {cancelLabel}
        </Button>
        <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
