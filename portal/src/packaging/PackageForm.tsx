import { useCall } from '@irodori/client/useCall'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { readChangePoint } from '@irodori/contract/endpoints/calendar'
import { listPackagePlans } from '@irodori/contract/endpoints/production'
import type { Order } from '@irodori/contract/entities/order'
import { PAGES } from '@irodori/contract/pages'
import { DEFAULT_CHANGE_POINT } from '@irodori/rules/shopCalendar'
import type { Day } from '@irodori/rules/tokyoDay'
import { Notices } from '@irodori/ui/Notices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePointParts } from '../delivery/changePointParts.ts'
import type { DeliveryChoice } from '../delivery/deliveryChoice.ts'
import { ParcelDelivery } from '../delivery/ParcelDelivery.tsx'
import { RetryNotice } from '../notice/RetryNotice.tsx'
import { designGroups } from '../piece/designGroups.ts'
import { RegionsButton } from '../regions/RegionsButton.tsx'
import stepStyles from '../steps/Step.module.css'
import { StepPanel } from '../steps/StepPanel.tsx'
import styles from './PackagePage.module.css'
import { PackageSkeleton } from './PackageSkeleton.tsx'
import { PackagingProblemDialog } from './PackagingProblemDialog.tsx'
import { PieceChoiceCard } from './PieceChoiceCard.tsx'
import { StartQuestion } from './StartQuestion.tsx'
import type { Started } from './startFlow.ts'
import { usePackaging } from './usePackaging.ts'
import { hasPlans, planCategories, planCounts, plansFor, wrappedProducts, wrappingProblems } from './wrapping.ts'

interface PackageFormProps {
  readonly order: Order
  readonly onStarted: (started: Started<Order>) => void
  /** Leads to the templates of the digital message. */
  readonly onMessage: (address: string) => void
  readonly onMyPage: () => void
  readonly onNotFound: () => void
}

const NO_CHOICE: DeliveryChoice = { deliveryDay: null, deliveryTime: null }
const MESSAGE_TEMPLATES = PAGES.messageTemplates.path

