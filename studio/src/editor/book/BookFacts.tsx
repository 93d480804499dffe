import { isImageItem } from '@irodori/contract/entities/designItem'
import type { BookPlan } from '@irodori/design/planBook'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { trayAtom } from '../photos/trayState.ts'
import { pagesAtom } from '../state/designState.ts'
import styles from './BookFacts.module.css'

interface BookFactsProps {
  readonly plan: BookPlan
  /** Whether the plan has been carried out. */
  readonly isMade: boolean
}

/** What a booklet is made of: numbers of photos and pages, what changes, and what is left out. */
export function BookFacts({ plan, isMade }: BookFactsProps) {
  const { t } = useTranslation('tools')
  const pages = useEditorValue(pagesAtom)
  const photos = useEditorValue(trayAtom)
  const { placed, left, emptyFrames, newLayouts, cut, groups } = plan
  if (placed === 0) return <p>{t('book.none')}</p>
  const aside = photos.filter((photo) => photo.aside !== null).length
  const hasPhotos = pages.some(({ items }) => items.some((item) => isImageItem(item) && item.imageName !== null))
  const facts = [
    groups > 1 && t(isMade ? 'book.madeGroups' : 'book.groups', { count: groups }),
    t(isMade ? 'book.madeHeroes' : 'book.heroes'),
    newLayouts > 0 && t(isMade ? 'book.madeLayouts' : 'book.layouts', { count: newLayouts }),
    left > 0 && t(isMade ? 'book.madeLeft' : 'book.left', { count: left }),
    emptyFrames > 0 && t(isMade ? 'book.madeEmpty' : 'book.empty', { count: emptyFrames }),
    aside > 0 && t(isMade ? 'book.madeAside' : 'book.aside', { count: aside }),
    cut > 0 && t('book.cut', { count: cut }),
    !isMade && hasPhotos && t('book.again'),
  ]
  return (
    <div className={styles.facts}>
      <p>{t(isMade ? 'book.made' : 'book.photos', { count: placed, pages: pages.length })}</p>
      <ul className={styles.list}>
        {facts
          .filter((fact) => fact !== false)
          .map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
      </ul>
      <p className={styles.note}>{t(isMade ? 'book.madeHelp' : 'book.undo')}</p>
    </div>
  )
}
