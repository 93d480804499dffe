import { Button } from '@irodori/ui'
import { NotifyDialog } from '@irodori/ui/dialog'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { needsShop, type OrderProblem, AFTER_DIALOG } from './orderProblem.ts'

const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/help')).HelpDialogs }))

interface OrderProblemDialogProps {
  readonly problem: OrderProblem | null
  /** Closed where the customer stays. */
  readonly onStay: () => void
  readonly onMyPage: () => void
}

const BUTTON = { STAY: 'problem.stay', RELOAD: 'problem.reload', MY_PAGE: 'problem.myPage' } as const

/** What keeps the order from going on, and the way out of it. */
export function OrderProblemDialog({ problem, onStay, onMyPage }: OrderProblemDialogProps) {
  const { t } = useTranslation('review')
  const [isAsking, setAsking] = useState(false)
  const way = problem === null ? 'STAY' : AFTER_DIALOG[problem.kind]
  const goOn = () => {
    if (way === 'RELOAD') window.location.reload()
    else if (way === 'MY_PAGE') onMyPage()
    else onStay()
  }
  return (
    <>
      <NotifyDialog
        open={problem !== null && !isAsking}
        title={problem === null ? '' : t(`problem.${problem.kind}.title`)}
        closeLabel={problem?.kind === 'ORDER_CHANGED' ? t('problem.refresh') : t(BUTTON[way])}
        code={problem?.kind === 'CONNECTION' ? problem.code : null}
        onClose={goOn}
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
            ? t('problem.NOT_ENOUGH_DESIGNS.body', { number: problem.number })
            : t(`problem.${problem.kind}.body`))}
      </NotifyDialog>
      {isAsking && (
        <Suspense>
          <HelpDialogs start="ASK" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
