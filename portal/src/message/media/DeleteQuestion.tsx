import type { CallArguments } from '@irodori/client/callArguments'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { deleteMessageFile } from '@irodori/contract/endpoints/message'
import { err } from '@irodori/result'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useTranslation } from 'react-i18next'
import { messageKey } from '../messageKey.ts'
import { transferOutcome } from '../transfer/transferOutcome.ts'

interface DeleteQuestionProps {
  readonly open: boolean
  /** The name of the part that is deleted. */
  readonly name: string
  /** The file as the call names it. */
  readonly file: CallArguments<typeof deleteMessageFile>['query']
  readonly onRefused: (code: string) => void
  readonly onClose: () => void
}

/** DGM-9: asks before a part of a message is deleted. */
export function DeleteQuestion({ open, name, file, onRefused, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('messageMaking')
  const toast = useToast()
  const { run, isPending } = useCallMutation(deleteMessageFile, {
    invalidates: [messageKey(file)],
    onSuccess: onClose,
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
      onConfirm={() => void run({ query: file })}
      onCancel={onClose}
    >
      {t('delete.body')}
    </ConfirmDialog>
  )
}
