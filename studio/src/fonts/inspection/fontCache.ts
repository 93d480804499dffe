import { bytesOf, type FontSource } from './fontSource.ts'
import { type InspectorAnswer, openInspector } from './openInspector.ts'

/** The open font files of the page. */
export interface FontCache {
  /**
   * Opens a font file, or returns the open one. Rejects when `signal` aborts; an opening that no other caller waits
   * for is given up then, so that a designer who steps through the list does not wait for the fonts passed over.
   */
  readonly open: (source: FontSource, signal: AbortSignal) => Promise<InspectorAnswer>
  /** Terminates all workers. */
  readonly close: () => void
}

/** Maximum number of workers; each holds a font of 5 to 20 MB. */
const MAX_OPEN = 4

interface Opening {
  readonly answer: Promise<InspectorAnswer>
  readonly abort: AbortController
  isPending: boolean
  waiting: number
}

const readAndOpen = async (source: FontSource, signal: AbortSignal) =>
  openInspector(await bytesOf(source, signal), signal)

/** @param openFont reads a font and opens it in a worker, which is terminated when the signal aborts */
export function createFontCache(openFont = readAndOpen): FontCache {
  // A Map iterates in the order of insertion, so its first entry is the least recently used.
  const opened = new Map<string, Opening>()
  const evict = (id: string, { answer }: Opening): void => {
    opened.delete(id)
    void answer.then(
      (known) => known.kind === 'OPEN' && known.end(),
      () => undefined,
    )
  }
  const start = (source: FontSource): Opening => {
    const abort = new AbortController()
    const opening = { answer: openFont(source, abort.signal), abort, isPending: true, waiting: 0 }
    opening.answer.then(
      () => {
        opening.isPending = false
      },
      // A failed request is repeated by the next caller.
      () => opened.get(source.id) === opening && opened.delete(source.id),
    )
    return opening
  }
  return {
    async open(source, signal) {
      signal.throwIfAborted()
      const opening = opened.get(source.id) ?? start(source)
      opened.delete(source.id)
      opened.set(source.id, opening)
      for (const [id, other] of opened) if (opened.size > MAX_OPEN) evict(id, other)
      const leave = () => {
        opening.waiting -= 1
        if (opening.waiting > 0 || !opening.isPending) return
        opened.delete(source.id)
        opening.abort.abort(signal.reason)
      }
      opening.waiting += 1
      signal.addEventListener('abort', leave)
      try {
        const answer = await opening.answer
        signal.throwIfAborted()
        return answer
      } finally {
        signal.removeEventListener('abort', leave)
        if (!signal.aborted) opening.waiting -= 1
      }
    },
    close() {
      for (const [id, opening] of opened) evict(id, opening)
    },
  }
}
