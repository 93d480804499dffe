import type { Design, PrintCheck, Product } from '@irodori/contract'
import {
  AppLink,
  Button,
  buttonClass,
  Callout,
  EmptyState,
  Icon,
  pageLabel,
  Skeleton,
  Spinner,
  usePageWords,
} from '@irodori/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { addressOf } from '../editor/opening/editorPlace.ts'
import { problemOf } from '../editor/opening/opened.ts'
import styles from './Confirmation.module.css'
import type { SavedPiece } from './confirmAddress.ts'
import { PageProofView } from './PageProofView.tsx'
import { pictureAddress } from './pictureAddress.ts'
import { printedState } from './printedState.ts'
import { proofOf } from './proofOf.ts'
import { useSavedPiece } from './useSavedPiece.ts'

const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/viewer')).PhotoViewer }))

/** The saved pages, or why they cannot be shown. */
export function Confirmation({ piece }: { readonly piece: SavedPiece }) {
  const { t } = useTranslation('confirm')
  const { t: common } = useTranslation('common')
  const reading = useSavedPiece(piece)
  const edit = addressOf({ kind: 'EDIT', ...piece })
  if (reading.kind === 'LOADING') {
    return (
      <div className={styles.loading} role="status" aria-label={t('loading')}>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton ratio={1.4} />
      </div>
    )
  }
  if (reading.kind === 'READ') {
    return reading.pages.length === 0 ? <Redirect to="/404" replace /> : <Proof {...reading} edit={edit} />
  }
  // As where a design is opened for editing.
  const problem = problemOf(reading.failure)
  if (problem.kind === 'NOT_FOUND') return <Redirect to="/404" replace />
  if (problem.kind === 'FORBIDDEN') {
    window.location.replace('/mypage')
    return null
  }
  return (
    <EmptyState
      page
      drawing="line"
      title={t('failed.title')}
      action={
        <Button variant="primary" icon="reset" onClick={reading.retry}>
          {common('retry')}
        </Button>
      }
    >
      {problem.kind === 'OTHER' && problem.message !== null ? problem.message : t('failed.body')}
    </EmptyState>
  )
}

interface ProofProps {
  readonly product: Product
  readonly pages: readonly Design[]
  readonly edit: string
}

function Proof({ product, pages, edit }: ProofProps) {
  const { t } = useTranslation('confirm')
  const words = usePageWords()
  const shape = { ...product, totalPage: product.seichoku?.totalPage ?? null }
  const [large, setLarge] = useState<string | null>(null)
  const pictures = pages.flatMap((page) => {
    const src = pictureAddress(page, 'imageName')
    const { id, width, height } = page
    return src === null ? [] : [{ id, src, width, height, label: words(pageLabel(page, shape)) }]
  })
  const ways = (
    <div className={styles.ways}>
      <AppLink href={edit} className={buttonClass('secondary')}>
        {t('edit')}
      </AppLink>
      <AppLink href="/mypage" className={buttonClass('primary')}>
        {t('toMyPage')}
      </AppLink>
    </div>
  )
  return (
    <>
      <div className={styles.head}>
        <p className={styles.product}>{product.name}</p>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <PrintedFact state={printedState(pages)} />
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <PageProofView
              page={page}
              name={words(pageLabel(page, shape))}
              proof={proofOf(page, product)}
              onEnlarge={() => setLarge(page.id)}
            />
          </li>
        ))}
      </ol>
      {ways}
      {large !== null && (
        <Suspense>
          <PhotoViewer
            pictures={pictures}
            start={Math.max(
              0,
              pictures.findIndex(({ id }) => id === large),
            )}
            productName={product.name}
            onClose={() => setLarge(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whether these pictures are what the customer approved. */
function PrintedFact({ state }: { readonly state: PrintCheck }) {
  const { t } = useTranslation('confirm')
  if (state === 'FAILED' || state === 'DIFFERENT') {
    return (
      <Callout tone="danger" urgent>
        {t(`state.${state}`)}
      </Callout>
    )
  }
  return (
    <div className={styles.fact} data-state={state} role="status">
      {state === 'PENDING' ? <Spinner size={20} /> : <Icon name="success" size={22} />}
      <p>
        <strong>{t('fact')}</strong>
        <span>{t(`state.${state}`)}</span>
      </p>
    </div>
  )
}
