import type { Order } from '@irodori/contract/entities/order'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { Icon } from '@irodori/ui/Icon'
import { useToast } from '@irodori/ui/ToastProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { HelpLinks } from '../help/HelpLinks.tsx'
import { OrderProblemDialog } from '../orderProblem/OrderProblemDialog.tsx'
import { OrdererBlock } from '../people/OrdererBlock.tsx'
import { ReceiverBlock } from '../people/ReceiverBlock.tsx'
import { orderProgress } from '../piece/designGroups.ts'
import { sampleLines } from '../piece/missingLines.ts'
import { otherPiece } from '../piece/otherPiece.ts'
import { PieceCard } from '../piece/PieceCard.tsx'
import { makeAddress } from '../piece/pieceAddresses.ts'
import { ProductionStarted } from '../production/ProductionStarted.tsx'
import stepStyles from '../steps/Step.module.css'
import { ContinuePanel } from './ContinuePanel.tsx'
import { ContinueQuestions } from './ContinueQuestions.tsx'
import { ProcessMethodSection } from './ProcessMethodSection.tsx'
import styles from './ReviewPage.module.css'
import { closedGroup } from './reviewProblems.ts'
import { SurveySection } from './SurveySection.tsx'
import { useOrderReview } from './useOrderReview.ts'

interface OrderReviewProps {
  readonly order: Order
  readonly isLoadingDesigns: boolean
}

const MY_PAGE = PAGES.myPage.path

/** Shows an order before its next step. A closed order is shown read-only. */
export function OrderReview({ order, isLoadingDesigns }: OrderReviewProps) {
  const { t } = useTranslation(['review', 'portal'])
  const toast = useToast()
  const [, navigate] = useLocation()
  const [now] = useState(() => new Date())
  const review = useOrderReview(order, {
    isLoadingDesigns,
    now,
    onOutcome: (outcome) => {
      if (outcome === 'PACKAGE') navigate(pagePath(PAGES.packageOrder, { orderNumber: order.orderNumber }))
      if (outcome === 'COMMITTED') toast({ message: t('committed') })
    },
  })
  const { people } = review
  const progress = orderProgress(order)
  const closed = closedGroup(order.status)
  const isOpen = closed === null
  return (
    <div className={stepStyles.sections}>
      <p className={stepStyles.number}>{t('orderNumber', { orderNumber: order.orderNumber })}</p>
      {order.status === 'WAITING_CREATION' && (
        <ProductionStarted
          orderNumber={order.orderNumber}
          updatedAt={order.updatedAt}
          endsAt={null}
          onMyPage={() => navigate(MY_PAGE)}
        />
      )}
      {closed !== null && order.status !== 'WAITING_CREATION' && (
        <Callout tone="info">
          <p>{t(`closed.${closed}`)}</p>
          <AppLink href={MY_PAGE} className={buttonClass()}>
            {t('toMyPage')}
          </AppLink>
        </Callout>
      )}
      {progress.products.map(({ product, groups, remaining }) => (
        <section key={product.productId} className={styles.product} aria-label={product.name}>
          <h2>{product.name}</h2>
          {groups.map((group, index) => (
            <PieceCard
              key={group.groupNumber}
              order={order}
              group={group}
              number={groups.length > 1 ? index + 1 : undefined}
              productName={product.name}
              shape={product}
              isOpen={isOpen}
              heading="h3"
            />
          ))}
          {isOpen && remaining > 0 && (
            <>
              <p className={stepStyles.soft}>
                {groups.length === 0
                  ? t('portal:order.none', { units: remaining })
                  : t('portal:order.remaining', { count: remaining })}
              </p>
              <div>
                <AppLink href={makeAddress(order.orderNumber, product.productId)} className={buttonClass()}>
                  <Icon name="plus" size={18} />
                  {t('portal:order.make')}
                </AppLink>
              </div>
            </>
          )}
        </section>
      ))}
      {progress.others.map((group) => (
        <PieceCard
          key={group.groupNumber}
          order={order}
          group={group}
          {...otherPiece(group)}
          isOpen={isOpen}
          heading="h3"
        />
      ))}
      <OrdererBlock {...people.ordererBlock(isOpen)} />
      <ReceiverBlock {...people.receiverBlock(isOpen)} />
      {isOpen && (
        <>
          {!order.hasLineProduct && (
            <ProcessMethodSection
              value={review.processMethod}
              onChange={(processMethod) => review.edit({ processMethod })}
            />
          )}
          <SurveySection
            numberOfChildren={review.numberOfChildren}
            entries={review.children}
            now={now}
            onCount={(numberOfChildren) => review.edit({ numberOfChildren })}
            onEntries={(children) => review.edit({ children })}
          />
          <ContinuePanel
            order={{ ...order, processMethod: review.processMethod }}
            progress={progress}
            problems={review.problems}
            isBusy={review.isBusy}
            onContinue={review.continueOrder}
          />
        </>
      )}
      <HelpLinks />
      <ContinueQuestions
        question={review.question}
        samples={progress.products.flatMap(({ product, groups }) =>
          groups.flatMap((group) => sampleLines(order.orderNumber, group, product)),
        )}
        receiver={people.receiver}
        processMethod={review.processMethod}
        now={now}
        onReply={review.reply}
      />
      <OrderProblemDialog
        order={order}
        problem={review.problem}
        onStay={review.dismissProblem}
        onMyPage={() => navigate(MY_PAGE)}
      />
    </div>
  )
}
