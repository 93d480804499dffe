import { MOST_PACKED_ORDERS } from '@irodori/contract/entities/packing'
import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import { PackingFiles } from '../orders/PackingFiles.tsx'
import styles from './SelectedOrders.module.css'

interface SelectedOrdersProps {
  readonly orderNumbers: readonly string[]
  readonly onClear: () => void
}

/** What can be done with the selected orders together, at the bottom of the window. */
export function SelectedOrders({ orderNumbers, onClear }: SelectedOrdersProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const count = t('packing.selected', { count: orderNumbers.length })
  return (
    <section className={styles.bar} aria-label={count}>
      <strong role="status">{count}</strong>
      {orderNumbers.length > MOST_PACKED_ORDERS ? (
        <p>{t('packing.tooMany', { count: MOST_PACKED_ORDERS })}</p>
      ) : (
        <PackingFiles orderNumbers={orderNumbers} />
      )}
      <Button variant="quiet" icon="close" onClick={onClear}>
        {t('packing.clear')}
      </Button>
    </section>
  )
}
