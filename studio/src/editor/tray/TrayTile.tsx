import { Icon } from '@irodori/ui/Icon'
import { useTranslation } from 'react-i18next'
import { TRAY_PHOTO_TYPE } from '../photos/trayPhotoType.ts'
import type { TrayPhoto } from '../photos/trayState.ts'
import { PhotoThumbnail } from '../pictures/PhotoThumbnail.tsx'
import styles from './PhotoTray.module.css'
import { useAsideReason } from './useAsideReason.ts'

/** Device pixels for a thumbnail of 84 CSS pixels on most screens. */
export const THUMBNAIL_SIDE = 160

interface TrayTileProps {
  readonly photo: TrayPhoto
  readonly onPlace: (photo: TrayPhoto) => void
}

/** A photo of the tray, which is placed by a click or by dragging it. */
export function TrayTile({ photo, onPlace }: TrayTileProps) {
  const { t } = useTranslation('tools')
  const reasonOf = useAsideReason()
  const { uses, cutFaces } = photo
  const reason = reasonOf(photo)
  const use = uses > 0 ? t('tray.used', { count: uses }) : reason ? t('tray.aside') : t('tray.notUsed')
  const notes = [cutFaces > 0 ? t('tray.cutFaces', { count: cutFaces }) : '', reason ?? ''].filter(Boolean)
  return (
    <button
      type="button"
      className={styles.photo}
      data-aside={reason !== null || undefined}
      title={[photo.fileName, ...notes].join('\n')}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(TRAY_PHOTO_TYPE, photo.imageName)
        dataTransfer.effectAllowed = 'copy'
      }}
      onClick={() => onPlace(photo)}
    >
      <span className={styles.unseen}>{[t('tray.place', { name: photo.fileName, use }), ...notes].join(' ')}</span>
      <PhotoThumbnail imageName={photo.imageName} className={styles.picture} side={THUMBNAIL_SIDE} />
      {cutFaces > 0 && (
        <span className={styles.cut}>
          <Icon name="warning" size={16} />
        </span>
      )}
      <span className={styles.use} data-unused={(uses === 0 && reason === null) || undefined} aria-hidden="true">
        {uses > 0 ? `×${uses}` : use}
      </span>
    </button>
  )
}
