import type { Failure } from '@irodori/client'
import { Button, EmptyState, useFailureWords } from '@irodori/ui'
import { useTranslation } from 'react-i18next'

/** Nothing can be shown because nobody answered, with the way to ask again. */
export function MessageFailure({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
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
