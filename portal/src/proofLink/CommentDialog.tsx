import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useResultMutation } from '@irodori/client/useCallMutation'
import { addProofComment, readProof } from '@irodori/contract/endpoints/proofLink'
import type { ProofComment } from '@irodori/contract/entities/proofLink'
import { PROOF_LIMITS } from '@irodori/contract/entities/proofLink'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { TextArea } from '@irodori/ui/TextArea'
import { TextField } from '@irodori/ui/TextField'
import { useErrorMessage } from '@irodori/ui/useErrorMessage'
import { useForm } from '@irodori/ui/useForm'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CommentDialog.module.css'
import type { Point } from './PointPicker.tsx'
import { PointPicker } from './PointPicker.tsx'
import type { SharedPage } from './sharedPages.ts'

interface CommentDialogProps {
  readonly token: string
  readonly page: SharedPage
  /** The name of this browser's last comment. */
  readonly name: string
  readonly secret: string
  readonly onSent: (comment: ProofComment) => void
  readonly onClose: () => void
}

/** The form of a comment on a page. It keeps what was typed until the server has it. */
export function CommentDialog({ token, page, name, secret, onSent, onClose }: CommentDialogProps) {
  const { t } = useTranslation('proofLink')
  const client = useClient()
  const errorMessage = useErrorMessage()
  const formId = useId()
  const [randomId] = useState(() => crypto.randomUUID())
  const [point, setPoint] = useState<Point | null>(null)
  const { run, error } = useResultMutation(
    (typed: { readonly author: string; readonly words: string }) =>
      client.call(addProofComment, { params: { token }, body: { ...typed, randomId, pageId: page.id, point, secret } }),
    { invalidates: [queryKey(readProof, { params: { token } })], onSuccess: onSent },
  )
  const { control, problemOf, formProps, isBusy } = useForm({
    initial: { author: name, words: '' },
    check: ({ author, words }) => ({
      author: author.trim() === '' ? 'REQUIRED' : null,
      words: words.trim() === '' ? 'REQUIRED' : null,
    }),
    send: async (typed) => {
      await run(typed)
      return {}
    },
  })
  const problem = error && errorMessage(error)
  return (
    <Dialog
      open
      title={t('form.title', { page: page.label })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('form.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} {...formProps}>
        <TextField
          {...control('author')}
          label={t('form.name')}
          maxLength={PROOF_LIMITS.NAME}
          autoComplete="nickname"
          error={problemOf('author') && t('form.required')}
        />
        <TextArea
          {...control('words')}
          label={t('form.words')}
          help={t('form.wordsHelp')}
          rows={4}
          maxLength={PROOF_LIMITS.WORDS}
          error={problemOf('words') && t('form.required')}
        />
        {page.small !== null && <PointPicker page={page} src={page.small} point={point} onPick={setPoint} />}
        {problem && (
          <Callout tone="danger" urgent>
            <strong>{problem.title}</strong>
            <p>{problem.body}</p>
          </Callout>
        )}
      </form>
    </Dialog>
  )
}
