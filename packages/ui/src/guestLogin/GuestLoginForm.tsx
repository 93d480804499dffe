import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Callout } from '../feedback/Callout.tsx'
import { TextField } from '../form/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import { useShop } from '../shop/ShopContext.ts'
import { completeTyped, credentialProblems, type GuestCredentials } from './credentialProblems.ts'
import { DeviceLink } from './DeviceLink.tsx'
import styles from './GuestLoginForm.module.css'

interface GuestLoginFormProps {
  /** Says why both numbers are needed. */
  readonly lead: string
  readonly submitLabel: string
  readonly initial?: Partial<GuestCredentials> | undefined
  /** The order number is shown and cannot be changed. */
  readonly isNumberFixed?: boolean
  /** The message of the last refused attempt. */
  readonly problem?: ReactNode
  /** Whether the order accepts no further numbers from this device for now. */
  readonly isClosed?: boolean
  readonly busy: boolean
  readonly onSubmit: (credentials: GuestCredentials) => void
}

/** Order number and phone number. The order number is completed to its full form during typing. */
export function GuestLoginForm({
  lead,
  submitLabel,
  initial,
  isNumberFixed,
  problem,
  isClosed = false,
  busy,
  onSubmit,
}: GuestLoginFormProps) {
  const { t } = useTranslation('login')
  const { orderPrefix } = useShop()
  const { control, problemOf, formProps, values } = useForm({
    initial: { orderNumber: '', phoneNumber: '', ...initial },
    check: (typed) => credentialProblems(typed, orderPrefix),
    send: async ({ orderNumber, phoneNumber }) => {
      if (!busy) {
        onSubmit({
          orderNumber: completeTyped(orderNumber, orderPrefix),
          phoneNumber: normalisePhoneNumber(phoneNumber),
        })
      }
      return {}
    },
  })
  const errorOf = (field: keyof GuestCredentials) => {
    const found = problemOf(field)
    return found && t(`${field}.${found}`)
  }

  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.lead}>{lead}</p>
      {problem && (
        <Callout tone="danger" urgent>
          {problem}
        </Callout>
      )}
      <TextField
        {...control('orderNumber', (typed, before) => completeTyped(typed, orderPrefix, before))}
        label={t('orderNumber.label')}
        help={t('orderNumber.help', { example: `${orderPrefix}-12345678` })}
        error={errorOf('orderNumber')}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={isNumberFixed}
        spellCheck={false}
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
        {submitLabel}
      </Button>
      {isClosed && <DeviceLink orderNumber={completeTyped(values.orderNumber, orderPrefix)} />}
    </form>
  )
}
