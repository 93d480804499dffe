import type { ProcessMethod } from '@irodori/contract/entities/order'
import { ConfirmDialog } from '@irodori/ui/ConfirmDialog'
import { Notices } from '@irodori/ui/Notices'
import { useTranslation } from 'react-i18next'
import type { ReceiverFields } from '../people/peopleForm.ts'
import { ReceiverAddress } from '../people/ReceiverBlock.tsx'
import type { SampleLine } from '../piece/missingLines.ts'
import { SampleList } from '../piece/SampleTexts.tsx'
import stepStyles from '../steps/Step.module.css'
import type { ContinueQuestion } from './continueFlow.ts'

interface ContinueQuestionsProps {
  readonly question: ContinueQuestion | null
  readonly samples: readonly SampleLine[]
  readonly receiver: ReceiverFields
  readonly processMethod: ProcessMethod
  readonly now: Date
  readonly onReply: (isYes: boolean) => void
}

/**
 * The questions that the review asks before the next step: sample texts, an equal address, the address, and committing an
 * order of the messaging app.
 */
export function ContinueQuestions({
  question,
  samples,
  receiver,
  processMethod,
  now,
  onReply,
}: ContinueQuestionsProps) {
  const { t } = useTranslation('review')
  const common = { onConfirm: () => onReply(true), onCancel: () => onReply(false) }
  return (
    <>
      <ConfirmDialog
        {...common}
        open={question === 'SAMPLES'}
        title={t('ask.SAMPLES.title')}
        confirmLabel={t('ask.SAMPLES.yes')}
        cancelLabel={t('ask.SAMPLES.no')}
      >
        <div className={stepStyles.asked}>
          <p>{t('ask.SAMPLES.body')}</p>
          <SampleList lines={samples} />
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        open={question === 'SAME_ADDRESS'}
        title={t('ask.SAME_ADDRESS.title')}
        confirmLabel={t('ask.SAME_ADDRESS.yes')}
        cancelLabel={t('ask.SAME_ADDRESS.no')}
      >
        {t('ask.SAME_ADDRESS.body')}
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        open={question === 'ADDRESS'}
        title={t('ask.ADDRESS.title')}
        confirmLabel={t('ask.ADDRESS.yes')}
        cancelLabel={t('ask.ADDRESS.no')}
      >
        <div className={stepStyles.asked}>
          <ReceiverAddress receiver={receiver} />
          {processMethod === 'normal' && <Notices kind="BEFORE_PACKING_NORMAL" now={now} />}
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        open={question === 'COMMIT'}
        title={t('ask.COMMIT.title')}
        confirmLabel={t('ask.COMMIT.yes')}
        cancelLabel={t('ask.COMMIT.no')}
      >
        {t('ask.COMMIT.body')}
      </ConfirmDialog>
    </>
  )
}
