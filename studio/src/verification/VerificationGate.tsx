import { useConnection } from '@irodori/client/react'
import { useFailureWords } from '@irodori/ui'
import { Dialog } from '@irodori/ui/dialog'
import { GuestLoginForm } from '@irodori/ui/login'
import { useTranslation } from 'react-i18next'
import type { DesignClaim, VerifiedOrder } from './admit.ts'
import { StopDialog } from './StopDialog.tsx'
import { useVerification } from './useVerification.ts'

interface VerificationGateProps {
  /** Keep the same object from render to render. */
  readonly claim: DesignClaim
  /** The order may be designed and the session is open. Keep the same function from render to render. */
  readonly onPassed: (order: VerifiedOrder) => void
  /** The customer turned away. */
  readonly onClose: () => void
}

/** Order number and phone number before designing; every refusal is answered with its own way out. */
export function VerificationGate({ claim, onPassed, onClose }: VerificationGateProps) {
  const { t } = useTranslation('verification')
  const wordsOf = useFailureWords()
  const { orderRecord } = useConnection()
  const { state, credentials, check, acceptOtherProduct, askAgain } = useVerification(claim, onPassed)

  if (state.step === 'RECALLING') return null
  if (state.step === 'STOPPED') {
    return (
      <StopDialog
        stop={state.stop}
        words={wordsOf(state.failure)}
        orderNumber={credentials?.orderNumber ?? ''}
        onContinue={acceptOtherProduct}
        onAskAgain={askAgain}
        onRetry={() => credentials && check(credentials)}
        onLeave={onClose}
      />
    )
  }
  const problem = state.step === 'ASKING' && state.failure ? wordsOf(state.failure) : null
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <GuestLoginForm
        lead={t('lead')}
        submitLabel={t('submit')}
        initial={credentials ?? orderRecord.read() ?? undefined}
        problem={problem?.body}
        busy={state.step === 'CHECKING'}
        onSubmit={check}
      />
    </Dialog>
  )
}
