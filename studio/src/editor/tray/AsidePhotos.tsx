import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import { takeInFromTray } from '../commands/trayCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import type { TrayPhoto } from '../photos/trayState.ts'
import { PhotoThumbnail } from '../pictures/PhotoThumbnail.tsx'
import styles from './AsidePhotos.module.css'
import { THUMBNAIL_SIDE } from './TrayTile.tsx'
import { useAsideReason } from './useAsideReason.ts'

interface AsidePhotosProps {
  /** Photos that are set aside. */
  readonly photos: readonly TrayPhoto[]
}

/** EDT-53, EDT-54: photos that are set aside, each with the reason and a button that takes it back in. */
export function AsidePhotos({ photos }: AsidePhotosProps) {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const reasonOf = useAsideReason()
  const takeBack = (button: HTMLElement, { imageName }: TrayPhoto) => {
    // The photo leaves the list with its button, so the focus moves to the next one.
    const place = button.closest('li')
    const next = place?.nextElementSibling ?? place?.previousElementSibling
    next?.querySelector('button')?.focus()
    takeInFromTray(commands, imageName)
  }
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.imageName} className={styles.photo}>
          <PhotoThumbnail imageName={photo.imageName} className={styles.picture} side={THUMBNAIL_SIDE} />
          <p className={styles.words}>
            <span className={styles.name}>{photo.fileName}</span>
            <span>{reasonOf(photo)}</span>
          </p>
          <Button
            aria-label={t('tray.takeInNamed', { name: photo.fileName })}
            onClick={({ currentTarget }) => takeBack(currentTarget, photo)}
          >
            {t('tray.takeIn')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
