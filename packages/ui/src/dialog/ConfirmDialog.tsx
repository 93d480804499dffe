import type { ReactNode } from 'react'
import { Button } from '../control/Button.tsx'
import { Dialog, SAFE_CHOICE } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  /** A verb for the confirmed action. */
  readonly confirmLabel: string
  /** Says what stays unchanged. */
  readonly cancelLabel: string
  /** The action deletes something. */
  readonly destructive?: boolean
  /** The action is in progress: neither button works. */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question with two answers. The answer that changes nothing has the focus. */
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
