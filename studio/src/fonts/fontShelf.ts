import { bytesOf, type FontSource } from './fontSource.ts'
import { type InspectorAnswer, openInspector } from './openInspector.ts'

/** The fonts that are open while the page is. */
export interface FontShelf {
  /** Opens a font file, once however often it is asked for. */
  readonly open: (source: FontSource) => Promise<InspectorAnswer>
  /** Lets go of every thread. */
  readonly close: () => void
}

/** Threads held at once; each holds a font of five to twenty megabytes. */
const MOST_OPEN = 4

export function createFontShelf(): FontShelf {
  // A Map keeps its insertion order: the first entry is the one that was not asked for the longest time.
  const opened = new Map<string, Promise<InspectorAnswer>>()
  const letGo = (id: string, answer: Promise<InspectorAnswer>): void => {
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
      // What could not be fetched is asked for anew the next time.
      answer.catch(() => opened.delete(source.id))
      for (const [id, other] of opened) if (opened.size > MOST_OPEN) letGo(id, other)
      return answer
    },
    close() {
      for (const [id, answer] of opened) letGo(id, answer)
    },
  }
}
