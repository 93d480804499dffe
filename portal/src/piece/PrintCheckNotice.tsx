import { Callout } from '@irodori/ui/Callout'
import { Icon } from '@irodori/ui/Icon'
import { Spinner } from '@irodori/ui/Spinner'
import { useTranslation } from 'react-i18next'
import type { DesignGroup } from './designGroups.ts'
import styles from './PrintCheckNotice.module.css'
import { printState } from './printState.ts'

interface PrintCheckNoticeProps {
  readonly group: DesignGroup
  /** Designs can still be changed. */
  readonly isOpen: boolean
}

/** Says whether the print data equals what the customer saw: a small line if it does, a warning if not. */
export function PrintCheckNotice({ group, isOpen }: PrintCheckNoticeProps) {
  const { t } = useTranslation('portal')
  switch (printState(group, isOpen)) {
    case null:
      return null
    case 'FAILED':
      return (
        <Callout tone="danger" urgent>
          {t('design.failed')}
        </Callout>
      )
    case 'DIFFERENT':
      return (
        <Callout tone="warning" urgent>
          {t('design.different')}
        </Callout>
      )
    case 'PENDING':
      return (
        <p className={styles.pending} role="status">
          <Spinner size={18} />
          {t('design.pending')}
        </p>
      )
    case 'UNSEEN':
      return (
        <p className={styles.incomplete}>
          <Icon name="info" size={18} />
          {t('design.unseen')}
        </p>
      )
    case 'EQUAL':
      return (
        <p className={styles.equal}>
          <Icon name="success" size={18} />
          {t('design.equal')}
        </p>
      )
  }
}
