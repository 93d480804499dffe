import type { Region } from '@irodori/contract/entities/help'
import { DELIVERY_TIMES } from '@irodori/rules/deliveryDate'
import type { Place } from '@irodori/rules/places'
import { deliveryOf, prefectureOf } from '@irodori/rules/places'
import { Button } from '@irodori/ui/Button'
import { SearchBox } from '@irodori/ui/SearchBox'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskButton } from '../help/AskButton.tsx'
import { DeliveryClock } from './DeliveryClock.tsx'
import { PrefecturePicker } from './map/PrefecturePicker.tsx'
import { PlaceDetail } from './PlaceDetail.tsx'
import { PlaceResults } from './PlaceResults.tsx'
import styles from './RegionGuide.module.css'
import type { RegionParts } from './regionParts.ts'
import { headingAfterChoice, type RegionView } from './regionQuery.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'
import { usePlaceNames } from './useRegionLabels.ts'

interface RegionGuideProps {
  readonly regions: readonly Region[]
  readonly parts: RegionParts
  readonly place: Place | null
  readonly view: RegionView
  readonly onShow: (place: Place | null, view: RegionView) => void
  /** The heading of the page or dialog. */
  readonly title: RefObject<HTMLElement | null>
}

/** Finds a place by name, postal code or map, and shows its delivery days and times. */
export function RegionGuide({ regions, parts, place, view, onShow, title }: RegionGuideProps) {
  const { t } = useTranslation('regions')
  const namesOf = usePlaceNames()
  const [now] = useState(() => new Date())
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const search = usePlaceSearch(regions, typed)
  const isSearching = search.state !== 'NONE'
  const isClock = parts.TIMES && view === 'CLOCK'

  const goTo = useCallback(
    (which: 'RESULT' | 'TITLE') => {
      if (which === 'RESULT') heading.current?.scrollIntoView({ block: 'start' })
      else title.current?.scrollIntoView({ block: 'nearest' })
    },
    [title],
  )

  // Only a link to the clock or to a place scrolls on load.
  const [hasLinkedView] = useState(view === 'CLOCK' || place !== null)
  useEffect(() => {
    if (hasLinkedView && headingAfterChoice(window.innerWidth) === 'RESULT') goTo('RESULT')
  }, [hasLinkedView, goTo])

  const choose = (chosen: Place) => {
    onShow(chosen, view)
    setTyped('')
    goTo(headingAfterChoice(window.innerWidth))
    // The pressed result disappears, so the heading takes the focus. A radio button keeps it for the arrow keys.
    if (isSearching) heading.current?.focus({ preventScroll: true })
  }

  const name = place ? (namesOf(place).at(-1)?.name ?? '') : ''
  const statusOf = (): string => {
    if (search.state === 'SHORT') return t('search.short')
    if (search.state === 'ASKING') return t('search.asking')
    if (search.state === 'FAILED') return t('search.failed')
    return search.results.length > 0 ? t('search.count', { count: search.results.length }) : ''
  }

  return (
    <div className={styles.guide}>
      <div className={styles.choice}>
        <SearchBox
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={setTyped}
          status={statusOf()}
          field={field}
        >
          {isSearching && (
            <PlaceResults search={search} now={now} hasDays={parts.DAYS} onChoose={choose} ask={<AskButton />} />
          )}
          <div className={styles.picker} hidden={isSearching}>
            <PrefecturePicker
              regions={regions}
              chosen={place?.region ?? null}
              hasDays={parts.DAYS}
              onChoose={(region) => choose(prefectureOf(region))}
            />
          </div>
        </SearchBox>
      </div>
      <section className={styles.result} aria-labelledby="region-result">
        {place && namesOf(place).length > 1 && (
          <p className={styles.path}>
            {namesOf(place)
              .slice(0, -1)
              .map((one) => one.name)
              .join(' › ')}
          </p>
        )}
        <h2 ref={heading} id="region-result" tabIndex={-1} aria-live="polite">
          {place ? t('place.heading', { name }) : isClock ? t('clock.heading') : t('title')}
        </h2>
        {parts.TIMES && (
          <SegmentedControl
            label={t('view.label')}
            value={isClock ? 'CLOCK' : 'DAYS'}
            segments={[
              { value: 'DAYS', label: t('view.DAYS') },
              { value: 'CLOCK', label: t('view.CLOCK') },
            ]}
            onChange={(next) => onShow(place, next)}
          />
        )}
        {isClock ? (
          <DeliveryClock times={place ? deliveryOf(place).times : DELIVERY_TIMES} now={now} />
        ) : place ? (
          <PlaceDetail place={place} parts={parts} now={now} />
        ) : (
          <p className={styles.choose}>{t('choose')}</p>
        )}
        {place && (
          <div className={styles.again}>
            <Button
              variant="quiet"
              icon="chevronUp"
              onClick={() => {
                field.current?.scrollIntoView({ block: 'center' })
                field.current?.focus({ preventScroll: true })
              }}
            >
              {t('place.back')}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}
