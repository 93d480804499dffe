import { PAGES } from '@irodori/contract/pages'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useTranslation } from 'react-i18next'
import styles from './CancelPage.module.css'
import type { Cancelling } from './useCancelling.ts'

interface CancelDialogsProps {
  readonly cancelling: Cancelling
  readonly onBack: () => void
}

const HOME = PAGES.home.path

/** The dialogs of the cancellation: the question, the success, and the errors that are not shown in the form. */
export function CancelDialogs({ cancelling, onBack }: CancelDialogsProps) {
  const { t } = useTranslation('cancellation')
  const { step, isCancelling, cancel, backToForm } = cancelling
  const problem = step.kind === 'FORM' ? step.problem : null
  const form = step.kind === 'FORM' ? null : step.form
  const orderNumber = form?.orderNumber.trim() ?? ''
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
          {step.kind === 'CONFIRMING' && step.isColorMe && <li>{t('confirm.debit')}</li>}
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
        open={problem === 'CANNOT_CANCEL'}
        title={t('cannot.title')}
        closeLabel={t('cannot.back')}
        onClose={() => {
          backToForm()
          onBack()
        }}
      >
        <p>{t('cannot.body')}</p>
        <ul className={styles.notes}>
          <li>{t('cannot.produced')}</li>
          <li>{t('cannot.settled')}</li>
          <li>{t('cannot.cancelled')}</li>
        </ul>
      </NotifyDialog>
      <NotifyDialog
        open={problem === 'FAILED' || problem === 'SHOP_UNAVAILABLE'}
        title={t('failed.title')}
        onClose={backToForm}
      >
        {t(problem === 'SHOP_UNAVAILABLE' ? 'failed.shop' : 'failed.body')}
      </NotifyDialog>
    </>
  )
}
