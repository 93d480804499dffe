import type { FontFileError } from '@irodori/font-inspector'
import { wrap } from 'comlink'
import type { FontInspector, Inspection, Opened, Sample } from './inspectWorker.ts'
import type { SampleKind } from './sampleRequest.ts'

/** A font file opened in a thread of its own, so that one that never ends to be read can be let go. */
export type InspectorAnswer =
  | {
      readonly kind: 'OPEN'
      readonly inspect: (index: number) => Promise<Inspection>
      readonly sample: (index: number, words: string, kind: SampleKind, scale: number) => Promise<Sample>
      /** Fonts in the file. */
      readonly count: number
      /** Ends the thread once it has answered what it was asked. */
      readonly end: () => void
    }
  | { readonly kind: 'REFUSED'; readonly fault: FontFileError['code'] | 'TOO_LARGE' | 'TOO_SLOW' | 'UNREADABLE' }

/** The largest collections of Japanese fonts are below this. */
const MOST_BYTES = 100 * 1024 * 1024
/** A phone reads the largest in a tenth of it. */
const PATIENCE_MS = 30_000

export async function openInspector(file: Blob): Promise<InspectorAnswer> {
  if (file.size > MOST_BYTES) return { kind: 'REFUSED', fault: 'TOO_LARGE' }
  const thread = new Worker(INSPECT_WORKER_URL, { type: 'module', name: 'font' })
  const inspector = wrap<FontInspector>(thread)
  const refuse = (fault: (InspectorAnswer & { kind: 'REFUSED' })['fault']): InspectorAnswer => {
    thread.terminate()
    return { kind: 'REFUSED', fault }
  }
  try {
    const opened = await inTime<Opened>(inspector.open(file))
    if (opened === 'LATE') return refuse('TOO_SLOW')
    if (!opened.ok) return refuse(opened.error.code)
    // Tables that contradict each other show when the first font is read.
    const first = await inTime(inspector.inspect(0))
    if (first === 'LATE') return refuse('TOO_SLOW')
    const running = new Set<Promise<unknown>>()
    const ask = <Value>(work: Promise<Value>): Promise<Value> => {
      running.add(work)
      // Whoever asked is told of a failure.
      void work.catch(() => undefined).then(() => running.delete(work))
      return work
    }
    return {
      kind: 'OPEN',
      count: opened.value,
      inspect: (index) => ask(inspector.inspect(index)),
      sample: (...wanted) => ask(inspector.sample(...wanted)),
      end: () => void Promise.allSettled(running).then(() => thread.terminate()),
    }
  } catch {
    return refuse('UNREADABLE')
  }
}

const inTime = async <Value>(work: Promise<Value>): Promise<Value | 'LATE'> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'LATE'>((resolve) => {
    timer = setTimeout(() => resolve('LATE'), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
