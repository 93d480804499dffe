import type { RectImageItem } from '@irodori/contract/entities/designItem'
import { MAX_ZOOM } from '@irodori/design/crop'
import { brightenPhoto, photoZoom, signedDegrees, turnPhoto, zoomPhotoTo } from '@irodori/design/photoEdits'
import { BRIGHTNESS_RANGE, BRIGHTNESS_STEP, ROTATE_STEP } from '@irodori/design/photoPlacement'
import { IconButton } from '@irodori/ui/IconButton'
import { SliderRow } from '@irodori/ui/SliderRow'
import { useTranslation } from 'react-i18next'
import styles from './PhotoEditor.module.css'

interface PhotoControlsProps {
  readonly item: RectImageItem
  readonly onChange: (item: RectImageItem) => void
}

const inHundredths = (number: number) => Math.round(number * 100) / 100

/** Sliders for size, rotation and brightness of a photo. */
export function PhotoControls({ item, onChange }: PhotoControlsProps) {
  const { t } = useTranslation('messageMaking')
  const edit = (patch: Partial<Omit<RectImageItem, 'id' | 'type'>>) => onChange({ ...item, ...patch })
  const zoom = photoZoom(item)
  const degrees = Math.round(signedDegrees(item.imageRotate))
  const turnBy = (angle: number) => edit(turnPhoto(item, item.imageRotate + angle))
  return (
    <div className={styles.controls}>
      <SliderRow
        label={t('photo.zoom')}
        valueText={t('photo.percent', { percent: Math.round(zoom * 100) })}
        // A logarithmic scale: equal distances on the slider are equal zoom ratios.
        value={inHundredths(Math.log2(zoom))}
        min={0}
        max={inHundredths(Math.log2(MAX_ZOOM))}
        step={0.01}
        onChange={(value) => edit(zoomPhotoTo(item, 2 ** value))}
      />
      <div className={styles.turn}>
        <IconButton icon="rotateLeft" label={t('photo.turnLeft')} onClick={() => turnBy(-ROTATE_STEP)} />
        <SliderRow
          label={t('photo.turn')}
          valueText={t('photo.degrees', { degrees })}
          value={degrees}
          min={-180}
          max={180}
          step={1}
          onChange={(value) => edit(turnPhoto(item, value))}
        />
        <IconButton icon="rotateRight" label={t('photo.turnRight')} onClick={() => turnBy(ROTATE_STEP)} />
      </div>
      <SliderRow
        label={t('photo.brightness')}
        valueText={t('photo.percent', { percent: item.brightnessFactor })}
        value={item.brightnessFactor}
        min={BRIGHTNESS_RANGE.least}
        max={BRIGHTNESS_RANGE.most}
        step={BRIGHTNESS_STEP}
        onChange={(value) => edit(brightenPhoto(value))}
      />
    </div>
  )
}
