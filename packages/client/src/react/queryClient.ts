import { QueryClient } from '@tanstack/react-query'
import type { CallError } from '../call/callError.ts'

/** Cache settings of both apps. No retries here, because the client has already repeated reads that got no answer. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'always' },
      // Not kept after the screen has gone, because the input can hold a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
  }
}
