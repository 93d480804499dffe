import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { firstSlice, isNearBottom, type ListSlice, sliceAfter } from './listSlices.ts'

/** A list that grows while its page is scrolled. @param read fetches a slice @param key query key of the list */
export function useGrowingList<Item>(
  key: readonly unknown[],
  read: (piece: ListSlice, signal: AbortSignal) => Promise<Result<readonly Item[], CallError>>,
  isEnabled = true,
) {
  const list = useInfiniteQuery<
    readonly Item[],
    CallError,
    { readonly pages: readonly (readonly Item[])[] },
    readonly unknown[],
    ListSlice
  >({
    queryKey: key,
    enabled: isEnabled,
    initialPageParam: firstSlice,
    queryFn: async ({ pageParam, signal }) => {
      const result = await read(pageParam, signal)
      return result.ok ? result.value : Promise.reject(result.error)
    },
    getNextPageParam: (last, _pages, piece) => sliceAfter(piece, last.length),
  })
  const { hasNextPage, isFetching, fetchNextPage, data } = list

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slice that does not fill the screen is followed by the next
  useEffect(() => {
    if (!hasNextPage || isFetching) return
    const update = () => {
      const { scrollY, innerHeight } = window
      if (isNearBottom({ scrollY, innerHeight, scrollHeight: document.documentElement.scrollHeight })) {
        void fetchNextPage()
      }
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [hasNextPage, isFetching, fetchNextPage, data])

  return { ...list, items: data?.pages.flat() }
}
