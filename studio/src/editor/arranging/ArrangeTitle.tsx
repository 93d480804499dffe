import { useTranslation } from 'react-i18next'

/** How many things of any kind are selected. */
export function ArrangeTitle({ number }: { readonly number: number }) {
  const { t } = useTranslation('arranging')
  return <>{t('many', { number })}</>
}
