import { isImageItem } from '@irodori/contract/entities/designItem'
import { IconButton } from '@irodori/ui/IconButton'
import type { RefObject } from 'react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openItemAtom } from '../commands/openItem.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { usePageName } from '../context/usePageName.ts'
import { pageAtom, pagesAtom, selectedItemAtom, selectedItemsAtom } from '../state/designState.ts'
import { arrangingAtom } from '../state/viewState.ts'
import styles from './Inspector.module.css'

const loadPhotoInspector = () => import('../photoInspector/PhotoInspector.tsx')
const loadFrontInspector = () => import('../textInspector/FrontInspector.tsx')
const PhotoInspector = lazy(async () => ({ default: (await loadPhotoInspector()).PhotoInspector }))
const FrontInspector = lazy(async () => ({ default: (await loadFrontInspector()).FrontInspector }))

const StartPanel = lazy(async () => ({ default: (await import('../guidance/StartPanel.tsx')).StartPanel }))

const MultiInspector = lazy(async () => ({
  default: (await import('../multiInspector/MultiInspector.tsx')).MultiInspector,
}))
const MultiTitle = lazy(async () => ({ default: (await import('../multiInspector/MultiTitle.tsx')).MultiTitle }))

const ArrangePanel = lazy(async () => ({ default: (await import('../arranging/ArrangePanel.tsx')).ArrangePanel }))
const ArrangeTitle = lazy(async () => ({ default: (await import('../arranging/ArrangeTitle.tsx')).ArrangeTitle }))

interface InspectorProps {
  readonly choosePhoto: () => void
}

/** Settings of the selection: a panel beside the canvas, on phones a sheet at the bottom. */
export function Inspector({ choosePhoto }: InspectorProps) {
  const { t } = useTranslation('editor')
  const { commands } = useEditor()
  const page = useEditorValue(pageAtom)
  const item = useEditorValue(selectedItemAtom)
  const chosen = useEditorValue(selectedItemsAtom)
  const name = useItemName()
  const pageName = usePageName()
  const isArranging = useEditorValue(arrangingAtom)
  const hasPages = useEditorValue(pagesAtom).length > 1
  const panel = useRef<HTMLElement>(null)
  const answered = useRef(useEditorValue(openItemAtom))

  useEffect(() => {
    // Preloaded, so that the inspector opens at once on the first selection.
    void loadPhotoInspector()
    void loadFrontInspector()
  }, [])

  if (!page || !item) {
    return (
      <aside className={styles.panel} data-empty aria-label={t('inspector.title')}>
        <Suspense>
          {isArranging && page ? (
            <div className={styles.hint}>
              <ArrangePanel page={page} items={chosen} />
            </div>
          ) : (
            <StartPanel choosePhoto={choosePhoto} />
          )}
        </Suspense>
      </aside>
    )
  }
  return (
    <aside ref={panel} className={styles.panel} aria-labelledby="inspector-title">
      <div className={styles.head}>
        <h2 id="inspector-title" className={styles.title}>
          <Suspense>
            {chosen.length === 1 ? (
              name(page, item)
            ) : isArranging ? (
              <ArrangeTitle number={chosen.length} />
            ) : (
              <MultiTitle items={chosen} />
            )}
          </Suspense>
        </h2>
        {hasPages && <span className={styles.where}>{pageName(page)}</span>}
        <IconButton icon="close" label={t('inspector.close')} onClick={() => commands.actions.select(null)} />
      </div>
      <div className={styles.body}>
        <Suspense>
          {isArranging ? (
            <ArrangePanel page={page} items={chosen} />
          ) : chosen.length > 1 ? (
            <MultiInspector page={page} items={chosen} leading={item} />
          ) : isImageItem(item) ? (
            <PhotoInspector key={item.id} page={page} item={item} choosePhoto={choosePhoto} />
          ) : (
            <FrontInspector key={item.id} page={page} item={item} />
          )}
          <FocusWhenAsked panel={panel} answered={answered} />
        </Suspense>
      </div>
    </aside>
  )
}

interface FocusWhenAskedProps {
  readonly panel: RefObject<HTMLElement | null>
  /** The last answered focus request; it outlives the panel. */
  readonly answered: RefObject<number>
}

/** Focuses the inspector on request. It is inside the Suspense boundary, so that the inspector is loaded by then. */
function FocusWhenAsked({ panel, answered }: FocusWhenAskedProps) {
  const asked = useEditorValue(openItemAtom)
  useEffect(() => {
    if (asked === answered.current) return
    answered.current = asked
    panel.current?.querySelector<HTMLElement>('[data-first-control]')?.focus()
  }, [asked, panel, answered])
  return null
}
