import { errorCodeOf } from '@irodori/client/callError'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { releaseMessage } from '@irodori/contract/endpoints/message'
import type { MessageItem } from '@irodori/contract/entities/message'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { useToast } from '@irodori/ui/ToastProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { MY_PAGE, previewAddress, templatesAddress } from '../addresses.ts'
import styles from './Release.module.css'
import { ReleaseDialogs } from './ReleaseDialogs.tsx'
import type { ReleaseProblem } from './releaseProblem.ts'
import { type ReleaseQuestion, releaseQuestion } from './releaseQuestion.ts'

interface ReleasePanelProps {
  readonly orderNumber: string
  readonly templateId: string
  readonly items: readonly MessageItem[]
  /** Whether files are uploading. */
  readonly isSending: boolean
  /** Whether a text cannot be saved. */
  readonly hasTextProblem: boolean
  /** Saves the last input; resolves to false if that failed. */
  readonly saveText: () => Promise<boolean>
}

/** The actions at the end of the message editor: preview, release, another template, my page. */
export function ReleasePanel({
  orderNumber,
  templateId,
  items,
  isSending,
  hasTextProblem,
  saveText,
}: ReleasePanelProps) {
  const { t } = useTranslation('messageMaking')
  const toast = useToast()
  const [, navigate] = useLocation()
  const [question, setQuestion] = useState<ReleaseQuestion | null>(null)
  const [problem, setProblem] = useState<ReleaseProblem | null>(null)
  const [isOpening, setOpening] = useState(false)

  const withSavedText = async (then: () => void) => {
    const areSaved = !hasTextProblem && (await saveText())
    if (areSaved) then()
    else setProblem({ kind: 'TEXT' })
  }
  const preview = async () => {
    setOpening(true)
    await withSavedText(() => navigate(previewAddress(orderNumber, templateId)))
    setOpening(false)
  }
  const release = useCallMutation(releaseMessage, {
    onSuccess: () => {
      toast({ message: t('release.done') })
      navigate(MY_PAGE)
    },
    onError: (error) => {
      setQuestion(null)
      // The login that opens by itself says what is missing.
      if (errorCodeOf(error) !== 'UNAUTHENTICATED') setProblem({ kind: 'REFUSED', error })
    },
  })

  return (
    <div className={styles.actions}>
      {isSending && (
        <p className={styles.soft} role="status">
          {t('release.sending')}
        </p>
      )}
      <div className={styles.main}>
        <Button wide icon="eye" busy={isOpening} disabled={isSending} onClick={() => void preview()}>
          {t('release.preview')}
        </Button>
        <Button
          wide
          variant="primary"
          busy={release.isPending}
          disabled={isSending}
          onClick={() => void withSavedText(() => setQuestion(releaseQuestion(items)))}
        >
          {t('release.release')}
        </Button>
      </div>
      <div className={styles.others}>
        <AppLink href={templatesAddress(orderNumber)} className={buttonClass('quiet')}>
          {t('toTemplates')}
        </AppLink>
        <AppLink href={MY_PAGE} className={buttonClass('quiet')}>
          {t('toMyPage')}
        </AppLink>
      </div>
      <ReleaseDialogs
        orderNumber={orderNumber}
        question={question}
        problem={problem}
        isBusy={release.isPending}
        onRelease={() => void release.run({ params: { orderNumber }, body: { templateId } })}
        onStay={() => {
          setQuestion(null)
          setProblem(null)
        }}
      />
    </div>
  )
}
