import type { ImageItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import { MAX_ZOOM } from '@irodori/design/crop'
import type { DesignPage } from '@irodori/design/designPage'
import { photoZoom, signedDegrees, turnPhoto, zoomPhotoTo } from '@irodori/design/photoEdits'
import { Slider } from '@irodori/ui/Slider'
import { SliderRow } from '@irodori/ui/SliderRow'
import { useTranslation } from 'react-i18next'
import { turnLeftCommand, turnRightCommand } from '../commands/photoCommands.ts'
import { CommandButton } from '../context/CommandButton.tsx'
import { useEditor } from '../context/EditorContext.ts'
import { useGesture } from '../context/useGesture.ts'
import { NumberField } from '../fields/NumberField.tsx'
import type { StepLabel } from '../state/documentActions.ts'
import { PhotoColours } from './PhotoColours.tsx'
import styles from './PhotoInspector.module.css'

interface PhotoAdjustmentsProps {
  readonly page: DesignPage
  readonly item: ImageItem
}

/** Zoom, rotation and colours of a photo; the canvas follows every slider movement. */
export function PhotoAdjustments({ page, item }: PhotoAdjustmentsProps) {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const gesture = useGesture()
  const edit = (label: StepLabel, patch: Partial<Omit<ImageItem, 'id' | 'type'>>) =>
    commands.actions.perform(label, changeItem(page, item, patch), gesture.id())
  const zoom = photoZoom(item)
  const degrees = signedDegrees(item.imageRotate)

  return (
    <>
      <SliderRow
        label={t('photo.zoom')}
        valueText={t('photo.zoomValue', { percent: Math.round(zoom * 100) })}
        // Logarithmic: equal slider distances are equal zoom ratios.
        value={Math.round(Math.log2(zoom) * 100) / 100}
        min={0}
        max={Math.round(Math.log2(MAX_ZOOM) * 100) / 100}
        step={0.01}
        onChange={(value) => edit('zoom', zoomPhotoTo(item, 2 ** value))}
        onCommit={gesture.end}
      />
      <div className={styles.turn}>
        <NumberField
          label={t('photo.rotationNumber')}
          value={degrees}
          min={-180}
          max={180}
          step={0.5}
          isInline
          onChange={(value) => edit('turn', turnPhoto(item, value))}
          onEnd={gesture.end}
        />
        <div className={styles.turnHand}>
          <CommandButton command={turnLeftCommand} icon="rotateLeft" />
          <Slider
            label={t('photo.rotation')}
            valueText={t('photo.rotationValue', { degrees: Math.round(degrees) })}
            value={Math.round(degrees)}
            min={-180}
            max={180}
            step={1}
            onChange={(value) => edit('turn', turnPhoto(item, value))}
            onCommit={gesture.end}
          />
          <CommandButton command={turnRightCommand} icon="rotateRight" />
        </div>
      </div>
      <PhotoColours page={page} items={[item]} shown={item} />
    </>
  )
}
