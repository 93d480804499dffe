import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FrameNotices.module.css'

interface FrameNoticesProps {
  /** Whether the browser stores nothing for a frame in another site's page. */
  readonly isStorageRefused: boolean
  /** The page that opens in a tab of its own; null if there is none. */
  readonly leavingFor: string | null
  readonly onClose: () => void
}

/** What a visitor is told because they see the shop in another site's page. */
export const FrameNotices = (props: FrameNoticesProps) => (
  <Suspense>
    <Notices {...props} />
  </Suspense>
)

function Notices({ isStorageRefused, leavingFor, onClose }: FrameNoticesProps) {
  const { t } = useTranslation('embedding')
  const tab = { target: '_blank', rel: 'noopener' }
  return (
    <>
      {isStorageRefused && (
        <div className={styles.refused}>
          <Callout tone="warning">
            <p>{t('refused.body')}</p>
            <p>
              <a href={location.href} {...tab}>
                {t('refused.action')}
              </a>
            </p>
          </Callout>
        </div>
      )}
      <NotifyDialog
        open={leavingFor !== null}
        title={t('leaving.title')}
        onClose={onClose}
        action={
          <a className={buttonClass('primary')} href={leavingFor ?? ''} onClick={onClose} {...tab}>
            {t('leaving.action')}
          </a>
        }
      >
        <p>{t('leaving.body')}</p>
      </NotifyDialog>
    </>
  )
}
