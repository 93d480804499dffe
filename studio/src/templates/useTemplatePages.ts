import { useClient } from '@irodori/client/ClientProvider'
import type { CallError } from '@irodori/client/callError'
import { queryKey } from '@irodori/client/queryKey'
import { readTemplateGroup, readTemplatesOfSeries } from '@irodori/contract/endpoints/catalogue'
import type { Template } from '@irodori/contract/entities/template'
import type { Result } from '@irodori/result'
import { useQuery } from '@tanstack/react-query'
import type { TemplateChoice } from './templateChoice.ts'

/** All pages of a choice: the sides of a template, or the pages of a series from its cover. */
export function useTemplatePages({ id, isSeries }: Pick<TemplateChoice, 'id' | 'isSeries'>) {
  const client = useClient()
  return useQuery({
    queryKey: [...queryKey(isSeries ? readTemplatesOfSeries : readTemplateGroup), id],
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<readonly Template[]> => {
      const result: Result<readonly Template[], CallError> = isSeries
        ? await client.call(readTemplatesOfSeries, { query: { templateSeriesIdString: id } }, { signal })
        : await client.call(readTemplateGroup, { params: { id } }, { signal })
      return result.ok ? result.value : Promise.reject(result.error)
    },
  })
}
