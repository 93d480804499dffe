import type { TemplateColour } from '@irodori/contract/entities/template'
import { useTranslation } from 'react-i18next'
import styles from './Chips.module.css'

interface ColourChipsProps {
  readonly colours: readonly TemplateColour[]
  /** '' if no colour is chosen. */
  readonly chosen: TemplateColour | ''
  /** Called with '' when the chosen colour is chosen again. */
  readonly onChoose: (colour: TemplateColour | '') => void
}

/** One colour alone is no choice, unless it is chosen. */
export const isColourChoice = (colours: readonly TemplateColour[], chosen: TemplateColour | ''): boolean =>
  colours.length > 1 || chosen !== ''

/** CAT-59: the colours of the designs, each as a swatch with its name. */
export function ColourChips({ colours, chosen, onChoose }: ColourChipsProps) {
  const { t } = useTranslation('catalogue')
  if (!isColourChoice(colours, chosen)) return null
  return (
    <fieldset aria-label={t('colour.label')} className={styles.chips}>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.chip}
          aria-pressed={colour === chosen}
          onClick={() => onChoose(colour === chosen ? '' : colour)}
        >
          <span
            className={styles.swatch}
            style={{ '--colour': `var(--swatch-${colour})` } as React.CSSProperties}
            aria-hidden="true"
          />
          {t(`colour.${colour}`)}
        </button>
      ))}
    </fieldset>
  )
}
