import { useQuery } from '@tanstack/react-query'
import type { FontCache } from './fontCache.ts'
import type { FontSource } from './fontSource.ts'
import type { Inspection } from './inspectWorker.ts'
import type { RefusedFont } from './openInspector.ts'

export type Inspected = { readonly kind: 'DONE'; readonly inspection: Inspection; readonly count: number } | RefusedFont

/** The cached report of a font; `index` chooses a font of a collection. */
export const useInspection = (cache: FontCache, source: FontSource, index: number) =>
  useQuery({
    queryKey: ['font inspection', source.id, index],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<Inspected> => {
      const answer = await cache.open(source, signal)
      if (answer.kind === 'REFUSED') return answer
      const inspected = await answer.inspect(index)
      return inspected.ok
        ? { kind: 'DONE', inspection: inspected.value, count: answer.count }
        : { kind: 'REFUSED', fault: 'UNREADABLE', unreadable: inspected.error }
    },
  })
