import type { BlockCoverage } from '@irodori/font-inspector/fontReport'
import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'

/** The Unicode blocks with glyphs in the font, under the English names of the standard. */
export function BlockTable({ blocks }: { readonly blocks: readonly BlockCoverage[] }) {
  const { t } = useTranslation('fonts')
  return (
    <details className={styles.section}>
      <summary>
        <h3>{t('blocks.title', { number: blocks.length })}</h3>
      </summary>
      <table className={styles.blocks}>
        <thead>
          <tr>
            <th scope="col">{t('blocks.name')}</th>
            <th scope="col">{t('blocks.covered')}</th>
            <th scope="col">{t('blocks.total')}</th>
          </tr>
        </thead>
        <tbody>
          {blocks.map(({ name, covered, total }) => (
            <tr key={name}>
              <th scope="row" lang="en">
                {name}
              </th>
              <td>{covered.toLocaleString('ja-JP')}</td>
              <td>{total.toLocaleString('ja-JP')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
