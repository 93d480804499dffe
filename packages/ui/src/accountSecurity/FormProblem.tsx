import type { CallError } from '@irodori/client/callError'
import { Callout } from '../feedback/Callout.tsx'
import { useErrorMessage } from '../errorMessage/useErrorMessage.ts'

interface FormProblemProps {
  readonly error: CallError | null
  /** A specific message instead of the error's general one. */
  readonly words?: string | undefined
}

/** The problem of a form as a whole; renders nothing without one. */
export function FormProblem({ error, words }: FormProblemProps) {
  const messageOf = useErrorMessage()
  if (error === null) return null
  return (
    <Callout tone="danger" urgent>
      {words ?? messageOf(error).body}
    </Callout>
  )
}
