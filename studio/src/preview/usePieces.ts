import type { CallError } from '@irodori/client'
import type { Result } from '@irodori/result'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { firstPiece, isNearBottom, type Piece, pieceAfter } from './pieces.ts'

/** A list that grows as its page is scrolled. `read` fetches a piece; `key` names the list. */
export function usePieces<Item>(
  key: readonly unknown[],
  read: (piece: Piece, signal: AbortSignal) => Promise<Result<readonly Item[], CallError>>,
  isEnabled = true,
) {
  const list = useInfiniteQuery<
    readonly Item[],
    CallError,
    { readonly pages: readonly (readonly Item[])[] },
    readonly unknown[],
    Piece
  >({
    queryKey: key,
    enabled: isEnabled,
    initialPageParam: firstPiece,
    queryFn: async ({ pageParam, signal }) => {
      const result = await read(pageParam, signal)
      return result.ok ? result.value : Promise.reject(result.error)
    },
    getNextPageParam: (last, _pages, piece) => pieceAfter(piece, last.length),
  })
  const { hasNextPage, isFetching, fetchNextPage, data } = list

  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece that does not fill the window is followed by the next
  useEffect(() => {
    if (!hasNextPage || isFetching) return
    const look = () => {
      const { scrollY, innerHeight } = window
      if (isNearBottom({ scrollY, innerHeight, scrollHeight: document.documentElement.scrollHeight })) {
        void fetchNextPage()
      }
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [hasNextPage, isFetching, fetchNextPage, data])

  return { ...list, items: data?.pages.flat() }
}
