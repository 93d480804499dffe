import { usePageLabel } from '@irodori/ui/usePageLabel'
import { useTranslation } from 'react-i18next'
import type { MissingLine } from './missingLines.ts'

/** Returns the text of a missing line in the current language. */
export function useMissingText(): (line: Pick<MissingLine, 'kind' | 'page' | 'count'>) => string {
  const { t } = useTranslation('portal')
  const textOf = usePageLabel()
  return ({ kind, page, count }) => {
    if (kind === 'EXTRA_PAGE') return t('missing.EXTRA_PAGE')
    const label = page === null ? '' : textOf(page)
    if (kind === 'PAGE') return t('missing.PAGE', { page: label })
    return page === null ? t(`missing.${kind}`, { count }) : t(`missing.ofPage.${kind}`, { page: label, count })
  }
}
