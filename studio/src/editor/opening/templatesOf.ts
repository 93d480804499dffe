import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import { readTemplateGroup, readTemplatesOfSeries } from '@irodori/contract/endpoints/catalogue'
import type { Template } from '@irodori/contract/entities/template'
import type { Result } from '@irodori/result'

const byPage = (a: Template, b: Template): number =>
  Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber

/** All pages of a template series, or all sides of a template group, in page order. */
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
