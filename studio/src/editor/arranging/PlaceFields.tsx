import type { BoundingBox } from '@irodori/design/boundingBox'
import { placeBoundingBox, rotateBoundingBox } from '@irodori/design/boundingBox'
import { furthestOnPage, sizeLimits } from '@irodori/design/boundingBoxLimits'
import type { Change } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { moveItems } from '@irodori/design/movedBoxes'
import { placeOnPaper } from '@irodori/design/placeOnPaper'
import { lengthOn } from '@irodori/design/printAreas'
import { resizeBoundingBox } from '@irodori/design/resizeByGrip'
import type { Mm } from '@irodori/geometry/units'
import { mm } from '@irodori/geometry/units'
import { useTranslation } from 'react-i18next'
import type { BoxStep } from '../arrangement/announcePlace.ts'
import { useEditor } from '../context/EditorContext.ts'
import { useGesture } from '../context/useGesture.ts'
import { NumberField } from '../fields/NumberField.tsx'
import styles from './ArrangePanel.module.css'

/** Millimetres; larger than any page. */
const FAR = 2000

interface PlaceFieldsProps {
  readonly page: DesignPage
  readonly boundingBox: BoundingBox
}

/**
 * Position on the trimmed page, size and rotation, entered in millimetres and degrees. For several items the rotation is
 * that of the first one, and the others turn with it.
 */
export function PlaceFields({ page, boundingBox }: PlaceFieldsProps) {
  const { t } = useTranslation('arranging')
  const { commands } = useEditor()
  const gesture = useGesture()
  const { sheet } = page
  const { items, box } = boundingBox
  const [first] = items
  const place = { ...placeOnPaper(sheet, box), degrees: placeOnPaper(sheet, first).degrees }
  const limits = sizeLimits(sheet, boundingBox)
  const least = placeOnPaper(sheet, { ...box, ...limits.least })
  const most = placeOnPaper(sheet, { ...box, ...limits.most })
  const put = (step: BoxStep, change: Change) => commands.actions.perform(step, change, gesture.id())
  const move = (side: 'left' | 'top', to: Mm) => {
    const way = lengthOn(sheet, mm(to - place[side]))
    put('move', moveItems(page, items, side === 'left' ? { x: way, y: 0 } : { x: 0, y: way }))
  }
  const resize = (side: 'width' | 'height', to: Mm) =>
    put('resize', placeBoundingBox(page, boundingBox, resizeBoundingBox(sheet, boundingBox, side, lengthOn(sheet, to))))
  const turn = (degrees: number) => {
    const way = degrees - first.rotate
    put(
      'turnItem',
      placeBoundingBox(
        page,
        boundingBox,
        furthestOnPage(sheet, boundingBox, (share) => rotateBoundingBox(boundingBox, way * share)),
      ),
    )
  }
  const field = (name: keyof typeof place, lowest: number, highest: number, onChange: (value: number) => void) => (
    <NumberField
      label={t(name)}
      value={place[name]}
      min={lowest}
      max={highest}
      step={0.5}
      onChange={onChange}
      onEnd={gesture.end}
    />
  )
  return (
    <div className={styles.fields}>
      {field('left', -FAR, FAR, (value) => move('left', mm(value)))}
      {field('top', -FAR, FAR, (value) => move('top', mm(value)))}
      {field('degrees', -360, 360, turn)}
      {field('width', least.width, most.width, (value) => resize('width', mm(value)))}
      {field('height', least.height, most.height, (value) => resize('height', mm(value)))}
    </div>
  )
}
