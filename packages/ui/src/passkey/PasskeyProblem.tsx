import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { Callout } from '../feedback/Callout.tsx'
import type { PasskeyFailure } from './authenticator.ts'

/** Says why a passkey was neither made nor used; renders nothing without a failure. */
export function PasskeyProblem({ failure }: { readonly failure: PasskeyFailure | null }) {
  const { t } = useTranslation('login')
  const messageOf = useErrorMessage()
  if (failure === null || (failure.kind === 'CALL' && failure.error.kind === 'ABORTED')) return null
  return (
    <Callout tone={failure.kind === 'DECLINED' ? 'info' : 'danger'} urgent>
      {failure.kind === 'CALL' ? messageOf(failure.error).body : t(`passkey.${failure.kind}`)}
    </Callout>
  )
}
