import { saveFile } from '@irodori/client/saveFile'
import { reportTable } from '@irodori/font-inspector/reportTable'
import { Button } from '@irodori/ui/Button'
import { useTranslation } from 'react-i18next'
import { BlockTable } from './BlockTable.tsx'
import { ColumnsReport } from './ColumnsReport.tsx'
import { ComparisonReport } from './ComparisonReport.tsx'
import styles from './FontReport.module.css'
import type { FontCache } from './inspection/fontCache.ts'
import type { FontSource } from './inspection/fontSource.ts'
import type { Inspection } from './inspection/inspectWorker.ts'
import { LicenceReport } from './LicenceReport.tsx'
import { ReaderReport } from './ReaderReport.tsx'
import { SampleSheet } from './SampleSheet.tsx'
import { SetTable } from './SetTable.tsx'
import { TemplateTextsReport } from './TemplateTextsReport.tsx'

interface FontReportViewProps {
  readonly cache: FontCache
  readonly source: FontSource
  readonly index: number
  readonly inspection: Inspection
  readonly sources: readonly FontSource[]
}

/** The full report of a font, the most important facts first. */
export function FontReportView({ cache, source, index, inspection, sources }: FontReportViewProps) {
  const { t } = useTranslation('fonts')
  const { report, letters } = inspection
  const name = `${report.names.family} ${report.names.style}`.trim()
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{name}</h2>
          <p className={styles.hint}>
            {t('counts', {
              characters: report.characters.toLocaleString('ja-JP'),
              glyphs: report.glyphs.toLocaleString('ja-JP'),
              version: report.names.version,
            })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            icon="download"
            onClick={() => saveFile(new Blob([reportTable(report)], { type: 'text/csv' }), `${file}.csv`)}
          >
            CSV
          </Button>
          <Button
            icon="download"
            onClick={() =>
              saveFile(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }), `${file}.json`)
            }
          >
            JSON
          </Button>
        </div>
      </header>
      <ReaderReport cache={cache} source={source} index={index} report={report} />
      <SampleSheet cache={cache} source={source} index={index} letters={letters} />
      <SetTable report={report} letters={letters} />
      <ColumnsReport report={report} />
      <ComparisonReport cache={cache} source={source} letters={letters} sources={sources} />
      <TemplateTextsReport source={source} letters={letters} />
      <LicenceReport report={report} />
      <BlockTable blocks={report.blocks} />
    </>
  )
}
