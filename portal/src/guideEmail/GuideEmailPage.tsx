import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { Page } from '@irodori/ui/Page'
import { useTranslation } from 'react-i18next'
import styles from './GuideEmailPage.module.css'
import { GuideForm } from './GuideForm.tsx'
import { GuideOrders } from './GuideOrders.tsx'
import { useGuide } from './useGuide.ts'

/** GDE-1: page that shows the login mail to a customer who did not receive it, by e-mail address and phone number. */
export function GuideEmailPage() {
  const { t } = useTranslation('guideEmail')
  const { view, pending, problem, find, open, back, dismissProblem } = useGuide()
  return (
    <Page title={t('title')} narrow>
      <h1>{t('title')}</h1>
      {view.kind === 'FORM' && <p className={styles.lead}>{t('lead')}</p>}
      {problem !== null && problem !== 'TIMED_OUT' && (
        <div className={styles.problem}>
          <Callout tone="danger" urgent>
            {t(`problem.${problem}`)}
          </Callout>
        </div>
      )}
      {/* The form stays mounted, so that it keeps its input for the way back. */}
      <div hidden={view.kind !== 'FORM'}>
        <GuideForm busy={pending === 'ORDERS'} onSubmit={find} />
      </div>
      {view.kind === 'ORDERS' && <GuideOrders orders={view.orders} pending={pending} onOpen={open} />}
      {view.kind === 'MAIL' && (
        <article className={styles.mail}>
          <h2>{view.mail.title}</h2>
          <p className={styles.content}>{view.mail.content}</p>
        </article>
      )}
      {view.kind !== 'FORM' && (
        <div className={styles.back}>
          <Button icon="arrowLeft" onClick={back}>
            {t(view.kind === 'MAIL' ? 'backToOrders' : 'backToForm')}
          </Button>
        </div>
      )}
      <NotifyDialog open={problem === 'TIMED_OUT'} title={t('timedOut.title')} onClose={dismissProblem}>
        {t('timedOut.body')}
      </NotifyDialog>
    </Page>
  )
}
