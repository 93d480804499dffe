import { useCall } from '@irodori/client/useCall'
import { readProof } from '@irodori/contract/endpoints/proofLink'
import type { Proof } from '@irodori/contract/entities/proofLink'
import { commentTime } from '@irodori/ui/commentTime'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Page } from '@irodori/ui/Page'
import { pageLabel } from '@irodori/ui/pageLabel'
import { Skeleton } from '@irodori/ui/Skeleton'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadProblem } from '../notice/LoadProblem.tsx'
import { PageComments } from './PageComments.tsx'
import styles from './ProofLinkPage.module.css'
import { ProofPictures } from './ProofPictures.tsx'
import { sharedPages } from './sharedPages.ts'

/** Milliseconds between two questions whether the pictures are made. */
const POLL_MS = 4000

/** PRV-7: the page of a proof link: the saved pages of a piece, and the comments on each of them. It needs no session. */
export function ProofLinkPage({ token }: { readonly token: string }) {
  const { t } = useTranslation('proofLink')
  const { data, error, refetch } = useCall(
    readProof,
    { params: { token } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ pictureName }) => pictureName === null) ? POLL_MS : false,
    },
  )
  const hasEnded = error?.kind === 'REFUSED' && error.errorCode === 'PROOF_LINK_ENDED'
  return (
    <Page title={t('title')}>
      {hasEnded ? (
        <EmptyState page drawing="letter" title={t('ended.title')}>
          {t('ended.body')}
        </EmptyState>
      ) : data ? (
        <OpenProof token={token} proof={data} />
      ) : error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton ratio={1.4} />
        </div>
      )}
    </Page>
  )
}

function OpenProof({ token, proof }: { readonly token: string; readonly proof: Proof }) {
  const { t, i18n } = useTranslation('proofLink')
  const labelOf = usePageLabel()
  const shape = { ...proof, totalPage: proof.booklet?.totalPage ?? null }
  const pages = sharedPages(token, proof, (page) => labelOf(pageLabel(page, shape)))
  const [index, setIndex] = useState(0)
  const page = pages[index] ?? pages[0]
  return (
    <>
      <div className={styles.head}>
        <h1>{proof.productName}</h1>
        <p>{t('lead')}</p>
        <p className={styles.until}>{t('until', { until: commentTime(proof.expiresAt, i18n.language) })}</p>
      </div>
      {page && (
        <div className={styles.columns}>
          <ProofPictures proof={proof} pages={pages} index={index} onTurn={setIndex} />
          <PageComments token={token} proof={proof} page={page} />
        </div>
      )}
    </>
  )
}
