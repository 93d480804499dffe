import { startWorker } from '@irodori/client/startWorker'
import type { UnreadableFont } from '@irodori/font-inspector/fontReport'
import type { FontFileError } from '@irodori/font-inspector/openFontFile'
import type { Result } from '@irodori/result'
import { wrap } from 'comlink'
import type { FontInspector, Inspection, Opened, Sample } from './inspectWorker.ts'
import type { SampleKind } from './sampleRequest.ts'

/** A font file opened in its own worker, which can be terminated if reading does not end. */
export type InspectorAnswer =
  | {
      readonly kind: 'OPEN'
      readonly inspect: (index: number) => Promise<Result<Inspection, UnreadableFont>>
      readonly sample: (index: number, words: string, kind: SampleKind, scale: number) => Promise<Sample>
      readonly glyph: (index: number, codePoint: number, size: number) => Promise<ImageBitmap>
      /** Number of fonts in the file. */
      readonly count: number
      /** Terminates the worker after its pending answers. */
      readonly end: () => void
    }
  | RefusedFont

/** A font file without a report. */
export interface RefusedFont {
  readonly kind: 'REFUSED'
  readonly fault: FontFileError['code'] | 'TOO_LARGE' | 'TOO_SLOW' | 'UNREADABLE'
  /** What each reader says of an unreadable font. */
  readonly unreadable?: UnreadableFont
}

/** Maximum file size; the largest collections of Japanese fonts are smaller. */
const MAX_BYTES = 100 * 1024 * 1024
/** Time limit; a phone reads the largest font in a tenth of it. */
const TIMEOUT_MS = 30_000

/**
 * Opens a font file in a worker of its own and reads its first font. Rejects when `signal` aborts meanwhile: the worker
 * is terminated then.
 */
export async function openInspector(file: Blob, signal: AbortSignal): Promise<InspectorAnswer> {
  if (file.size > MAX_BYTES) return { kind: 'REFUSED', fault: 'TOO_LARGE' }
  signal.throwIfAborted()
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS)
  signal.addEventListener('abort', () => limit.abort())
  const thread = startWorker(INSPECT_WORKER_URL, 'font')
  const inspector = wrap<FontInspector>(thread)
  const refuse = (fault: RefusedFont['fault'], unreadable?: UnreadableFont): RefusedFont => {
    thread.terminate()
    return { kind: 'REFUSED', fault, unreadable }
  }
  try {
    const opened = await unlessAborted<Opened>(inspector.open(file), limit.signal)
    if (!opened.ok) return refuse(opened.error.code)
    // Contradictory tables are only found when the first font is read.
    const first = await unlessAborted<Result<Inspection, UnreadableFont>>(inspector.inspect(0), limit.signal)
    if (!first.ok) return refuse('UNREADABLE', first.error)
    const running = new Set<Promise<unknown>>()
    const ask = <Value>(work: Promise<Value>): Promise<Value> => {
      running.add(work)
      // The caller receives the error.
      void work.catch(() => undefined).then(() => running.delete(work))
      return work
    }
    return {
      kind: 'OPEN',
      count: opened.value,
      inspect: (index) => ask<Result<Inspection, UnreadableFont>>(inspector.inspect(index)),
      sample: (...wanted) => ask(inspector.sample(...wanted)),
      glyph: (...wanted) => ask(inspector.glyph(...wanted)),
      end: () => void Promise.allSettled(running).then(() => thread.terminate()),
    }
  } catch {
    const refused = refuse(limit.signal.aborted ? 'TOO_SLOW' : 'UNREADABLE')
    signal.throwIfAborted()
    return refused
  } finally {
    clearTimeout(timer)
  }
}

/** Settles as `work` does, or rejects when the signal aborts. */
const unlessAborted = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
