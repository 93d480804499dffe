import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** Called after a pause in typing, or at once on Enter. */
  readonly onSearch: (words: string) => void
  /** Length of the pause in milliseconds; 500 by default. */
  readonly restMs?: number
}

const REST_MS = 500

export function SearchField({ label, value, onSearch, restMs = REST_MS }: SearchFieldProps) {
  const { t } = useTranslation('catalogue')
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const [isComposing, setComposing] = useState(false)

  // Text typed into the server-rendered page before hydration. An update to the same text would stay in React's queue and
  // undo the next change of the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once and compares with the first value
  useEffect(() => {
    const early = input.current?.value ?? ''
    if (early !== '' && early !== value) setTyped(early)
  }, [])

  // The address was changed elsewhere, by the back button or by clearing the filters.
  if (value !== lastValue) {
    setLastValue(value)
    // The search is for the trimmed text: a space after the first word stays in the field.
    if (typed.trim() !== value) setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value || isComposing) return
    const resting = setTimeout(() => onSearch(typed.trim()), restMs)
    return () => clearTimeout(resting)
  }, [typed, value, isComposing, onSearch, restMs])

  return (
    <search className={styles.place}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={(event) => {
            setComposing(false)
            setTyped(event.currentTarget.value)
          }}
        />
        {typed !== '' && (
          <IconButton
            icon="close"
            iconSize={18}
            label={t('search.clear')}
            onClick={() => {
              setTyped('')
              onSearch('')
              input.current?.focus()
            }}
          />
        )}
      </form>
    </search>
  )
}
