import { errorCodeOf } from '@irodori/client/callError'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { releaseMessage } from '@irodori/contract/endpoints/message'
import type { MessageItem } from '@irodori/contract/entities/message'
import { useToast } from '@irodori/ui/ToastProvider'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { MY_PAGE, previewAddress } from '../addresses.ts'
import { ReleaseDialogs } from './ReleaseDialogs.tsx'
import type { ReleaseProblem } from './releaseProblem.ts'
import { type ReleaseQuestion, releaseQuestion } from './releaseQuestion.ts'

export interface ReleaseInput {
  readonly orderNumber: string
  readonly templateId: string
  readonly items: readonly MessageItem[]
  /** Whether a text cannot be saved. */
  readonly hasTextProblem: boolean
  /** Saves the last input; resolves to false if that failed. */
  readonly saveText: () => Promise<boolean>
}

/** The preview and the release of a message, for the buttons of the page on which it is made. */
export interface Release {
  /** Opens the preview once the text is saved. */
  readonly preview: () => void
  readonly isOpening: boolean
  /** DGM-14: asks before the release. */
  readonly release: () => void
  readonly isReleasing: boolean
  /** The questions and problems. */
  readonly dialogs: ReactNode
}

/** DGM-14, DGM-15: previews and releases a message after its text has been saved. */
export function useRelease({ orderNumber, templateId, items, hasTextProblem, saveText }: ReleaseInput): Release {
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
  const call = useCallMutation(releaseMessage, {
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

  return {
    preview: () => void preview(),
    isOpening,
    release: () => void withSavedText(() => setQuestion(releaseQuestion(items))),
    isReleasing: call.isPending,
    dialogs: (
      <ReleaseDialogs
        orderNumber={orderNumber}
        question={question}
        problem={problem}
        isBusy={call.isPending}
        onRelease={() => void call.run({ params: { orderNumber }, body: { templateId } })}
        onStay={() => {
          setQuestion(null)
          setProblem(null)
        }}
      />
    ),
  }
}
