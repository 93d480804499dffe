import { useCall } from '@irodori/client/useCall'
import { cancelMagazine } from '@irodori/contract/endpoints/help'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Page } from '@irodori/ui/Page'
import { Spinner } from '@irodori/ui/Spinner'
import { useTranslation } from 'react-i18next'
import { isUnsubscribed } from './isUnsubscribed.ts'
import styles from './UnsubscribePage.module.css'

/** Page that unsubscribes the customer from the mail magazine when it opens; it reports success whatever the server answers. */
export function UnsubscribePage({ token }: { readonly token: string }) {
  const { t } = useTranslation('unsubscribe')
  // Called once per visit: returning to the tab must not repeat the request.
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
