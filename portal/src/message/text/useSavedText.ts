import { useClient } from '@irodori/client/react'
import { saveMessageText } from '@irodori/contract/endpoints/message'
import { useEffect, useMemo, useRef, useState } from 'react'
import { textProblem } from './textProblem.ts'
import { createTextSaver, type SavingState } from './textSaver.ts'

const REST_MS = 800

export interface SavedTextInput {
  readonly orderNumber: string
  readonly templateId: string
  /** 1 for the title, 2 for the message. */
  readonly position: number
  /** As they were saved. */
  readonly saved: string
}

/** Words of a message that are saved while they are written. */
export function useSavedText({ orderNumber, templateId, position, saved }: SavedTextInput) {
  const client = useClient()
  const [text, setText] = useState(saved)
  const [state, setState] = useState<SavingState | null>(null)
  const isComposing = useRef(false)
  const saver = useMemo(
    () =>
      createTextSaver({
        save: async (words) => {
          const body = { orderNumber, templateId, position, type: 'text', text: words }
          return (await client.upload(saveMessageText, { body, file: null })).ok
        },
        onState: setState,
        restMs: REST_MS,
      }),
    [client, orderNumber, templateId, position],
  )
  // What was typed last is not lost when the screen is left.
  useEffect(() => () => void saver.flush(), [saver])

  const fault = textProblem(text, position)
  const want = (words: string) => saver.want(textProblem(words, position) === null ? words : null)
  return {
    text,
    /** Null before anything was written. */
    state: fault === null ? state : null,
    fault,
    flush: saver.flush,
    control: {
      value: text,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setText(target.value)
        if (!isComposing.current) want(target.value)
      },
      onBlur: () => void saver.flush(),
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: { readonly currentTarget: { readonly value: string } }) => {
        isComposing.current = false
        want(event.currentTarget.value)
      },
    },
  }
}

export type SavedText = ReturnType<typeof useSavedText>
