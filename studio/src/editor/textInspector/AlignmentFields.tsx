import type { HorizontalAlignment, TextItem, VerticalAlignment } from '@irodori/contract/entities/designItem'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'
import styles from './TextInspector.module.css'
import type { EditText } from './textEdit.ts'

interface AlignmentFieldsProps {
  readonly item: TextItem
  readonly edit: EditText
}

/** Horizontal and vertical alignment of a text in its frame. */
export function AlignmentFields({ item, edit }: AlignmentFieldsProps) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.pair}>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t('text.horizontal')}
        </span>
        <SegmentedControl<HorizontalAlignment>
          label={t('text.horizontal')}
          value={item.horizontalAlignment}
          segments={[
            { value: 'West', label: t('text.West'), icon: 'alignLeft' },
            { value: 'Center', label: t('text.CenterHorizontal'), icon: 'alignCenter' },
            { value: 'East', label: t('text.East'), icon: 'alignRight' },
          ]}
          onChange={(horizontalAlignment) => edit('alignment', { horizontalAlignment })}
        />
      </div>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t('text.vertical')}
        </span>
        <SegmentedControl<VerticalAlignment>
          label={t('text.vertical')}
          value={item.verticalAlignment}
          segments={[
            { value: 'North', label: t('text.North'), icon: 'alignTop' },
            { value: 'Center', label: t('text.CenterVertical'), icon: 'alignMiddle' },
            { value: 'South', label: t('text.South'), icon: 'alignBottom' },
          ]}
          onChange={(verticalAlignment) => edit('alignment', { verticalAlignment })}
        />
      </div>
    </div>
  )
}
