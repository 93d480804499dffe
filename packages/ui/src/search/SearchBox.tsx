import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../control/IconButton.tsx'
import { CLEARED_BY_ESCAPE } from '../dialog/escape.ts'
import { Icon } from '../icon/Icon.tsx'
import { resultAfterKey } from './resultAfterKey.ts'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The number of results or why there are none; announced when it changes. */
  readonly status: string
  /** Ref of the input, for setting the focus. */
  readonly field?: RefObject<HTMLInputElement | null>
  /** The searched content; its buttons and links with `data-result` are the results. */
  readonly children: ReactNode
}

/**
 * A search field with results below. Down moves to the results, Up and Down move between them, Enter opens the first
 * one, and Escape clears the field or closes the dialog around it.
 */
export function SearchBox({ label, placeholder, value, onChange, status, field, children }: SearchBoxProps) {
  const { t } = useTranslation('search')
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const isFilled = value !== ''

  useEffect(() => {
    const box = root.current
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || !(event.target instanceof HTMLElement)) return
      const results = [...(box?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
      const isInField = event.target === input.current
      const at = isInField ? -1 : results.indexOf(event.target)
      if (!isInField && at === -1) return
      if (isInField && event.key === 'Enter') results[0]?.click()
      else if (isInField && event.key === 'Escape' && isFilled) onChange('')
      else {
        const next = resultAfterKey(event.key, at, results.length)
        if (next === null) return
        const goal = next === -1 ? input.current : results[next]
        goal?.focus()
      }
      event.preventDefault()
    }
    box?.addEventListener('keydown', press)
    return () => box?.removeEventListener('keydown', press)
  }, [input, isFilled, onChange])

  return (
    <search ref={root}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.box}>
          <Icon name="search" size={20} />
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder={placeholder}
            value={value}
            aria-describedby={`${id}-status`}
            {...(isFilled ? CLEARED_BY_ESCAPE : {})}
            onChange={(event) => onChange(event.target.value)}
          />
          {isFilled && (
            <IconButton
              icon="close"
              iconSize={18}
              label={t('clear')}
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            />
          )}
        </div>
        <p className={styles.status} id={`${id}-status`} role="status">
          {status}
        </p>
      </div>
      {children}
    </search>
  )
}
