import type { Proof } from '@irodori/contract/entities/proofLink'
import { Button } from '@irodori/ui/Button'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { Skeleton } from '@irodori/ui/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ProofPictures.module.css'
import type { SharedPage } from './sharedPages.ts'

const FlipBook = lazy(async () => ({ default: (await import('@irodori/ui/FlipBook')).FlipBook }))
const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/PhotoViewer')).PhotoViewer }))

interface ProofPicturesProps {
  readonly proof: Proof
  readonly pages: readonly SharedPage[]
  /** Index of the shown page. */
  readonly index: number
  readonly onTurn: (index: number) => void
}

/** The pages: a booklet to leaf through, any other product page by page. A press shows the print picture. */
export function ProofPictures({ proof, pages, index, onTurn }: ProofPicturesProps) {
  const { t } = useTranslation('proofLink')
  const [isLarge, setLarge] = useState(false)
  const leaves = pages.flatMap(({ small, ...page }) => (small === null ? [] : [{ ...page, src: small }]))
  const pictures = pages.flatMap(({ large, ...page }) => (large === null ? [] : [{ ...page, src: large }]))
  const isMade = leaves.length === pages.length
  const page = pages[index] ?? pages[0]
  const start = pictures.findIndex(({ id }) => id === page?.id)
  return (
    <div className={styles.pictures}>
      {proof.booklet !== null && isMade ? (
        <Suspense fallback={<Skeleton ratio={1.4} />}>
          <FlipBook
            title={proof.productName}
            leaves={leaves}
            pageSize={proof.booklet.pageSize}
            index={index}
            onTurn={onTurn}
          />
        </Suspense>
      ) : (
        page && (
          <>
            <figure className={styles.figure}>
              {page.small === null ? (
                <Skeleton ratio={page.width / page.height} />
              ) : (
                <img src={page.small} alt={page.label} width={page.width} height={page.height} decoding="async" />
              )}
            </figure>
            {proof.booklet === null && pages.length > 1 && (
              <SegmentedControl
                label={t('pages')}
                value={page.id}
                segments={pages.map(({ id, label }) => ({ value: id, label }))}
                onChange={(id) => onTurn(pages.findIndex((each) => each.id === id))}
              />
            )}
          </>
        )
      )}
      {isMade ? (
        <Button variant="quiet" icon="zoomIn" onClick={() => setLarge(true)}>
          {t('enlarge', { page: page?.label })}
        </Button>
      ) : (
        <p className={styles.preparing} role="status">
          {t('preparing')}
        </p>
      )}
      {isLarge && start >= 0 && (
        <Suspense>
          <PhotoViewer
            pictures={pictures}
            start={start}
            productName={proof.productName}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
