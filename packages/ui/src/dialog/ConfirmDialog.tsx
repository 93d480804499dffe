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
  /** Yes is under way: it is not said again, and no comes too late. */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question with two answers; the one that changes nothing has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = () => {
    if (!busy) onCancel()
  }
  return (
    <Dialog
      alert
      open={open}
      onClose={cancel}
      title={title}
      actions={
        <>
          <Button onClick={cancel} {...SAFE_CHOICE}>
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
}
