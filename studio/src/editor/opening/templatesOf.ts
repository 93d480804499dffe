import type { CallResult, Client } from '@irodori/client'
import type { Template } from '@irodori/contract'
import { readTemplateGroup, readTemplatesOfSeries } from '@irodori/contract/endpoints/catalogue'

const byPage = (a: Template, b: Template): number =>
  Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber

/** Every page of a booklet, or every side of a product, that begins with one template or series. */
export async function templatesOf(
  client: Pick<Client, 'call'>,
  id: string,
  isSeichoku: boolean,
): Promise<CallResult<readonly Template[]>> {
  const result = isSeichoku
    ? await client.call(readTemplatesOfSeries, { query: { templateSeriesIdString: id } })
    : await client.call(readTemplateGroup, { params: { id } })
  return result.ok ? { ok: true, data: result.data.toSorted(byPage) } : result
}
