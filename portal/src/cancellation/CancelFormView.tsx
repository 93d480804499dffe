import { CANCEL_REASONS } from '@irodori/rules/cancelReason'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { SelectField } from '@irodori/ui/SelectField'
import { TextArea } from '@irodori/ui/TextArea'
import { TextField } from '@irodori/ui/TextField'
import { useForm } from '@irodori/ui/useForm'
import { useTranslation } from 'react-i18next'
import styles from './CancelPage.module.css'
import { type CancelForm, cancelProblems, typedKey } from './cancelForm.ts'
import type { CancelProblem } from './cancelProblem.ts'

interface CancelFormViewProps {
  readonly initial: CancelForm
  /** The problem of the last attempt. */
  readonly problem: CancelProblem | null
  readonly onSubmit: (form: CancelForm) => Promise<void>
}

const NOTE_LENGTH = 900

/** The form for the order number, the last digits of the phone number, and the reason. */
export function CancelFormView({ initial, problem, onSubmit }: CancelFormViewProps) {
  const { t } = useTranslation('cancellation')
  const { control, problemOf, formProps, isBusy } = useForm({
    initial: { ...initial },
    check: cancelProblems,
    send: async (form) => {
      await onSubmit(form)
      return {}
    },
  })
  const errorOf = (field: keyof CancelForm) => {
    const found = problemOf(field)
    return found && t(found)
  }

  return (
    <form className={styles.form} {...formProps}>
      {(problem?.kind === 'WRONG_DIGITS' || problem?.kind === 'TOO_MANY_TRIES') && (
        <Callout tone="danger" urgent>
          {t(`problem.${problem.kind}`)}
        </Callout>
      )}
      <TextField
        {...control('orderNumber')}
        label={t('orderNumber.label')}
        error={errorOf('orderNumber')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.key}>
        <TextField
          {...control('securityKey', typedKey)}
          label={t('securityKey.label')}
          help={t('securityKey.help')}
          error={errorOf('securityKey')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <SelectField {...control('reason')} label={t('reason.label')} error={errorOf('reason')}>
        <option value="">{t('reason.choose')}</option>
        {CANCEL_REASONS.map(({ name }, index) => (
          <option key={name} value={String(index)}>
            {t(`reason.list.${index as 0}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...control('reasonNote')}
        label={t('note.label')}
        help={t('note.help')}
        maxLength={NOTE_LENGTH}
        rows={3}
      />
      <Button type="submit" variant="primary" busy={isBusy} wide>
        {t('next')}
      </Button>
    </form>
  )
}
