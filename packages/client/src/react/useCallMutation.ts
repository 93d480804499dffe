import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { CallAnswer, CallArguments, JsonEndpoint } from '../call/callArguments.ts'
import type { CallError } from '../call/callError.ts'
import { useClient } from './ClientProvider.tsx'

type QueryKeys = readonly (readonly unknown[])[]

interface MutationSettings<Input, Data, Failure> {
  /** Keys of the queries that a success makes outdated; those on the screen are read again before `onSuccess`. */
  readonly invalidates?: QueryKeys
  readonly onSuccess?: (data: Data, input: Input) => unknown
  readonly onError?: (error: Failure, input: Input) => unknown
}

/** Returns a function that makes queries outdated; it resolves when those on the screen have been read again. */
export function useInvalidation(): (keys: QueryKeys) => Promise<unknown> {
  const queryClient = useQueryClient()
  return useCallback(
    (keys) => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    [queryClient],
  )
}

/** Whether the work or a callback threw, instead of failing with a value. */
const isDefect = (failure: unknown): boolean => failure instanceof Error

/**
 * Work that changes something on the server, as a mutation of React Query. It is under way at most once: a second `run`
 * before the end starts nothing and returns the first one's promise. A promise that a callback returns is awaited while
 * the mutation is still pending.
 */
export function useResultMutation<Input = void, Data = unknown, Failure = CallError>(
  work: (input: Input) => Promise<Result<Data, Failure>>,
  { invalidates = [], onSuccess, onError }: MutationSettings<Input, Data, Failure> = {},
) {
  const invalidate = useInvalidation()
  const underWay = useRef<Promise<Result<Data, Failure>> | null>(null)
  const { mutateAsync, isPending, isSuccess, data, error, reset, variables } = useMutation<Data, Failure, Input>({
    mutationFn: async (input) => {
      const result = await work(input)
      return result.ok ? result.value : Promise.reject(result.error)
    },
    onSuccess: async (value, input) => {
      await invalidate(invalidates)
      await onSuccess?.(value, input)
    },
    onError: (failure, input) => (isDefect(failure) ? undefined : onError?.(failure, input)),
    // The screen that failed is replaced, because nothing that it shows about the work is certain.
    throwOnError: isDefect,
  })
  const start = async (input: Input): Promise<Result<Data, Failure>> => {
    try {
      return await mutateAsync(input).then(ok, (failure: Failure) =>
        isDefect(failure) ? Promise.reject(failure) : err(failure),
      )
    } finally {
      underWay.current = null
    }
  }
  const run = (input: Input) => {
    underWay.current ??= start(input)
    return underWay.current
  }
  /** `input`: of the last run. `error`: of the last run, null while the next one is under way. */
  return { run, isPending, isSuccess, data, error, reset, input: variables }
}

/** One call of the contract that changes something, as a mutation. */
export function useCallMutation<E extends JsonEndpoint>(
  endpoint: E,
  settings?: MutationSettings<CallArguments<E>, CallAnswer<E>, CallError>,
) {
  const client = useClient()
  return useResultMutation((given: CallArguments<E>) => client.call(endpoint, given), settings)
}
