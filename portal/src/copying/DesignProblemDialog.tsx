import { Button } from '@irodori/ui/Button'
import { messageOfServer } from '@irodori/ui/messageOfServer'
import { NotifyDialog } from '@irodori/ui/NotifyDialog'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'
import { useReloadOrders } from '../orderList/useOrders.ts'
import type { DesignProblem } from './designProblem.ts'

interface DesignProblemDialogProps {
  readonly problem: DesignProblem
  readonly onClose: () => void
}

/** Explains why a design was not copied or deleted; offers to reload an order that has changed. */
export function DesignProblemDialog({ problem, onClose }: DesignProblemDialogProps) {
  const { t } = useTranslation('copying')
  const messageOf = useErrorMessage()
  const reload = useReloadOrders()
  if (problem.kind === 'CALL_ERROR') {
    const { title, body, code } = messageOf(problem.error)
    return (
      <NotifyDialog open title={title} code={code} onClose={onClose}>
        {messageOfServer(problem.error) ?? body}
      </NotifyDialog>
    )
  }
  if (problem.kind === 'ORDER_UPDATED') {
    const readAgain = () => {
      reload()
      onClose()
    }
    return (
      <NotifyDialog
        open
        title={t('updated.title')}
        onClose={onClose}
        action={
          <Button variant="primary" icon="reset" onClick={readAgain}>
            {t('updated.reload')}
          </Button>
        }
      >
        {t('updated.body')}
      </NotifyDialog>
    )
  }
  return (
    <NotifyDialog open title={t(`problem.${problem.kind}.title`)} onClose={onClose}>
      {t(`problem.${problem.kind}.body`)}
    </NotifyDialog>
  )
}
