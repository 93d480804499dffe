import type { Client } from '@irodori/client/client'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { pageFromTemplate } from '@irodori/design/designPage'
import { err, ok } from '@irodori/result'
import type { EditorRoute } from './editorRoute.ts'
import type { OpeningResult } from './openedDesign.ts'
import { openingProblemOf } from './openedDesign.ts'
import { templatesOf } from './templatesOf.ts'

/** Creates a design from a template and its other sides, or from all pages of a template series. */
export async function openNew(
  client: Pick<Client, 'call'>,
  route: Extract<EditorRoute, { kind: 'NEW' }>,
  newId: () => string,
): Promise<OpeningResult> {
  const [product, templates] = await Promise.all([
    client.call(readProduct, { params: { id: route.productId } }),
    templatesOf(client, route.templateId, route.isSeichoku),
  ])
  if (!product.ok) return err(openingProblemOf(product.error))
  if (!templates.ok) return err(openingProblemOf(templates.error))
  if (templates.value.length === 0) return err({ kind: 'NOT_FOUND' })
  const sideCount = route.isSeichoku ? product.value.numberOfSides : templates.value.length
  const pages = templates.value.map((template) => pageFromTemplate(template, sideCount, newId))
  return ok({
    product: product.value,
    document: { designSeriesId: null, pages },
    templates: templates.value,
    imageFolder: null,
    updatedAt: {},
  })
}
