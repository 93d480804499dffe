import { DESK_PAGES } from '@irodori/contract/deskPages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import { DeskPage } from './DeskPage.tsx'

/** The page of an address that the desk does not have. */
export function MissingPage() {
  const { t } = useTranslation('desk')
  return (
    <DeskPage title={t('missing.title')}>
      <EmptyState
        drawing="boat"
        title={t('missing.body')}
        action={
          <AppLink href={DESK_PAGES.home.path} className={buttonClass('primary')}>
            {t('missing.action')}
          </AppLink>
        }
      />
    </DeskPage>
  )
}
