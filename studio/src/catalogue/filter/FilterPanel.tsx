import type { ListState } from '@irodori/client/listQueries'
import { Button } from '@irodori/ui/Button'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FilterPanel.module.css'
import { changeList } from './listState.ts'
import { SearchField } from './SearchField.tsx'

interface FilterPanelProps {
  readonly state: ListState
  /** Of the search field. */
  readonly label: string
  readonly hasFilters: boolean
  readonly onChange: (next: ListState) => void
  /** Shown beside the search field at any width. */
  readonly beside?: ReactNode
  /** The filters. */
  readonly children: ReactNode
}

/** The search field and the filters of a list. On phones a button opens the filters, so that the list begins sooner. */
export function FilterPanel({ state, label, hasFilters, onChange, beside, children }: FilterPanelProps) {
  const { t } = useTranslation('catalogue')
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const number = [state.hashtag, state.colour].filter((filter) => filter !== '').length
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <div className={styles.search}>
          <SearchField
            label={label}
            value={state.search}
            onSearch={(search) => onChange(changeList(state, { search }))}
          />
          {hasFilters && (
            <Button
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => setOpen(!isOpen)}
            >
              {number === 0 ? t('filter.open') : t('filter.active', { number })}
            </Button>
          )}
        </div>
        {beside}
      </div>
      {hasFilters && (
        <div id={panel} className={styles.filters} data-open={isOpen}>
          {children}
        </div>
      )}
    </div>
  )
}
