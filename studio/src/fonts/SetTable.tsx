import { useCall } from '@irodori/client/useCall'
import { listTemplateTexts } from '@irodori/contract/endpoints/font'
import { charactersOf } from '@irodori/font-inspector/checkTexts'
import type { FontCharacters } from '@irodori/font-inspector/compareFonts'
import { coverageOfSets } from '@irodori/font-inspector/coverageOfSets'
import type { FontReport } from '@irodori/font-inspector/fontReport'
import type { SetId } from '@irodori/font-inspector/japaneseSets'
import { useTranslation } from 'react-i18next'
import { CharacterList } from './CharacterList.tsx'
import styles from './FontReport.module.css'

interface SetTableProps {
  readonly report: FontReport
  readonly letters: FontCharacters
}

/**
 * Coverage of each Japanese character set with the missing characters, and last the characters of the shop's templates.
 */
export function SetTable({ report, letters }: SetTableProps) {
  const { t } = useTranslation('fonts')
  const { data: texts } = useCall(listTemplateTexts, {})
  const ofTemplates = texts ? [{ id: 'templates', codePoints: charactersOf(texts) }] : []
  const sets = [...report.sets, ...coverageOfSets(ofTemplates, letters.characters)]
  return (
    <section className={styles.section} aria-labelledby="font-sets">
      <h3 id="font-sets">{t('sets.title')}</h3>
      <ul className={styles.sets}>
        {sets.map(({ id, total, covered, missing }) => {
          const name = t(`sets.${id as SetId | 'templates'}`)
          return (
            <li key={id}>
              <div className={styles.set}>
                <span>{name}</span>
                <span className={styles.meter} data-whole={missing.length === 0} aria-hidden="true">
                  <span style={{ inlineSize: `${total === 0 ? 100 : (covered / total) * 100}%` }} />
                </span>
                <span className={styles.count}>
                  {t('of', { covered: covered.toLocaleString('ja-JP'), total: total.toLocaleString('ja-JP') })}
                </span>
              </div>
              {missing.length > 0 && covered > 0 && (
                <CharacterList codePoints={missing} label={t('missingOf', { name })} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
