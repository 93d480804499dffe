import { normalisePhoneNumber } from '@irodori/rules'
import { Button, TextField } from '@irodori/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactProblems } from './contactProblems.ts'
import styles from './GuideEmailPage.module.css'
import type { Contact } from './useGuide.ts'

interface GuideFormProps {
  readonly busy: boolean
  readonly onSubmit: (contact: Contact) => void
}

export function GuideForm({ busy, onSubmit }: GuideFormProps) {
  const { t } = useTranslation('guideEmail')
  const [typed, setTyped] = useState<Contact>({ email: '', phoneNumber: '' })
  const [wasSubmitted, setSubmitted] = useState(false)
  const view = useRef<HTMLFormElement>(null)
  const problems = contactProblems(typed)
  const errorOf = (field: keyof Contact) => {
    const found = problems[field]
    return wasSubmitted && found !== null ? t(found) : null
  }
  const submit = () => {
    setSubmitted(true)
    const wrong = (['email', 'phoneNumber'] as const).find((field) => problems[field] !== null)
    if (wrong !== undefined) view.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else if (!busy) onSubmit({ email: typed.email.trim(), phoneNumber: normalisePhoneNumber(typed.phoneNumber) })
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
      <TextField
        name="email"
        type="email"
        label={t('email.label')}
        error={errorOf('email')}
        value={typed.email}
        maxLength={254}
        autoComplete="email"
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <TextField
        name="phoneNumber"
        type="tel"
        label={t('phoneNumber.label')}
        help={t('phoneNumber.help')}
        error={errorOf('phoneNumber')}
        value={typed.phoneNumber}
        maxLength={20}
        autoComplete="tel"
        onChange={(event) => setTyped({ ...typed, phoneNumber: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {t('find')}
      </Button>
    </form>
  )
}
