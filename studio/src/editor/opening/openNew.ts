import type { Client } from '@irodori/client'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { pageFromTemplate } from '@irodori/design'
import type { EditorRoute } from './editorRoute.ts'
import type { Opening } from './openedDesign.ts'
import { notOpened, openingProblemOf } from './openedDesign.ts'
import { templatesOf } from './templatesOf.ts'

/** A fresh design from a template and its other sides, or from all pages of a template series. */
export async function openNew(
  client: Pick<Client, 'call'>,
  place: Extract<EditorRoute, { kind: 'NEW' }>,
  newId: () => string,
): Promise<Opening> {
  const [product, templates] = await Promise.all([
    client.call(readProduct, { params: { id: place.productId } }),
    templatesOf(client, place.templateId, place.isSeichoku),
  ])
  if (!product.ok) return notOpened(openingProblemOf(product.error))
  if (!templates.ok) return notOpened(openingProblemOf(templates.error))
  if (templates.value.length === 0) return notOpened({ kind: 'NOT_FOUND' })
  const sideCount = place.isSeichoku ? product.value.numberOfSides : templates.value.length
  const pages = templates.value.map((template) => pageFromTemplate(template, sideCount, newId))
  return {
    ok: true,
    design: {
      product: product.value,
      document: { designSeriesId: null, pages },
      templates: templates.value,
      imageFolder: null,
      updatedAt: {},
    },
  }
}
