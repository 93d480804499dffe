import { useCall } from '@irodori/client/useCall'
import { listHashtags } from '@irodori/contract/endpoints/catalogue'
import { listColours, readProductForTemplates } from '@irodori/contract/endpoints/catalogueLists'
import { PAGES } from '@irodori/contract/pages'
import { isChoiceOutOfStock } from '@irodori/rules/lowStock'
import { NoticeBanner } from '@irodori/ui/NoticeBanner'
import { Page } from '@irodori/ui/Page'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useSearchParams } from 'wouter'
import { ListFailed } from '../catalogue/filter/ListMessages.tsx'
import { PAGE_HEADING } from '../catalogue/filter/showHeading.ts'
import { useListState } from '../catalogue/filter/useListState.ts'
import { OrderPages } from '../catalogue/ordering/OrderPages.tsx'
import { PriceLine } from '../catalogue/PriceLine.tsx'
import { chosenOption, rememberOption } from '../catalogue/productOption.ts'
import { useCookies } from '../catalogue/useCookies.ts'
import { useShippingText } from '../catalogue/useShippingText.ts'
import { useShortWait } from '../catalogue/useShortWait.ts'
import { PrivateBrowsingWarning } from '../device/PrivateBrowsingWarning.tsx'
import { FoundTemplates } from './FoundTemplates.tsx'
import { listProblem } from './list/listProblem.ts'
import { OptionChooser } from './OptionChooser.tsx'
import { ProductUnavailable } from './ProductUnavailable.tsx'
import { ProductWithoutDesign } from './ProductWithoutDesign.tsx'
import { sideChoices } from './sideChoices.ts'
import { TemplateFilters } from './TemplateFilters.tsx'
import { TemplateGrid } from './TemplateGrid.tsx'
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
  const colours = useCall(listColours, { query: { productId } }, { staleTime: 300_000 })
  const isWaiting = useShortWait([product, hashtags, colours].some(({ isPending }) => isPending))
  const shippingText = useShippingText()
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

  // CAT-63: the page is shown as a whole, so that no part of it moves another one.
  const shown = isWaiting ? undefined : product.data
  const name = shown?.name
  const isPlain = shown?.productType === 'NO_DESIGN'
  const isSoldOut = shown !== undefined && isChoiceOutOfStock(shown, option)
  return (
    <Page title={name ? (isPlain ? name : t('templates.listOf', { product: name })) : ''}>
      <div className={styles.head}>
        <h1 id={PAGE_HEADING}>{name ?? <Skeleton width="14rem" height="2.5rem" />}</h1>
        <p>{shown?.description ?? <Skeleton width="22rem" />}</p>
        {shown?.price && <PriceLine price={shown.price} className={styles.price} />}
        {!isSoldOut && <p className={styles.ships}>{shown ? shippingText(shown) : <Skeleton width="12rem" />}</p>}
        {shown && (
          <OptionChooser
            product={shown}
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
      <div className={styles.order}>
        <OrderPages />
      </div>
      {!isPlain && <PrivateBrowsingWarning />}
      <div className={styles.notice}>
        <NoticeBanner kind="MAINTENANCE" now={now} />
        {!isPlain && <NoticeBanner kind="TEMPLATE" now={now} />}
      </div>
      {isWaiting ? (
        <div className={styles.found}>
          <TemplateGrid choices={undefined} />
        </div>
      ) : shown && isPlain ? (
        <ProductWithoutDesign product={shown} />
      ) : (
        <>
          <TemplateFilters
            state={state}
            hashtags={hashtags.data ?? []}
            colours={colours.data ?? []}
            sides={shown ? sideChoices(shown) : []}
            onChange={setState}
          />
          <FoundTemplates product={shown} option={option} state={state} onChange={setState} />
        </>
      )}
    </Page>
  )
}
