import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallAnswer, CallArguments, ReadEndpoint } from '../call/callArguments.ts'
import type { CallError } from '../call/callError.ts'
import type { Client } from '../call/client.ts'
import { queryKey } from '../call/queryKey.ts'
import { useClient } from './ClientProvider.tsx'

type Settings<E extends ReadEndpoint> = Omit<UseQueryOptions<CallAnswer<E>, CallError>, 'queryKey' | 'queryFn'>

/** The query of one reading call, for useQuery, useQueries and prefetching. Its error is a CallError. */
export const callQuery = <E extends ReadEndpoint>(client: Client, endpoint: E, given: CallArguments<E>) => ({
  queryKey: queryKey(endpoint, given),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CallAnswer<E>> => {
    const result = await client.call(endpoint, given, { signal })
    return result.ok ? result.value : Promise.reject(result.error)
  },
})

/** Reads a call of the contract and keeps it fresh. */
export const useCall = <E extends ReadEndpoint>(
  endpoint: E,
  given: CallArguments<E>,
  settings?: Settings<E>,
): UseQueryResult<CallAnswer<E>, CallError> => useQuery({ ...callQuery(useClient(), endpoint, given), ...settings })
