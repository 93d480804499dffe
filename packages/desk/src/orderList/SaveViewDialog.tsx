import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { listOrderViews, saveOrderView } from '@irodori/contract/endpoints/desk/orderViews'
import type { ViewFilter } from '@irodori/contract/entities/orderView'
import { LONGEST_VIEW_NAME, MOST_ORDER_VIEWS } from '@irodori/contract/entities/orderView'
import { AccountFormDialog } from '@irodori/ui/AccountFormDialog'
import { FormProblem } from '@irodori/ui/FormProblem'
import { TextField } from '@irodori/ui/TextField'
import { useToast } from '@irodori/ui/ToastProvider'
import { useCallForm } from '@irodori/ui/useCallForm'
import { useTranslation } from 'react-i18next'

interface SaveViewDialogProps {
  readonly filter: ViewFilter
  /** Whether the shown search has words, which are not kept. */
  readonly hasWords: boolean
  readonly onClose: () => void
}

/** Asks for the name under which a search is kept. */
export function SaveViewDialog({ filter, hasWords, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const client = useClient()
  const toast = useToast()
  const invalidate = useInvalidation()
  const { control, formProps, isBusy, error, problemOf } = useCallForm<'name', string, unknown>({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? 'MISSING' : null }),
    call: async ({ name }) => {
      const result = await client.call(saveOrderView, { body: { name, filter } })
      await invalidate([queryKey(listOrderViews)])
      return result
    },
    onDone: () => {
      toast({ message: t('view.saved') })
      onClose()
    },
    refused: (refusal) => (refusal.kind === 'REFUSED' && refusal.error.name !== undefined ? { name: 'TOO_MANY' } : {}),
  })
  const problem = problemOf('name')
  return (
    <AccountFormDialog
      title={t('view.save')}
      submitLabel={t('view.submit')}
      isBusy={isBusy}
      formProps={formProps}
      onClose={onClose}
    >
      <FormProblem error={error} />
      <TextField
        {...control('name')}
        label={t('view.name')}
        help={hasWords ? t('view.noWords') : t('view.help')}
        error={
          problem === null
            ? null
            : problem === 'MISSING'
              ? t('problem.MISSING')
              : t('view.tooMany', { count: MOST_ORDER_VIEWS })
        }
        maxLength={LONGEST_VIEW_NAME}
      />
    </AccountFormDialog>
  )
}
