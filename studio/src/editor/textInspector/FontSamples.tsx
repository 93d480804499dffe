import type { TextItem } from '@irodori/contract/entities/designItem'
import type { FontFamily } from '@irodori/contract/entities/product'
import type { FontEntry, FontMood } from '@irodori/fonts/fontEntry'
import { FONT_MOODS, resolveFont } from '@irodori/fonts/fontEntry'
import { foldText } from '@irodori/rules/foldText'
import { Dialog } from '@irodori/ui/Dialog'
import { Icon } from '@irodori/ui/Icon'
import { SearchBox } from '@irodori/ui/SearchBox'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FontSample } from './FontSample.tsx'
import styles from './FontSamples.module.css'
import { sampleWords } from './sampleWords.ts'

interface FontSamplesProps {
  readonly item: TextItem
  readonly fonts: readonly FontFamily[]
  readonly onChoose: (font: string) => void
  readonly onClose: () => void
}

/** The families of the product, each with the customer's own words; searched by name and by mood. */
export function FontSamples({ item, fonts, onChoose, onClose }: FontSamplesProps) {
  const { t, i18n } = useTranslation('tools')
  const [query, setQuery] = useState('')
  const [mood, setMood] = useState<FontMood | null>(null)
  const families = fonts.map(({ value }) => resolveFont(value)).filter((entry) => entry !== undefined)
  const current = resolveFont(item.font)?.value
  const nameOf = ({ label }: FontEntry): string => (i18n.language === 'en' ? label.en : label.ja)
  const wanted = foldText(query.trim())
  const found = families.filter(
    (entry) =>
      (mood === null || entry.mood === mood) &&
      foldText(
        `${entry.label.ja} ${entry.label.en} ${t(`mood.${entry.mood}`)} ${t(`moodWords.${entry.mood}`)}`,
      ).includes(wanted),
  )
  const moods = FONT_MOODS.filter((one) => families.some((entry) => entry.mood === one))
  const words = sampleWords(item)

  return (
    <Dialog open size="wide" title={t('fontSamples.title')} onClose={onClose}>
      <SearchBox
        label={t('fontSamples.search')}
        placeholder={t('fontSamples.example')}
        value={query}
        onChange={setQuery}
        status={
          found.length === 0 ? t('fontSamples.none', { query }) : t('fontSamples.found', { number: found.length })
        }
      >
        <div className={styles.moods}>
          {[null, ...moods].map((one) => (
            <button
              key={one ?? 'ALL'}
              type="button"
              className={styles.mood}
              aria-pressed={mood === one}
              onClick={() => setMood(one)}
            >
              {one === null ? t('fontSamples.all') : t(`mood.${one}`)}
            </button>
          ))}
        </div>
        <ul className={styles.list}>
          {found.map((entry) => (
            <li key={entry.value}>
              <button
                type="button"
                className={styles.family}
                data-result
                aria-pressed={entry.value === current}
                onClick={() => {
                  onChoose(entry.value)
                  onClose()
                }}
              >
                <FontSample entry={entry} words={words} weight={item.fontWeight}>
                  <span className={styles.name}>
                    {entry.value === current && <Icon name="check" size={16} />}
                    {nameOf(entry)}
                  </span>
                </FontSample>
              </button>
            </li>
          ))}
        </ul>
      </SearchBox>
    </Dialog>
  )
}
