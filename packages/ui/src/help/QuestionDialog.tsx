import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { useIdempotencyKey } from '@irodori/client/useIdempotencyKey'
import { askQuestion } from '@irodori/contract/endpoints/help'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Dialog, SAFE_CHOICE } from '../dialog/Dialog.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'
import { Callout } from '../feedback/Callout.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import styles from './QuestionDialog.module.css'
import { problemsOfError, type QuestionDraft, questionProblems } from './questionDraft.ts'

/** Maximum length of each field. */
const LIMITS = { email: 254, name: 50, orderNumber: 40, question: 2000 } as const

interface QuestionFormProps {
  readonly draft: QuestionDraft
  /** Called with the message of the shop. */
  readonly onSent: (message: string | null) => void
  /** Called with the draft as it was left. */
  readonly onFaq: (draft: QuestionDraft) => void
  readonly onClose: () => void
}

/** The form for a question to the shop, and after sending it the shop's message. */
export function QuestionDialog({ onSent, ...form }: QuestionFormProps) {
  const { t } = useTranslation(['help', 'common'])
  const [message, setMessage] = useState<string | null>(null)
  if (message === null) {
    return (
      <QuestionForm
        {...form}
        onSent={(answered) => {
          onSent(answered)
          setMessage(answered ?? t('ask.sent'))
        }}
      />
    )
  }
  return (
    <Dialog
      open
      title={t('ask.sent')}
      onClose={form.onClose}
      actions={
        <>
          <Button onClick={() => setMessage(null)}>{t('ask.again')}</Button>
          <Button variant="primary" onClick={form.onClose} {...SAFE_CHOICE}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <p role="status">{message}</p>
    </Dialog>
  )
}

function QuestionForm({ draft, onSent, onFaq, onClose }: QuestionFormProps) {
  const { t } = useTranslation(['help', 'common'])
  const messageOf = useErrorMessage()
  const client = useClient()
  const keyOf = useIdempotencyKey()
  const ask = (body: QuestionDraft) => client.callWithMessage(askQuestion, { body }, { idempotencyKey: keyOf(body) })
  const asking = useResultMutation(ask, { onSuccess: ({ message }) => onSent(message) })
  const { values, control, problemOf, formProps, isBusy } = useForm({
    initial: draft,
    check: questionProblems,
    send: async (typed) => {
      const result = await asking.run(typed)
      return result.ok ? {} : problemsOfError(result.error)
    },
  })
  const failure = asking.error && messageOf(asking.error)
  const field = (name: keyof QuestionDraft) => {
    const problem = problemOf(name)
    return { ...control(name), maxLength: LIMITS[name], error: problem && t(`ask.problem.${problem}`) }
  }

  return (
    <Dialog open title={t('ask.title')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.lead}>{t('ask.lead')}</p>
        {failure && (
          <Callout tone="danger" urgent>
            <p>{t('ask.failed')}</p>
            <p>{failure.body}</p>
            {failure.code !== null && <p className={styles.code}>{t('common:errorCode', { code: failure.code })}</p>}
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
        <Button type="submit" variant="primary" busy={isBusy} wide>
          {t('ask.submit')}
        </Button>
        {/* While the question is being sent, its outcome has to be seen here. */}
        <Button
          variant="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onFaq(values)
          }}
          wide
        >
          {t('ask.toFaq')}
        </Button>
      </form>
    </Dialog>
  )
}
