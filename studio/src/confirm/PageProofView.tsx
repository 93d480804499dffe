import type { Design } from '@irodori/contract/entities/design'
import { Icon } from '@irodori/ui/Icon'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFindingMessage } from '../editor/preflight/useFindingMessage.ts'
import styles from './PageProofView.module.css'
import type { PageProof } from './pageProof.ts'
import { pictureAddress } from './pictureAddress.ts'

interface PageProofViewProps {
  readonly page: Design
  readonly name: string
  readonly proof: PageProof
  readonly onEnlarge: () => void
}

/** One page: its print picture, which a click enlarges, its texts and its findings. */
export function PageProofView({ page, name, proof, onEnlarge }: PageProofViewProps) {
  const { t } = useTranslation('confirm')
  const messageOf = useFindingMessage()
  const [isBroken, setBroken] = useState(false)
  const ratio = page.width / page.height
  const preview = pictureAddress(page, 'previewName')
  return (
    <section className={styles.page} aria-label={name}>
      <figure className={styles.figure}>
        {isBroken ? (
          <p className={styles.broken}>{t('pictureMissing')}</p>
        ) : preview === null ? (
          <Skeleton ratio={ratio} />
        ) : (
          <button type="button" aria-label={t('picture', { page: name })} onClick={onEnlarge}>
            <img
              src={preview}
              alt=""
              width={page.width}
              height={page.height}
              decoding="async"
              onError={() => setBroken(true)}
            />
          </button>
        )}
      </figure>
      <div className={styles.reading}>
        <h2>{name}</h2>
        {proof.texts.length === 0 ? (
          <p className={styles.none}>{t('noWords')}</p>
        ) : (
          <ul className={styles.words} aria-label={t('wordsOf', { page: name })}>
            {proof.texts.map(({ itemId, text }) => (
              <li key={itemId}>{text}</li>
            ))}
          </ul>
        )}
        {proof.findings.length === 0 ? (
          <p className={styles.good}>
            <Icon name="check" size={18} />
            {t('finding.none')}
          </p>
        ) : (
          <div className={styles.findings}>
            <h3>
              <Icon name="warning" size={18} />
              {t('finding.title')}
            </h3>
            <ul>
              {proof.findings.map(({ finding, kind, number }) => (
                <li key={`${finding.itemId} ${finding.kind}`}>
                  <strong>{t(`finding.${kind}`, { number })}</strong>
                  <span>{messageOf(finding)}</span>
                </li>
              ))}
            </ul>
            <p>{t('finding.body')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
