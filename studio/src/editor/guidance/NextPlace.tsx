import { isImageItem } from '@irodori/contract/entities/designItem'
import { findItem } from '@irodori/design/designPage'
import { useAtomValue } from 'jotai/react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pageAtom, selectionAtom } from '../state/designState.ts'
import { pageFindingsAtom } from '../state/findings.ts'
import { arrangingAtom, busyAtom, cameraAtom } from '../state/viewState.ts'
import styles from './NextPlace.module.css'
import { nextPlace } from './remainingWork.ts'

/** CSS pixels between a text and the ring around it. */
const GAP = 4
/** Diameter of the ring around the invitation in a frame: its share of the shorter side, and its bounds in CSS pixels. */
const SHARE = 0.6
const DIAMETER = { least: 28, most: 152 }

/**
 * A ring where something is to be filled in next, while nothing is selected or moved: around the invitation in a frame, or
 * around a text. The item list says the same in words, so the ring is hidden from assistive technology.
 */
export function NextPlace() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const page = useEditorValue(pageAtom)
  const hasSelection = useEditorValue(selectionAtom).itemId !== null
  const isArranging = useEditorValue(arrangingAtom)
  const isBusy = useEditorValue(busyAtom)
  const place = nextPlace(useEditorValue(pageFindingsAtom))
  const { x, y, zoom } = useAtomValue(cameraAtom, { store })
  const item = page && place && findItem(page, place.itemId)
  if (!item || hasSelection || isArranging || isBusy) return null
  const [width, height] = [item.width * zoom, item.height * zoom]
  const round = Math.min(Math.max(Math.min(width, height) * SHARE, DIAMETER.least), DIAMETER.most)
  const isFrame = isImageItem(item)
  const ring = isFrame ? { width: round, height: round } : { width: width + 2 * GAP, height: height + 2 * GAP }
  return (
    <div
      // A new place begins its animation anew.
      key={item.id}
      className={styles.ring}
      data-round={isFrame || undefined}
      aria-hidden="true"
      style={{
        ...ring,
        left: x + item.left * zoom + (width - ring.width) / 2,
        top: y + item.top * zoom + (height - ring.height) / 2,
        rotate: isFrame ? undefined : `${item.rotate}deg`,
      }}
    >
      {!isFrame && <span className={styles.words}>{t('guidance.yourWords')}</span>}
    </div>
  )
}
