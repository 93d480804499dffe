import { useIsOnline } from '@irodori/client/useIsOnline'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_HEADING } from '../filter/showHeading.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './Front.module.css'

const BegunDesigns = lazy(async () => ({ default: (await import('../remembered/BegunDesigns.tsx')).BegunDesigns }))

const RATIO = 4 / 3

/**
 * What the shop makes, in one picture and one sentence. CAT-52: with designs that were begun on this device they stand in
 * its place and take no more room, so that nothing below moves when they are found.
 */
export function Introduction({ pictureUrl }: { readonly pictureUrl: string | null }) {
  const { t } = useTranslation('catalogue')
  const [hasBegun, setBegun] = useState(false)
  const isOnline = useIsOnline()
  return (
    <div className={styles.first}>
      <div className={styles.introduction} data-hidden={hasBegun && isOnline}>
        <div className={styles.words}>
          <h1 id={PAGE_HEADING}>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {pictureUrl !== null && (
          <div className={styles.picture}>
            <Picture src={pictureUrl} alt="" ratio={RATIO} sizes="(max-width: 767px) 40vw, 320px" early />
          </div>
        )}
      </div>
      <Suspense>
        <div className={styles.begun}>
          {/* Without a connection they are shown with all others that open from this device. */}
          {isOnline && <BegunDesigns heading="h1" onFound={setBegun} />}
        </div>
      </Suspense>
    </div>
  )
}
