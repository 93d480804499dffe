import { useTranslation } from 'react-i18next'

interface PagePlace {
  /** -1 is the cover of a booklet. */
  readonly pageNumber: string
  readonly sideNumber: number
}

/** Names a page of a piece by its place: the cover, or page and side. */
export function usePagePlace() {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return ({ pageNumber, sideNumber }: PagePlace): string =>
    Number(pageNumber) < 0 ? t('place.cover') : t('place.page', { page: Number(pageNumber) + 1, side: sideNumber })
}
