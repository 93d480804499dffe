import type { CallError } from '@irodori/client/callError'
import type { Result } from '@irodori/result'
import { fieldProblems } from '@irodori/ui/accountProblems'
import type { Problems } from '@irodori/ui/useForm'
import { useForm } from '@irodori/ui/useForm'
import { useState } from 'react'

interface CallFormSettings<Field extends string, Code extends string, Data> {
  readonly initial: Readonly<Record<Field, string>>
  readonly check: (values: Readonly<Record<Field, string>>) => Problems<Field, Code>
  readonly call: (values: Readonly<Record<Field, string>>) => Promise<Result<Data, CallError>>
  readonly onDone: (data: Data) => void
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
}: CallFormSettings<Field, Code, Data>) {
  const [error, setError] = useState<CallError | null>(null)
  const form = useForm<Field, string>({
    initial,
    check,
    send: async (values) => {
      setError(null)
      const result = await call(values)
      if (result.ok) {
        onDone(result.value)
        return {}
      }
      const found = fieldProblems(result.error, Object.keys(initial) as Field[])
      if (Object.keys(found).length === 0) setError(result.error)
      return found
    },
  })
  return { ...form, error }
}
