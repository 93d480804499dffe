import type { Order } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { useToast } from '@irodori/ui/ToastProvider'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveredDay } from '../chosen/chosenParcels.ts'
import { useDayLabel } from '../dates/useDayLabel.ts'
import { useReloadOrders } from '../orderList/useOrders.ts'
import { orderProgress, unfinishedPieces } from '../piece/designGroups.ts'
import { otherPiece } from '../piece/otherPiece.ts'
import { nextHint } from '../timeLine/nextHint.ts'
import { stepDates } from '../timeLine/stepDates.ts'
import { TimeLine } from '../timeLine/TimeLine.tsx'
import { timeLine } from '../timeLine/timeLine.ts'
import { DesignGroupCard } from './DesignGroupCard.tsx'
import { NextActions } from './NextActions.tsx'
import { OrderActions } from './OrderActions.tsx'
import styles from './OrderCard.module.css'
import { PeopleBlocks } from './PeopleBlocks.tsx'
import { ProductSection } from './ProductSection.tsx'
import { printOneOrder } from './printOneOrder.ts'

const WaitingPeriod = lazy(async () => ({ default: (await import('../production/WaitingPeriod.tsx')).WaitingPeriod }))
// Loaded together with the card, which waits for it: arriving later, it would move the buttons below from under a press.
const loadChosenFacts = import('../chosen/ChosenFacts.tsx')
const ChosenFacts = lazy(async () => ({ default: (await loadChosenFacts).ChosenFacts }))
const ReleasedMessage = lazy(async () => ({
  default: (await import('../message/released/ReleasedMessage.tsx')).ReleasedMessage,
}))

interface OrderCardProps {
  readonly order: Order
  readonly now: Date
  readonly canFold: boolean
  readonly initiallyFolded: boolean
}

/** An order: its time line, its products with their designs, orderer and receiver, and its actions. */
export function OrderCard({ order, now, canFold, initiallyFolded }: OrderCardProps) {
  const { t } = useTranslation(['portal', 'common'])
  const dayOf = useDayLabel()
  const [isFolded, setFolded] = useState(initiallyFolded)
  const card = useRef<HTMLElement>(null)
  const progress = orderProgress(order)
  const delivered = deliveredDay(order)
  const steps = timeLine(order.status, progress.isDesigned, delivered !== null)
  const next = nextHint(order, progress, tokyoDay(now))
  const reload = useReloadOrders()
  const toast = useToast()
  const isOpen = mayChange(order.status)
  const details = `order-${order.id}`
  return (
    <article ref={card} className={styles.order} aria-label={`${t('order.number')} ${order.orderNumber}`}>
      <div className={styles.head}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('order.number')}</dt>
            <dd className={styles.number}>{order.orderNumber}</dd>
          </div>
          <div>
            <dt>{t('order.date')}</dt>
            <dd>{dayOf(tokyoDay(order.orderDate))}</dd>
          </div>
          {isOpen && (
            <div>
              <dt>{t(order.overNumber > 0 ? 'order.tooMany' : 'order.left')}</dt>
              <dd>
                {t('order.units', { units: order.overNumber > 0 ? order.overNumber : unfinishedPieces(progress) })}
              </dd>
            </div>
          )}
        </dl>
        {canFold && (
          <Button
            variant="quiet"
            icon={isFolded ? 'chevronDown' : 'chevronUp'}
            aria-expanded={!isFolded}
            aria-controls={details}
            data-screen-only=""
            onClick={() => setFolded(!isFolded)}
          >
            {t(isFolded ? 'fold.open' : 'fold.close')}
          </Button>
        )}
      </div>
      {isFolded ? (
        <p id={details} className={styles.folded}>
          {t(`order.status.${delivered === null ? order.status : 'DELIVERED'}`)}
          <span>{order.products.map(({ name }) => name).join(t('common:comma'))}</span>
        </p>
      ) : (
        <div id={details} className={styles.details}>
          {steps.length > 0 ? (
            <div className={styles.progress}>
              <TimeLine steps={steps} dates={stepDates(order, progress.isDesigned)} />
              <div className={styles.text}>
                <p>{t(`order.status.${delivered === null ? order.status : 'DELIVERED'}`)}</p>
                {next && (
                  <p className={styles.next}>
                    <strong>{t('next.title')}</strong>
                    {'number' in next
                      ? t(`next.${next.key}`, { count: next.number })
                      : 'day' in next
                        ? t(`next.${next.key}`, { day: dayOf(next.day) })
                        : t(`next.${next.key}`)}
                  </p>
                )}
              </div>
              <NextActions order={order} progress={progress} />
            </div>
          ) : (
            <Callout tone="warning">{t(`order.status.${order.status}`)}</Callout>
          )}
          {order.status === 'WAITING_CREATION' && (
            <div className={styles.waiting} data-screen-only="">
              <Suspense>
                <WaitingPeriod
                  orderNumber={order.orderNumber}
                  updatedAt={order.updatedAt}
                  endsAt={null}
                  onEnded={() => {
                    reload()
                    toast({ message: t('latestState', { orderNumber: order.orderNumber }) })
                  }}
                  onOver={reload}
                />
              </Suspense>
            </div>
          )}
          {order.status === 'URL_RELEASED' && (
            <Suspense>
              <ReleasedMessage order={order} />
            </Suspense>
          )}
          {progress.products.map((each) => (
            <ProductSection key={each.product.productId} order={order} progress={each} isOpen={isOpen} />
          ))}
          {order.designsErasedAt !== null && (
            <p className={styles.erased}>{t('order.erased', { day: dayOf(tokyoDay(order.designsErasedAt)) })}</p>
          )}
          {progress.others.map((group) => (
            <div key={group.groupNumber} className={styles.wrong}>
              <h3>{otherPiece(group).productName}</h3>
              <Callout tone="warning">{t('design.wrongProduct')}</Callout>
              <DesignGroupCard order={order} group={group} {...otherPiece(group)} isOpen={isOpen} />
            </div>
          ))}
          <ChosenFacts order={order} heading="h3" />
          <PeopleBlocks order={order} isOpen={isOpen} />
          <OrderActions order={order} now={now} onPrint={() => printOneOrder(card.current, window)} />
        </div>
      )}
    </article>
  )
}
