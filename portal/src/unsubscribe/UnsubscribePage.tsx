import { useCall } from '@irodori/client/react'
import { cancelMagazine } from '@irodori/contract/endpoints/help'
import { PAGES } from '@irodori/contract/pages'
import { AppLink, buttonClass, EmptyState, Page, Spinner } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { isUnsubscribed } from './isUnsubscribed.ts'
import styles from './UnsubscribePage.module.css'

/** Takes whoever opens it off the mail magazine; whatever the server answers, they are told so. */
export function UnsubscribePage({ token }: { readonly token: string }) {
  const { t } = useTranslation('unsubscribe')
  // Once in a visit: the mail's link is opened, not looked at again and again.
  const { status } = useCall(cancelMagazine, { params: { token } }, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <Page title={t('title')} narrow>
      <div className={styles.page} role="status">
        {isUnsubscribed(status) ? (
          <EmptyState
            page
            drawing="letter"
            title={t('done')}
            action={
              <AppLink href={PAGES.home.path} className={buttonClass('primary')}>
                {t('home')}
              </AppLink>
            }
          >
            {t('body')}
          </EmptyState>
        ) : (
          <>
            <h1>{t('title')}</h1>
            <p className={styles.busy}>
              <Spinner size={20} />
              {t('busy')}
            </p>
          </>
        )}
      </div>
    </Page>
  )
}
