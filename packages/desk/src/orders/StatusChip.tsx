import type { OrderStatus } from '@irodori/contract/entities/order'
import { classes } from '@irodori/ui/classes'
import { useTranslation } from 'react-i18next'
import styles from './StatusChip.module.css'

const TONES: Readonly<Record<OrderStatus, 'quiet' | 'good' | 'warning'>> = {
  WAITING: 'quiet',
  DRAFT: 'quiet',
  PENDING_CREATION: 'good',
  WAITING_CREATION: 'good',
  CREATING: 'good',
  COMMITTED: 'quiet',
  SHIPPED: 'quiet',
  PENDING: 'warning',
  CANCEL: 'quiet',
  PENDING_CANCEL: 'warning',
  URL_RELEASED: 'quiet',
}

/** The status of an order in words; colour only repeats it. */
export function StatusChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return <span className={classes(styles.chip, styles[TONES[status]])}>{t(`status.${status}`)}</span>
}
