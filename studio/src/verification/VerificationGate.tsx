import { useConnection } from '@irodori/client/ClientProvider'
import { Dialog } from '@irodori/ui/Dialog'
import { GuestLoginForm } from '@irodori/ui/GuestLoginForm'
import { openAfterClick } from '@irodori/ui/openAfterClick'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignClaim, VerifiedOrder } from './admit.ts'
import { useVerification } from './useVerification.ts'
import styles from './VerificationProblemDialog.module.css'
import { VerificationProblemDialog } from './VerificationProblemDialog.tsx'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))

/** Open code of the FAQ that says where the order number is written. */
const NUMBER_FAQ = 'order-order-number'

interface VerificationGateProps {
  /** Must be the same object on every render. */
  readonly claim: DesignClaim
  /** Called when the order may be designed and the session is open. Must be the same function on every render. */
  readonly onPassed: (order: VerifiedOrder) => void
  /** Called when the customer cancels. */
  readonly onClose: () => void
  /** Shows the form even if the order is known. */
  readonly isAsking?: boolean
}

/** Asks for order number and phone number before designing, and shows every refusal with its remedy. */
export function VerificationGate({ claim, onPassed, onClose, isAsking = false }: VerificationGateProps) {
  const { t } = useTranslation('verification')
  const messageOf = useErrorMessage()
  const { orderRecord } = useConnection()
  const { state, credentials, check, acceptOtherProduct, askAgain } = useVerification(claim, onPassed, isAsking)
  const [hasHelp, setHelp] = useState(false)

  if (state.step === 'RECALLING') return null
  if (state.step === 'PROBLEM') {
    return (
      <VerificationProblemDialog
        problem={state.problem}
        error={state.error}
        orderNumber={credentials?.orderNumber ?? ''}
        onContinue={acceptOtherProduct}
        onAskAgain={askAgain}
        onRetry={() => credentials && check(credentials)}
      />
    )
  }
  const problem = state.step === 'ASKING' && state.error ? messageOf(state.error) : null
  return (
    <>
      <Dialog open title={t('title')} onClose={onClose}>
        <GuestLoginForm
          lead={t('lead')}
          submitLabel={t('submit')}
          initial={credentials ?? orderRecord.read() ?? undefined}
          problem={problem?.body}
          busy={state.step === 'CHECKING'}
          onSubmit={check}
        />
        <button type="button" className={styles.help} onClick={() => openAfterClick(() => setHelp(true))}>
          {t('action.whichNumber')}
        </button>
      </Dialog>
      {hasHelp && (
        <Suspense>
          <HelpDialogs start="FAQ" openCode={NUMBER_FAQ} onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </>
  )
}
