import { useCall } from '@irodori/client/useCall'
import { listTemplateTexts } from '@irodori/contract/endpoints/font'
import { checkTexts } from '@irodori/font-inspector/checkTexts'
import type { FontCharacters } from '@irodori/font-inspector/compareFonts'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { Callout } from '@irodori/ui/Callout'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'
import type { FontSource } from './inspection/fontSource.ts'

interface TemplateTextsReportProps {
  readonly source: FontSource
  readonly letters: FontCharacters
}

/**
 * Whether the templates' texts can be printed: for a font of the shop the texts in that font, for an added font all
 * texts.
 */
export function TemplateTextsReport({ source, letters }: TemplateTextsReportProps) {
  const { t } = useTranslation(['fonts', 'common'])
  const { data, isError } = useCall(listTemplateTexts, {})
  return (
    <section className={styles.section} aria-labelledby="font-templates">
      <h3 id="font-templates">{t('templates.title')}</h3>
      {isError ? <p>{t('templates.failed')}</p> : data ? findings() : <Skeleton height="4rem" />}
    </section>
  )

  function findings() {
    const value = source.kind === 'SHOP' ? source.entry.value : source.id
    const own = (data ?? []).filter(({ font }) => source.kind === 'DROPPED' || resolveFont(font)?.value === value)
    const known = new Set(letters.characters)
    const gaps = checkTexts(
      own.map((text) => ({ ...text, font: value })),
      new Map([[value, known]]),
    )
    if (gaps.length === 0) {
      return (
        <Callout tone="good">
          {t(own.length === 0 ? 'templates.unused' : 'templates.fine', { number: own.length })}
        </Callout>
      )
    }
    return (
      <>
        <p>{t('templates.gaps', { number: gaps.length, all: own.length })}</p>
        <ul className={styles.gaps}>
          {gaps.map(({ place, text, gaps: missing }) => (
            <li key={`${place} ${text}`}>
              <strong>{place}</strong>
              <q>{text}</q>
              <span>
                {t('templates.missing', { characters: missing.map(({ grapheme }) => grapheme).join(' ') })}
                {missing.some(({ variant }) => variant !== null) &&
                  t('templates.variants', {
                    variants: missing
                      .filter(({ variant }) => variant !== null)
                      .map(({ grapheme, variant }) => `${grapheme} → ${variant}`)
                      .join(t('common:comma')),
                  })}
              </span>
            </li>
          ))}
        </ul>
      </>
    )
  }
}
