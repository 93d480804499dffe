import type { FontReport } from '@irodori/font-inspector/fontReport'
import { Callout } from '@irodori/ui/Callout'
import { useTranslation } from 'react-i18next'
import { CharacterList } from './CharacterList.tsx'
import styles from './FontReport.module.css'
import type { FontCache } from './inspection/fontCache.ts'
import type { FontSource } from './inspection/fontSource.ts'
import { GlyphTile } from './GlyphTile.tsx'
import { ReaderReason } from './ReaderReason.tsx'

/** Characters whose glyphs are shown; the list below them contains all. */
const SHOWN = 8

interface ReaderReportProps {
  readonly cache: FontCache
  readonly source: FontSource
  readonly index: number
  readonly report: FontReport
}

/** Whether fontkit and opentype.js find the same characters; if not, which differ and which reader prints follow. */
export function ReaderReport({ cache, source, index, report }: ReaderReportProps) {
  const { t } = useTranslation('fonts')
  const reading = report.secondReading
  if (reading.kind === 'AGREES') return <p className={styles.hint}>{t('readers.agree')}</p>
  const sides = (['onlyFontkit', 'onlyOpentype'] as const)
    .map((side) => ({ side, codePoints: reading.kind === 'DIFFERS' ? reading[side] : [] }))
    .filter(({ codePoints }) => codePoints.length > 0)
  const number = sides.reduce((sum, { codePoints }) => sum + codePoints.length, 0).toLocaleString('ja-JP')
  return (
    <section className={styles.section} aria-labelledby="font-readers">
      <h3 id="font-readers">{t('readers.title')}</h3>
      <Callout tone="warning">
        {reading.kind === 'DIFFERS' ? (
          <>
            <p>{t('readers.differ', { number })}</p>
            <p>{t(`readers.${reading.cause}`)}</p>
          </>
        ) : (
          <>
            <p>{t('readers.unreadable')}</p>
            <ReaderReason reader="opentype.js" reason={reading.reason} />
          </>
        )}
      </Callout>
      {sides.map(({ side, codePoints }) => {
        const label = t(`readers.${side}`, { number: codePoints.length.toLocaleString('ja-JP') })
        return (
          <div key={side} className={styles.difference}>
            <h4>{label}</h4>
            <ul className={styles.tiles} aria-label={label}>
              {codePoints.slice(0, SHOWN).map((codePoint) => (
                <GlyphTile key={codePoint} cache={cache} source={source} index={index} codePoint={codePoint} />
              ))}
            </ul>
            <CharacterList codePoints={codePoints} label={label} />
          </div>
        )
      })}
      <CharacterMapTable maps={report.characterMaps} />
    </section>
  )
}

function CharacterMapTable({ maps }: { readonly maps: FontReport['characterMaps'] }) {
  const { t } = useTranslation('fonts')
  return (
    <table className={styles.blocks}>
      <caption>{t('readers.maps')}</caption>
      <thead>
        <tr>
          {(['map', 'format', 'readBy'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`readers.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {maps.map(({ platform, encoding, format, readBy }) => (
          <tr key={`${platform}.${encoding}`}>
            <th scope="row">{t('readers.mapName', { platform, encoding })}</th>
            <td>{format ?? '?'}</td>
            <td className={styles.names}>{readBy.join(', ') || t('none')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
