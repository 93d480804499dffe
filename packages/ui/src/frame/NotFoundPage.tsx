import { PAGES } from '@irodori/contract/pages'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import { buttonClass } from '../control/buttonClass.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Page } from './Page.tsx'

/** The page of an address that does not exist, with the two pages from which every other one is reached. */
export function NotFoundPage() {
  const { t } = useTranslation('common')
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        page
        drawing="boat"
        title={t('notFound.title')}
        action={
          <>
            <AppLink href={PAGES.home.path} className={buttonClass('primary')}>
              {t('notFound.action')}
            </AppLink>
            <AppLink href={PAGES.myPage.path} className={buttonClass()}>
              {t('notFound.myPage')}
            </AppLink>
          </>
        }
      >
        {t('notFound.body')}
      </EmptyState>
    </Page>
  )
}
