import type { PlaceDelivery } from '@irodori/rules/places'
import { useTranslation } from 'react-i18next'
import styles from './PlaceDetail.module.css'

/** The number of delivery days in large type. */
export function DaysNumber({ days: { least, most } }: { readonly days: PlaceDelivery['days'] }) {
  const { t } = useTranslation('regions')
  return (
    <p className={styles.days}>
      <span>{t('place.days')}</span>
      <strong>{least === most ? least : t('place.range', { least, most })}</strong>
      <span>{t('place.day')}</span>
    </p>
  )
}
