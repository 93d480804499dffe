import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Callout } from '../feedback/Callout.tsx'
import { TextField } from '../form/TextField.tsx'
import { completeTyped, credentialProblems, type GuestCredentials } from './credentialProblems.ts'
import styles from './GuestLoginForm.module.css'
import { SHOP_PREFIX } from './shopPrefix.ts'

interface GuestLoginFormProps {
  /** Says why both numbers are needed. */
  readonly lead: string
  readonly submitLabel: string
  readonly initial?: Partial<GuestCredentials> | undefined
  /** The message of the last refused attempt. */
  readonly problem?: ReactNode
  readonly busy: boolean
  readonly onSubmit: (credentials: GuestCredentials) => void
}

/** Order number and phone number. The order number is completed to its full form during typing. */
export function GuestLoginForm({ lead, submitLabel, initial, problem, busy, onSubmit }: GuestLoginFormProps) {
  const { t } = useTranslation('login')
  const [typed, setTyped] = useState<GuestCredentials>({ orderNumber: '', phoneNumber: '', ...initial })
  const [wasSubmitted, setSubmitted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isComposing = useRef(false)
  const problems = credentialProblems(typed)

  const errorOf = (field: keyof GuestCredentials) => {
    const found = problems[field]
    return wasSubmitted && found !== null ? t(`${field}.${found}`) : null
  }
  const type = (change: Partial<GuestCredentials>) => setTyped((last) => ({ ...last, ...change }))

  const submit = () => {
    setSubmitted(true)
    const [wrong] = (['orderNumber', 'phoneNumber'] as const).filter((field) => problems[field] !== null)
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    else if (!busy) {
      onSubmit({
        orderNumber: completeTyped(typed.orderNumber),
        phoneNumber: normalisePhoneNumber(typed.phoneNumber),
      })
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
      }}
      onSubmit={(event) => {
        event.preventDefault()
        // An Enter that ends a composition belongs to the input method.
        if (!isComposing.current) submit()
      }}
    >
      <p className={styles.lead}>{lead}</p>
      {problem && (
        <Callout tone="danger" urgent>
          {problem}
        </Callout>
      )}
      <TextField
        name="orderNumber"
        label={t('orderNumber.label')}
        help={t('orderNumber.help', { example: `${SHOP_PREFIX}-12345678` })}
        error={errorOf('orderNumber')}
        value={typed.orderNumber}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          // Text in composition must not be changed before the input method has finished.
          const { isComposing } = event.nativeEvent as InputEvent
          type({ orderNumber: isComposing ? event.target.value : completeTyped(event.target.value) })
        }}
        onCompositionEnd={(event) => type({ orderNumber: completeTyped(event.currentTarget.value) })}
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
        onChange={(event) => type({ phoneNumber: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={busy} wide>
        {submitLabel}
      </Button>
    </form>
  )
}
