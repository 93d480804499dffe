import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useTranslation } from 'react-i18next'

/** Why a change of an order was refused. For two of the codes customers read words about their own order. */
export function OrderProblem({ error }: { readonly error: CallError | null }) {
  const { t } = useTranslation('desk')
  const code = error && errorCodeOf(error)
  const words =
    code === 'STATUS_NOT_ALLOWED'
      ? t('orders.refused.STATUS_NOT_ALLOWED')
      : code === 'FORBIDDEN'
        ? t('staff.refused.FORBIDDEN')
        : undefined
  return <FormProblem error={error} words={words} />
}
