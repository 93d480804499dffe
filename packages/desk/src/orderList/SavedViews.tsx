import { queryKey } from '@irodori/client/queryKey'
import { useCall } from '@irodori/client/useCall'
import { useCallMutation } from '@irodori/client/useCallMutation'
import { DESK_PAGES } from '@irodori/contract/deskPages'
import { listOrderViews, removeOrderView, saveOrderView } from '@irodori/contract/endpoints/desk/orderViews'
import type { OrderView, ViewFilter } from '@irodori/contract/entities/orderView'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { FormProblem } from '@irodori/ui/FormProblem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListQuery, writeListQuery } from './listQuery.ts'
import styles from './SavedViews.module.css'
import { SaveViewDialog } from './SaveViewDialog.tsx'

const VIEWS = [queryKey(listOrderViews)]

const filterOf = ({ search: _, ...filter }: ListQuery): ViewFilter => filter

/** The searches that the member keeps, and the one among them that is shown. */
function useViews(query: ListQuery) {
  const { data: views } = useCall(listOrderViews, {})
  const address = writeListQuery(filterOf(query))
  return { views, shown: views?.find((view) => writeListQuery(view.filter) === address), hasFilter: address !== '' }
}

/** DSK-21: the searches that the member keeps, as links. */
export function SavedViews({ query }: { readonly query: ListQuery }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { views = [], shown } = useViews(query)
  if (views.length === 0) return null
  return (
    <nav aria-label={t('view.title')}>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.id}>
            <AppLink
              href={`${DESK_PAGES.orders.path}${writeListQuery(view.filter)}`}
              className={styles.view}
              aria-current={view === shown ? 'page' : undefined}
            >
              {view.name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** DSK-21: keeps the shown search under a name, or removes it. */
export function ViewActions({ query }: { readonly query: ListQuery }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { views, shown, hasFilter } = useViews(query)
  const [isSaving, setSaving] = useState(false)
  const removal = useRemoval()
  if (views === undefined) return null
  return (
    <>
      {shown && (
        <Button variant="quiet" icon="trash" busy={removal.isPending} onClick={() => removal.remove(shown)}>
          {t('view.remove', { name: shown.name })}
        </Button>
      )}
      {!shown && removal.removed && (
        <Button variant="quiet" icon="undo" busy={removal.isPending} onClick={removal.restore}>
          {t('view.restore', { name: removal.removed.name })}
        </Button>
      )}
      {!shown && hasFilter && (
        <Button variant="quiet" icon="save" onClick={() => setSaving(true)}>
          {t('view.save')}
        </Button>
      )}
      <FormProblem error={removal.error} />
      {isSaving && (
        <SaveViewDialog
          filter={filterOf(query)}
          hasWords={query.search !== undefined}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

/** Removes a view at once, and takes back the last removal. */
function useRemoval() {
  const [removed, setRemoved] = useState<OrderView | null>(null)
  const saving = useCallMutation(saveOrderView, { invalidates: VIEWS, onSuccess: () => setRemoved(null) })
  const removal = useCallMutation(removeOrderView, { invalidates: VIEWS })
  return {
    removed,
    isPending: removal.isPending || saving.isPending,
    error: removal.error ?? saving.error,
    remove: (view: OrderView) =>
      void removal.run({ params: { viewId: view.id } }).then(({ ok }) => {
        if (ok) setRemoved(view)
      }),
    restore: () => {
      if (removed) void saving.run({ body: { name: removed.name, filter: removed.filter } })
    },
  }
}
