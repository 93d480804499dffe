import type { FontWeight, TextItem } from '@irodori/contract/entities/designItem'
import type { FontFamily } from '@irodori/contract/entities/product'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { pt } from '@irodori/geometry/units'
import { allowedFontSizes, allowedFontWeights } from '@irodori/typography/fontSize'
import { Button } from '@irodori/ui/Button'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { SelectField } from '@irodori/ui/SelectField'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { productAtom } from '../state/designState.ts'
import styles from './TextInspector.module.css'
import type { EditText } from './textEdit.ts'

const FontSamples = lazy(async () => ({ default: (await import('./FontSamples.tsx')).FontSamples }))

interface TypeFieldsProps {
  readonly item: TextItem
  readonly edit: EditText
}

/** Font, size and weight that the product allows. */
export function TypeFields({ item, edit }: TypeFieldsProps) {
  const { t } = useTranslation('editor')
  const product = useEditorValue(productAtom)
  const allowed = allowedFontSizes(product?.minFontSize)
  const current = pt(item.fontSize)
  const sizes = allowed.includes(current) ? allowed : [...allowed, current].sort((a, b) => a - b)
  const allowedWeights = allowedFontWeights(product?.minFontWeight)
  const offered = allowedWeights.includes(item.fontWeight) ? allowedWeights : [item.fontWeight, ...allowedWeights]
  const family = resolveFont(item.font)
  const weights = offered.filter((weight) => family?.weights.includes(weight) ?? true)
  return (
    <>
      <FontField item={item} fonts={product?.fonts ?? []} edit={edit} />
      <div className={styles.pair}>
        <SelectField
          label={t('text.size')}
          value={item.fontSize}
          onChange={({ target }) => edit('size', { fontSize: Number(target.value) })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t('text.sizeValue', { size })}
            </option>
          ))}
        </SelectField>
        {weights.length > 1 && (
          <div className={styles.field}>
            <span className={styles.label} aria-hidden="true">
              {t('text.weight')}
            </span>
            <SegmentedControl<FontWeight>
              label={t('text.weight')}
              value={item.fontWeight}
              segments={weights.map((value) => ({ value, label: t(`text.${value}`) }))}
              onChange={(fontWeight) => edit('weight', { fontWeight })}
            />
          </div>
        )}
      </div>
    </>
  )
}

interface FontFieldProps extends TypeFieldsProps {
  readonly fonts: readonly FontFamily[]
}

function FontField({ item, fonts, edit }: FontFieldProps) {
  const { t, i18n } = useTranslation(['editor', 'tools'])
  const [isOpen, setOpen] = useState(false)
  const nameOf = (value: string): string => {
    const label = resolveFont(value)?.label
    return (i18n.language === 'en' ? label?.en : label?.ja) ?? value
  }
  // A design may contain an old alias of a font.
  const current = fonts.find(({ value }) => value === item.font)?.value ?? resolveFont(item.font)?.value ?? item.font
  const groups = [
    { label: t('text.fontJp'), fonts: fonts.filter(({ chars }) => chars === 'jp') },
    { label: t('text.fontLatin'), fonts: fonts.filter(({ chars }) => chars === 'latin') },
  ]
  const choose = (font: string) => edit('font', { font })
  return (
    <div className={styles.font}>
      <SelectField label={t('text.font')} value={current} onChange={({ target }) => choose(target.value)}>
        {!fonts.some(({ value }) => value === current) && <option value={current}>{nameOf(current)}</option>}
        {groups
          .filter((group) => group.fonts.length > 0)
          .map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.fonts.map(({ value }) => (
                <option key={value} value={value}>
                  {nameOf(value)}
                </option>
              ))}
            </optgroup>
          ))}
      </SelectField>
      {fonts.length > 1 && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('tools:fontSamples.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <FontSamples item={item} fonts={fonts} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
