import { orderSource, ORDER_SORTS, type OrderSort } from '@irodori/contract/entities/listedOrder'
import { Button } from '@irodori/ui/Button'
import { classes } from '@irodori/ui/classes'
import { SelectField } from '@irodori/ui/SelectField'
import { TextField } from '@irodori/ui/TextField'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Filters.module.css'
import type { ListQuery } from './listQuery.ts'
import { writeListQuery } from './listQuery.ts'
import { StatusChoice } from './StatusChoice.tsx'

interface FiltersProps {
  readonly query: ListQuery
  readonly onSearch: (next: ListQuery) => void
  /** Buttons about the search, beside the one that resets it. */
  readonly actions: ReactNode
}

/** The value of a choice that is one of a list; undefined for all. */
const chosen = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((each) => each === value)

/** Search words and filters of the list. A filter acts at once, words when they are sent. */
export function Filters({ query, onSearch, actions }: FiltersProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const [typed, setTyped] = useState(query.search ?? '')
  const [shown, setShown] = useState(query.search)
  if (shown !== query.search) {
    // The address has changed otherwise: by a link, or by going back.
    setShown(query.search)
    setTyped(query.search ?? '')
  }
  const form = useSlashFocus()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const change = (part: Partial<ListQuery>) => onSearch({ ...query, search: typed.trim() || undefined, ...part })
  return (
    <form
      ref={form}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        change({})
      }}
    >
      <div className={styles.words}>
        <TextField
          type="search"
          label={t('list.search')}
          aria-keyshortcuts="/"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value === '') onSearch({ ...query, search: undefined })
          }}
        />
        <Button type="submit" icon="search">
          {t('list.submit')}
        </Button>
      </div>
      <div className={styles.fold}>
        <Button
          variant="quiet"
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('list.filters')}
        </Button>
      </div>
      <div id={id} className={classes(styles.choices, isOpen && styles.open)}>
        <StatusChoice query={query} onChange={(status) => change({ status })} />
        <div className={styles.row}>
          <SelectField
            label={t('list.source')}
            value={query.source ?? ''}
            onChange={({ target }) => change({ source: chosen(orderSource.options, target.value) })}
          >
            <option value="">{t('list.any')}</option>
            {orderSource.options.map((source) => (
              <option key={source} value={source}>
                {t(`source.${source}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            type="date"
            label={t('list.shipFrom')}
            value={query.shipFrom ?? ''}
            max={query.shipTo}
            onChange={({ target }) => change({ shipFrom: target.value || undefined })}
          />
          <TextField
            type="date"
            label={t('list.shipTo')}
            value={query.shipTo ?? ''}
            min={query.shipFrom}
            onChange={({ target }) => change({ shipTo: target.value || undefined })}
          />
          <SelectField
            label={t('list.sort')}
            value={query.sort ?? 'ADDED'}
            onChange={({ target }) => change({ sort: sortOf(target.value) })}
          >
            {ORDER_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`list.sortedBy.${sort}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {query.productId !== undefined && <p className={styles.note}>{t('list.ofProduct', { id: query.productId })}</p>}
      {writeListQuery(query) !== '' && (
        <div className={styles.actions}>
          <Button variant="quiet" icon="close" onClick={() => onSearch({})}>
            {t('list.reset')}
          </Button>
          {actions}
        </div>
      )}
    </form>
  )
}

/** ADDED is left out of the address. */
function sortOf(value: string): OrderSort | undefined {
  const sort = chosen(ORDER_SORTS, value)
  return sort === 'ADDED' ? undefined : sort
}

/** The key / puts the cursor into the search, unless something is typed elsewhere. @returns the ref of its form */
function useSlashFocus() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof Element && event.target.matches('input, select, textarea, [role=dialog] *')
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || isTyped) return
      event.preventDefault()
      form.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return form
}
