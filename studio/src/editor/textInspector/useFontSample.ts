import { useClient } from '@irodori/client/ClientProvider'
import { callQuery } from '@irodori/client/useCall'
import { previewText } from '@irodori/contract/endpoints/image'
import type { FontWeight } from '@irodori/contract/entities/designItem'
import { useQuery } from '@tanstack/react-query'
import { lengthOfWords } from './sampleWords.ts'

/** Size of a sample in its own pixels; it is shown at half this size, for dense screens. */
export const SAMPLE = { width: 720, height: 96 } as const

/** The largest font size of a sample in its own pixels; longer words are set smaller, in a part of the width. */
const MOST_SIZE = 52
const PART = 0.92

/** The colour of the interface's text, on white. */
const INK = '#25211d'

/** Starts each piece of work when the one before has ended. */
function createTurns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

/** The server draws one text of all visitors at a time and lets only a few wait. */
const inTurn = createTurns()

/** Words as a font prints them, and those of their characters that it lacks. */
export function useFontSample(words: string, font: string, fontWeight: FontWeight) {
  const client = useClient()
  const fontSize = Math.min(MOST_SIZE, Math.floor((SAMPLE.width * PART) / Math.max(1, lengthOfWords(words))))
  const query = { text: words, font, fontWeight, fontSize, ...SAMPLE, color: INK, horizontalAlignment: 'West' } as const
  const call = callQuery(client, previewText, { query })
  return useQuery({
    ...call,
    queryFn: (context) => inTurn(() => call.queryFn(context)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
