import { Callout } from '@irodori/ui/Callout'
import { SelectField } from '@irodori/ui/SelectField'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FontReportView } from './FontReportView.tsx'
import styles from './FontsPage.module.css'
import type { FontCache } from './inspection/fontCache.ts'
import type { FontSource } from './inspection/fontSource.ts'
import { useFontName } from './useFontName.ts'
import { UnreadableDetails } from './UnreadableDetails.tsx'
import { useInspection } from './inspection/useInspection.ts'

interface FontPanelProps {
  readonly cache: FontCache
  readonly source: FontSource
  readonly sources: readonly FontSource[]
}

/** One font file: loading, rejected with the reason, or its report. */
export function FontPanel({ cache, source, sources }: FontPanelProps) {
  const { t } = useTranslation('fonts')
  const nameOf = useFontName()
  const [index, setIndex] = useState(0)
  const { data, isError, refetch } = useInspection(cache, source, index)
  if (isError) {
    return (
      <Callout tone="danger" urgent>
        <p>{t('unfetched')}</p>
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          {t('again')}
        </button>
      </Callout>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('reading', { name: nameOf(source) })} className={styles.panel}>
        <Skeleton height="2rem" width="60%" />
        <Skeleton height="12rem" />
        <Skeleton height="20rem" />
      </div>
    )
  }
  if (data.kind === 'REFUSED') {
    return (
      <Callout tone="danger" urgent>
        <p>{t(`fault.${data.fault}`, { name: nameOf(source) })}</p>
        {data.unreadable && <UnreadableDetails unreadable={data.unreadable} />}
      </Callout>
    )
  }
  return (
    <div className={styles.panel}>
      {data.count > 1 && (
        <SelectField
          label={t('which', { number: data.count })}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {Array.from({ length: data.count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fonts of a file are known by their place alone
            <option key={i} value={i}>
              {t('numbered', { number: i + 1 })}
            </option>
          ))}
        </SelectField>
      )}
      <FontReportView
        key={index}
        cache={cache}
        source={source}
        index={index}
        inspection={data.inspection}
        sources={sources}
      />
    </div>
  )
}
