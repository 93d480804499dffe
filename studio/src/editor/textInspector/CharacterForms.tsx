import type { TextItem } from '@irodori/contract/entities/designItem'
import { svgPathData } from '@irodori/geometry/drawPath'
import type { CharacterForms as Forms } from '@irodori/typography/characterForms'
import { withCharacter } from '@irodori/typography/characterForms'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../context/EditorContext.ts'
import styles from './TextInspector.module.css'

interface CharacterFormsProps {
  readonly item: TextItem
  readonly onChange: (text: string) => void
}

/** Milliseconds without typing before the forms are looked up. */
const REST_MS = 200

/** The forms in which the font prints the characters of a name, drawn by the kernel, beside each other to choose from. */
export function CharacterForms({ item, onChange }: CharacterFormsProps) {
  const { t } = useTranslation('editor')
  const { kernel } = useEditor()
  const { text, font, fontWeight } = item
  const [found, setFound] = useState<readonly Forms[]>([])
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      // Without the font the text itself is not set either, which the canvas says.
      const forms = await kernel.formsOf(text, font, fontWeight).catch(() => [])
      if (isWanted) setFound(forms)
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [kernel, text, font, fontWeight])
  if (found.length === 0) return null
  const baseOf = (character: string) => Array.from(character)[0] ?? ''
  return (
    <details className={styles.forms}>
      {/* Common characters such as 海 have several forms too, which few customers want to see. */}
      <summary>
        {t('text.chooseForms', {
          characters: [...new Set(found.map(({ character }) => baseOf(character)))].join('・'),
        })}
      </summary>
      {found.map(({ character, forms, ascender }, index) => {
        // The same group, with the focus in it, when a choice changes the character. A text may have both of its forms.
        const before = found.slice(0, index).filter((other) => baseOf(other.character) === baseOf(character))
        const label = t('text.forms', { character: baseOf(character) })
        return (
          <div key={`${baseOf(character)} ${before.length}`} className={styles.field}>
            <span className={styles.label}>{label}</span>
            <SegmentedControl
              label={label}
              value={character}
              segments={forms.map((form, place) => ({
                value: form.character,
                label: place === 0 ? t('text.usualForm') : t('text.otherForm', { number: place }),
                drawing: { path: svgPathData(form.outline), viewBox: `0 ${-ascender} 1 1` },
              }))}
              onChange={(form) => onChange(withCharacter(text, character, form))}
            />
          </div>
        )
      })}
    </details>
  )
}
