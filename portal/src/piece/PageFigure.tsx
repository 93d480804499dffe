import type { Design } from '@irodori/contract/entities/design'
import { Icon } from '@irodori/ui/Icon'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PageFigure.module.css'
import { pagePreviewAddress } from './pieceAddresses.ts'

interface PageFigureProps {
  readonly page: Design
  readonly label: string
  readonly alt: string
  readonly onEnlarge: () => void
}

/** The print picture of a page. Its space is reserved before it loads; a click opens the full picture. */
export function PageFigure({ page, label, alt, onEnlarge }: PageFigureProps) {
  const { t } = useTranslation('portal')
  const src = pagePreviewAddress(page)
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const ratio = page.width / page.height
  const isBroken = (src !== null && brokenSrc === src) || (src === null && page.printCheck === 'FAILED')
  return (
    <figure className={styles.figure}>
      {isBroken ? (
        <span className={styles.broken} style={{ aspectRatio: ratio }}>
          <Icon name="photo" size={28} />
          {t('design.imageMissing')}
        </span>
      ) : src === null ? (
        <Skeleton ratio={ratio} />
      ) : (
        <button
          type="button"
          className={styles.sheet}
          aria-label={t('design.enlarge', { page: label })}
          onClick={onEnlarge}
        >
          <img
            src={src}
            alt={alt}
            width={page.width}
            height={page.height}
            loading="lazy"
            decoding="async"
            onError={() => setBrokenSrc(src)}
          />
        </button>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  )
}
