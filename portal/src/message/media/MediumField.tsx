import { useClient } from '@irodori/client/ClientProvider'
import { useInvalidation } from '@irodori/client/useCallMutation'
import { Button } from '@irodori/ui/Button'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageKey } from '../messageKey.ts'
import type { MessageMedium } from '../messageParts.ts'
import { TransferLine } from '../transfer/TransferLine.tsx'
import { useTransfer } from '../transfer/useTransfer.ts'
import { useTrimQuestion } from '../trim/useTrimQuestion.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { FileProblemDialog } from './FileProblemDialog.tsx'
import { MediumIcon } from './MediumIcon.tsx'
import styles from './media.module.css'
import { useFileChooser } from './useFileChooser.tsx'

const TrimDialog = lazy(async () => ({ default: (await import('../trim/TrimDialog.tsx')).TrimDialog }))

/** The file types that the chooser offers; the actual type is read from the bytes. */
const ACCEPTED = {
  VIDEO: 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.m4v,.webm',
  AUDIO: 'audio/mpeg,audio/mp4,audio/x-m4a,audio/aac,audio/wav,audio/ogg,audio/webm,.mp3,.m4a,.wav,.ogg',
} as const
const FILE_TYPES = { VIDEO: 'video', AUDIO: 'audio' } as const

interface MediumFieldProps {
  readonly orderNumber: string
  readonly templateId: string
  readonly kind: 'VIDEO' | 'AUDIO'
  readonly medium: MessageMedium | null
  /** Plays the medium, as on the page of the recipient. */
  readonly player?: ReactNode
  /** Called when an upload of this field starts and ends. */
  readonly onSending: (field: string, isSending: boolean) => void
}

/** The field for the video or the sound of a message: choose and upload, play, replace, delete. */
export function MediumField({ orderNumber, templateId, kind, medium, player, onSending }: MediumFieldProps) {
  const { t } = useTranslation('messageMaking')
  const client = useClient()
  const invalidate = useInvalidation()
  const [isAsking, setAsking] = useState(false)
  const [serverProblem, setServerProblem] = useState<string | null>(null)
  const trim = useTrimQuestion()
  const isChoosing = trim.medium !== null
  const place = useFocusAfter(isChoosing)
  const transfer = useTransfer({
    prepare: async (file, preparing) =>
      (await import('./prepareMedium.ts')).prepareMedium(kind, file, { ...preparing, chooseWindow: trim.ask }),
    send: async (file, sending) => {
      const { uploadMedium } = await import('@irodori/client/resumableUpload')
      return uploadMedium(client, { orderNumber, templateId, type: kind, position: 1 }, file, sending)
    },
    onDone: () => invalidate([messageKey({ orderNumber, templateId })]),
    onSending: (isSending) => onSending(kind, isSending),
  })
  const chooser = useFileChooser(ACCEPTED[kind], t(`${kind}.choose`), transfer.start)
  const fileType = FILE_TYPES[kind]
  const isIdle = transfer.state.kind === 'IDLE'

  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {medium === null && isIdle && (
        <div className={styles.empty}>
          <MediumIcon kind={kind} />
          <p>{t(`${kind}.invitation`)}</p>
          <Button icon="upload" onClick={chooser.choose}>
            {t(`${kind}.choose`)}
          </Button>
        </div>
      )}
      {medium !== null && player}
      {!isChoosing && (
        <TransferLine
          name={t(`${kind}.name`)}
          state={transfer.state}
          onCancel={transfer.cancel}
          onRetry={transfer.retry}
        />
      )}
      {medium !== null && isIdle && (
        <div className={styles.buttons}>
          <Button icon="swap" onClick={chooser.choose}>
            {t(`${kind}.replace`)}
          </Button>
          <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
            {t(`${kind}.delete`)}
          </Button>
        </div>
      )}
      {chooser.field}
      {trim.medium !== null && (
        <Suspense>
          <TrimDialog medium={trim.medium} onChoose={trim.reply} onClose={() => trim.reply(null)} />
        </Suspense>
      )}
      <FileProblemDialog
        fileKind={kind}
        codes={serverProblem === null ? transfer.problems : [serverProblem]}
        onClose={() => {
          transfer.dismissProblems()
          setServerProblem(null)
        }}
      />
      <DeleteQuestion
        open={isAsking}
        name={t(`${kind}.name`)}
        file={{ orderNumber, templateId, fileType, position: 1 }}
        onRefused={setServerProblem}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

/** The element that gets the focus after a dialog, because the button that was pressed before is no longer shown. */
function useFocusAfter(isOpen: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return element
}
