import type { CurvedTextItem } from '@irodori/contract/entities/designItem'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../fields/NumberField.tsx'
import { radiusEntered, radiusShown } from '../text/curveRadius.ts'
import styles from './TextInspector.module.css'

interface CurveFieldsProps {
  readonly item: CurvedTextItem
  readonly edit: (patch: Partial<Omit<CurvedTextItem, 'id' | 'type'>>) => void
  readonly onEnd: () => void
}

/** Angle, radius, spacing and direction of a curved text. */
export function CurveFields({ item, edit, onEnd }: CurveFieldsProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  return (
    <fieldset className={styles.curve}>
      <legend className={styles.label}>{t('text.curve')}</legend>
      <div className={styles.triple}>
        <NumberField
          label={t('text.angle')}
          value={item.angle}
          min={-180}
          max={180}
          step={1}
          onChange={(angle) => edit({ angle })}
          onEnd={onEnd}
        />
        <NumberField
          label={t('text.radius')}
          value={radiusShown(item.radius)}
          min={1}
          max={1000}
          step={1}
          onChange={(view) => edit({ radius: radiusEntered(view) })}
          onEnd={onEnd}
        />
        <NumberField
          label={t('text.spacing')}
          value={item.spacing}
          min={-50}
          max={500}
          step={1}
          onChange={(spacing) => edit({ spacing })}
          onEnd={onEnd}
        />
      </div>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={item.reverse}
          onChange={({ target }) => {
            edit({ reverse: target.checked })
            onEnd()
          }}
        />
        {t('text.reverse')}
      </label>
    </fieldset>
  )
}
