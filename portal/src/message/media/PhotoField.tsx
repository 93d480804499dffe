import { useClient } from '@irodori/client/ClientProvider'
import { urlOf } from '@irodori/client/urlOf'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { readMessageFile, saveMessageImage } from '@irodori/contract/endpoints/message'
import { err, ok } from '@irodori/result'
import { PHOTO_RATIOS } from '@irodori/rules/messageLayout'
import { Icon } from '@irodori/ui/Icon'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageKey } from '../messageKey.ts'
import type { MessagePhoto } from '../messageParts.ts'
import { isTransparentAt, picturePoint } from '../photo/transparentAt.ts'
import { TransferLine } from '../transfer/TransferLine.tsx'
import { useTransfer } from '../transfer/useTransfer.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { FileProblemDialog } from './FileProblemDialog.tsx'
import styles from './PhotoField.module.css'
import { useFileChooser } from './useFileChooser.tsx'

const PhotoEditor = lazy(async () => ({ default: (await import('../photo/PhotoEditor.tsx')).PhotoEditor }))

const ACCEPTED = 'image/png,image/jpeg,image/gif'

interface PhotoFieldProps {
  readonly orderNumber: string
  readonly templateId: string
  readonly position: 1 | 2 | 3
  readonly photo: MessagePhoto | null
  /** Called when an upload of this field starts and ends. */
  readonly onSending: (field: string, isSending: boolean) => void
}

/**
 * One of the three photos in its place on the page: empty, an invitation in the ratio of the photo that opens the file
 * chooser; otherwise the photo, which opens its editor.
 */
export function PhotoField({ orderNumber, templateId, position, photo, onSending }: PhotoFieldProps) {
  const { t } = useTranslation('messageMaking')
  const client = useClient()
  const invalidate = useInvalidation()
  const picture = useRef<HTMLImageElement>(null)
  const [shown, setShown] = useState<'NOTHING' | 'EDITOR' | 'DELETE'>('NOTHING')
  const [serverProblem, setServerProblem] = useState<string | null>(null)
  const transfer = useTransfer({
    prepare: async (file) => {
      const codes = await (await import('./checkPhotoFile.ts')).checkPhotoFile(file)
      return codes.length > 0 ? err(codes) : ok(file)
    },
    send: (file, { signal, onProgress }) =>
      client.upload(
        saveMessageImage,
        { query: { position }, body: { orderNumber, templateId, rotate: 0, brightnessFactor: 100 }, file },
        { signal, onProgress },
      ),
    onDone: () => invalidate([messageKey({ orderNumber, templateId })]),
    onSending: (isSending) => onSending(`PHOTO_${position}`, isSending),
  })
  const name = t('photo.name', { position })
  const chooser = useFileChooser(ACCEPTED, t('photo.choose', { position }), (file) => {
    setShown('NOTHING')
    transfer.start(file)
  })
  const isIdle = transfer.state.kind === 'IDLE'
  const invites = photo === null && isIdle
  const label = invites ? undefined : t(photo === null ? 'photo.choose' : 'photo.edit', { position })
  const open = (event: MouseEvent) => {
    if (photo === null) return chooser.choose()
    const image = picture.current
    // A click on the label in front of the photo says what it opens.
    const point = image && event.target === image ? picturePoint(event, image.getBoundingClientRect()) : null
    if (image && point && isTransparentAt(image, point)) return
    setShown('EDITOR')
  }
  const fileName = photo?.cropImageName ?? ''

  return (
    <div className={styles.photo}>
      <button
        type="button"
        className={styles.frame}
        style={{ aspectRatio: PHOTO_RATIOS[position - 1] }}
        aria-label={label}
        onClick={open}
      >
        {photo === null ? (
          <span className={styles.invitation}>
            <Icon name="photoAdd" size={32} />
            {invites && (
              <>
                <span className={styles.name}>{t('photo.choose', { position })}</span>
                <span className={styles.hint}>{t(`photo.hint.${position}`)}</span>
              </>
            )}
          </span>
        ) : (
          <>
            <img
              ref={picture}
              src={urlOf(readMessageFile, { params: { orderNumber, fileType: 'image', fileName } })}
              alt=""
            />
            <span className={styles.edit}>
              <Icon name="pencil" size={16} />
              {t('photo.adjust')}
            </span>
          </>
        )}
      </button>
      {chooser.field}
      {!isIdle && (
        <div className={styles.transfer}>
          <TransferLine name={name} state={transfer.state} onCancel={transfer.cancel} onRetry={transfer.retry} />
        </div>
      )}
      <FileProblemDialog
        fileKind="PHOTO"
        codes={serverProblem === null ? transfer.problems : [serverProblem]}
        onClose={() => {
          transfer.dismissProblems()
          setServerProblem(null)
        }}
      />
      {photo !== null && shown === 'EDITOR' && (
        <Suspense>
          <PhotoEditor
            key={photo.cropImageName}
            orderNumber={orderNumber}
            photo={photo}
            onReplace={chooser.choose}
            onDelete={() => setShown('DELETE')}
            onRefused={(code) => {
              setShown('NOTHING')
              setServerProblem(code)
            }}
            onClose={() => setShown('NOTHING')}
          />
        </Suspense>
      )}
      <DeleteQuestion
        open={shown === 'DELETE'}
        name={name}
        file={{ orderNumber, templateId, fileType: 'rect_image', position }}
        onRefused={setServerProblem}
        onClose={() => setShown('NOTHING')}
      />
    </div>
  )
}
