import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { Button } from '@irodori/ui/Button'
import { Icon } from '@irodori/ui/Icon'
import { Progress } from '@irodori/ui/Progress'
import { useTranslation } from 'react-i18next'
import { cropCommand } from '../commands/itemCommands.ts'
import { addCaptionCommand } from '../commands/ownItemCommands.ts'
import { disableFrameCommand, enableFrameCommand, resetPhotoCommand } from '../commands/photoCommands.ts'
import { removeCommand } from '../commands/removeCommand.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import parts from '../fields/InspectorParts.module.css'
import { isGif } from '../photos/isAnimated.ts'
import { photosBeingReadAtom } from '../photos/photosBeingRead.ts'
import { PhotoPicture } from '../pictures/PhotoPicture.tsx'
import { selectionAtom } from '../state/designState.ts'
import { CutFaces } from './CutFaces.tsx'
import { GifNote } from './GifNote.tsx'
import { PhotoAdjustments } from './PhotoAdjustments.tsx'
import { PhotoFacts, UploadProgress } from './PhotoFacts.tsx'
import styles from './PhotoInspector.module.css'
import { UploadGuide } from './UploadGuide.tsx'

interface PhotoInspectorProps {
  readonly page: DesignPage
  readonly item: ImageItem
  readonly choosePhoto: () => void
}

/** Settings of a photo frame: its photo, crop and adjustments, enabled or disabled. */
export function PhotoInspector({ page, item, choosePhoto }: PhotoInspectorProps) {
  const { t } = useTranslation(['tools', 'editor'])
  const isReading = useEditorValue(photosBeingReadAtom).has(item.id)
  const enable = useCommand(enableFrameCommand)
  const disable = useCommand(disableFrameCommand)
  const guide = <UploadGuide item={item} templateId={page.templateId} dpi={page.sheet.dpi} />

  if (item.isDisabledItem) {
    return (
      <div className={parts.stack}>
        <p className={parts.note}>{t('photo.disabled')}</p>
        <Button wide variant="primary" data-first-control onClick={enable.run}>
          {enable.label}
        </Button>
      </div>
    )
  }
  if (item.imageName === null) {
    return (
      <div className={parts.stack}>
        <Button wide variant="primary" icon="photoAdd" data-first-control busy={isReading} onClick={choosePhoto}>
          {isReading ? t('photo.reading') : t('editor:photo.choose')}
        </Button>
        {guide}
        <Button variant="quiet" onClick={disable.run}>
          {disable.label}
        </Button>
      </div>
    )
  }
  return (
    <div className={parts.stack}>
      <div className={styles.photo}>
        <PhotoPicture imageName={item.imageName} />
        <div className={styles.photoActions}>
          <Button icon="swap" data-first-control onClick={choosePhoto}>
            {t('photo.replace')}
          </Button>
          {isReading ? (
            <Progress label={t('photo.reading')} value={null} />
          ) : (
            <UploadProgress imageName={item.imageName} />
          )}
        </div>
      </div>
      <PhotoFacts page={page} item={item} imageName={item.imageName} />
      <CutFaces page={page} item={item} />
      {isGif(item.imageName) && <GifNote item={item} imageName={item.imageName} />}
      <CropSwitch />
      <PhotoAdjustments page={page} item={item} />
      <FrameActions />
      <details className={styles.guide}>
        <summary>{t('photo.guide')}</summary>
        {guide}
      </details>
    </div>
  )
}

function CropSwitch() {
  const { t } = useTranslation('tools')
  const crop = useCommand(cropCommand)
  const isCropping = useEditorValue(selectionAtom).mode === 'CROP'
  return (
    <div className={styles.crop}>
      <Button
        wide
        icon={isCropping ? 'check' : 'crop'}
        variant={isCropping ? 'primary' : 'secondary'}
        aria-pressed={isCropping}
        title={crop.title}
        onClick={crop.run}
      >
        {t(isCropping ? 'photo.cropDone' : 'photo.crop')}
      </Button>
      {isCropping && <p className={parts.note}>{t('photo.cropHelp')}</p>}
    </div>
  )
}

function FrameActions() {
  const { t } = useTranslation('tools')
  const caption = useCommand(addCaptionCommand)
  const reset = useCommand(resetPhotoCommand)
  const remove = useCommand(removeCommand)
  const disable = useCommand(disableFrameCommand)
  return (
    <div className={parts.ends}>
      {caption.isEnabled && (
        <button type="button" className={parts.end} title={caption.title} onClick={caption.run}>
          <Icon name="text" size={18} />
          {caption.label}
        </button>
      )}
      <button type="button" className={parts.end} title={reset.title} onClick={reset.run}>
        <Icon name="reset" size={18} />
        {reset.label}
      </button>
      <button type="button" className={parts.end} title={remove.title} onClick={remove.run}>
        <Icon name="trash" size={18} />
        {t('photo.remove')}
      </button>
      <button type="button" className={parts.end} title={disable.title} onClick={disable.run}>
        <Icon name="close" size={18} />
        {disable.label}
      </button>
    </div>
  )
}
