import type { LivePhoto } from '@irodori/canvas/liveScene'
import { useClient } from '@irodori/client/ClientProvider'
import { urlOf } from '@irodori/client/urlOf'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { readMessageFile, saveMessageImage } from '@irodori/contract/endpoints/message'
import type { RectImageItem } from '@irodori/contract/entities/designItem'
import { resetPhoto } from '@irodori/design/photoEdits'
import { err } from '@irodori/result'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { Dialog } from '@irodori/ui/Dialog'
import { Spinner } from '@irodori/ui/Spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageKey } from '../messageKey.ts'
import type { MessagePhoto } from '../messageParts.ts'
import { transferOutcome } from '../transfer/transferOutcome.ts'
import { openPhotoReader } from './openPhotoReader.ts'
import { PhotoControls } from './PhotoControls.tsx'
import styles from './PhotoEditor.module.css'
import { PhotoStage } from './PhotoStage.tsx'
import { frameOfPhoto, photoFields } from './photoFrame.ts'

interface PhotoEditorProps {
  readonly orderNumber: string
  readonly photo: MessagePhoto
  /** Called to choose another file for this position. */
  readonly onReplace: () => void
  readonly onDelete: () => void
  readonly onRefused: (code: string) => void
  readonly onClose: () => void
}

/** DGM-11: edits a photo of a message on the canvas of the studio: crop, rotation, brightness; then updates or deletes it. */
export function PhotoEditor({ orderNumber, photo, onReplace, onDelete, onRefused, onClose }: PhotoEditorProps) {
  const { t } = useTranslation('messageMaking')
  const client = useClient()
  const [item, setItem] = useState<RectImageItem>(() => frameOfPhoto(photo))
  const [isChanged, setChanged] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { live, isFailed } = useLivePhoto(orderNumber, photo.imageName)
  const change = (next: RectImageItem) => {
    setItem(next)
    setChanged(true)
  }

  const saving = useResultMutation(
    () => {
      const body = { orderNumber, templateId: photo.templateId, ...photoFields(item) }
      return client.upload(saveMessageImage, { query: { position: photo.position }, body, file: null })
    },
    {
      invalidates: [messageKey({ orderNumber, templateId: photo.templateId })],
      onSuccess: onClose,
      onError: (error) => {
        const outcome = transferOutcome(err(error))
        if (outcome.kind === 'REFUSED') onRefused(outcome.code)
      },
    },
  )

  return (
    <Dialog
      open
      size="full"
      title={t('photo.editTitle', { position: photo.position })}
      onClose={() => (isChanged ? setLeaving(true) : onClose())}
      actions={
        <Button variant="primary" busy={saving.isPending} onClick={() => void saving.run()}>
          {t('photo.save')}
        </Button>
      }
    >
      <div className={styles.editor}>
        <div className={styles.stage}>
          {live !== null && <PhotoStage item={item} photo={live} onChange={change} />}
          {live === null && !isFailed && (
            <p className={styles.reading} role="status">
              <Spinner size={20} />
              {t('photo.reading')}
            </p>
          )}
          {isFailed && <Callout tone="warning">{t('photo.readFailed')}</Callout>}
        </div>
        <div className={styles.side}>
          <p className={styles.help} id="photo-help">
            {t('photo.help')}
          </p>
          <PhotoControls item={item} onChange={change} />
          <div className={styles.ends}>
            <Button variant="quiet" icon="reset" onClick={() => change({ ...item, ...resetPhoto(item) })}>
              {t('photo.reset')}
            </Button>
            <Button variant="quiet" icon="swap" onClick={onReplace}>
              {t('photo.replace')}
            </Button>
            <Button variant="quiet" icon="trash" onClick={onDelete}>
              {t('photo.delete')}
            </Button>
          </div>
          {saving.error !== null && (
            <p className={styles.failed} role="alert">
              {t('photo.saveFailed')}
            </p>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isLeaving}
        title={t('photo.leave.title')}
        confirmLabel={t('photo.leave.yes')}
        cancelLabel={t('photo.leave.no')}
        destructive
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {t('photo.leave.body')}
      </ConfirmDialog>
    </Dialog>
  )
}

/** The uploaded photo, decoded in a worker. */
function useLivePhoto(orderNumber: string, imageName: string) {
  const [live, setLive] = useState<LivePhoto | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    const reader = openPhotoReader()
    const params = { orderNumber, fileType: 'rect_image', fileName: imageName } as const
    reader.loadPhoto(imageName, urlOf(readMessageFile, { params })).then(
      (loaded) => !isUnmounted && setLive(loaded),
      () => !isUnmounted && setFailed(true),
    )
    return () => {
      isUnmounted = true
      reader.close()
    }
  }, [orderNumber, imageName])
  return { live, isFailed }
}
