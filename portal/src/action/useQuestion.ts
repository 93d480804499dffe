import { useRef, useState } from 'react'

/**
 * Lets an asynchronous flow ask the customer a question that a dialog answers. A second question answers the first with
 * no.
 */
export function useQuestion<Question>() {
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = useRef<((isYes: boolean) => void) | null>(null)
  const settle = (isYes: boolean) => {
    answer.current?.(isYes)
    answer.current = null
  }
  return {
    question,
    ask: (next: Question) => {
      settle(false)
      setQuestion(next)
      return new Promise<boolean>((resolve) => {
        answer.current = resolve
      })
    },
    reply: (isYes: boolean) => {
      setQuestion(null)
      settle(isYes)
    },
  }
}
