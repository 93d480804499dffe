import { EmptyState } from '@irodori/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import { AskButton } from '../help/AskButton.tsx'

/** RGN-10: replaces regions that could not be loaded by a link to the question form. */
export function RegionsProblem() {
  const { t } = useTranslation('regions')
  return (
    <EmptyState drawing="line" title={t('none.title')} action={<AskButton />}>
      {t('none.body')}
    </EmptyState>
  )
}
