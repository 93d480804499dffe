import { useIsOnline } from '@irodori/client/useIsOnline'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Page } from '@irodori/ui/Page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BegunDesigns } from './BegunDesigns.tsx'
import styles from './FavouritesPage.module.css'
import { RememberedDesignStrips } from './RememberedDesignStrips.tsx'
import { useRememberedDesigns } from './useRememberedDesigns.ts'

/** CAT-57: the page with what this device remembers: begun designs, favourites and recently opened designs. */
export function FavouritesPage() {
  const { t } = useTranslation(['catalogue', 'common'])
  const { favourites, recent } = useRememberedDesigns()
  const isOnline = useIsOnline()
  const [hasBegun, setBegun] = useState<boolean | null>(null)
  const isEmpty = isOnline && favourites.length + recent.length === 0 && hasBegun === false
  return (
    <Page title={t('favourites.title')}>
      <div className={styles.page}>
        {!isEmpty && (
          <div className={styles.words}>
            <h1>{t('favourites.title')}</h1>
            <p>{t('favourites.lead')}</p>
          </div>
        )}
        {isOnline && <BegunDesigns onFound={setBegun} />}
      </div>
      <RememberedDesignStrips />
      {isEmpty && (
        <EmptyState
          page
          drawing="letter"
          title={t('favourites.empty')}
          action={
            <AppLink href={PAGES.home.path} className={buttonClass('primary')}>
              {t('unavailable.action')}
            </AppLink>
          }
        >
          {t('favourites.emptyBody')}
        </EmptyState>
      )}
    </Page>
  )
}
