import type { ListState } from '@irodori/client/listQueries'
import { useSearchParams } from 'wouter'
import { readListState, writeListState } from './listState.ts'

/** The list's state in the address. A page change adds a history entry; a filter replaces the current one. */
export function useListState(): [ListState, (next: ListState) => void] {
  const [address, setAddress] = useSearchParams()
  const state = readListState(address)
  return [
    state,
    (next) => setAddress(writeListState(next, address), { replace: next.page === state.page || next.page === 1 }),
  ]
}
