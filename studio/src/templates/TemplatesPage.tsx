import { errorCodeOf } from '@irodori/client'
import { useCall } from '@irodori/client/react'
import { listHashtags, readProductForTemplates } from '@irodori/contract/endpoints/catalogue'
import { NoticeBanner, Page, Skeleton, useFailureWords } from '@irodori/ui'
import { NotifyDialog } from '@irodori/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useLocation } from 'wouter'
import { ListFailed } from '../catalogue/ListProblem.tsx'
import { useListState } from '../catalogue/useListState.ts'
import { FoundTemplates } from './FoundTemplates.tsx'
import { TemplateFilters } from './TemplateFilters.tsx'
import styles from './TemplatesPage.module.css'

interface TemplatesPageProps {
  readonly productId: string
}

/** The designs of a product: searched, sorted, and opened large. */
export function TemplatesPage({ productId }: TemplatesPageProps) {
  const { t } = useTranslation('catalogue')
  const wordsOf = useFailureWords()
  const [, navigate] = useLocation()
  const [now] = useState(() => new Date())
  const [state, setState] = useListState()
  const product = useCall(readProductForTemplates, { params: { productId } })
  const hashtags = useCall(listHashtags, { params: { type: 'template' } }, { staleTime: 300_000 })

  if (product.isError) {
    if (errorCodeOf(product.error) === 'NOT_AVAILABLE') {
      const { title, body, code } = wordsOf(product.error)
      return (
        <NotifyDialog
          open
          title={title}
          code={code}
          closeLabel={t('unavailable.action')}
          onClose={() => navigate('/home', { replace: true })}
        >
          <p>{body}</p>
        </NotifyDialog>
      )
    }
    if (product.error.kind === 'REFUSED') return <Redirect to="/404" replace />
    return (
      <Page title="">
        <ListFailed onAct={() => void product.refetch()} />
      </Page>
    )
  }

  const name = product.data?.name
  return (
    <Page title={name ? t('templates.listOf', { product: name }) : ''}>
      <div className={styles.head}>
        <h1>{name ?? <Skeleton width="14rem" height="2.5rem" />}</h1>
        <p>{product.data?.description ?? <Skeleton width="22rem" />}</p>
        <p className={styles.ships}>
          {product.data ? t('product.shipsInDays', { days: product.data.creatingTime }) : <Skeleton width="12rem" />}
        </p>
      </div>
      <div className={styles.notice}>
        <NoticeBanner kind="TEMPLATE" now={now} />
      </div>
      <TemplateFilters
        state={state}
        hashtags={hashtags.data ?? []}
        hasSides={(product.data?.numberOfSides ?? 1) > 1 && !product.data?.seichoku}
        onChange={setState}
      />
      <FoundTemplates product={product.data} state={state} onChange={setState} />
    </Page>
  )
}
