import type { RowState } from '@irodori/design/merge/checkRow'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { Icon } from '@irodori/ui/Icon'
import type { IconName } from '@irodori/ui/shapes'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownRows } from './checkRows.ts'
import styles from './MergeDialog.module.css'
import { rowWords } from './rowWords.ts'

const ICONS = {
  GOOD: 'check',
  TO_LOOK_AT: 'pencil',
  BLOCKED: 'warning',
  LEFT_OUT: 'minus',
} as const satisfies Record<RowState, IconName>

/** A row with its number in the list, from 1. */
export interface NumberedRow {
  readonly row: MergeRow
  readonly number: number
}

interface RowListProps {
  readonly list: MergeList
  readonly rows: readonly NumberedRow[]
  readonly known: KnownRows
  readonly shown: string | null
  readonly onShow: (id: string) => void
}

/** The rows with what has been found about them. Arrow keys show another row; Tab leaves the list. */
export function RowList({ list, rows, known, shown, onShow }: RowListProps) {
  const { t } = useTranslation('merge')
  const element = useRef<HTMLOListElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    const current = element.current?.querySelector<HTMLElement>('[aria-current]')
    current?.scrollIntoView({ block: 'nearest' })
    if (movesFocus.current && shown !== null) current?.focus()
    movesFocus.current = false
  }, [shown])
  const move = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ row }) => row.id === shown)
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, rows.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: rows.length - 1,
    }
    const next = rows[targets[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    movesFocus.current = true
    onShow(next.row.id)
  }
  return (
    <ol ref={element} className={styles.rows} aria-label={t('rows.title')} onKeyDown={move}>
      {rows.map(({ row, number }, at) => {
        const state = known.get(row.id)?.check.state ?? null
        const isShown = row.id === shown
        return (
          <li key={row.id}>
            <button
              type="button"
              className={styles.row}
              data-state={state ?? undefined}
              aria-current={isShown || undefined}
              tabIndex={isShown || (shown === null && at === 0) ? 0 : -1}
              onClick={() => onShow(row.id)}
            >
              <span className={styles.number}>{number}</span>
              <span className={styles.words}>{rowWords(list, row)}</span>
              <span className={styles.state}>
                {state && <Icon name={ICONS[state]} size={16} />}
                {t(`state.${state ?? 'CHECKING'}`)}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
