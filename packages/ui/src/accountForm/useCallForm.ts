import type { CallError } from '@irodori/client/callError'
import { useResultMutation } from '@irodori/client/useCallMutation'
import type { Result } from '@irodori/result'
import { type Problems, useForm } from '../form/useForm.ts'
import { fieldProblems } from './accountProblems.ts'

interface CallFormSettings<Field extends string, Code extends string, Data> {
  readonly initial: Readonly<Record<Field, string>>
  readonly check: (values: Readonly<Record<Field, string>>) => Problems<Field, Code>
  readonly call: (values: Readonly<Record<Field, string>>) => Promise<Result<Data, CallError>>
  readonly onDone: (data: Data) => void
  /** The problems of single fields in a refusal; by default those of account forms. */
  readonly refused?: (error: CallError, fields: readonly Field[]) => Problems<Field>
}

/**
 * A form that makes one call. Problems of single fields are shown beside them; any other error is returned as
 * `error`, for a message above the form.
 */
export function useCallForm<Field extends string, Code extends string, Data>({
  initial,
  check,
  call,
  onDone,
  refused = fieldProblems,
}: CallFormSettings<Field, Code, Data>) {
  const problemsOf = (error: CallError) => refused(error, Object.keys(initial) as Field[])
  const { run, error } = useResultMutation(call, { onSuccess: onDone })
  const form = useForm<Field, string>({
    initial,
    check,
    send: async (values) => {
      const result = await run(values)
      return result.ok ? {} : problemsOf(result.error)
    },
  })
  return { ...form, error: error && Object.keys(problemsOf(error)).length === 0 ? error : null }
}
