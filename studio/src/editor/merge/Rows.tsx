import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Progress } from '@irodori/ui/Progress'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KnownRows } from './checkRows.ts'
import styles from './MergeDialog.module.css'
import { RowList } from './RowList.tsx'
import { RowPanel } from './RowPanel.tsx'
import { useKnownRows } from './useKnownRows.ts'

interface RowsProps {
  readonly list: MergeList
  readonly onChange: (row: MergeRow) => void
  readonly onApplied: () => void
}

const isToLookAt = (known: KnownRows, { id }: MergeRow): boolean => {
  const state = known.get(id)?.check.state
  return state === 'BLOCKED' || state === 'TO_LOOK_AT'
}

/** The rows of a list beside the one that is shown. */
export function Rows({ list, onChange, onApplied }: RowsProps) {
  const { t } = useTranslation('merge')
  const [filter, setFilter] = useState<'ALL' | 'TO_LOOK_AT'>('ALL')
  const [chosen, setChosen] = useState(list.rows[0]?.id ?? null)
  const { known, hasFailed, retry } = useKnownRows(list, chosen)
  const numbered = list.rows.map((row, at) => ({ row, number: at + 1 }))
  const toLookAt = numbered.filter(({ row }) => isToLookAt(known, row))
  const isChecking = !hasFailed && known.size < list.rows.length
  // A row that has just been corrected stays in the filtered list while it is shown.
  const listed = filter === 'ALL' ? numbered : numbered.filter(({ row }) => row.id === chosen || isToLookAt(known, row))
  const shown = numbered.find(({ row }) => row.id === chosen)
  const next = toLookAt.find(({ number }) => number > (shown?.number ?? 0)) ?? toLookAt[0]
  return (
    <div className={styles.body}>
      <div className={styles.side}>
        {isChecking ? (
          <Progress label={t('rows.checking')} value={known.size / list.rows.length} />
        ) : (
          <p role="status">
            {toLookAt.length === 0
              ? t('rows.allGood', { count: list.rows.length })
              : t('rows.toLookAt', { count: toLookAt.length, all: list.rows.length })}
          </p>
        )}
        {hasFailed && (
          <Callout tone="danger" urgent>
            {t('rows.failed')} <Button onClick={retry}>{t('rows.retry')}</Button>
          </Callout>
        )}
        <SegmentedControl
          label={t('rows.filter')}
          value={filter}
          segments={[
            { value: 'ALL', label: t('rows.all') },
            { value: 'TO_LOOK_AT', label: t('rows.onlyToLookAt') },
          ]}
          onChange={setFilter}
        />
        <RowList list={list} rows={listed} known={known} shown={chosen} onShow={setChosen} />
        {next && next.row.id !== chosen && (
          <Button wide icon="chevronDown" onClick={() => setChosen(next.row.id)}>
            {t('rows.next')}
          </Button>
        )}
      </div>
      {shown && (
        <RowPanel
          list={list}
          numbered={shown}
          known={known.get(shown.row.id)}
          onChange={onChange}
          onApplied={onApplied}
        />
      )}
    </div>
  )
}
