import type { FontReport } from '@irodori/font-inspector/fontReport'
import { useTranslation } from 'react-i18next'
import { CharacterList } from './CharacterList.tsx'
import styles from './FontReport.module.css'

/** Support for vertical text: tables, metrics, and present and missing vertical forms. */
export function ColumnsReport({ report }: { readonly report: FontReport }) {
  const { t } = useTranslation('fonts')
  const { metrics, vertical } = report
  const facts = [
    ...(['vhea', 'vmtx', 'vorg'] as const).map((table) => [
      t(`columns.${table}`),
      t(vertical.tables[table] ? 'yes' : 'no'),
    ]),
    [t('columns.ascender'), t('thousandths', { number: metrics.ascender })],
    [t('columns.descender'), t('thousandths', { number: metrics.descender })],
    [t('columns.advances'), vertical.advances.join(' / ') || t('none')],
    [t('columns.units'), String(metrics.unitsPerEm)],
    [t('columns.features'), report.features.join(' ') || t('none')],
  ]
  return (
    <section className={styles.section} aria-labelledby="font-columns">
      <h3 id="font-columns">{t('columns.title')}</h3>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {vertical.formed.length > 0 && (
        <>
          <h4>{t('columns.formed', { number: vertical.formed.length })}</h4>
          <CharacterList codePoints={vertical.formed} label={t('columns.formedLabel')} />
        </>
      )}
      {vertical.unformed.length > 0 && (
        <>
          <h4>{t('columns.unformed', { number: vertical.unformed.length })}</h4>
          <p className={styles.hint}>{t('columns.unformedHelp')}</p>
          <CharacterList codePoints={vertical.unformed} label={t('columns.unformedLabel')} />
        </>
      )}
    </section>
  )
}
