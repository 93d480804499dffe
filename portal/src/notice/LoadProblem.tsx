import type { CallError } from '@irodori/client/callError'
import { Button } from '@irodori/ui/Button'
import { EmptyState } from '@irodori/ui/EmptyState'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useTranslation } from 'react-i18next'

interface LoadProblemProps {
  readonly error: CallError
  readonly onRetry: () => void
}

/** Replaces content that could not be loaded: the reason, and a button that tries again. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  const { t } = useTranslation('common')
  const { title, body } = useErrorMessage()(error)
  return (
    <EmptyState
      drawing="line"
      title={title}
      action={
        <Button icon="reset" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {body}
    </EmptyState>
  )
}
