import type { CallError, Client } from '@irodori/client'
import type { Template } from '@irodori/contract'
import { readTemplateGroup, readTemplatesOfSeries } from '@irodori/contract/endpoints/catalogue'
import type { Result } from '@irodori/result'

const byPage = (a: Template, b: Template): number =>
  Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber

/** Every page of a booklet, or every side of a product, that begins with one template or series. */
export async function templatesOf(
  client: Pick<Client, 'call'>,
  id: string,
  isSeichoku: boolean,
): Promise<Result<readonly Template[], CallError>> {
  const result = isSeichoku
    ? await client.call(readTemplatesOfSeries, { query: { templateSeriesIdString: id } })
    : await client.call(readTemplateGroup, { params: { id } })
  return result.ok ? { ok: true, value: result.value.toSorted(byPage) } : result
}
