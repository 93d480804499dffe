import type { DesignItem } from '@irodori/contract'
import type { Box, DesignPage } from '@irodori/design'
import { lengthOn, printAreas } from '@irodori/design'
import {
  boxOf,
  heldOnPage,
  keepsShape,
  LEAST_SIDE_MM,
  leastSide,
  mostSide,
  placeItem,
  placeOnPaper,
  resizeBox,
  scaleBox,
} from '@irodori/design/arranging'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../parts/EditorContext.ts'
import { NumberField } from '../parts/NumberField.tsx'
import { useGesture } from '../parts/useGesture.ts'
import styles from './ArrangePanel.module.css'
import type { BoxStep } from './announcePlace.ts'

/** Millimetres: further than any page goes. */
const FAR = 2000
const FROM_CORNER = { x: 1, y: 1 } as const

interface PlaceFieldsProps {
  readonly page: DesignPage
  readonly item: DesignItem
}

/** Where the item stands on the cut page, how large and how far turned it is, to be typed in millimetres and degrees. */
export function PlaceFields({ page, item }: PlaceFieldsProps) {
  const { t } = useTranslation('arranging')
  const { commands } = useEditor()
  const gesture = useGesture()
  const { sheet } = page
  const place = placeOnPaper(sheet, item)
  const box = boxOf(item)
  const put = (step: BoxStep, next: Box) =>
    commands.actions.perform(step, placeItem(page, item, heldOnPage(sheet, next)), gesture.id())
  const resize = (side: 'width' | 'height', millimetres: number) => {
    const length = lengthOn(sheet, millimetres)
    const limits = { least: leastSide(sheet), most: mostSide(sheet), keepsRatio: true }
    put(
      'resize',
      keepsShape(item)
        ? scaleBox(box, FROM_CORNER, length / item[side], limits)
        : resizeBox(box, FROM_CORNER, { width: box.width, height: box.height, [side]: length }),
    )
  }
  const { left, top } = printAreas(sheet).trim
  const longest = Math.floor(placeOnPaper(sheet, { ...box, width: mostSide(sheet) }).width)
  const field = (
    name: 'left' | 'top' | 'width' | 'height' | 'degrees',
    least: number,
    onChange: (value: number) => void,
    most = FAR,
  ) => (
    <NumberField
      label={t(name)}
      value={place[name]}
      min={least}
      max={most}
      step={0.5}
      onChange={onChange}
      onEnd={gesture.end}
    />
  )
  return (
    <div className={styles.fields}>
      {field('left', -FAR, (mm) => put('move', { ...box, left: left + lengthOn(sheet, mm) }))}
      {field('top', -FAR, (mm) => put('move', { ...box, top: top + lengthOn(sheet, mm) }))}
      {field('degrees', -360, (rotate) => put('turnItem', { ...box, rotate }), 360)}
      {field('width', LEAST_SIDE_MM, (mm) => resize('width', mm), longest)}
      {field('height', LEAST_SIDE_MM, (mm) => resize('height', mm), longest)}
    </div>
  )
}
