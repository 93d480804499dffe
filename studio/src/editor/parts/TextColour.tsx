import type { TextItem } from '@irodori/contract'
import { ColourSwatches } from '@irodori/ui/swatches'
import { useTranslation } from 'react-i18next'
import { productAtom } from '../state/designState.ts'
import { useEditorValue } from './EditorContext.ts'
import styles from './TextInspector.module.css'
import type { EditText } from './TextInspector.tsx'

interface TextColourProps {
  readonly item: TextItem
  readonly edit: EditText
}

/** The product's palette. */
export function TextColour({ item, edit }: TextColourProps) {
  const { t } = useTranslation('editor')
  const colours = (useEditorValue(productAtom)?.colors ?? '').split(',').map((colour) => colour.trim())
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {t('text.colour')}
      </span>
      <ColourSwatches
        label={t('text.colour')}
        colours={colours.filter((colour) => colour !== '')}
        value={item.color}
        onChange={(color) => edit('colour', { color })}
      />
    </div>
  )
}
