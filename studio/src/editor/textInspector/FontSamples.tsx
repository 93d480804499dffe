import { useCall } from '@irodori/client/useCall'
import { previewText } from '@irodori/contract/endpoints/image'
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
import styles from './FontSamples.module.css'

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
                <Sample font={entry.value} words={words} />
                <span className={styles.name}>
                  {entry.value === current && <Icon name="check" size={16} />}
                  {nameOf(entry)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </SearchBox>
    </Dialog>
  )
}

/** Most characters of a sample; more would be too small to compare. */
const MOST_CHARACTERS = 14

/** The first line of the text, or of what the template proposes. */
function sampleWords({ text, templateItemText }: TextItem): string {
  const [line = ''] = (text.trim() || templateItemText.trim()).split('\n')
  return [...line].slice(0, MOST_CHARACTERS).join('')
}

/** Size of a sample in its own pixels; it is shown at half this size, for dense screens. */
const [WIDTH, HEIGHT] = [720, 96]

/** Words as the font prints them, and those of their characters that it does not have. */
function Sample({ font, words }: { readonly font: string; readonly words: string }) {
  const { t } = useTranslation('tools')
  const fontSize = Math.min(52, Math.floor((WIDTH * 0.92) / Math.max(1, [...words].length)))
  const query = { text: words, font, fontSize, width: WIDTH, height: HEIGHT, color: INK } as const
  const { data } = useCall(
    previewText,
    { query: { ...query, horizontalAlignment: 'West' } },
    { enabled: words !== '', staleTime: Number.POSITIVE_INFINITY },
  )
  return (
    <>
      {words !== '' && (
        <span className={styles.sample}>
          {data && <img src={data.src} alt="" width={WIDTH / 2} height={HEIGHT / 2} className={styles.picture} />}
        </span>
      )}
      {data && data.missing.length > 0 && (
        <span className={styles.missing}>{t('fontSamples.missing', { characters: data.missing.join('') })}</span>
      )}
    </>
  )
}

/** The colour of the interface's text, on white. */
const INK = '#25211d'
