import { PAGES } from '@irodori/contract/pages'
import { Button } from '@irodori/ui/Button'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { shopOf } from '@irodori/ui/errorMessage'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import styles from './CancelPage.module.css'
import type { CancelProblem } from './cancelProblem.ts'
import type { Cancelling } from './useCancelling.ts'

interface CancelDialogsProps {
  readonly cancelling: Cancelling
  readonly onBack: () => void
}

const HOME = PAGES.home.path

const mailAddress = (address: string, subject: string) => `mailto:${address}?subject=${encodeURIComponent(subject)}`

interface MarketplaceDialogProps {
  readonly problem: Extract<CancelProblem, { readonly error: unknown }>
  /** Returns to the form, which keeps its input. */
  readonly onBack: () => void
  readonly onMyPage: () => void
}

/** A marketplace did not cancel its order, or gave no answer. The dialog names it. */
function MarketplaceDialog({ problem, onBack, onMyPage }: MarketplaceDialogProps) {
  const { t } = useTranslation(['cancellation', 'errors'])
  const messageOf = useErrorMessage()
  const shop = t(`errors:shop.${shopOf(problem.error) ?? 'OTHER'}`)
  if (problem.kind === 'SHOP_REFUSED') {
    return (
      <NotifyDialog
        open
        title={t('cannot.title')}
        onClose={onBack}
        action={
          <Button variant="primary" onClick={onMyPage}>
            {t('cannot.back')}
          </Button>
        }
      >
        {t('cannot.shop', { shop })}
      </NotifyDialog>
    )
  }
  const { body, code } = messageOf(problem.error)
  return (
    <NotifyDialog open title={t('failed.title')} code={code} onClose={onBack}>
      {problem.kind === 'SHOP_CLOSED' ? `${body}${t('failed.unchanged')}` : t('failed.shop', { shop })}
    </NotifyDialog>
  )
}

/** The dialogs of the cancellation: the question, the success, and the errors that are not shown in the form. */
export function CancelDialogs({ cancelling, onBack }: CancelDialogsProps) {
  const { t } = useTranslation('cancellation')
  const { step, isCancelling, cancel, backToForm } = cancelling
  const problem = step.kind === 'FORM' ? step.problem : null
  const form = step.kind === 'FORM' ? null : step.form
  const orderNumber = form?.orderNumber.trim() ?? ''
  const leave = () => {
    backToForm()
    onBack()
  }
  return (
    <>
      <ConfirmDialog
        open={step.kind === 'CONFIRMING'}
        title={t('confirm.title')}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('confirm.no')}
        destructive
        busy={isCancelling}
        onConfirm={cancel}
        onCancel={backToForm}
      >
        <dl className={styles.facts}>
          <dt>{t('orderNumber.label')}</dt>
          <dd>{orderNumber}</dd>
          <dt>{t('reason.label')}</dt>
          <dd>{form && t(`reason.list.${Number(form.reason) as 0}`)}</dd>
        </dl>
        <ul className={styles.notes}>
          <li>{t('confirm.convenience')}</li>
          {step.kind === 'CONFIRMING' && step.debitMail !== null && (
            <li>
              {t('confirm.debit')}
              <br />
              <a href={mailAddress(step.debitMail, t('confirm.mailSubject', { orderNumber }))}>{step.debitMail}</a>
            </li>
          )}
          <li>{t('confirm.final')}</li>
        </ul>
      </ConfirmDialog>
      <NotifyDialog
        open={step.kind === 'DONE'}
        title={t('done.title')}
        closeLabel={t('done.home')}
        onClose={() => window.location.assign(HOME)}
      >
        {t('done.body', { orderNumber })}
      </NotifyDialog>
      <NotifyDialog
        open={problem?.kind === 'CANNOT_CANCEL'}
        title={t('cannot.title')}
        closeLabel={t('cannot.back')}
        onClose={leave}
      >
        <p>{t('cannot.body')}</p>
        <ul className={styles.notes}>
          <li>{t('cannot.produced')}</li>
          <li>{t('cannot.settled')}</li>
          <li>{t('cannot.cancelled')}</li>
        </ul>
      </NotifyDialog>
      <NotifyDialog open={problem?.kind === 'FAILED'} title={t('failed.title')} onClose={backToForm}>
        {t('failed.body')}
      </NotifyDialog>
      {problem !== null && 'error' in problem && (
        <MarketplaceDialog problem={problem} onBack={backToForm} onMyPage={leave} />
      )}
    </>
  )
}
