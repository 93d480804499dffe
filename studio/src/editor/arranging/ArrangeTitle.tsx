import { useTranslation } from 'react-i18next'

/** Number of selected items of any kind. */
export function ArrangeTitle({ number }: { readonly number: number }) {
  const { t } = useTranslation('arranging')
  return <>{t('many', { number })}</>
}
