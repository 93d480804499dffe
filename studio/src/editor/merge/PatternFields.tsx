import type { TextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { ADDRESS_FIELD_NAMES, isPostalDigit } from '@irodori/design/merge/addressFields'
import type { MergeList } from '@irodori/design/merge/mergeList'
import { changePattern } from '@irodori/design/merge/mergeList'
import { fieldOf } from '@irodori/design/merge/pattern'
import { SelectField } from '@irodori/ui/SelectField'
import { TextArea } from '@irodori/ui/TextArea'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { useItemName } from '../context/useItemName.ts'
import { documentAtom } from '../state/designState.ts'
import { AddressFields } from './AddressFields.tsx'
import { fillableTexts } from './checkRows.ts'
import styles from './MergeDialog.module.css'

interface PatternFieldsProps {
  readonly list: MergeList
  readonly onChange: (list: MergeList) => void
}

/** The texts of the design: which of them the rows fill, and with what. */
export function PatternFields({ list, onChange }: PatternFieldsProps) {
  const { t } = useTranslation('merge')
  // A postal code is filled as a whole, not digit by digit.
  const texts = fillableTexts(useEditorValue(documentAtom)).filter(
    ({ item }) => !isPostalDigit(list.patterns[item.id] ?? ''),
  )
  // Those that the list fills come first, and stay in place when one is added.
  const [matched] = useState(() => new Set(Object.keys(list.patterns)))
  const ordered = [
    ...texts.filter(({ item }) => matched.has(item.id)),
    ...texts.filter(({ item }) => !matched.has(item.id)),
  ]
  return (
    <section className={styles.patterns} aria-label={t('pattern.title')}>
      <p>{texts.length === 0 ? t('pattern.none') : t('pattern.lead')}</p>
      {list.address && <AddressFields list={list} address={list.address} onChange={onChange} />}
      {ordered.map(({ page, item }) => (
        <PatternField key={item.id} page={page} item={item} list={list} onChange={onChange} />
      ))}
    </section>
  )
}

interface PatternFieldProps extends PatternFieldsProps {
  readonly page: DesignPage
  readonly item: TextItem
}

function PatternField({ page, item, list, onChange }: PatternFieldProps) {
  const { t } = useTranslation('merge')
  const itemName = useItemName()
  const pattern = list.patterns[item.id]
  const change = (next: string | null) => onChange(changePattern(list, item.id, next))
  const name = itemName(page, item)
  return (
    <fieldset className={styles.pattern} aria-label={name}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={pattern !== undefined}
          onChange={({ target }) => change(target.checked ? fieldOf(list.columns[0] ?? '') : null)}
        />
        {t('pattern.fill', { name })}
      </label>
      {pattern !== undefined && (
        <div className={styles.patternParts}>
          <TextArea
            label={t('pattern.words')}
            rows={2}
            value={pattern}
            onChange={({ target }) => change(target.value)}
          />
          <SelectField
            label={t('pattern.column')}
            value=""
            onChange={({ target }) => change(`${pattern}${fieldOf(target.value)}`)}
          >
            <option value="" disabled>
              {t('pattern.choose')}
            </option>
            {[...list.columns, ...(list.address ? ADDRESS_FIELD_NAMES : [])].map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </fieldset>
  )
}
