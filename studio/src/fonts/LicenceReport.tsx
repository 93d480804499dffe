import type { FontReport } from '@irodori/font-inspector/fontReport'
import { Callout } from '@irodori/ui/Callout'
import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'

/** Owner, licence and embedding permission of a font. */
export function LicenceReport({ report: { names, embedding } }: { readonly report: FontReport }) {
  const { t } = useTranslation('fonts')
  const mayBeEmbedded = embedding.permission !== 'RESTRICTED' && !embedding.bitmapsOnly
  return (
    <section className={styles.section} aria-labelledby="font-licence">
      <h3 id="font-licence">{t('licence.title')}</h3>
      <Callout tone={mayBeEmbedded ? 'good' : 'danger'}>
        {t(`licence.${embedding.permission}`, { bits: embedding.bits })}
        {embedding.wholeOnly && ` ${t('licence.wholeOnly')}`}
        {embedding.bitmapsOnly && ` ${t('licence.bitmapsOnly')}`}
      </Callout>
      <dl className={styles.facts}>
        <div>
          <dt>{t('licence.licence')}</dt>
          <dd>{names.licence || t('notStated')}</dd>
        </div>
        <div>
          <dt>{t('licence.address')}</dt>
          <dd>{names.licenceAddress || t('notStated')}</dd>
        </div>
        <div>
          <dt>{t('licence.copyright')}</dt>
          <dd>{names.copyright || t('notStated')}</dd>
        </div>
      </dl>
    </section>
  )
}
