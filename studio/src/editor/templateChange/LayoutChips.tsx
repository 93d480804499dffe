import { classes } from '@irodori/ui/classes'
import { useTranslation } from 'react-i18next'
import chips from '../../catalogue/filter/Chips.module.css'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import { type LayoutFilter, photoCountsOf } from './layoutFilter.ts'
import styles from './TemplateSelector.module.css'

interface LayoutChipsProps {
  readonly choices: readonly TemplateChoice[]
  readonly chosen: LayoutFilter
  readonly onChoose: (layout: LayoutFilter) => void
}

/** PGS-29: the layouts with one number of photos, or without texts. Not shown if all templates are alike. */
export function LayoutChips({ choices, chosen, onChoose }: LayoutChipsProps) {
  const { t } = useTranslation('tools')
  const counts = photoCountsOf(choices)
  const without = choices.filter(({ texts }) => texts === 0).length
  const isTextChoice = without > 0 && without < choices.length
  if (counts.length < 2 && !isTextChoice) return null
  return (
    <fieldset aria-label={t('template.layout')} className={classes(chips.chips, styles.layouts)}>
      {counts.length > 1 &&
        counts.map((number) => (
          <button
            key={number}
            type="button"
            className={chips.chip}
            aria-pressed={chosen.photos === number}
            onClick={() => onChoose({ ...chosen, photos: chosen.photos === number ? null : number })}
          >
            {t('template.photoCount', { count: number })}
          </button>
        ))}
      {isTextChoice && (
        <button
          type="button"
          className={chips.chip}
          aria-pressed={chosen.hasNoTexts}
          onClick={() => onChoose({ ...chosen, hasNoTexts: !chosen.hasNoTexts })}
        >
          {t('template.withoutTexts')}
        </button>
      )}
    </fieldset>
  )
}
