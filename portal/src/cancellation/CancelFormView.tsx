import { CANCEL_REASONS } from '@irodori/rules'
import { Button, Callout, SelectField, TextArea, TextField } from '@irodori/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CancelPage.module.css'
import { type CancelForm, type CancelProblems, cancelProblems, typedKey } from './cancelForm.ts'
import type { CancelStep } from './useCancelling.ts'

interface CancelFormViewProps {
  readonly form: CancelForm
  readonly step: CancelStep
  readonly onChange: (form: CancelForm) => void
  readonly onSubmit: () => void
}

const NOTE_LENGTH = 900

export function CancelFormView({ form, step, onChange, onSubmit }: CancelFormViewProps) {
  const { t } = useTranslation('cancellation')
  const [wasSubmitted, setSubmitted] = useState(false)
  const view = useRef<HTMLFormElement>(null)
  const problems = cancelProblems(form)
  const atForm = step.kind === 'FORM' ? step.problem : null

  const errorOf = (field: keyof CancelProblems) => {
    const found = problems[field]
    return wasSubmitted && found !== null ? t(found) : null
  }
  const submit = () => {
    setSubmitted(true)
    const wrong = (['orderNumber', 'securityKey', 'reason'] as const).find((field) => problems[field] !== null)
    if (wrong === undefined) onSubmit()
    else view.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }

  return (
    <form
      ref={view}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {(atForm === 'WRONG_DIGITS' || atForm === 'TOO_MANY_TRIES') && (
        <Callout tone="danger" urgent>
          {t(`problem.${atForm}`)}
        </Callout>
      )}
      <TextField
        name="orderNumber"
        label={t('orderNumber.label')}
        error={errorOf('orderNumber')}
        value={form.orderNumber}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ ...form, orderNumber: event.target.value })}
      />
      <div className={styles.key}>
        <TextField
          name="securityKey"
          label={t('securityKey.label')}
          help={t('securityKey.help')}
          error={errorOf('securityKey')}
          value={form.securityKey}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onChange({ ...form, securityKey: typedKey(event.target.value) })}
        />
      </div>
      <SelectField
        name="reason"
        label={t('reason.label')}
        error={errorOf('reason')}
        value={form.reason}
        onChange={(event) => onChange({ ...form, reason: event.target.value })}
      >
        <option value="">{t('reason.choose')}</option>
        {CANCEL_REASONS.map(({ name }, index) => (
          <option key={name} value={String(index)}>
            {t(`reason.list.${index as 0}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('note.label')}
        help={t('note.help')}
        value={form.reasonNote}
        maxLength={NOTE_LENGTH}
        rows={3}
        onChange={(event) => onChange({ ...form, reasonNote: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={step.kind === 'VERIFYING'} wide>
        {t('next')}
      </Button>
    </form>
  )
}
