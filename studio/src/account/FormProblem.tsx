import type { CallError } from '@irodori/client'
import { Callout, useErrorMessage } from '@irodori/ui'

interface FormProblemProps {
  readonly failure: CallError | null
  /** Instead of the failure's own words, where the screen knows better. */
  readonly words?: string | undefined
}

/** What went wrong with a form as a whole; nothing while all is well. */
export function FormProblem({ failure, words }: FormProblemProps) {
  const messageOf = useErrorMessage()
  if (failure === null) return null
  return (
    <Callout tone="danger" urgent>
      {words ?? messageOf(failure).body}
    </Callout>
  )
}
