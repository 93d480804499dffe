import { bytesOf, type FontSource } from './fontSource.ts'
import { type InspectorAnswer, openInspector } from './openInspector.ts'

/** The open font files of the page. */
export interface FontCache {
  /** Opens a font file, or returns the open one. */
  readonly open: (source: FontSource) => Promise<InspectorAnswer>
  /** Terminates all workers. */
  readonly close: () => void
}

/** Maximum number of workers; each holds a font of 5 to 20 MB. */
const MAX_OPEN = 4

export function createFontCache(): FontCache {
  // A Map iterates in the order of insertion, so its first entry is the least recently used.
  const opened = new Map<string, Promise<InspectorAnswer>>()
  const evict = (id: string, answer: Promise<InspectorAnswer>): void => {
    opened.delete(id)
    void answer.then(
      (known) => known.kind === 'OPEN' && known.end(),
      () => undefined,
    )
  }
  return {
    open(source) {
      const known = opened.get(source.id)
      opened.delete(source.id)
      const answer = known ?? bytesOf(source).then(openInspector)
      opened.set(source.id, answer)
      // A failed request is repeated by the next caller.
      answer.catch(() => opened.delete(source.id))
      for (const [id, other] of opened) if (opened.size > MAX_OPEN) evict(id, other)
      return answer
    },
    close() {
      for (const [id, answer] of opened) evict(id, answer)
    },
  }
}
