import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { EmptyState } from '@irodori/ui/EmptyState'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { Page } from '@irodori/ui/Page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { missingFeatures } from './missingFeatures.ts'
import { isOldIos } from './oldIos.ts'

/** Shown instead of the editor on an unsupported device: says why, and what to use. */
export function CannotDesignPage() {
  const { t } = useTranslation('verification')
  const [isRead, setRead] = useState(false)
  const kind = isOldIos(navigator.userAgent) ? 'oldIos' : 'oldBrowser'
  const missing = missingFeatures(window).join(', ')
  return (
    <Page title={t(`device.${kind}.title`)}>
      <EmptyState
        page
        drawing="boat"
        title={t(`device.${kind}.title`)}
        action={
          <AppLink href={PAGES.home.path} className={buttonClass('primary')}>
            {t('device.toProducts')}
          </AppLink>
        }
      >
        {t(`device.${kind}.body`)}
      </EmptyState>
      <NotifyDialog
        open={!isRead}
        title={t(`device.${kind}.title`)}
        onClose={() => setRead(true)}
        code={missing === '' ? null : missing}
      >
        <p>{t(`device.${kind}.body`)}</p>
      </NotifyDialog>
    </Page>
  )
}

/** Whether this device and browser support the editor. */
export const canDesign = (): boolean => !isOldIos(navigator.userAgent) && missingFeatures(window).length === 0
