import type { Place } from '@irodori/rules/places'
import { deliveryOf } from '@irodori/rules/places'
import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import { DaysNumber } from './DaysNumber.tsx'
import styles from './PlaceDetail.module.css'
import type { RegionParts } from './regionParts.ts'
import { useRegionLabels } from './useRegionLabels.ts'

interface PlaceDetailProps {
  readonly place: Place
  readonly parts: RegionParts
  readonly now: Date
}

/** The delivery days of a place, and the districts of its prefecture where they differ. */
export function PlaceDetail({ place, parts, now }: PlaceDetailProps) {
  const { t } = useTranslation('regions')
  const { daysLabel, arrivalExample } = useRegionLabels(now)
  const { days, notes } = deliveryOf(place)
  const { region } = place
  return (
    <div className={styles.detail}>
      {parts.DAYS && (
        <>
          <DaysNumber days={days} />
          <p className={styles.example}>{arrivalExample(days)}</p>
        </>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>
              <Icon name="info" size={16} />
              {note}
            </li>
          ))}
        </ul>
      )}
      {parts.DISTRICTS && region.districts.length === 0 && <p className={styles.soft}>{t('place.noDistricts')}</p>}
      {parts.DISTRICTS && region.districts.length > 0 && (
        <section className={styles.districts} aria-label={t('place.districts')}>
          <h3>{t('place.districts')}</h3>
          {region.districts.map((district) => {
            const delivery = deliveryOf({ region, district, village: null })
            return (
              <details key={district.name} open={district === place.district}>
                <summary>
                  <span>{district.name}</span>
                  {parts.DAYS && <span className={styles.soft}>{daysLabel(delivery.days)}</span>}
                  <Icon name="chevronDown" size={18} />
                </summary>
                {district.note !== '' && <p className={styles.soft}>{district.note}</p>}
                {parts.VILLAGES && district.villages.length > 0 && (
                  <ul className={styles.villages}>
                    {district.villages.map((village) => {
                      const own = deliveryOf({ region, district, village })
                      return (
                        <li key={village.name} aria-current={village === place.village ? 'true' : undefined}>
                          <span className={styles.village}>{village.name}</span>
                          {parts.DAYS && <span>{daysLabel(own.days)}</span>}
                          {parts.TIMES && (
                            <span className={styles.timed} data-timed={own.times.length > 0}>
                              <Icon name={own.times.length > 0 ? 'clock' : 'minus'} size={16} />
                              {t(own.times.length > 0 ? 'clock.timed' : 'clock.untimed')}
                            </span>
                          )}
                          {village.note !== '' && <span className={styles.villageNote}>{village.note}</span>}
                        </li>
                      )
                    })}
                  </ul>
                )}
              </details>
            )
          })}
        </section>
      )}
    </div>
  )
}
