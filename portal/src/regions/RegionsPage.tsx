import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { RegionGuide } from './RegionGuide.tsx'
import styles from './RegionsPage.module.css'
import { RegionsProblem } from './RegionsProblem.tsx'
import { paramsOf, placeIn, viewOf } from './regionQuery.ts'
import { useRegions } from './useRegions.ts'

/** RGN-1: page with the delivery days and times of each prefecture, district and village. */
export function RegionsPage() {
  const { t } = useTranslation('regions')
  const [params, setParams] = useSearchParams()
  const known = useRegions()
  const title = useRef<HTMLHeadingElement>(null)
  const intro = known?.parts.INTRO === true ? known.intro : null
  return (
    <Page title={t('title')}>
      <h1 ref={title}>{intro?.title || t('title')}</h1>
      {known === undefined && (
        <div className={styles.loading} role="status" aria-label={t('loading')}>
          <Skeleton height="3rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {known === null && <RegionsProblem />}
      {known && (
        <>
          {intro?.content && <p className={styles.intro}>{intro.content}</p>}
          <RegionGuide
            regions={known.regions}
            parts={known.parts}
            place={placeIn(known.regions, params)}
            view={viewOf(params)}
            onShow={(place, view) => setParams(paramsOf(place, view), { replace: true })}
            title={title}
          />
        </>
      )}
    </Page>
  )
}
