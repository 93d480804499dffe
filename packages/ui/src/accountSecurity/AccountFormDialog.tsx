import { Button } from '../control/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './AccountFormDialog.module.css'

interface AccountFormDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly variant?: ComponentProps<typeof Button>['variant']
  readonly isBusy: boolean
  readonly formProps: ComponentProps<'form'>
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A form in a dialog, which the button of the dialog sends. */
export function AccountFormDialog({
  title,
  submitLabel,
  variant = 'primary',
  isBusy,
  formProps,
  children,
  onClose,
}: AccountFormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} variant={variant} busy={isBusy}>
          {submitLabel}
        </Button>
      }
    >
      <form id={id} className={styles.form} {...formProps}>
        {children}
      </form>
    </Dialog>
  )
}
