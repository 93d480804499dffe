import { QueryClient } from '@tanstack/react-query'
import type { CallError } from '../call/callError.ts'

/** Server state as both apps keep it. The client has already repeated reads that found no server. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
  }
}
