import type { TextItem } from '@irodori/contract/entities/designItem'
import { ColourSwatches } from '@irodori/ui/ColourSwatches'
import { useTranslation } from 'react-i18next'
import { usePalette } from '../fields/usePalette.ts'
import styles from './TextInspector.module.css'
import type { EditText } from './textEdit.ts'

interface TextColourProps {
  readonly item: TextItem
  readonly edit: EditText
}

/** Colours of the letters and of their border, from the product's palette. */
export function TextColour({ item, edit }: TextColourProps) {
  const { t } = useTranslation('editor')
  const colours = usePalette()
  return (
    <>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t('text.colour')}
        </span>
        <ColourSwatches
          label={t('text.colour')}
          colours={colours}
          value={item.color}
          onChange={(color) => edit('colour', { color })}
        />
      </div>
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {t('text.border')}
        </span>
        <ColourSwatches
          label={t('text.border')}
          colours={colours}
          value={item.borderTextColor}
          onChange={(borderTextColor) => edit('border', { borderTextColor })}
          none={{ name: t('text.noBorder'), onChoose: () => edit('border', { borderTextColor: null }) }}
        />
      </div>
    </>
  )
}
