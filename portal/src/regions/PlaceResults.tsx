import { Button } from '@irodori/ui/Button'
import type { Place } from '@irodori/rules/places'
import { deliveryOf, keyOf } from '@irodori/rules/places'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Icon } from '@irodori/ui/Icon'
import { Marked } from '@irodori/ui/Marked'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PlaceResults.module.css'
import type { PlaceSearch } from './usePlaceSearch.ts'
import { usePlaceNames, useRegionLabels } from './useRegionLabels.ts'

interface PlaceResultsProps {
  readonly search: PlaceSearch
  readonly now: Date
  readonly hasDays: boolean
  readonly onChoose: (place: Place) => void
  /** The action that is offered if nothing was found. */
  readonly ask: ReactNode
}

/** Number of cities shown beside a prefecture. */
const SHOWN_CITIES = 3

/** The places that a search found, each as a button. */
export function PlaceResults({ search, now, hasDays, onChoose, ask }: PlaceResultsProps) {
  const { t } = useTranslation(['regions', 'common'])
  const { daysLabel } = useRegionLabels(now)
  const namesOf = usePlaceNames()
  const { results, words, state } = search
  return (
    <div className={styles.results}>
      {state === 'DONE' && results.length === 0 && (
        <EmptyState drawing="search" title={t('search.nothing')} action={ask}>
          {t('search.nothingBody')}
        </EmptyState>
      )}
      {state === 'FAILED' && (
        <EmptyState
          drawing="line"
          title={t('search.failed')}
          action={
            <Button icon="reset" onClick={search.retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('search.failedBody')}
        </EmptyState>
      )}
      {results.length > 0 && (
        <ul>
          {results.map(({ place, cities }) => {
            const names = namesOf(place)
            return (
              <li key={keyOf(place)}>
                <button type="button" data-result="" onClick={() => onChoose(place)}>
                  <span className={styles.names}>
                    <span>
                      {names.map(({ name }) => (
                        <span key={name} className={styles.name}>
                          <Marked text={name} words={words} />
                        </span>
                      ))}
                    </span>
                    <span className={styles.reading}>
                      {cities.length > 0 ? (
                        cities.slice(0, SHOWN_CITIES).join('・') + (cities.length > SHOWN_CITIES ? ' …' : '')
                      ) : (
                        <Marked text={names.at(-1)?.reading ?? ''} words={words} />
                      )}
                    </span>
                  </span>
                  {hasDays && <span className={styles.days}>{daysLabel(deliveryOf(place).days)}</span>}
                  <Icon name="chevronRight" size={18} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
