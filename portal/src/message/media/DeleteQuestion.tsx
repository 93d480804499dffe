import type { CallError } from '@irodori/client/callError'
import { useResultMutation } from '@irodori/client/useCallMutation'
import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useTranslation } from 'react-i18next'
import { transferOutcome } from '../transfer/transferOutcome.ts'

interface DeleteQuestionProps {
  readonly open: boolean
  /** The name of the part that is deleted. */
  readonly name: string
  readonly remove: () => Promise<Result<unknown, CallError>>
  readonly onDeleted: () => Promise<unknown>
  readonly onRefused: (code: string) => void
  readonly onClose: () => void
}

/** DGM-9: asks before a part of a message is deleted. */
export function DeleteQuestion({ open, name, remove, onDeleted, onRefused, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('messageMaking')
  const toast = useToast()
  const { run, isPending } = useResultMutation(remove, {
    onSuccess: async () => {
      await onDeleted()
      onClose()
    },
    onError: (error) => {
      onClose()
      const outcome = transferOutcome(err(error))
      if (outcome.kind === 'REFUSED') onRefused(outcome.code)
      if (outcome.kind === 'STOPPED') toast({ message: t('delete.failed', { name }), tone: 'failure' })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title', { name })}
      confirmLabel={t('delete.yes')}
      cancelLabel={t('delete.no')}
      destructive
      busy={isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {t('delete.body')}
    </ConfirmDialog>
  )
}
