import type { Order } from '@irodori/contract/entities/order'
import { Button } from '@irodori/ui/Button'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrintPlaces } from './PrintPlaces.tsx'
import { AFTER_DIALOG, needsShop, type OrderProblem } from './orderProblem.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))

interface OrderProblemDialogProps {
  /** The order whose places the dialog names; without it they are left out. */
  readonly order?: Order
  readonly problem: OrderProblem | null
  /** Called when the dialog closes and the customer stays on the page. */
  readonly onStay: () => void
  readonly onMyPage: () => void
}

const BUTTON = { STAY: 'problem.stay', RELOAD: 'problem.reload', MY_PAGE: 'problem.myPage' } as const

/** Explains why an order cannot continue, with the next step. */
export function OrderProblemDialog({ order, problem, onStay, onMyPage }: OrderProblemDialogProps) {
  const { t } = useTranslation('review')
  const [isAsking, setAsking] = useState(false)
  const next = problem === null ? 'STAY' : AFTER_DIALOG[problem.kind]
  const close = () => {
    if (next === 'RELOAD') window.location.reload()
    else if (next === 'MY_PAGE') onMyPage()
    else onStay()
  }
  return (
    <>
      <NotifyDialog
        open={problem !== null && !isAsking}
        title={problem === null ? '' : t(`problem.${problem.kind}.title`)}
        closeLabel={problem?.kind === 'ORDER_CHANGED' ? t('problem.refresh') : t(BUTTON[next])}
        code={problem?.kind === 'CONNECTION' ? problem.code : null}
        onClose={close}
        action={
          problem !== null && needsShop(problem.kind) ? (
            <Button variant="primary" onClick={() => setAsking(true)}>
              {t('problem.askAdmin')}
            </Button>
          ) : undefined
        }
      >
        {problem !== null &&
          (problem.kind === 'NOT_ENOUGH_DESIGNS'
            ? t('problem.NOT_ENOUGH_DESIGNS.body', { count: problem.number })
            : t(`problem.${problem.kind}.body`))}
        {problem?.kind === 'LAYOUT' && order !== undefined && <PrintPlaces order={order} places={problem.places} />}
      </NotifyDialog>
      {isAsking && (
        <Suspense>
          <HelpDialogs start="ASK" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
