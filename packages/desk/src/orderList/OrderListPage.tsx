import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { DESK_PAGES } from '@irodori/contract/deskPages'
import { searchOrders } from '@irodori/contract/endpoints/desk/orders'
import { Button } from '@irodori/ui/Button'
import { EmptyState } from '@irodori/ui/EmptyState'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { DeskPage } from '../frame/DeskPage.tsx'
import { QueryProblem } from '../frame/QueryProblem.tsx'
import { Filters } from './Filters.tsx'
import { type ListQuery, readListQuery, writeListQuery } from './listQuery.ts'
import { SavedViews, ViewActions } from './SavedViews.tsx'
import { SelectableOrders } from './SelectableOrders.tsx'
import { ShipmentsImport } from './ShipmentsImport.tsx'

/** The orders of the shop by search and filters, which the address of the page keeps. */
export function OrderListPage() {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const query = readListQuery(useSearch())
  const [, navigate] = useLocation()
  const search = (next: ListQuery) => navigate(`${DESK_PAGES.orders.path}${writeListQuery(next)}`, { replace: true })
  const { orders, error, hasMore, isMoreLoading, readMore, refetch } = useOrders(query)
  return (
    <DeskPage title={t('list.title')}>
      <ShipmentsImport />
      <SavedViews query={query} />
      <Filters query={query} onSearch={search} actions={<ViewActions query={query} />} />
      {error && <QueryProblem error={error} onRetry={refetch} />}
      {orders === undefined && !error && <Skeleton height="24rem" />}
      {orders?.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('list.none')}
          action={<Button onClick={() => search({})}>{t('list.reset')}</Button>}
        >
          {t('list.noneHelp')}
        </EmptyState>
      )}
      {orders && orders.length > 0 && <SelectableOrders key={writeListQuery(query)} orders={orders} />}
      {hasMore && (
        <div>
          <Button busy={isMoreLoading} onClick={readMore}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </DeskPage>
  )
}

/** The orders of a search, page by page. */
function useOrders(query: ListQuery) {
  const client = useClient()
  const found = useInfiniteQuery({
    queryKey: [...queryKey(searchOrders), query],
    queryFn: async ({ pageParam, signal }) => {
      const given = { ...query, ...(pageParam !== null && { after: pageParam }) }
      const result = await client.call(searchOrders, { query: given }, { signal })
      return result.ok ? result.value : Promise.reject(result.error)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Orders come in and change while the list is open.
    staleTime: 0,
  })
  return {
    orders: found.data?.pages.flatMap(({ orders }) => orders),
    error: found.error,
    hasMore: found.hasNextPage,
    isMoreLoading: found.isFetchingNextPage,
    readMore: () => void found.fetchNextPage(),
    refetch: () => void found.refetch(),
  }
}
