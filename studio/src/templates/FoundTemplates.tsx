import type { Product } from '@irodori/contract'
import { AppLink, buttonClass, EmptyState } from '@irodori/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailed, NothingFound } from '../catalogue/ListProblem.tsx'
import { changeList, type ListState } from '../catalogue/listState.ts'
import { PageLinks } from '../catalogue/PageLinks.tsx'
import { TemplateGrid } from './TemplateGrid.tsx'
import { TemplatePreviewDialog } from './TemplatePreviewDialog.tsx'
import styles from './TemplatesPage.module.css'
import type { TemplateChoice } from './templateChoice.ts'
import { PAGE_SIZE, useTemplateChoices } from './useTemplateChoices.ts'

interface FoundTemplatesProps {
  readonly product: Product | undefined
  readonly state: ListState
  readonly onChange: (next: ListState) => void
}

export function FoundTemplates({ product, state, onChange }: FoundTemplatesProps) {
  const { t } = useTranslation('catalogue')
  const [open, setOpen] = useState<TemplateChoice | null>(null)
  const { data, isError, refetch } = useTemplateChoices(product, state)

  if (isError) return <ListFailed onAct={() => void refetch()} />
  if (data?.total === 0) {
    if (state.search !== '' || state.hashtag !== '') {
      return <NothingFound onAct={() => onChange(changeList(state, { search: '', hashtag: '' }))} />
    }
    return (
      <EmptyState
        drawing="letter"
        title={t('templates.empty')}
        action={
          <AppLink href="/home" className={buttonClass()}>
            {t('unavailable.action')}
          </AppLink>
        }
      />
    )
  }
  return (
    <section className={styles.found} aria-label={t('templates.count', { number: data?.total ?? 0 })}>
      {data && <p className={styles.count}>{t('templates.count', { number: data.total })}</p>}
      <TemplateGrid choices={data?.choices} onOpen={setOpen} />
      <PageLinks
        page={state.page}
        pages={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        onTurn={(page) => {
          onChange({ ...state, page })
          window.scrollTo(0, 0)
        }}
      />
      {open && product && <TemplatePreviewDialog choice={open} product={product} onClose={() => setOpen(null)} />}
    </section>
  )
}
