import type { CallError } from '@irodori/client/callError'
import { Button } from '@irodori/ui/Button'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useTranslation } from 'react-i18next'

interface QueryProblemProps {
  readonly error: CallError
  readonly onRetry: () => void
}

/** Why a page could not be read, with a button that reads it again. */
export function QueryProblem({ error, onRetry }: QueryProblemProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <FormProblem error={error} />
      <div>
        <Button icon="reset" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  )
}
