import type { Background, PatternScale } from '@irodori/contract/entities/background'
import { PATTERN_SCALES } from '@irodori/contract/entities/background'
import { ColourSwatches } from '@irodori/ui/ColourSwatches'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'
import { usePalette } from '../fields/usePalette.ts'
import styles from './BackgroundPanel.module.css'

interface PatternSettingsProps {
  readonly background: Background
  readonly pattern: NonNullable<Background['pattern']>
  readonly onChoose: (background: Background) => void
}

/** Scale and colours of the chosen pattern. */
export function PatternSettings({ background, pattern, onChoose }: PatternSettingsProps) {
  const { t } = useTranslation('tools')
  const palette = usePalette()
  const paint = (ink: number, colour: string) =>
    onChoose({ ...background, pattern: { ...pattern, colours: pattern.colours.with(ink, colour) } })
  const inkLabel = (ink: number): string =>
    pattern.colours.length === 1 ? t('background.ink') : t('background.inkColour', { number: ink + 1 })
  return (
    <div className={styles.settings}>
      <SegmentedControl<PatternScale>
        label={t('background.scale')}
        value={pattern.scale}
        segments={PATTERN_SCALES.map((value) => ({ value, label: t(`background.scales.${value}`) }))}
        onChange={(scale) => onChoose({ ...background, pattern: { ...pattern, scale } })}
      />
      <Colour
        label={t('background.ground')}
        palette={palette}
        value={background.ground}
        onChange={(ground) => onChoose({ ...background, ground })}
      />
      {pattern.colours.map((colour, ink) => (
        <Colour
          key={inkLabel(ink)}
          label={inkLabel(ink)}
          palette={palette}
          value={colour}
          onChange={(chosen) => paint(ink, chosen)}
        />
      ))}
    </div>
  )
}

interface ColourProps {
  readonly label: string
  readonly palette: readonly string[]
  readonly value: string
  readonly onChange: (colour: string) => void
}

const Colour = ({ label, palette, value, onChange }: ColourProps) => (
  <div>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    <ColourSwatches label={label} colours={palette} value={value} onChange={onChange} />
  </div>
)
