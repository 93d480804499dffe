import { Button } from '@irodori/ui/Button'
import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../context/EditorContext.ts'
import { orderLaterAtom, orderWantedAtom } from '../state/orderLater.ts'
import styles from './JournalNotices.module.css'

/** ODR-57: says once that a save needs an order, and that the work is on this device until then. */
export function OrderLater() {
  const { t } = useTranslation('verification')
  const { store } = useEditor()
  return (
    <section className={classes(styles.bar, styles.tall)} aria-label={t('order.none')}>
      <Icon name="info" size={20} />
      <p className={styles.words} role="status">
        {t('order.later')}
      </p>
      <span className={styles.ways}>
        <Button onClick={() => store.set(orderWantedAtom, true)}>{t('order.enter')}</Button>
        <Button variant="primary" onClick={() => store.set(orderLaterAtom, 'READ')}>
          {t('order.read')}
        </Button>
      </span>
    </section>
  )
}
