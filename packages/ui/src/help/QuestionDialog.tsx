import { useClient } from '@irodori/client/ClientProvider'
import { askQuestion } from '@irodori/contract/endpoints/help'
import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Dialog, SAFE_CHOICE } from '../dialog/Dialog.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { Callout } from '../feedback/Callout.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import styles from './QuestionDialog.module.css'
import {
  problemsOfError,
  QUESTION_FIELDS,
  type QuestionDraft,
  type QuestionProblems,
  questionProblems,
} from './questionDraft.ts'

/** Maximum length of each field. */
const LIMITS = { email: 254, name: 50, orderNumber: 40, question: 2000 } as const

type Asking =
  | { readonly step: 'WRITING'; readonly message: string | null; readonly code: string | null }
  | { readonly step: 'SENDING' }
  | { readonly step: 'SENT'; readonly message: string }

const WRITING: Asking = { step: 'WRITING', message: null, code: null }

interface QuestionDialogProps {
  readonly draft: QuestionDraft
  readonly onDraft: Dispatch<SetStateAction<QuestionDraft>>
  /** Called when the question was sent, so that the draft is cleared. */
  readonly onSent: () => void
  readonly onFaq: () => void
  readonly onClose: () => void
}

/** The form for a question to the shop. The draft is kept until it was sent. */
export function QuestionDialog({ draft, onDraft, onSent, onFaq, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('help')
  const { t: common } = useTranslation('common')
  const messageOf = useErrorMessage()
  const client = useClient()
  const [problems, setProblems] = useState<QuestionProblems>({})
  const [asking, setAsking] = useState<Asking>(WRITING)
  const form = useRef<HTMLFormElement>(null)

  const show = (found: QuestionProblems): void => {
    setProblems(found)
    const first = QUESTION_FIELDS.find((field) => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const send = async () => {
    if (asking.step === 'SENDING') return
    const found = questionProblems(draft)
    show(found)
    if (Object.keys(found).length > 0) return
    setAsking({ step: 'SENDING' })
    const result = await client.callWithMessage(askQuestion, { body: draft })
    if (result.ok) {
      onSent()
      setAsking({ step: 'SENT', message: result.value.message ?? t('ask.sent') })
      return
    }
    const { body, code } = messageOf(result.error)
    setAsking({ step: 'WRITING', message: body, code })
    show(problemsOfError(result.error))
  }

  if (asking.step === 'SENT') {
    return (
      <Dialog
        open
        title={t('ask.sent')}
        onClose={onClose}
        actions={
          <>
            <Button onClick={() => setAsking(WRITING)}>{t('ask.again')}</Button>
            <Button variant="primary" onClick={onClose} {...SAFE_CHOICE}>
              {common('close')}
            </Button>
          </>
        }
      >
        <p role="status">{asking.message}</p>
      </Dialog>
    )
  }

  const field = (name: keyof QuestionDraft) => {
    const problem = problems[name]
    return {
      name,
      value: draft[name],
      maxLength: LIMITS[name],
      error: problem ? t(`ask.problem.${problem}`) : null,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        onDraft((last) => ({ ...last, [name]: target.value }))
        setProblems((last) => ({ ...last, [name]: undefined }))
      },
    }
  }

  return (
    <Dialog open title={t('ask.title')} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className={styles.lead}>{t('ask.lead')}</p>
        {asking.step === 'WRITING' && asking.message !== null && (
          <Callout tone="danger" urgent>
            <p>{t('ask.failed')}</p>
            <p>{asking.message}</p>
            {asking.code !== null && <p className={styles.code}>{common('errorCode', { code: asking.code })}</p>}
          </Callout>
        )}
        <TextField
          {...field('email')}
          type="email"
          label={t('ask.email')}
          help={t('ask.emailHelp')}
          autoComplete="email"
        />
        <TextField {...field('name')} label={t('ask.name')} autoComplete="name" />
        <TextField
          {...field('orderNumber')}
          label={t('ask.orderNumber')}
          help={t('ask.orderNumberHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea {...field('question')} label={t('ask.question')} rows={4} />
        <Button type="submit" variant="primary" busy={asking.step === 'SENDING'} wide>
          {t('ask.submit')}
        </Button>
        <Button variant="quiet" onClick={onFaq} wide>
          {t('ask.toFaq')}
        </Button>
      </form>
    </Dialog>
  )
}
