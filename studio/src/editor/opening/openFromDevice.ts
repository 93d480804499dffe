import type { Client } from '@irodori/client/client'
import { readProduct, readTemplate } from '@irodori/contract/endpoints/catalogue'
import type { JournalState } from '@irodori/design/journalState'
import { err, ok } from '@irodori/result'
import type { EditorRoute } from './editorRoute.ts'
import type { OpeningResult } from './openedDesign.ts'
import { openingProblemOf } from './openedDesign.ts'

/** Opens a design as the journal has it, with what this device has kept of the catalogue. */
export async function openFromDevice(
  client: Pick<Client, 'call'>,
  route: EditorRoute,
  { history: { document } }: Pick<JournalState, 'history'>,
): Promise<OpeningResult> {
  const ids = [...new Set(document.pages.map(({ templateId }) => templateId))]
  const [product, ...templates] = await Promise.all([
    client.call(readProduct, { params: { id: route.productId } }),
    ...ids.map((id) => client.call(readTemplate, { params: { id } })),
  ])
  if (!product.ok) return err(openingProblemOf(product.error))
  return ok({
    product: product.value,
    document,
    templates: templates.flatMap((template) => (template.ok ? [template.value] : [])),
    imageFolder: null,
    updatedAt: {},
    isFromDevice: true,
  })
}
