import { useConnection } from '@irodori/client/ClientProvider'
import { PAGES } from '@irodori/contract/pages'
import { Page } from '@irodori/ui/Page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { CancelDialogs } from './CancelDialogs.tsx'
import { CancelFormView } from './CancelFormView.tsx'
import styles from './CancelPage.module.css'
import { formFromLink } from './cancelForm.ts'
import { useCancelling } from './useCancelling.ts'

/** Page on which a customer cancels an order with its number and the last digits of its phone number. */
export function CancelPage() {
  const { t } = useTranslation('cancellation')
  const { orderRecord, session } = useConnection()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [initial] = useState(() => formFromLink(search, orderRecord.read()?.orderNumber ?? ''))
  const cancelling = useCancelling(({ orderNumber }) => {
    // A guest session of the cancelled order ends.
    if (session.read()?.userName === orderNumber) session.clear()
    orderRecord.clear()
  })

  return (
    <Page title={t('title')} narrow>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <CancelFormView
        initial={initial}
        problem={cancelling.step.kind === 'FORM' ? cancelling.step.problem : null}
        onSubmit={cancelling.verify}
      />
      <CancelDialogs cancelling={cancelling} onBack={() => navigate(PAGES.myPage.path)} />
    </Page>
  )
}
