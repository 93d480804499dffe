import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { useTranslation } from 'react-i18next'
import { templatesAddress } from '../addresses.ts'
import { MissingList } from '../place/MissingList.tsx'
import type { MakingActions } from './makingActions.ts'
import styles from './SidePanel.module.css'

interface SidePanelProps extends MakingActions {
  readonly templateName: string
}

/** Beside the page on a wide screen: what is still missing, preview, release and the way to another template. */
export function SidePanel({ orderNumber, templateName, parts, sending, release, onOpenPart }: SidePanelProps) {
  const { t } = useTranslation('messageMaking')
  const isSending = sending.size > 0
  return (
    <section className={styles.panel} aria-label={t('panel')}>
      <div>
        <p className={styles.name}>{templateName}</p>
        <p className={styles.soft}>{t('orderNumber', { orderNumber })}</p>
      </div>
      <p className={styles.soft}>{t('lead')}</p>
      <MissingList parts={parts} sending={sending} onOpen={onOpenPart} />
      <div className={styles.actions}>
        <Button wide icon="eye" busy={release.isOpening} disabled={isSending} onClick={release.preview}>
          {t('release.preview')}
        </Button>
        <Button wide variant="primary" busy={release.isReleasing} disabled={isSending} onClick={release.release}>
          {t('release.release')}
        </Button>
        <AppLink href={templatesAddress(orderNumber)} className={buttonClass('quiet', true)}>
          {t('toTemplates')}
        </AppLink>
      </div>
    </section>
  )
}
