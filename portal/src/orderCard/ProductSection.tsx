import type { Order } from '@irodori/contract/entities/order'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import type { ProductProgress } from '../piece/designGroups.ts'
import { makeAddress } from '../piece/pieceAddresses.ts'
import { DesignGroupCard } from './DesignGroupCard.tsx'
import styles from './ProductSection.module.css'

interface ProductSectionProps {
  readonly order: Order
  readonly progress: ProductProgress
  /** Designs can still be created and changed. */
  readonly isOpen: boolean
}

/** A product of the order: the number of designed pieces, the designs, and a link to design the next piece. */
export function ProductSection({ order, progress, isOpen }: ProductSectionProps) {
  const { t } = useTranslation('portal')
  const { product, groups, remaining, over } = progress
  const { unit: units } = product
  const finished = groups.filter(({ isComplete }) => isComplete).length
  const count =
    groups.length === 0
      ? t(isOpen && remaining > 0 ? 'order.none' : 'order.units', { units })
      : finished === units
        ? t('order.all', { units })
        : t('order.made', { units, made: finished })
  return (
    <div className={styles.product}>
      <div className={styles.head}>
        <img className={styles.picture} src={product.imageUrl} alt="" width={96} height={72} loading="lazy" />
        <div className={styles.text}>
          <h3>{product.name}</h3>
          <p className={styles.count}>{count}</p>
        </div>
        {isOpen && remaining > 0 && (
          <AppLink
            href={makeAddress(order.orderNumber, product.productId)}
            className={buttonClass(groups.length === 0 ? 'primary' : 'secondary')}
            data-screen-only=""
          >
            <Icon name="plus" size={18} />
            {t('order.make')}
          </AppLink>
        )}
      </div>
      {over > 0 && <Callout tone="warning">{t('order.over', { count: over })}</Callout>}
      {groups.map((group, index) => (
        <DesignGroupCard
          key={group.groupNumber}
          order={order}
          group={group}
          number={groups.length > 1 || product.unit > 1 ? index + 1 : undefined}
          productName={product.name}
          shape={product}
          isOpen={isOpen}
        />
      ))}
      {isOpen && groups.length > 0 && remaining > 0 && (
        <p className={styles.count}>{t('order.remaining', { count: remaining })}</p>
      )}
    </div>
  )
}
