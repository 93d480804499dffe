import { useClient } from '@irodori/client/ClientProvider'
import { saveMessageText } from '@irodori/contract/endpoints/message'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { useEffect, useMemo, useRef, useState } from 'react'
import { transferOutcome } from '../transfer/transferOutcome.ts'
import { textProblem } from './textProblem.ts'
import { createTextSaver, type SavingState } from './textSaver.ts'

const REST_MS = 800

export interface SavedTextInput {
  readonly orderNumber: string
  readonly templateId: string
  /** 1 for the title, 2 for the message. */
  readonly position: number
  /** The saved text. */
  readonly saved: string
}

/** DGM-12: a text of a message that is saved while the customer writes. */
export function useSavedText({ orderNumber, templateId, position, saved }: SavedTextInput) {
  const client = useClient()
  const [text, setText] = useState(saved)
  const [state, setState] = useState<SavingState | null>(null)
  const [refusal, setRefusal] = useState<ErrorCode | null>(null)
  const isComposing = useRef(false)
  const saver = useMemo(
    () =>
      createTextSaver({
        save: async (newText) => {
          const body = { orderNumber, templateId, position, type: 'text', text: newText }
          const result = await client.upload(saveMessageText, { body, file: null })
          const outcome = transferOutcome(result)
          setRefusal(outcome.kind === 'REFUSED' ? outcome.code : null)
          return result.ok
        },
        onState: setState,
        restMs: REST_MS,
      }),
    [client, orderNumber, templateId, position],
  )
  // Leaving the page saves the last input.
  useEffect(() => () => void saver.flush(), [saver])

  const problem = textProblem(text, position)
  const schedule = (next: string) => saver.schedule(textProblem(next, position) === null ? next : null)
  return {
    text,
    /** Null before the first input and while the text has a problem. */
    state: problem === null ? state : null,
    problem,
    /** Why the server refused the last text; null if it did not, or gave no reason. */
    refusal,
    flush: saver.flush,
    control: {
      value: text,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setText(target.value)
        if (!isComposing.current) schedule(target.value)
      },
      onBlur: () => void saver.flush(),
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: { readonly currentTarget: { readonly value: string } }) => {
        isComposing.current = false
        schedule(event.currentTarget.value)
      },
    },
  }
}

export type SavedText = ReturnType<typeof useSavedText>
