import type { Order } from '@irodori/contract'
import { Callout } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { canDesign } from './canDesign.ts'
import { DesignGroupCard } from './DesignGroupCard.tsx'
import { orderProgress } from './designGroups.ts'
import styles from './OrderCard.module.css'
import { ProductSection } from './ProductSection.tsx'
import { TimeLine } from './TimeLine.tsx'
import { timeLine } from './timeLine.ts'

/** An order: its way, and each of its products with the designs made of it. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation('portal')
  const progress = orderProgress(order)
  const steps = timeLine(order.status, progress.isDesigned)
  const isOpen = canDesign(order.status)
  const date = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  return (
    <article className={styles.order} aria-label={`${t('order.number')} ${order.orderNumber}`}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('order.number')}</dt>
          <dd className={styles.number}>{order.orderNumber}</dd>
        </div>
        <div>
          <dt>{t('order.date')}</dt>
          <dd>{date.format(new Date(order.orderDate))}</dd>
        </div>
      </dl>
      {steps.length > 0 ? (
        <div className={styles.way}>
          <TimeLine steps={steps} />
          <p>{t(`order.status.${order.status}`)}</p>
        </div>
      ) : (
        <Callout tone="warning">{t(`order.status.${order.status}`)}</Callout>
      )}
      {progress.products.map((each) => (
        <ProductSection key={each.product.productId} order={order} progress={each} isOpen={isOpen} />
      ))}
      {progress.others.map((group) => (
        <DesignGroupCard
          key={group.groupNumber}
          order={order}
          group={group}
          productName={group.pages[0]?.productIdentify ?? ''}
          shape={{ productType: 'NORMAL', numberOfSides: group.pages[0]?.sideCount ?? 1, totalPage: null }}
          isOpen={isOpen}
        />
      ))}
    </article>
  )
}
