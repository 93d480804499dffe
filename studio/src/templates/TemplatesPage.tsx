import { useCall } from '@irodori/client/useCall'
import { listHashtags } from '@irodori/contract/endpoints/catalogue'
import { readProductForTemplates } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import { PAGES } from '@irodori/contract/pages'
import { NoticeBanner } from '@irodori/ui/NoticeBanner'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearchParams } from 'wouter'
import { ListFailed } from '../catalogue/filter/ListMessages.tsx'
import { PAGE_HEADING } from '../catalogue/filter/showHeading.ts'
import { useListState } from '../catalogue/filter/useListState.ts'
import { PriceLine } from '../catalogue/PriceLine.tsx'
import { chosenOption, rememberOption } from '../catalogue/productOption.ts'
import { useCookies } from '../catalogue/useCookies.ts'
import { PrivateBrowsingWarning } from '../device/PrivateBrowsingWarning.tsx'
import { FoundTemplates } from './FoundTemplates.tsx'
import { listProblem } from './list/listProblem.ts'
import { OptionChooser } from './OptionChooser.tsx'
import { ProductUnavailable } from './ProductUnavailable.tsx'
import { sideChoices } from './sideChoices.ts'
import { TemplateFilters } from './TemplateFilters.tsx'
import styles from './TemplatesPage.module.css'

interface TemplatesPageProps {
  readonly productId: string
}

/** The templates of a product with search, sorting and preview. */
export function TemplatesPage({ productId }: TemplatesPageProps) {
  const { t } = useTranslation('catalogue')
  const [now] = useState(() => new Date())
  const [state, setState] = useListState()
  const product = useCall(readProductForTemplates, { params: { productId } })
  const hashtags = useCall(listHashtags, { params: { type: 'template' }, query: { productId } }, { staleTime: 300_000 })
  const [query, setQuery] = useSearchParams()
  const cookies = useCookies()
  const option = product.data ? chosenOption(product.data, query.get('o'), { cookie: cookies }) : null

  useEffect(() => {
    if (option !== null) rememberOption(document, productId, option)
  }, [productId, option])

  const problem = listProblem(product.error, hashtags.error)
  if (problem === 'NOT_FOUND') return <Redirect to={PAGES.notFound.path} replace />
  if (problem === 'UNAVAILABLE' && product.error) return <ProductUnavailable error={product.error} />
  if (problem === 'UNANSWERED') {
    return (
      <Page title="">
        <ListFailed onAct={() => void product.refetch()} />
      </Page>
    )
  }

  const name = product.data?.name
  const shippingOf = ({ availableDate, creatingTime }: Product): string =>
    availableDate === ''
      ? t('product.shipsInDays', { days: creatingTime })
      : t('product.ships', { date: availableDate })
  return (
    <Page title={name ? t('templates.listOf', { product: name }) : ''}>
      <div className={styles.head}>
        <h1 id={PAGE_HEADING}>{name ?? <Skeleton width="14rem" height="2.5rem" />}</h1>
        <p>{product.data?.description ?? <Skeleton width="22rem" />}</p>
        {product.data?.price && <PriceLine price={product.data.price} className={styles.price} />}
        <p className={styles.ships}>{product.data ? shippingOf(product.data) : <Skeleton width="12rem" />}</p>
        {product.data && (
          <OptionChooser
            product={product.data}
            chosen={option}
            onChoose={(chosen) =>
              setQuery(
                (last) => {
                  last.set('o', chosen)
                  return last
                },
                { replace: true },
              )
            }
          />
        )}
      </div>
      <PrivateBrowsingWarning />
      <div className={styles.notice}>
        <NoticeBanner kind="MAINTENANCE" now={now} />
        <NoticeBanner kind="TEMPLATE" now={now} />
      </div>
      <TemplateFilters
        state={state}
        hashtags={hashtags.data ?? []}
        sides={product.data ? sideChoices(product.data) : []}
        onChange={setState}
      />
      <FoundTemplates product={product.data} option={option} state={state} onChange={setState} />
    </Page>
  )
}
