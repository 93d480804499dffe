import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fieldStyles from '../form/Field.module.css'
import { Field } from '../form/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { classes } from '../styles/classes.ts'
import styles from './PasswordField.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | null
  /** For password managers: an existing password or a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** Hidden by default, with a button that shows it; says when caps lock is on. */
export function PasswordField({ label, help, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('login')
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const look = (event: KeyboardEvent) => {
    // A password manager sends key events without modifiers.
    if (typeof event.getModifierState === 'function') setCapsLocked(event.getModifierState('CapsLock'))
  }
  const hint = (
    <>
      {isCapsLocked && (
        <span className={styles.caps} role="status">
          {t('password.capsLock')}
        </span>
      )}
      {help}
    </>
  )
  return (
    <Field label={label} help={hint} error={error ?? null}>
      {(control) => (
        <span className={styles.row}>
          <input
            className={classes(fieldStyles.input, styles.input)}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onKeyDown={look}
            onKeyUp={look}
            onBlur={() => setCapsLocked(false)}
            {...input}
            {...control}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={isShown}
            aria-label={t('password.show')}
            title={t(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" size={22} />
          </button>
        </span>
      )}
    </Field>
  )
}
