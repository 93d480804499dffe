import { Button } from '@irodori/ui/Button'
import { EmptyState } from '@irodori/ui/EmptyState'
import { useTranslation } from 'react-i18next'

interface ListProblemProps {
  readonly onAct: () => void
}

/** The empty state of a filtered list, with a button that removes the filters. */
export function NothingFound({ onAct }: ListProblemProps) {
  const { t } = useTranslation('catalogue')
  return (
    <EmptyState drawing="search" title={t('empty.title')} action={<Button onClick={onAct}>{t('empty.action')}</Button>}>
      {t('empty.body')}
    </EmptyState>
  )
}

/** The error state of a list, with a button that loads it again. */
export function ListFailed({ onAct }: ListProblemProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  return (
    <EmptyState
      drawing="line"
      title={t('failed.title')}
      action={
        <Button icon="reset" onClick={onAct}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('failed.body')}
    </EmptyState>
  )
}
