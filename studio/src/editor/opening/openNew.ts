import type { Client } from '@irodori/client'
import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { pageFromTemplate } from '@irodori/design'
import type { EditorPlace } from './editorPlace.ts'
import type { Opening } from './opened.ts'
import { notOpened, problemOf } from './opened.ts'
import { templatesOf } from './templatesOf.ts'

/** A fresh design from a template and its other sides, or from all pages of a template series. */
export async function openNew(
  client: Pick<Client, 'call'>,
  place: Extract<EditorPlace, { kind: 'NEW' }>,
  newId: () => string,
): Promise<Opening> {
  const [product, templates] = await Promise.all([
    client.call(readProduct, { params: { id: place.productId } }),
    templatesOf(client, place.templateId, place.isSeichoku),
  ])
  if (!product.ok) return notOpened(problemOf(product.failure))
  if (!templates.ok) return notOpened(problemOf(templates.failure))
  if (templates.data.length === 0) return notOpened({ kind: 'NOT_FOUND' })
  const sideCount = place.isSeichoku ? product.data.numberOfSides : templates.data.length
  const pages = templates.data.map((template) => pageFromTemplate(template, sideCount, newId))
  return {
    ok: true,
    design: {
      product: product.data,
      document: { designSeriesId: null, pages },
      templates: templates.data,
      imageFolder: null,
      updatedAt: {},
    },
  }
}
