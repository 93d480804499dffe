import type { Order } from '@irodori/contract/entities/order'
import { shopOf } from '@irodori/ui/errorMessage'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderProblemDialog } from '../orderProblem/OrderProblemDialog.tsx'
import type { PackagingProblem } from './packagingProblem.ts'

interface PackagingProblemDialogProps {
  readonly order: Order
  readonly problem: PackagingProblem | null
  readonly onStay: () => void
  readonly onMyPage: () => void
  readonly onNotFound: () => void
}

/** Explains why production did not start, with the next step for each problem. */
export function PackagingProblemDialog({ order, problem, onStay, onMyPage, onNotFound }: PackagingProblemDialogProps) {
  const { t } = useTranslation(['packaging', 'errors'])
  const messageOf = useErrorMessage()
  const isNotFound = problem?.kind === 'NOT_FOUND'
  useEffect(() => {
    if (isNotFound) onNotFound()
  }, [isNotFound, onNotFound])

  const nameOf = (designId: string): string => {
    const group = order.designGroups.find(({ designIds }) => designIds.includes(designId))
    const product = order.products.find(({ productId }) => productId === group?.productId)
    const pieces = order.designGroups.filter(({ productId }) => productId === product?.productId)
    const number = group === undefined ? 0 : pieces.indexOf(group) + 1
    return t('problem.design', { name: t('piece', { product: product?.name ?? '', number }), id: designId })
  }

  if (problem === null || problem.kind === 'ORDER' || problem.kind === 'NOT_FOUND') {
    return (
      <OrderProblemDialog
        order={order}
        problem={problem?.kind === 'ORDER' ? problem.problem : null}
        onStay={onStay}
        onMyPage={onMyPage}
      />
    )
  }
  if (problem.kind === 'SHOP') {
    const { title, body, code } = messageOf(problem.error)
    return (
      <NotifyDialog open title={title} code={code} onClose={onStay}>
        {body}
      </NotifyDialog>
    )
  }
  const shop = t(`errors:shop.${('error' in problem ? shopOf(problem.error) : null) ?? order.ecSiteId ?? 'OTHER'}`)
  return (
    <NotifyDialog open title={t(`problem.${problem.kind}.title`)} onClose={onStay}>
      {problem.kind === 'QUANTITY'
        ? t('problem.QUANTITY.body', {
            name: problem.name,
            free: problem.numberOfFreePackages,
            chargeable: problem.numberOfChargeablePackages,
          })
        : t(`problem.${problem.kind}.body`, { shop })}
      {problem.kind === 'DATE' && problem.earliestShipDate !== null && (
        <p>{t('problem.DATE.earliest', { day: problem.earliestShipDate })}</p>
      )}
      {(problem.kind === 'PLAN_GONE' || problem.kind === 'CHOICE_OPEN') && (
        <ul>
          {problem.designIds.map((id) => (
            <li key={id}>{nameOf(id)}</li>
          ))}
        </ul>
      )}
    </NotifyDialog>
  )
}
