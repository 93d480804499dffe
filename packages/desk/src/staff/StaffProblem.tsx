import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useTranslation } from 'react-i18next'

/** Why a change of the staff was refused. For two of the codes customers read words about orders and pages. */
export function StaffProblem({ error }: { readonly error: CallError | null }) {
  const { t } = useTranslation('desk')
  const code = error && errorCodeOf(error)
  const isOwn = code === 'FORBIDDEN' || code === 'NOT_FOUND'
  return <FormProblem error={error} words={isOwn ? t(`staff.refused.${code}`) : undefined} />
}
