import type { Design, PrintCheck } from '@irodori/contract/entities/design'
import type { Product } from '@irodori/contract/entities/product'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Icon } from '@irodori/ui/Icon'
import { pageLabel } from '@irodori/ui/pageLabel'
import { Skeleton } from '@irodori/ui/Skeleton'
import { Spinner } from '@irodori/ui/Spinner'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import type { SavedDesign } from '../editor/opening/confirmAddress.ts'
import { editorAddress } from '../editor/opening/editorRoute.ts'
import { openingProblemOf } from '../editor/opening/openedDesign.ts'
import { leaveStudio } from '../embedding/frame.ts'
import styles from './Confirmation.module.css'
import { mostUrgentPrintCheck } from './mostUrgentPrintCheck.ts'
import { PageProofView } from './PageProofView.tsx'
import { pageProof } from './pageProof.ts'
import { pictureAddress } from './pictureAddress.ts'
import { useSavedDesign } from './useSavedDesign.ts'

const Cards = lazy(async () => ({ default: (await import('./Cards.tsx')).Cards }))
const OpenComments = lazy(async () => ({ default: (await import('../proofLink/OpenComments.tsx')).OpenComments }))
const ShareDialog = lazy(async () => ({ default: (await import('../proofLink/ShareDialog.tsx')).ShareDialog }))
const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/PhotoViewer')).PhotoViewer }))

/** The saved pages, or the reason why they cannot be shown. */
export function Confirmation({ piece }: { readonly piece: SavedDesign }) {
  const { t } = useTranslation('confirm')
  const { t: common } = useTranslation('common')
  const reading = useSavedDesign(piece)
  const edit = editorAddress({ kind: 'EDIT', ...piece })
  if (reading.kind === 'LOADING') {
    return (
      <div className={styles.loading} role="status" aria-label={t('loading')}>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton ratio={1.4} />
      </div>
    )
  }
  if (reading.kind === 'READ') {
    return reading.pages.length === 0 ? (
      <Redirect to={PAGES.notFound.path} replace />
    ) : (
      <Proof {...reading} piece={piece} edit={edit} />
    )
  }
  // The same destinations as for a design that cannot be opened for editing.
  const problem = openingProblemOf(reading.failure)
  if (problem.kind === 'NOT_FOUND') return <Redirect to={PAGES.notFound.path} replace />
  if (problem.kind === 'FORBIDDEN') {
    leaveStudio(PAGES.myPage.path, 'replace')
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
  readonly piece: SavedDesign
  readonly edit: string
}

function Proof({ product, pages, piece, edit }: ProofProps) {
  const { t } = useTranslation('confirm')
  const labelOf = usePageLabel()
  const shape = { ...product, totalPage: product.seichoku?.totalPage ?? null }
  const [large, setLarge] = useState<string | null>(null)
  const [isSharing, setSharing] = useState(false)
  const pictures = pages.flatMap((page) => {
    const src = pictureAddress(page, 'imageName')
    const { id, width, height } = page
    return src === null ? [] : [{ id, src, width, height, label: labelOf(pageLabel(page, shape)) }]
  })
  const actions = (
    <div className={styles.ways}>
      <AppLink href={edit} className={buttonClass('secondary')}>
        {t('edit')}
      </AppLink>
      <Button onClick={() => setSharing(true)}>{t('share')}</Button>
      <AppLink href={PAGES.myPage.path} className={buttonClass('primary')}>
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
      <PrintedFact state={mostUrgentPrintCheck(pages)} />
      <Suspense>
        <OpenComments piece={piece} edit={edit} />
      </Suspense>
      <Suspense>
        <Cards piece={piece} pages={pages} nameOf={(page) => labelOf(pageLabel(page, shape))} />
      </Suspense>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <PageProofView
              page={page}
              name={labelOf(pageLabel(page, shape))}
              proof={pageProof(page, product)}
              onEnlarge={() => setLarge(page.id)}
            />
          </li>
        ))}
      </ol>
      {actions}
      {isSharing && (
        <Suspense>
          <ShareDialog piece={piece} onClose={() => setSharing(false)} />
        </Suspense>
      )}
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

/** Says whether the print files equal what the customer has approved. */
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
