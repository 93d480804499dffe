import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { Button } from '@irodori/ui/Button'
import { TextField } from '@irodori/ui/TextField'
import { useForm } from '@irodori/ui/useForm'
import { useTranslation } from 'react-i18next'
import { contactProblems } from './contactProblems.ts'
import styles from './GuideEmailPage.module.css'
import type { Contact } from './useGuide.ts'

interface GuideFormProps {
  readonly busy: boolean
  readonly onSubmit: (contact: Contact) => void
}

/** The form for the e-mail address and the phone number of an order. */
export function GuideForm({ busy, onSubmit }: GuideFormProps) {
  const { t } = useTranslation('guideEmail')
  const { control, problemOf, formProps } = useForm({
    initial: { email: '', phoneNumber: '' },
    check: contactProblems,
    send: async ({ email, phoneNumber }) => {
      if (!busy) onSubmit({ email: email.trim(), phoneNumber: normalisePhoneNumber(phoneNumber) })
      return {}
    },
  })
  const errorOf = (field: keyof Contact) => {
    const found = problemOf(field)
    return found && t(found)
  }
  return (
    <form className={styles.form} {...formProps}>
      <TextField
        {...control('email')}
        type="email"
        label={t('email.label')}
        error={errorOf('email')}
        maxLength={254}
        autoComplete="email"
      />
      <TextField
        {...control('phoneNumber')}
        type="tel"
        label={t('phoneNumber.label')}
        help={t('phoneNumber.help')}
        error={errorOf('phoneNumber')}
        maxLength={20}
        autoComplete="tel"
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {t('find')}
      </Button>
    </form>
  )
}