/** The form for the wrapping of each piece and the delivery of each parcel, with the start of production. */
export function PackageForm({ order, onStarted, onMessage, onMyPage, onNotFound }: PackageFormProps) {
  const { t } = useTranslation('packaging')
  const [now] = useState(() => new Date())
  const [isAsking, setAsking] = useState(false)
  const category = planCategories(wrappedProducts(order))
  const plans = useCall(listPackagePlans, { query: { category } }, { enabled: category !== '', staleTime: 0 })
  const changePoint = useCall(readChangePoint, {})
  const isMessage = order.processMethod === 'digital_message'
  const beforePacking = useCall(readNotices, { params: { type: 'BEFORE_PACKING_NORMAL' } }, { enabled: !isMessage })
  const beforeDate = useCall(
    readNotices,
    { params: { type: 'BEFORE_SELECTING_DELIVERY_DATE' } },
    { enabled: !isMessage },
  )
  const known = plans.data ?? []
  const isReady = category === '' || plans.data !== undefined
  const packaging = usePackaging(order, known, (outcome) => {
    setAsking(false)
    if (outcome.kind === 'STARTED') onStarted(outcome)
    else onMessage(`${MESSAGE_TEMPLATES}?${new URLSearchParams({ orderNumber: order.orderNumber })}`)
  })
  const { products, choices, deliveryChoices, problem, isBusy } = packaging
  const problems = isReady ? wrappingProblems(order, choices, known) : []
  const pieces = designGroups(order)

  // The sections appear together: one that grows later would move the buttons below it from under a press.
  if (plans.isLoading || beforePacking.isLoading || beforeDate.isLoading) return <PackageSkeleton />
  return (
    <div className={stepStyles.sections}>
      <p className={stepStyles.number}>{t('orderNumber', { orderNumber: order.orderNumber })}</p>
      <section className={stepStyles.block} aria-labelledby="wrapping-title">
        <h2 id="wrapping-title">{t('wrapping.title')}</h2>
        {!isMessage && <Notices kind="BEFORE_PACKING_NORMAL" now={now} />}
        {plans.isError && !isReady && (
          <RetryNotice onRetry={() => void plans.refetch()}>{t('wrapping.loadFailed')}</RetryNotice>
        )}
        {isReady &&
          products.map((product) => {
            const counts = planCounts(product, choices, known)
            return (
              <div key={product.productId} className={styles.product}>
                <h3>{product.name}</h3>
                {hasPlans(product, known) && (
                  <p className={styles.counts} role="status">
                    <span data-enough={counts.free === counts.freeBought}>
                      {t('wrapping.free', { chosen: counts.free, wanted: counts.freeBought })}
                    </span>
                    {counts.chargeableBought > 0 && (
                      <span data-enough={counts.chargeable === counts.chargeableBought}>
                        {t('wrapping.chargeable', { chosen: counts.chargeable, wanted: counts.chargeableBought })}
                      </span>
                    )}
                  </p>
                )}
                {product.groups.map((group, index) => (
                  <PieceChoiceCard
                    key={group.groupNumber}
                    piece={pieces.find(({ groupNumber }) => groupNumber === group.groupNumber)}
                    group={group}
                    name={
                      product.groups.length > 1
                        ? t('piece', { product: product.name, number: index + 1 })
                        : product.name
                    }
                    product={order.products.find(({ productId }) => productId === product.productId)}
                    plans={plansFor(product, known)}
                    mayGoWithout={product.allowPackagePlanEmptyChoice}
                    choice={choices.get(group.groupNumber) ?? { packagePlanId: null, productOptionId: null }}
                    onChoose={(choice) => packaging.choose(group.groupNumber, choice)}
                  />
                ))}
              </div>
            )
          })}
      </section>
      {!isMessage && (
        <section className={stepStyles.block} aria-labelledby="date-title">
          <h2 id="date-title">{t('date.title')}</h2>
          <Notices kind="BEFORE_SELECTING_DELIVERY_DATE" now={now} />
          <p className={stepStyles.soft}>
            {t('date.changePoint', changePointParts(changePoint.data?.time ?? DEFAULT_CHANGE_POINT))}
          </p>
          <RegionsButton />
          {order.packages.map((parcel) => (
            <Parcel
              key={parcel.id}
              order={order}
              parcel={parcel}
              title={order.packages.length > 1 ? t(`parcel.${parcel.printCompany}`) : null}
              choice={deliveryChoices.get(parcel.id) ?? NO_CHOICE}
              refused={packaging.refusedDays(parcel.id)}
              now={now}
              onChoose={packaging.chooseDelivery}
              onRefuse={packaging.refuse}
            />
          ))}
        </section>
      )}
      <StepPanel
        label={t('start.label')}
        reasons={problems.map((found) => ({
          key: `${found.reason}${'productName' in found ? found.productName : found.groupNumbers.join()}`,
          text:
            found.reason === 'QUANTITY_OF_PACKAGE_PLAN'
              ? t('fault.QUANTITY_OF_PACKAGE_PLAN', {
                  name: found.productName,
                  free: found.numberOfFreePackages,
                  chargeable: found.numberOfChargeablePackages,
                })
              : t(`fault.${found.reason}`, { count: found.groupNumbers.length }),
        }))}
        isLoading={!isReady}
        isBusy={isBusy}
        onGo={isMessage ? packaging.start : () => setAsking(true)}
      >
        {t(isMessage ? 'start.message' : 'start.button')}
      </StepPanel>
      <StartQuestion
        open={isAsking && problem === null}
        order={order}
        deliveryChoices={deliveryChoices}
        now={now}
        isBusy={isBusy}
        onYes={packaging.start}
        onNo={() => setAsking(false)}
      />
      <PackagingProblemDialog
        order={order}
        problem={problem}
        onStay={() => {
          setAsking(false)
          packaging.dismissProblem()
          void plans.refetch()
        }}
        onMyPage={onMyPage}
        onNotFound={onNotFound}
      />
    </div>
  )
}

interface ParcelProps extends Omit<React.ComponentProps<typeof ParcelDelivery>, 'onChoose' | 'onRefused'> {
  readonly onChoose: (packageId: string, choice: DeliveryChoice) => void
  readonly onRefuse: (packageId: string, day: Day) => void
}

/** Binds the callbacks to a parcel, so that they keep their identity from one render to the next. */
function Parcel({ onChoose, onRefuse, ...rest }: ParcelProps) {
  const { id } = rest.parcel
  const [calls] = useState(() => ({
    choose: (choice: DeliveryChoice) => onChoose(id, choice),
    refused: (day: Day) => onRefuse(id, day),
  }))
  return <ParcelDelivery {...rest} onChoose={calls.choose} onRefused={calls.refused} />
}
