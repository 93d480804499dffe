import type { Design } from '@irodori/contract/entities/design'
import { useTranslation } from 'react-i18next'
import styles from './PrintCheckNotice.module.css'
import { proofOf, shortHash } from './proof.ts'

/** The note under the large picture of a page: whether it will be printed as approved, with the hash. */
export function ProofNote({ page }: { readonly page: Design }) {
  const { t } = useTranslation('portal')
  const proof = proofOf(page)
  if (proof.kind === 'OTHER') return <p className={styles.note}>{t('design.proof.OTHER')}</p>
  return (
    <p className={styles.note}>
      <strong>{t(`design.proof.${proof.kind}`)}</strong>
      <span title={proof.hash}>{t(`design.hash.${proof.kind}`, { hash: shortHash(proof.hash) })}</span>
    </p>
  )
}
