import type { Client } from '@irodori/client/client'
import { readTemplate } from '@irodori/contract/endpoints/catalogue'
import { pagesAtom, templatesAtom } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'

/** Fetches the templates that pages were changed to on an earlier visit, because upload limits depend on them. */
export async function fetchMissingTemplates(client: Pick<Client, 'call'>, store: EditorStore): Promise<void> {
  const known = new Set(store.get(templatesAtom).map(({ id }) => id))
  for (const id of new Set(store.get(pagesAtom).map(({ templateId }) => templateId))) {
    if (known.has(id)) continue
    const template = await client.call(readTemplate, { params: { id } })
    if (template.ok) store.set(templatesAtom, (templates) => [...templates, template.value])
  }
}
