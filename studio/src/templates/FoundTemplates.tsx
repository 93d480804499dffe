import { errorCodeOf } from '@irodori/client/callError'
import type { ListState } from '@irodori/client/listQueries'
import { LIST_PAGE_SIZE } from '@irodori/client/listQueries'
import type { Product } from '@irodori/contract/entities/product'
import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Callout } from '@irodori/ui/Callout'
import { EmptyState } from '@irodori/ui/EmptyState'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { ListFailed, NothingFound } from '../catalogue/filter/ListMessages.tsx'
import { clearFilters, isFiltered } from '../catalogue/filter/listState.ts'
import { PageLinks } from '../catalogue/filter/PageLinks.tsx'
import { LIST_HEADING, showHeading } from '../catalogue/filter/showHeading.ts'
import { PersonalisationBar } from './personalised/PersonalisationBar.tsx'
import { TemplateGrid } from './TemplateGrid.tsx'
import { ProductUnavailable } from './ProductUnavailable.tsx'
import styles from './TemplatesPage.module.css'
import { useOpenDesign } from './useOpenDesign.ts'
import { useTemplateChoices } from './useTemplateChoices.ts'

const TemplatePreviewDialog = lazy(async () => ({
  default: (await import('./TemplatePreviewDialog.tsx')).TemplatePreviewDialog,
}))

interface FoundTemplatesProps {
  readonly product: Product | undefined
  /** The chosen option of the product; null if it has none. */
  readonly option: string | null
  readonly state: ListState
  readonly onChange: (next: ListState) => void
}

export function FoundTemplates({ product, option, state, onChange }: FoundTemplatesProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const { data, error, refetch } = useTemplateChoices(product, state)
  const { open, show, close } = useOpenDesign(product, data?.choices)
  const [hasBroken, setBroken] = useState(false)

  if (error && errorCodeOf(error) === 'NOT_AVAILABLE') return <ProductUnavailable error={error} />
  if (error && errorCodeOf(error) === 'PRODUCT_IS_NOT_FOUND') return <Redirect to={PAGES.notFound.path} replace />
  if (error && !data) return <ListFailed onAct={() => void refetch()} />
  if (data?.total === 0) {
    if (isFiltered(state)) return <NothingFound onAct={() => onChange(clearFilters(state))} />
    return (
      <EmptyState
        drawing="letter"
        title={t('templates.empty')}
        action={
          <AppLink href={PAGES.home.path} className={buttonClass()}>
            {t('unavailable.action')}
          </AppLink>
        }
      />
    )
  }
  return (
    <section className={styles.found} aria-labelledby={LIST_HEADING}>
      <div className={styles.bar}>
        <h2 id={LIST_HEADING}>{t('templates.count', { count: data?.total ?? 0 })}</h2>
        <PersonalisationBar />
      </div>
      {hasBroken && (
        <div className={styles.alert}>
          <Callout tone="warning" urgent>
            <p>{t('alert.brokenImage')}</p>
            <Button variant="quiet" icon="reset" onClick={() => window.location.reload()}>
              {t('common:reload')}
            </Button>
          </Callout>
        </div>
      )}
      <TemplateGrid choices={data?.choices} productId={product?.id} onOpen={show} onBroken={() => setBroken(true)} />
      <PageLinks
        page={state.page}
        pages={Math.ceil((data?.total ?? 0) / LIST_PAGE_SIZE)}
        onTurn={(page) => {
          onChange({ ...state, page })
          showHeading()
        }}
      />
      {open && product && (
        <Suspense fallback={null}>
          <TemplatePreviewDialog choice={open} product={product} option={option} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
