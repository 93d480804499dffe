import { useRef, useState } from 'react'

/** A question that stands on the way of a flow: asked here, answered by a dialog. Asked again it takes the first for no. */
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
