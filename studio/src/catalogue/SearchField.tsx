import { Icon, IconButton } from '@irodori/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** After half a second of rest, or at once on Enter. */
  readonly onSearch: (words: string) => void
}

const REST_MS = 500

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('catalogue')
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)

  // The address changed from outside (back, or the filters were cleared).
  if (value !== lastValue) {
    setLastValue(value)
    setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value || composing.current) return
    const rest = setTimeout(() => onSearch(typed.trim()), REST_MS)
    return () => clearTimeout(rest)
  }, [typed, value, onSearch])

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
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
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
