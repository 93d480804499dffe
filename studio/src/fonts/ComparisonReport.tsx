import type { FontCharacters } from '@irodori/font-inspector/compareFonts'
import { compareFonts } from '@irodori/font-inspector/compareFonts'
import { SelectField } from '@irodori/ui/SelectField'
import { Spinner } from '@irodori/ui/Spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CharacterList } from './CharacterList.tsx'
import styles from './FontReport.module.css'
import type { FontCache } from './inspection/fontCache.ts'
import type { FontSource } from './inspection/fontSource.ts'
import { useFontName } from './useFontName.ts'
import { useInspection } from './inspection/useInspection.ts'

interface ComparisonReportProps {
  readonly cache: FontCache
  readonly source: FontSource
  readonly letters: FontCharacters
  readonly sources: readonly FontSource[]
}

/** Differences between two fonts, for replacing one by the other. */
export function ComparisonReport({ cache, source, letters, sources }: ComparisonReportProps) {
  const { t } = useTranslation('fonts')
  const nameOf = useFontName()
  const [otherId, setOther] = useState('')
  const other = sources.find(({ id }) => id === otherId)
  return (
    <section className={styles.section} aria-labelledby="font-comparison">
      <h3 id="font-comparison">{t('comparison.title')}</h3>
      <SelectField label={t('comparison.with')} value={otherId} onChange={(event) => setOther(event.target.value)}>
        <option value="">{t('comparison.none')}</option>
        {sources
          .filter(({ id }) => id !== source.id)
          .map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each)}
            </option>
          ))}
      </SelectField>
      {other && <Difference key={other.id} cache={cache} source={source} letters={letters} other={other} />}
    </section>
  )
}

interface DifferenceProps extends Omit<ComparisonReportProps, 'sources'> {
  readonly other: FontSource
}

function Difference({ cache, source, letters, other }: DifferenceProps) {
  const { t } = useTranslation('fonts')
  const nameOf = useFontName()
  const { data, isError } = useInspection(cache, other, 0)
  if (isError || data?.kind === 'REFUSED') return <p role="alert">{t('comparison.failed', { name: nameOf(other) })}</p>
  if (!data) {
    return (
      <p role="status" className={styles.reading}>
        <Spinner /> {t('reading', { name: nameOf(other) })}
      </p>
    )
  }
  const { inBoth, onlyFirst, onlySecond, differingWidths } = compareFonts(letters, data.inspection.letters)
  const parts = [
    { label: t('comparison.only', { name: nameOf(source), number: onlyFirst.length }), codePoints: onlyFirst },
    { label: t('comparison.only', { name: nameOf(other), number: onlySecond.length }), codePoints: onlySecond },
    { label: t('comparison.widths', { number: differingWidths.length }), codePoints: differingWidths },
  ]
  return (
    <div role="status" className={styles.difference}>
      <p>{t('comparison.both', { number: inBoth.toLocaleString('ja-JP') })}</p>
      {parts.map(({ label, codePoints }) => (
        <div key={label}>
          <h4>{label}</h4>
          {codePoints.length > 0 && <CharacterList codePoints={codePoints} label={label} />}
        </div>
      ))}
    </div>
  )
}
