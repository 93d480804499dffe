import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../context/EditorContext.ts'
import { orderLaterAtom } from '../state/orderLater.ts'
import styles from './JournalNotices.module.css'

/** ODR-57: says once that a save needs an order, and that the work is on this device until then. The head has the way to enter the order. */
export function OrderLater() {
  const { t } = useTranslation('verification')
  const { store } = useEditor()
  return (
    <section className={styles.bar} aria-label={t('order.none')}>
      <Icon name="info" size={20} />
      <p className={styles.words} role="status">
        {t('order.later')}
      </p>
      <IconButton
        icon="close"
        iconSize={18}
        label={t('order.read')}
        onClick={() => store.set(orderLaterAtom, 'READ')}
      />
    </section>
  )
}
