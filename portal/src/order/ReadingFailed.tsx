import type { CallError } from '@irodori/client'
import { Button, EmptyState, useFailureWords } from '@irodori/ui'
import { useTranslation } from 'react-i18next'

interface ReadingFailedProps {
  readonly failure: CallError
  readonly onRetry: () => void
}

/** Stands in the place of what could not be read: why, and the way to try again. */
export function ReadingFailed({ failure, onRetry }: ReadingFailedProps) {
  const { t } = useTranslation('common')
  const { title, body } = useFailureWords()(failure)
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
