import type { Place } from '@irodori/rules/places'
import { Dialog } from '@irodori/ui/Dialog'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RegionGuide } from './RegionGuide.tsx'
import styles from './RegionsPage.module.css'
import { RegionsProblem } from './RegionsProblem.tsx'
import type { RegionView } from './regionQuery.ts'
import { useRegions } from './useRegions.ts'

/** The delivery regions as a dialog, so that the customer stays on the current page. */
export function RegionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('regions')
  const known = useRegions()
  const [shown, setShown] = useState<{ readonly place: Place | null; readonly view: RegionView }>({
    place: null,
    view: 'DAYS',
  })
  const intro = useRef<HTMLParagraphElement>(null)
  const text = known?.parts.INTRO === true ? known.intro : null
  return (
    <Dialog open size="wide" title={text?.title || t('title')} onClose={onClose}>
      <p ref={intro} className={styles.intro}>
        {text?.content}
      </p>
      {known === undefined && <Skeleton height="20rem" />}
      {known === null && <RegionsProblem />}
      {known && (
        <RegionGuide
          regions={known.regions}
          parts={known.parts}
          place={shown.place}
          view={shown.view}
          onShow={(place, view) => setShown({ place, view })}
          title={intro}
        />
      )}
    </Dialog>
  )
}
