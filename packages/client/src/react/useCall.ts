import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallAnswer, CallArguments, ReadName } from '../callArguments.ts'
import type { Client } from '../client.ts'
import type { Failure } from '../failure.ts'
import { useClient } from './ClientProvider.tsx'

/** Where a call's answer is kept; `queryKey(name)` alone names every answer of that call. */
export const queryKey = <Name extends ReadName>(name: Name, given?: CallArguments<Name>): readonly unknown[] =>
  given === undefined ? [name] : [name, given]

type Settings<Name extends ReadName> = Omit<UseQueryOptions<CallAnswer<Name>, Failure>, 'queryKey' | 'queryFn'>

/** The query of one reading call, for useQuery, useQueries and prefetching. Its error is a Failure. */
export const callQuery = <Name extends ReadName>(client: Client, name: Name, given: CallArguments<Name>) => ({
  queryKey: queryKey(name, given),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CallAnswer<Name>> => {
    const result = await client.call(name, given, { signal })
    return result.ok ? result.data : Promise.reject(result.failure)
  },
})

/** Reads a call of the contract and keeps it fresh. */
export const useCall = <Name extends ReadName>(
  name: Name,
  given: CallArguments<Name>,
  settings?: Settings<Name>,
): UseQueryResult<CallAnswer<Name>, Failure> => useQuery({ ...callQuery(useClient(), name, given), ...settings })
