import type { OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { statusesOf } from '@irodori/contract/entities/orderFilter'
import { useTranslation } from 'react-i18next'
import type { ListQuery } from './listQuery.ts'
import styles from './StatusChoice.module.css'

interface StatusChoiceProps {
  readonly query: ListQuery
  readonly onChange: (status: ListQuery['status']) => void
}

/** The statuses of the orders to list; none chosen lists all. */
export function StatusChoice({ query, onChange }: StatusChoiceProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const chosen = statusesOf(query)
  const change = (status: OrderStatus, isChosen: boolean) => {
    const next = ORDER_STATUSES.filter((each) => (each === status ? isChosen : chosen.includes(each)))
    onChange(next.length === 0 ? undefined : next.join(','))
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{t('list.statuses')}</legend>
      <div className={styles.options}>
        {ORDER_STATUSES.map((status) => (
          <label key={status} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(status)}
              onChange={({ target }) => change(status, target.checked)}
            />
            {t(`status.${status}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
