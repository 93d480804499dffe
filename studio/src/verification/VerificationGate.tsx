import { AskLogin } from '@irodori/ui/AskLogin'
import { Button } from '@irodori/ui/Button'
import { Dialog } from '@irodori/ui/Dialog'
import { GuestLoginForm } from '@irodori/ui/GuestLoginForm'
import type { LoginFlow } from '@irodori/ui/loginFlow'
import { openAfterClick } from '@irodori/ui/openAfterClick'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignClaim, VerifiedOrder } from './admit.ts'
import { OrderChoices } from './OrderChoices.tsx'
import { useVerification, type VerificationStart } from './useVerification.ts'
import styles from './VerificationProblemDialog.module.css'
import { VerificationProblemDialog } from './VerificationProblemDialog.tsx'
import { WrongProductDialog } from './WrongProductDialog.tsx'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))

/** Open code of the FAQ that says where the order number is written. */
const NUMBER_FAQ = 'order-order-number'

interface VerificationGateProps {
  /** Must be the same object on every render. */
  readonly claim: DesignClaim
  /** The order that the address names. */
  readonly wanted?: string | null
  /** The order that the design has now, where the customer chooses another one. */
  readonly current?: string | null
  readonly start?: VerificationStart
  /** The panel with which a login begins that the order needs. */
  readonly loginFlow?: LoginFlow
  /** The order of a saved design cannot be typed anew here. */
  readonly isFixed?: boolean
  /** Called when the order could not be looked for without a connection; otherwise the form is shown. */
  readonly onUnreachable?: () => void
  /** Called when the order may be designed and the session is open. */
  readonly onPassed: (order: VerifiedOrder) => void
  /** Called when the customer cancels. */
  readonly onClose: () => void
}

/** Finds the order of a design, asks for it where several or none can be meant, and shows every refusal with its remedy. */
export function VerificationGate({
  claim,
  wanted = null,
  current = null,
  start = 'FIND',
  loginFlow = 'SELECT_TYPE',
  isFixed = false,
  onUnreachable,
  onPassed,
  onClose,
}: VerificationGateProps) {
  const { t } = useTranslation('verification')
  const messageOf = useErrorMessage()
  const verification = useVerification({ claim, wanted, isFixed, start, onUnreachable }, onPassed)
  const { state, orders, credentials } = verification
  const [hasHelp, setHelp] = useState(false)

  if (state.step === 'FINDING') return null
  if (state.step === 'LOGIN') {
    return (
      <AskLogin
        flow={loginFlow}
        orderNumber={wanted ?? undefined}
        onLoggedIn={verification.findAgain}
        onClose={onClose}
      />
    )
  }
  if (state.step === 'PROBLEM') {
    const { problem, error } = state
    if (problem !== 'WRONG_PRODUCT') {
      return (
        <VerificationProblemDialog
          problem={problem}
          error={error}
          orderNumber={credentials?.orderNumber ?? ''}
          onAskAgain={verification.askAgain}
          onRetry={verification.checkAgain}
        />
      )
    }
    return (
      <WrongProductDialog
        productId={claim.productId}
        orderNumber={credentials?.orderNumber ?? ''}
        isFixed={isFixed}
        onChoose={verification.choose}
        onAskForAnother={verification.askForAnother}
        onContinue={verification.acceptOtherProduct}
      />
    )
  }
  const isBusy = state.step === 'CHECKING'
  if (state.step === 'CHOOSING' || (isBusy && state.where === 'CHOICE')) {
    return (
      <Dialog
        open
        title={t(current === null ? 'choice.title' : 'choice.changeTitle')}
        onClose={onClose}
        actions={
          <Button disabled={isBusy} onClick={verification.askForAnother}>
            {t('action.otherNumber')}
          </Button>
        }
      >
        <p className={styles.lead}>
          {orders.length === 0 ? t('choice.none') : t(current === null ? 'choice.lead' : 'choice.changeLead')}
        </p>
        <OrderChoices orders={orders} current={current} isBusy={isBusy} takesFocus onChoose={verification.choose} />
      </Dialog>
    )
  }
  const problem = state.step === 'ASKING' && state.error ? messageOf(state.error) : null
  return (
    <>
      <Dialog open title={t(current === null ? 'title' : 'choice.changeTitle')} onClose={onClose}>
        <GuestLoginForm
          key={verification.formKey}
          lead={current === null ? t('lead') : t('choice.otherLead', { orderNumber: current })}
          submitLabel={t(current === null ? 'submit' : 'choice.submit')}
          initial={credentials ?? undefined}
          isNumberFixed={isFixed}
          problem={problem?.body}
          isClosed={problem?.code === 'TOO_MANY_TRIES'}
          busy={isBusy}
          onSubmit={verification.check}
        />
        <div className={styles.links}>
          <button type="button" className={styles.help} onClick={() => openAfterClick(() => setHelp(true))}>
            {t('action.whichNumber')}
          </button>
          {orders.length > 0 && (
            <button type="button" className={styles.help} onClick={verification.chooseAgain}>
              {t('action.ownOrders')}
            </button>
          )}
        </div>
      </Dialog>
      {hasHelp && (
        <Suspense>
          <HelpDialogs start="FAQ" openCode={NUMBER_FAQ} onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </>
  )
}
